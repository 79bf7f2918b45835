"""Background tasks: kept until they are done, and their failures are logged; and long ones in slices."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from tavolino.core.refusal import TavolinoError

log = logging.getLogger(__name__)

LONGEST_SLICE = 0.005  # seconds


class BackgroundTasks:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, coroutine: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(coroutine)
        self._tasks.add(task)  # the loop itself holds tasks only weakly
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or task.exception() is None:
            return
        problem = task.exception()
        if isinstance(problem, TavolinoError):
            log.warning("background_task_refused", extra={"code": problem.code})
        else:
            log.error("background_task_failed", exc_info=problem)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def every(seconds: float, job: Callable[[], Awaitable[None]], immediately: bool = False) -> None:
    """Repeats until cancelled. A job that fails runs again next time: the store may be unavailable for a moment."""
    if not immediately:
        await asyncio.sleep(seconds)
    while True:
        try:
            await job()
        except TavolinoError as problem:
            log.warning("periodic_job_postponed", extra={"code": problem.code})
        except Exception as problem:
            log.error("periodic_job_failed", exc_info=problem)
        await asyncio.sleep(seconds)


class TimeSlice:
    """For work of unknown length in the event loop: when one `is_over`, others come to their turn before the next."""

    __slots__ = ("_since", "has_paused")

    def __init__(self) -> None:
        self._since = time.monotonic()
        self.has_paused = False  # others may have changed anything meanwhile

    def is_over(self) -> bool:
        return time.monotonic() - self._since >= LONGEST_SLICE

    async def next(self) -> None:
        self.has_paused = True
        await asyncio.sleep(0)
        self._since = time.monotonic()
