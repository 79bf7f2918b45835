"""Whether this node can store what people do: it tries.

Anybody may ask, so asking must cost next to nothing: an answer holds for a second, and all who ask while the database
is being tried wait for the same answer.
"""

import asyncio
import time
from collections.abc import Callable

from tavolino.store.probe import probe
from tavolino.store.store import Store
from tavolino.store.unavailable import StoreUnavailable, first_line

FRESH_S = 1.0  # how long an answer holds
LONGEST_S = 3.0  # how long the database may take


class Readiness:
    def __init__(self, store: Store, clock: Callable[[], float] = time.monotonic) -> None:
        self._store = store
        self._clock = clock
        self._began = 0.0
        self._trial: asyncio.Future[None] | None = None

    async def confirm(self) -> None:
        """Raises StoreUnavailable where the database does not store, or takes too long."""
        trial = self._current_trial()
        left = self._began + LONGEST_S - self._clock()
        await asyncio.wait([trial], timeout=max(0.0, left))
        if not trial.done():
            raise StoreUnavailable(f"the database has stored nothing for {LONGEST_S:g} s")
        if (problem := trial.exception()) is not None:
            raise StoreUnavailable(f"the database stores nothing: {first_line(problem)}") from problem

    async def is_confirmed(self) -> bool:
        try:
            await self.confirm()
        except StoreUnavailable:
            return False
        return True

    def _current_trial(self) -> "asyncio.Future[None]":
        """One at a time: a database that does not answer gets no further one."""
        trial = self._trial
        if trial is None or (trial.done() and self._clock() - self._began >= FRESH_S):
            self._began = self._clock()
            trial = self._trial = asyncio.ensure_future(self._store.write(probe))
        return trial
