"""Who plays batches: this process, some of its own (workers.py), or those of a cluster (cluster.py). The results are
the same."""

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator

from tavolino.arena.batch import AnyBatch, Done, Finished, GivenUp, Task, TaskQueue, WorkerLost
from tavolino.arena.own_players import closing

Outcome = Finished[AnyBatch, Done] | WorkerLost[AnyBatch]


class Executor(ABC):
    @abstractmethod
    def outcomes(
        self, do: Callable[[AnyBatch], Done], take: Callable[[], Task[AnyBatch] | None]
    ) -> Iterator[Outcome[AnyBatch, Done]]:
        """What becomes of each task that `take` gives. It ends when `take` gives none and none is under way."""

    def judged(
        self, do: Callable[[AnyBatch], Done], task: Task[AnyBatch]
    ) -> Finished[AnyBatch, Done] | GivenUp[AnyBatch]:
        """Of a single game with which workers have died as often as it was tried, and nothing else was under way
        there."""
        return GivenUp(task.batch)


class ThisProcess(Executor):
    def outcomes(
        self, do: Callable[[AnyBatch], Done], take: Callable[[], Task[AnyBatch] | None]
    ) -> Iterator[Outcome[AnyBatch, Done]]:
        while (task := take()) is not None:
            yield Finished(task, *timed(do, task.batch))


def timed(do: Callable[[AnyBatch], Done], batch: AnyBatch) -> tuple[Done, float]:
    began = time.process_time()
    value = do(batch)
    return value, time.process_time() - began


def results(
    do: Callable[[AnyBatch], Done], queue: TaskQueue[AnyBatch], executor: Executor
) -> Iterator[Finished[AnyBatch, Done] | GivenUp[AnyBatch]]:
    """Of everything in the queue, in whatever order it is done. Who is interrupted leaves no process behind."""
    with closing():
        for outcome in executor.outcomes(do, queue.take):
            if isinstance(outcome, WorkerLost):
                given_up = queue.lost(outcome.task)
                if given_up is not None:
                    yield executor.judged(do, outcome.task)
            else:
                queue.finished(outcome)
                yield outcome
