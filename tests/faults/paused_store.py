"""A store that delays every answer a little: planted pauses, for races between nodes."""

import asyncio
from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from sqlalchemy import URL, Connection, Engine

from tavolino.store.claim import Claim
from tavolino.store.line import Line, Outcome
from tavolino.store.pending_write import AnswerCallback
from tavolino.store.read import StoredLine
from tavolino.store.store import Store

T = TypeVar("T")
LONGEST = 0.02  # seconds


class PausedStore(Store):
    def __init__(self, url: URL, engine: Engine, node: str, claim: Claim) -> None:
        super().__init__(url, engine, node, claim)
        self._random = Random(node)

    def _pause(self) -> float:
        return self._random.uniform(0, LONGEST)

    def append_and_tell(self, lines: Sequence[Line], told: AnswerCallback) -> None:
        loop = asyncio.get_running_loop()

        def answered(outcome: Outcome | None, problem: BaseException | None) -> None:
            loop.call_later(self._pause(), told, outcome, problem)

        loop.call_later(self._pause(), super().append_and_tell, lines, answered)

    async def write(self, job: Callable[[Connection], T]) -> T:
        await asyncio.sleep(self._pause())
        return await super().write(job)

    async def read(self, job: Callable[[Connection], T]) -> T:
        await asyncio.sleep(self._pause())
        found = await super().read(job)
        await asyncio.sleep(self._pause())
        return found

    async def entries(self, table: str, after: int = 0) -> list[StoredLine]:
        found = await super().entries(table, after)
        await asyncio.sleep(self._pause())
        return found
