"""Things done on the side: kept until they are through, and their failures told."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from tavolino.core.refusal import TavolinoError

log = logging.getLogger(__name__)


class Errands:
    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(errand)
        self._tasks.add(task)  # the loop itself holds tasks only weakly
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or task.exception() is None:
            return
        problem = task.exception()
        if isinstance(problem, TavolinoError):
            log.warning("errand_refused", extra={"code": problem.code})
        else:
            log.error("errand_failed", exc_info=problem)

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


async def every(seconds: float, duty: Callable[[], Awaitable[None]], at_once: bool = False) -> None:
    """Until cancelled. A duty that fails today is done tomorrow: the store may be away for a moment."""
    if not at_once:
        await asyncio.sleep(seconds)
    while True:
        try:
            await duty()
        except TavolinoError as problem:
            log.warning("duty_put_off", extra={"code": problem.code})
        except Exception as problem:
            log.error("duty_failed", exc_info=problem)
        await asyncio.sleep(seconds)
