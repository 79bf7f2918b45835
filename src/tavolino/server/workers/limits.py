"""How much one job in a worker process may take. The kernel enforces it, whatever the job is doing."""

import os
import resource
import time
from pathlib import Path
from typing import Literal

import msgspec

MEGABYTE = 1024 * 1024
ADDRESS_SPACE = Path("/proc/self/statm")  # in pages, the first number
A_WEEK = 7 * 24 * 3600.0

Resource = Literal["time", "memory", "answer"]


class OverLimit(Exception):
    """The job would have taken more than it may."""

    def __init__(self, what: Resource) -> None:
        super().__init__(what)
        self.what: Resource = what


class JobLimits(msgspec.Struct, frozen=True, kw_only=True):
    """None: no limit."""

    seconds: float = A_WEEK  # by the clock; after that the worker is killed
    cpu_seconds: int | None = None
    memory: int | None = None  # bytes beyond what the idle worker has
    answer: int | None = None  # bytes
    niceness: int = 0  # the higher, the longer it waits while others need the processor


def impose(limits: JobLimits) -> None:
    """On this process, for good: a worker whose job has such limits does no other after it."""
    os.nice(limits.niceness)
    if limits.cpu_seconds is not None:
        _limit(resource.RLIMIT_CORE, 0)  # the signal below would leave all memory in a file
        _limit(resource.RLIMIT_CPU, int(time.process_time()) + limits.cpu_seconds)  # SIGXCPU, which ends the process
    if limits.memory is not None and ADDRESS_SPACE.exists():
        idle = int(ADDRESS_SPACE.read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
        _limit(resource.RLIMIT_AS, idle + limits.memory)  # MemoryError


def _limit(what: int, most: int) -> None:
    """Unless the system has set a stricter one, which cannot be raised."""
    _, hard = resource.getrlimit(what)
    resource.setrlimit(what, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))
