"""The questions that wait for a worker: those of people first, and so few that none waits too long."""

import asyncio
import heapq
import time
from collections.abc import Callable
from typing import Final

from tavolino.server.bots.job import Effort
from tavolino.server.workers.process import WorkerProcess

LATEST: Final = 5.0  # seconds after the question, by which a bot is to have moved
RESERVED: Final = 0.5  # of them, for everything but its thought
LEAST: Final = 0.05  # seconds for a thought, however many wait
AMONG_BOTS: Final = 2.0  # seconds that a table of bots alone lets others go before it
BEHIND_BOTS: Final = 60.0  # and a hint, all bots: nobody but who has asked waits for it

Waiting = tuple[float, int, asyncio.Future[WorkerProcess]]


class WorkerQueue:
    """Free workers, and who waits for one."""

    def __init__(self, workers: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._workers = workers
        self._clock = clock
        self._free: list[WorkerProcess] = []  # one that is already running goes first
        self._waiting: list[Waiting] = []  # a heap, by when they asked
        self._number = 0

    @property
    def waiting(self) -> int:
        """Questions for which no worker was free yet."""
        return sum(not worker.done() for _, _, worker in self._waiting)

    async def take(self, asked_at: float, among_people: bool, is_bot: bool = True) -> WorkerProcess:
        if self._free:
            return self._free.pop()
        self._number += 1
        worker: asyncio.Future[WorkerProcess] = asyncio.get_running_loop().create_future()
        behind = (0.0 if among_people else AMONG_BOTS) if is_bot else BEHIND_BOTS
        heapq.heappush(self._waiting, (asked_at + behind, self._number, worker))
        try:
            return await worker
        except asyncio.CancelledError:
            if worker.done() and not worker.cancelled():
                self.give_back(worker.result())
            raise

    def give_back(self, worker: WorkerProcess) -> None:
        while self._waiting:
            *_, next_one = heapq.heappop(self._waiting)
            if not next_one.done():
                next_one.set_result(worker)
                return
        self._free.append(worker)

    def effort(self, asked_at: float) -> Effort:
        """Of a bot that is asked now: the more wait behind it, the less."""
        queue = 1.0 + self.waiting / max(1, self._workers)
        left = LATEST - RESERVED - (self._clock() - asked_at)
        return Effort(1.0 / queue, max(LEAST, left / queue))
