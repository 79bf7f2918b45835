"""How many files the system lets this process have open, and how many of them connections may take."""

import resource

ENOUGH = 65_536  # what the sample for systemd asks for; some systems would allow a billion
KEPT_BACK = 128  # for the database, the log, worker processes and their pipes


def raise_file_limit() -> int:
    """As far as the system allows without asking; the number of files that may be open from now on."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return ENOUGH if soft == resource.RLIM_INFINITY else soft
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


def most_connections(wanted: int, files: int) -> int:
    """No more than leave files for everything else, but half of them at least."""
    return min(wanted, max(files - KEPT_BACK, files // 2))
