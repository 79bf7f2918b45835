"""Batches on the machines of a Dask cluster, or on a small one that is started here to try it.

Dask plays the batches of a lost worker again by itself; a batch that several workers have died with comes back as
lost, like one of a process here. A few batches for each worker are under way at a time, so that the scheduler's memory
does not grow with their number.
"""

import logging
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from types import TracebackType
from typing import Any

from tavolino.arena.batch import AnyBatch, Done, Finished, GivenUp, Task, WorkerLost
from tavolino.arena.code import fingerprint
from tavolino.arena.executor import Executor, Outcome, timed
from tavolino.arena.workers import Workers
from tavolino.core.refusal import TavolinoError

AHEAD = 3  # tasks for each worker
CONNECTING_SECONDS = 10
LOCAL = "local"
HOST = "127.0.0.1"  # of a local one


class NoCluster(TavolinoError):
    """It cannot be reached, or cannot play our batches."""


class Cluster(Executor, AbstractContextManager["Cluster"]):
    """`address` of its scheduler, or `local` for one with so many workers on this machine."""

    def __init__(self, address: str, workers: int) -> None:
        self._dask = _dask()
        self._own = _local(self._dask, workers) if address == LOCAL else None
        self._client = _connected(self._dask, address if self._own is None else self._own.scheduler_address)
        self._check_versions(fingerprint())

    @property
    def address(self) -> str:
        """Of the scheduler, for others to join."""
        return str(self._client.scheduler.address)

    def own_worker_pids(self) -> list[int]:
        """Of those that were started here and are ready for work."""
        ready = self._client.scheduler_info(n_workers=-1)["workers"]
        nannies = [] if self._own is None else self._own.workers.values()
        return sorted(nanny.pid for nanny in nannies if nanny.pid is not None and nanny.worker_address in ready)

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._client.close()
        if self._own is not None:
            self._own.close()

    def outcomes(
        self, do: Callable[[AnyBatch], Done], take: Callable[[], Task[AnyBatch] | None]
    ) -> Iterator[Outcome[AnyBatch, Done]]:
        finished = self._dask.as_completed(loop=self._client.loop, raise_errors=False)
        running: dict[str, Task[AnyBatch]] = {}
        try:
            while self._submit(do, take, finished, running):
                future = next(finished)
                task = running.pop(future.key)
                yield self._outcome(future, task)
        finally:
            self._client.cancel([self._dask.Future(key, self._client) for key in running], force=True)

    def judged(
        self, do: Callable[[AnyBatch], Done], task: Task[AnyBatch]
    ) -> Finished[AnyBatch, Done] | GivenUp[AnyBatch]:
        """A worker can die of many things, so that no game is blamed before a process of this machine has died with it
        as well."""
        once: list[Task[AnyBatch]] = [task]
        (outcome,) = Workers(1).outcomes(do, lambda: once.pop() if once else None)
        return GivenUp(task.batch) if isinstance(outcome, WorkerLost) else outcome

    def _submit(
        self,
        do: Callable[[AnyBatch], Done],
        take: Callable[[], Task[AnyBatch] | None],
        finished: Any,
        running: dict[str, Task[AnyBatch]],
    ) -> bool:
        """Whether anything is under way."""
        while len(running) < AHEAD * self._workers() and (task := take()) is not None:
            future = self._client.submit(_play, fingerprint(), do, task.batch, pure=False)
            running[future.key] = task
            finished.add(future)
        return bool(running)

    def _workers(self) -> int:
        """Those that are there now: machines come and go."""
        return max(1, len(self._client.scheduler_info(n_workers=-1)["workers"]))

    def _outcome(self, future: Any, task: Task[AnyBatch]) -> Outcome[AnyBatch, Done]:
        try:
            value, seconds = future.result()
        except self._dask.KilledWorker:
            return WorkerLost(task)
        return Finished(task, value, seconds)

    def _check_versions(self, ours: str) -> None:
        for worker, theirs in self._client.run(fingerprint, on_error="return").items():
            if theirs != ours:
                raise NoCluster(_other_version(worker, theirs))


def _play(ours: str, do: Callable[[AnyBatch], Done], batch: AnyBatch) -> tuple[Done, float]:
    """In a worker, which may have joined after the others were asked."""
    theirs = fingerprint()
    if theirs != ours:
        raise NoCluster(_other_version("a worker that has just joined", theirs))
    return timed(do, batch)


def _other_version(worker: str, theirs: object) -> str:
    found = f"other code ({theirs})" if isinstance(theirs, str) else f"no code that can be used ({theirs})"
    return f"{worker} has {found} and not ours ({fingerprint()}); install the same version of Tavolino everywhere"


def _dask() -> Any:
    try:
        import distributed
    except ImportError:
        raise NoCluster('--cluster needs Dask: pip install "tavolino[cluster]"') from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)  # what matters is told in a sentence of ours
    return distributed


def _local(distributed: Any, workers: int) -> Any:
    """It tells of each worker that dies, and leaves it to us to try again."""
    import dask.config as settings

    with settings.set({"distributed.scheduler.allowed-failures": 0}):
        return distributed.LocalCluster(
            n_workers=workers,
            threads_per_worker=1,
            host=HOST,
            dashboard_address=f"{HOST}:0",  # else two clusters would want the same port
            silence_logs="ERROR",
        )


def _connected(dask: Any, address: str) -> Any:
    try:
        client = dask.Client(address, timeout=CONNECTING_SECONDS)
    except (OSError, ValueError) as problem:
        raise NoCluster(f"no scheduler answers at {address}: {problem}; start one with: dask scheduler") from None
    if not client.scheduler_info(n_workers=-1)["workers"]:
        client.close()
        raise NoCluster(f"the cluster at {address} has no workers; start some with: dask worker {address} --nthreads 1")
    return client
