"""Bots think in processes of their own: a search that overruns or crashes costs nobody else anything."""

import asyncio
import multiprocessing
import secrets

from pebble import ProcessExpired, ProcessPool

from tavolino.core.game import View
from tavolino.server.thinking import think

LONGEST_THOUGHT = 30.0  # seconds; then the worker is killed and the thought begins anew
TRIES = 5


class NoThought(Exception):
    """The workers could not find a move, however often they tried."""


class Brains:
    def __init__(self, workers: int = 1, longest: float = LONGEST_THOUGHT) -> None:
        # never by fork: a server has threads, and a child of it would inherit their locks
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["tavolino.server.thinking"])
        self._pool = ProcessPool(max_workers=workers, context=context)
        self._longest = longest

    async def choose(self, game: str, level: str, seat: int, view: View, legal: tuple[int, ...]) -> int:
        """The code of the move that this bot makes. A worker that dies is replaced, and the thought begun anew."""
        seed = secrets.randbits(62)
        for _attempt in range(TRIES):
            future = self._pool.schedule(think, args=[game, level, seat, view, legal, seed], timeout=self._longest)
            try:
                return await asyncio.wrap_future(future)
            except (ProcessExpired, TimeoutError):
                continue
        raise NoThought(f"no move of {level} for {game} after {TRIES} tries")

    def close(self) -> None:
        self._pool.stop()  # type: ignore[no-untyped-call]  # Pebble's, which is not typed throughout
        self._pool.join()
