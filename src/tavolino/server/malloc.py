"""What the C library's allocator keeps for itself: as little as possible, since a server runs for months.

One arena of memory for all threads: by default glibc gives each thread an arena of its own, so that threads need not
wait for one another to allocate. Ours hold the interpreter lock meanwhile anyway; and what each arena keeps between its
blocks is never given back.

Large blocks are given back at once: by default glibc learns from the first large block that is freed, and keeps later
ones of up to 32 MB for itself. What somebody was answered and did not read would stay for good.
"""

import ctypes

M_MMAP_THRESHOLD = -3  # of malloc.h
M_ARENA_MAX = -8
LARGE = 128 * 1024  # bytes; glibc's own choice before it learns


def tune() -> None:
    """Before threads are started. Does nothing where the C library has no such settings."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(M_ARENA_MAX, 1)
        mallopt(M_MMAP_THRESHOLD, LARGE)
