"""One process that thinks for bots, one thought at a time.

A pool of Pebble's for each, and a new pool for each process: the workers of a pool share locks, and one that is killed
at the wrong moment takes a lock with it, which would leave the others waiting for a minute or two.
"""

import asyncio
import multiprocessing
from collections.abc import Callable, Iterable
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from pebble import ProcessExpired, ProcessPool


class WorkerDied(Exception):
    """It was killed, or took too long and was killed by us."""


class Worker:
    """Comes up with the first thought. After WorkerDied, it is to be closed and another one made."""

    def __init__(self) -> None:
        # never by fork: a server has threads, and a child of it would inherit their locks
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["tavolino.server.thinking"])
        self._pool = ProcessPool(max_workers=1, context=context)

    async def run(self, thought: Callable[..., int], question: Iterable[Any], longest: float) -> int:
        """What the thought comes to, or what it raises."""
        try:
            # asking starts it, in a thread, since that takes a good part of a second
            if not await asyncio.to_thread(lambda: self._pool.active):
                raise WorkerDied
            future = self._pool.schedule(thought, args=question, timeout=longest)
        except (OSError, RuntimeError) as problem:
            raise WorkerDied from problem
        try:
            return await asyncio.wrap_future(future)
        except (ProcessExpired, BrokenProcessPool, TimeoutError) as problem:
            raise WorkerDied from problem

    async def close(self) -> None:
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self._pool.stop()  # type: ignore[no-untyped-call]  # Pebble's, which is not typed throughout
        self._pool.join()
