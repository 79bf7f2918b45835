"""Work that takes as much as it is told to."""

import time

MEGABYTE = 1024 * 1024


def busy(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def spend(seconds: float, megabytes: int) -> bytes:
    """A job for a worker."""
    taken = b"x" * (megabytes * MEGABYTE)
    busy(seconds)
    return taken[:1]
