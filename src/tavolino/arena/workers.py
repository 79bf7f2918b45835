"""Batches on several cores of this machine. Who is interrupted leaves no process behind, and a worker that dies takes
nothing with it."""

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context

from tavolino.arena.batch import AnyBatch, Done, Finished, Task, WorkerLost
from tavolino.arena.executor import Executor, Outcome, ThisProcess, timed
from tavolino.arena.own_players import prepare_worker, start_fork_server
from tavolino.own_bots.ending import signals_held

AHEAD = 2  # tasks for each worker: one is played, the next one waits

Running = dict[Future[tuple[Done, float]], Task[AnyBatch]]


def executor(workers: int) -> Executor:
    return ThisProcess() if workers == 1 else Workers(workers)


class Workers(Executor):
    def __init__(self, workers: int) -> None:
        self.workers = workers

    def outcomes(
        self, do: Callable[[AnyBatch], Done], take: Callable[[], Task[AnyBatch] | None]
    ) -> Iterator[Outcome[AnyBatch, Done]]:
        others = set(active_children())
        pool = self._pool()
        running: Running[Done, AnyBatch] = {}
        try:
            while self._submit(pool, do, take, running):
                finished, _ = wait(running, return_when=FIRST_COMPLETED)
                outcomes = [_outcome(future, running.pop(future)) for future in finished]
                if any(isinstance(outcome, WorkerLost) for outcome in outcomes):
                    outcomes += [_outcome(future, task) for future, task in running.items()]  # over with the pool
                    running.clear()
                    pool.shutdown(cancel_futures=True)
                    pool = self._pool()
                yield from outcomes
        except BaseException:  # nobody waits for what is under way
            for process in set(active_children()) - others:
                process.terminate()
            raise
        finally:
            pool.shutdown(cancel_futures=True)

    def _pool(self) -> ProcessPoolExecutor:
        start_fork_server()
        return ProcessPoolExecutor(self.workers, mp_context=get_context("forkserver"), initializer=prepare_worker)

    def _submit(
        self,
        pool: ProcessPoolExecutor,
        do: Callable[[AnyBatch], Done],
        take: Callable[[], Task[AnyBatch] | None],
        running: Running[Done, AnyBatch],
    ) -> bool:
        """Whether anything is under way."""
        while len(running) < AHEAD * self.workers and (task := take()) is not None:
            running[_submitted(pool, do, task.batch)] = task
        return bool(running)


def _submitted(
    pool: ProcessPoolExecutor, do: Callable[[AnyBatch], Done], batch: AnyBatch
) -> Future[tuple[Done, float]]:
    with signals_held():  # a worker that is not known yet could not be told to end
        try:
            return pool.submit(timed, do, batch)
        except BrokenProcessPool as lost:  # one has died since the last look
            never: Future[tuple[Done, float]] = Future()
            never.set_exception(lost)
            return never


def _outcome(future: Future[tuple[Done, float]], task: Task[AnyBatch]) -> Outcome[AnyBatch, Done]:
    try:
        return Finished(task, *future.result())
    except BrokenProcessPool:
        return WorkerLost(task)
