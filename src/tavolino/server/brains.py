"""Bots think in processes of their own: a search that overruns or crashes costs nobody else anything."""

import asyncio
import secrets

from tavolino.core.game import View
from tavolino.server.thinking import think
from tavolino.server.worker import Worker, WorkerDied

LONGEST_THOUGHT = 30.0  # seconds; then the worker is killed and the thought begins anew
TRIES = 5


class NoThought(Exception):
    """The workers could not find a move, however often they tried."""


class Brains:
    def __init__(self, workers: int = 1, longest: float = LONGEST_THOUGHT) -> None:
        self._longest = longest
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()  # one that has come up already goes first
        self._workers = {Worker() for _ in range(workers)}
        self._closing: set[asyncio.Task[None]] = set()
        for worker in self._workers:
            self._free.put_nowait(worker)

    async def choose(self, game: str, level: str, seat: int, view: View, legal: tuple[int, ...]) -> int:
        """The code of the move that this bot makes. A worker that dies is replaced, and the thought begun anew."""
        question = (game, level, seat, view, legal, secrets.randbits(62))
        for _attempt in range(TRIES):
            try:
                code = await self._think(question)
            except WorkerDied:
                continue
            except Exception as problem:
                raise NoThought(f"{level} has no move for {game}: {problem!r}") from problem  # its own mistake
            if code not in legal:
                raise NoThought(f"{level} made up a move for {game}: {code}")
            return code
        raise NoThought(f"no move of {level} for {game} after {TRIES} tries")

    async def _think(self, question: tuple[object, ...]) -> int:
        worker = await self._free.get()
        try:
            return await worker.run(think, question, self._longest)
        except (WorkerDied, asyncio.CancelledError):
            worker = self._replace(worker)
            raise
        finally:
            self._free.put_nowait(worker)

    def _replace(self, worker: Worker) -> Worker:
        """The old one is closed on the side: nobody waits for that."""
        closing = asyncio.ensure_future(worker.close())
        self._closing.add(closing)
        closing.add_done_callback(self._closing.discard)
        self._workers.discard(worker)
        another = Worker()
        self._workers.add(another)
        return another

    async def close(self) -> None:
        await asyncio.gather(*(worker.close() for worker in self._workers), *self._closing)
