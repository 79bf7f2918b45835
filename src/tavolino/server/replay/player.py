"""Plays records back in a thread of its own, one at a time, so that no live table has to wait."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from tavolino.server.http.errors import Busy

MOST_WAITING = 16  # a record takes a second at most

Result = TypeVar("Result")


class ReplayPlayer:
    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "replay")
        self._waiting = 0

    async def run(self, job: Callable[[], Result]) -> Result:
        if self._waiting >= MOST_WAITING:
            raise Busy("too many records are being played back at this moment; try again in a few seconds")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, job)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)
