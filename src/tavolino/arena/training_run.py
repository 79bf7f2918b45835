"""A training from its first game to its last: what is learned, in which order, and where it is kept meanwhile.

The same seed gives the same bytes, also when a training was stopped and goes on: after every lesson all numbers are
kept as they are. With several parts they learn side by side in each lesson, on as many processes as there are.
"""

from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple

from tavolino.arena.batch import GivenUp, Pile, TaskQueue
from tavolino.arena.executor import Executor, ThisProcess, results
from tavolino.arena.lesson_part import LessonPart, learn, together
from tavolino.arena.self_teaching import Lessons, NothingToLearn, SelfTeaching, Training
from tavolino.arena.span import Span
from tavolino.arena.whole_file import write_whole
from tavolino.bots.weights import pack

LESSON = 200  # games, of each part


class CurvePoint(NamedTuple):
    """A point of the learning curve."""

    games: int  # so far
    error: float  # root mean square, in winning chance, of what was thought of a position


class TrainingRun:
    """A training in a folder, from where it was stopped."""

    def __init__(self, training: Training, folder: Path, executor: Executor | None = None) -> None:
        self.training = training
        self.kept = folder / f"{training.learning.name}.training"
        self.finished = folder / f"{training.learning.name}.weights"
        self.executor = ThisProcess() if executor is None else executor
        self.teaching = SelfTeaching(training)
        self.lesson = LESSON * training.parts  # games
        self.curve: list[CurvePoint] = []
        if self.kept.exists():
            self._go_on()

    def run(self, advance: Callable[[int], None]) -> list[CurvePoint]:
        """Learns to the end; `advance` is told of how many games more. Returns the learning curve."""
        advance(len(self.curve) * self.lesson)
        for first in self._lessons()[len(self.curve) :]:
            numbers = range(first, min(first + self.lesson, self.training.games))
            learned = self.teaching.teach(numbers) if self.training.parts == 1 else self._teach_together(numbers)
            self.curve.append(CurvePoint(numbers.stop, (learned.squares / float(learned.seats)) ** 0.5))
            self._keep()
            advance(self.lesson)
        write_whole(self.finished, pack(self.training.learning.name, self.teaching.weights))
        self.kept.unlink(missing_ok=True)
        return self.curve

    def _lessons(self) -> range:
        return range(0, self.training.games, self.lesson)

    def _teach_together(self, numbers: range) -> Lessons:
        known = self.teaching.entries_as_bytes()
        parts = Span(numbers.start // LESSON, -(-numbers.stop // LESSON))
        make = partial(LessonPart, self.training, known, games=LESSON, beyond=numbers.stop)
        found: dict[int, Lessons] = {}
        for outcome in results(learn, TaskQueue([Pile(make, [parts], most=1)]), self.executor):
            if isinstance(outcome, GivenUp):
                raise NothingToLearn(f"workers died with games {outcome.batch.numbers}, as often as they were tried")
            found[outcome.task.batch.span.first] = outcome.value
        learned = together(known, [found[part] for part in sorted(found)])
        self.teaching.entries_from(learned.entries)
        return learned

    # ---- stopping and going on

    def _keep(self) -> None:
        curve = array("d")
        for lesson in self.curve:
            curve.extend(lesson)
        write_whole(self.kept, f"{self._title()}\n".encode() + self.teaching.entries_as_bytes() + curve.tobytes())

    def _title(self) -> str:
        training = self.training
        title = f"tavolino-training {training.game.id} {training.learning.name} {training.games} {training.seed}"
        return title if training.parts == 1 else f"{title} {training.parts}"

    def _go_on(self) -> None:
        title, _, rest = self.kept.read_bytes().partition(b"\n")
        if title.decode("utf-8", "replace") != self._title():
            raise NothingToLearn(f"{self.kept} is of another training: {title.decode('utf-8', 'replace')[:80]!r}")
        self.teaching.entries_from(rest)
        points = array("d", rest)[2 * len(self.teaching.weights) :]
        self.curve = [CurvePoint(int(games), error) for games, error in zip(points[::2], points[1::2], strict=True)]


def rows(curve: Sequence[CurvePoint], most: int) -> Iterator[CurvePoint]:
    """Some points of a curve, evenly, with the last one."""
    step = max(1, -(-len(curve) // most))
    for place in range(step - 1, len(curve), step):
        yield curve[place]
