"""Work in batches of about half a second: large enough to cost nothing to hand out, small enough that a worker shows
that it is alive. Compiled code may hold the interpreter for a whole batch, and sends no heartbeat meanwhile."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, NamedTuple, Protocol, Self, TypeVar

from tavolino.arena.span import Span

HALF_A_SECOND = 0.5
FASTEST_GROWTH = 16  # a first game may be much shorter than those that follow
TRIES = 3


class GameBatch(Protocol):
    @property
    def span(self) -> Span: ...

    def singles(self) -> list[Self]:
        """Its games or deals one by one."""
        ...


AnyBatch = TypeVar("AnyBatch", bound=GameBatch)
Done = TypeVar("Done")


@dataclass(eq=False)
class Pile(Generic[AnyBatch]):
    """Games or deals that take about the same time."""

    make: Callable[[Span], AnyBatch]
    missing: Sequence[Span]
    most: int  # in one batch
    size: int = 1  # what fits into half a second, as far as is known

    def learn(self, played: int, seconds: float) -> None:
        fitting = int(HALF_A_SECOND * played / max(seconds, 1e-6))
        self.size = max(1, min(fitting, self.most, FASTEST_GROWTH * max(played, self.size)))


@dataclass(eq=False)
class Task(Generic[AnyBatch]):
    """A batch to be played, and how often that was tried in vain."""

    batch: AnyBatch
    pile: Pile[AnyBatch]
    lost: int = 0


class Finished(NamedTuple, Generic[AnyBatch, Done]):
    """What came back of a task."""

    task: Task[AnyBatch]
    value: Done
    cpu_seconds: float


class WorkerLost(NamedTuple, Generic[AnyBatch]):
    """Nothing came back: the process that had the task has died."""

    task: Task[AnyBatch]


class GivenUp(NamedTuple, Generic[AnyBatch]):
    """A single game or deal with which a worker has died, as often as it was tried."""

    batch: AnyBatch


class TaskQueue(Generic[AnyBatch]):
    """What is played next. Tasks whose worker has died come again, each alone, until it is known which is to blame."""

    def __init__(self, piles: Iterable[Pile[AnyBatch]]) -> None:
        self._fresh = (task for pile in piles for task in _cut(pile))
        self._suspects: deque[Task[AnyBatch]] = deque()
        self._under_way = 0

    def take(self) -> Task[AnyBatch] | None:
        """None: there is nothing now, or nothing any more if nothing is under way."""
        if self._suspects and self._under_way:
            return None
        task = self._suspects.popleft() if self._suspects else next(self._fresh, None)
        self._under_way += task is not None
        return task

    def finished(self, done: Finished[AnyBatch, Done]) -> None:
        self._under_way -= 1
        done.task.pile.learn(done.task.batch.span.size, done.cpu_seconds)

    def lost(self, task: Task[AnyBatch]) -> GivenUp[AnyBatch] | None:
        """What is given up, if it is this."""
        self._under_way -= 1
        task.lost += 1
        if task.lost < TRIES:
            self._suspects.append(task)
        elif task.batch.span.size > 1:
            self._suspects.extend(Task(single, task.pile) for single in task.batch.singles())
        else:
            return GivenUp(task.batch)
        return None


def _cut(pile: Pile[AnyBatch]) -> Iterator[Task[AnyBatch]]:
    """By how long the last batches of the pile took."""
    for span in pile.missing:
        at = span.first
        while at < span.beyond:
            beyond = min(span.beyond, at + pile.size)
            yield Task(pile.make(Span(at, beyond)), pile)
            at = beyond
