"""Memory of a server and of all its worker processes, as the system counts it."""

import os
from collections.abc import Iterator
from pathlib import Path

PAGE = os.sysconf("SC_PAGE_SIZE")
MEGABYTE = 1024 * 1024


def megabytes(pid: int) -> float:
    """Resident, of a process and its descendants; pages that they share count for each."""
    return sum(map(_resident, _family(pid))) / MEGABYTE


def _resident(pid: int) -> int:
    try:
        return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
    except OSError:
        return 0  # it has ended meanwhile


def _family(pid: int) -> Iterator[int]:
    yield pid
    try:
        threads = list(Path(f"/proc/{pid}/task").iterdir())
        children = [child for thread in threads for child in (thread / "children").read_text().split()]
    except OSError:
        return
    for child in children:
        yield from _family(int(child))
