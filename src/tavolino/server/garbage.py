"""When reference cycles are looked for. Tables and sockets leave none, and a full collection stops every table for a
tenth of a second: it is there for what we have overlooked."""

import asyncio
import gc
import time
from collections.abc import Callable
from pathlib import Path
from resource import getpagesize

YOUNG, NEVER = 1_000, 1_000_000_000  # only the youngest generation is collected by itself
LOOK_SECONDS = 5.0
GROWTH = 64 * 1024 * 1024  # bytes of memory since the last collection that are reason enough for one
SHORTEST_REST, LONGEST_REST = 60.0, 600.0  # seconds
STATUS = Path("/proc/self/statm")


def tune() -> None:
    """What the modules have left in memory stays there."""
    gc.freeze()
    gc.enable()  # off while modules are loaded
    gc.set_threshold(YOUNG, NEVER, NEVER)


def memory() -> int:
    """Bytes of this process in memory; 0 where the system does not tell."""
    return int(STATUS.read_text().split()[1]) * getpagesize() if STATUS.exists() else 0


class Collections:
    def __init__(
        self,
        memory: Callable[[], int] = memory,
        collect: Callable[[], object] = gc.collect,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._memory, self._collect, self._clock = memory, collect, clock
        self._remember()

    def look(self) -> None:
        """Collects when memory has grown, or after a long time."""
        rested = self._clock() - self._when
        has_grown = self._memory() - self._size >= GROWTH
        if rested >= LONGEST_REST or (has_grown and rested >= SHORTEST_REST):
            self._collect()
            self._remember()

    def _remember(self) -> None:
        self._size, self._when = self._memory(), self._clock()


async def clear_now_and_then() -> None:
    """Until it is cancelled."""
    collections = Collections()
    while True:
        await asyncio.sleep(LOOK_SECONDS)
        collections.look()
