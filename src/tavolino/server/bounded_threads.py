"""Threads for slow work, with a bounded queue: a caller who comes when it is full is told to try again."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from tavolino.server.http.errors import Busy

Result = TypeVar("Result")


class BoundedThreads:
    def __init__(self, name: str, threads: int, most_waiting: int, too_many: str) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._most_waiting = most_waiting
        self._too_many = too_many
        self._waiting = 0

    async def run(self, job: Callable[[], Result]) -> Result:
        if self._waiting >= self._most_waiting:
            raise Busy(f"{self._too_many} at this moment; try again in a few seconds")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, job)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)
