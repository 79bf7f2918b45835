"""One arena of memory for all threads.

By default glibc gives each thread an arena of its own, so that threads need not wait for one another to allocate. Ours
hold the interpreter lock meanwhile anyway; and what each arena keeps between its blocks is never given back.
"""

import ctypes

M_ARENA_MAX = -8  # of malloc.h


def use_one_arena() -> None:
    """Before threads are started. Does nothing where the C library has no such setting."""
    mallopt = getattr(ctypes.CDLL(None), "mallopt", None)
    if mallopt is not None:
        mallopt(M_ARENA_MAX, 1)
