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
        self._workers = workers
        self._longest = longest
        self._opening: asyncio.Future[ProcessPool] | None = None
        self._broken: list[ProcessPool] = []

    async def choose(self, game: str, level: str, seat: int, view: View, legal: tuple[int, ...]) -> int:
        """The code of the move that this bot makes. A worker that dies is replaced, and the thought begun anew."""
        question = [game, level, seat, view, legal, secrets.randbits(62)]
        for _attempt in range(TRIES):
            pool = await self._pool()
            try:
                code = await asyncio.wrap_future(pool.schedule(think, args=question, timeout=self._longest))
            except (ProcessExpired, TimeoutError):
                continue
            except Exception as problem:
                if not self._gave_up(pool):
                    raise NoThought(f"{level} has no move for {game}: {problem!r}") from problem  # its own mistake
                continue
            if code not in legal:
                raise NoThought(f"{level} made up a move for {game}: {code}")
            return code
        raise NoThought(f"no move of {level} for {game} after {TRIES} tries")

    async def _pool(self) -> ProcessPool:
        """The workers, started by whoever needs them first; in a thread, since that takes a good part of a second."""
        if self._opening is None:
            self._opening = asyncio.ensure_future(asyncio.to_thread(_open_pool, self._workers))
        opening = self._opening
        try:
            return await asyncio.shield(opening)
        except OSError as problem:  # no process to be had just now
            if self._opening is opening:
                self._opening = None
            raise NoThought(f"bots' workers do not start: {problem}") from problem

    def _gave_up(self, pool: ProcessPool) -> bool:
        """Whether the whole pool broke, as Pebble's does when a worker dies that had nothing to do. Then there will be
        another one."""
        if pool.active:
            return False
        if self._opening is not None and self._opening.done() and self._opening.result() is pool:
            self._opening = None
            self._broken.append(pool)  # closing it takes its time; nothing of it is left but idle threads
        return True

    async def close(self) -> None:
        pools = self._broken
        if self._opening is not None:
            pools = [*pools, await self._opening]
        for pool in pools:
            await asyncio.to_thread(_close_pool, pool)


def _open_pool(workers: int) -> ProcessPool:
    # never by fork: a server has threads, and a child of it would inherit their locks
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tavolino.server.thinking"])
    pool = ProcessPool(max_workers=workers, context=context)
    if not pool.active:  # asking starts it
        raise OSError("they ended at once")
    return pool


def _close_pool(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]  # Pebble's, which is not typed throughout
    pool.join()
