"""A store that answers when it is told to: writes one after the other, reads in any order."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from sqlalchemy import Connection

from faults.memory_store import MemoryStore
from tavolino.store.line import Line
from tavolino.store.pending_write import AnswerCallback

T = TypeVar("T")


class HeldStore(MemoryStore):
    def __init__(self) -> None:
        super().__init__()
        self.holds = False
        self._writes: list[Callable[[], None]] = []
        self._reads: list[Callable[[], None]] = []

    @property
    def held(self) -> int:
        """How many answers can be given now: that of the first write, and those of all reads."""
        return min(1, len(self._writes)) + len(self._reads)

    def answer(self, which: int) -> None:
        if self._writes and which == 0:
            self._writes.pop(0)()
        else:
            self._reads.pop(which - min(1, len(self._writes)))()

    def append_and_tell(self, lines: Sequence[Line], told: AnswerCallback) -> None:
        if self.holds:
            self._writes.append(lambda: super(HeldStore, self).append_and_tell(lines, told))
        else:
            super().append_and_tell(lines, told)

    async def write(self, job: Callable[[Connection], T]) -> T:
        if self.holds:
            await self._turn(self._writes)
        return await super().write(job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        if self.holds:
            await self._turn(self._reads)
        return await MemoryStore.write(self, job)

    async def _turn(self, waiting: list[Callable[[], None]]) -> None:
        turn: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        waiting.append(lambda: None if turn.done() else turn.set_result(None))
        await turn
