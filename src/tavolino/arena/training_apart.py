"""Parts of a training that know nothing of each other until the end: on machines that cannot talk, or all of them here.

Each part learns from its own games from the first to the last, and keeps what it knows in a file of its own. Put
together, in whatever order, they give the same bytes, whoever played them.
"""

from collections.abc import Callable, Iterable, Sequence
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from tavolino.arena.batch import GivenUp, Pile, TaskQueue
from tavolino.arena.executor import Executor, results
from tavolino.arena.lesson_part import LessonPart, learn, together
from tavolino.arena.self_teaching import Lessons, SelfTeaching, Training
from tavolino.arena.shard import Shard
from tavolino.arena.span import Span
from tavolino.arena.training_run import LESSON, CurvePoint
from tavolino.arena.whole_file import write_whole
from tavolino.bots.weights import pack
from tavolino.core.refusal import TavolinoError

KIND = "tavolino-training-part"
DIGEST_BYTES = 32


class BadPart(TavolinoError):
    """A file that is no part of a training, or not of this one."""


class Part(NamedTuple):
    """What one part has learned so far."""

    work: str  # the training that it is a part of
    name: str  # of its weights
    shard: Shard
    lessons: int
    of_lessons: int
    entries: bytes

    @property
    def finished(self) -> bool:
        return self.lessons == self.of_lessons

    def written(self) -> bytes:
        shard = f"{self.shard.number}/{self.shard.of}"
        title = f"{KIND} {self.work} {self.name} {shard} {self.lessons}/{self.of_lessons}\n"
        content = title.encode() + self.entries
        return content + sha256(content).digest()


def read_part(file: Path) -> Part:
    told = file.read_bytes()
    content, digest = told[:-DIGEST_BYTES], told[-DIGEST_BYTES:]
    title, _, entries = content.partition(b"\n")
    if not told.startswith(KIND.encode()):
        raise BadPart(f"{file} is no part of a training")
    if sha256(content).digest() != digest:
        raise BadPart(f"{file} is torn; copy it again")
    _, work, name, shard, lessons = title.decode().split(" ")
    done, _, of = lessons.partition("/")
    return Part(work, name, Shard.parsed(shard), int(done), int(of), entries)


def is_part(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(KIND)) == KIND.encode()


class TrainingApart:
    """Those parts that are learned here, all of them or one, from where they were stopped."""

    def __init__(self, training: Training, folder: Path, executor: Executor, shard: Shard | None = None) -> None:
        self.training = training
        self.folder = folder
        self.executor = executor
        self.finished = folder / f"{training.learning.name}.weights"
        shards = [Shard(number, training.parts) for number in range(1, training.parts + 1)]
        self.parts = [self._begun(one) for one in (shards if shard is None else [shard])]
        self.whole = shard is None
        self.curve: list[CurvePoint] = []

    @property
    def files(self) -> list[Path]:
        return [self._file(part.shard) for part in self.parts]

    def run(self, advance: Callable[[int], None]) -> list[CurvePoint]:
        """Learns to the end; `advance` is told of how many games more. Returns the learning curve."""
        advance(sum(part.lessons for part in self.parts) * LESSON)
        for lesson in range(min(part.lessons for part in self.parts), self._of_lessons()):
            self._learn(lesson, advance)
        if self.whole:
            write_whole(self.finished, put_together(self.parts))
            for file in self.files:
                file.unlink()
        return self.curve

    def _learn(self, lesson: int, advance: Callable[[int], None]) -> None:
        """Of all parts that have not had it."""
        waiting = {lesson * self.training.parts + part.shard.number - 1: place for place, part in enumerate(self.parts)}
        first = [Span(number, number + 1) for number, place in waiting.items() if self.parts[place].lessons == lesson]

        def make(span: Span) -> LessonPart:
            known = self.parts[waiting[span.first]].entries
            return LessonPart(self.training, known, span, LESSON, self.training.games)

        learned: list[Lessons] = []
        for outcome in results(learn, TaskQueue([Pile(make, first, most=1)]), self.executor):
            batch = outcome.batch if isinstance(outcome, GivenUp) else outcome.task.batch
            if isinstance(outcome, GivenUp):
                raise BadPart(f"workers died with games {batch.numbers}, as often as they were tried")
            place = waiting[batch.span.first]
            self.parts[place] = self.parts[place]._replace(lessons=lesson + 1, entries=outcome.value.entries)
            write_whole(self._file(self.parts[place].shard), self.parts[place].written())
            learned.append(outcome.value)
            advance(len(batch.numbers))
        self._draw(learned)

    def _draw(self, learned: Iterable[Lessons]) -> None:
        seats, squares = (sum(numbers) for numbers in zip(*((one.seats, one.squares) for one in learned), strict=True))
        games = sum(part.lessons for part in self.parts) * LESSON
        self.curve.append(CurvePoint(min(games, self.training.games), (squares / max(1, seats)) ** 0.5))

    # ---- files

    def _file(self, shard: Shard) -> Path:
        return self.folder / f"{self.training.learning.name}.part-{shard.number}-of-{shard.of}"

    def _begun(self, shard: Shard) -> Part:
        file, work = self._file(shard), work_of(self.training)
        if not file.exists():
            blank = SelfTeaching(self.training).entries_as_bytes()
            return Part(work, self.training.learning.name, shard, 0, self._of_lessons(), blank)
        part = read_part(file)
        if part.work != work:
            raise BadPart(f"{file} is of another training; choose another folder")
        return part

    def _of_lessons(self) -> int:
        return -(-self.training.games // (LESSON * self.training.parts))


def work_of(training: Training) -> str:
    """The same for all parts of the same training."""
    setups = [(setup.players, repr(setup.options)) for setup in training.setups]
    told = (training.game.id, training.learning.name, setups, training.games, training.seed, training.parts)
    return sha256(repr(told).encode()).hexdigest()[:16]


def merged(files: Sequence[Path]) -> bytes:
    """The weights that the parts in these files are together, in whatever order they are named."""
    parts = [read_part(file) for file in files]
    first = parts[0]
    for file, part in zip(files, parts, strict=True):
        if part.work != first.work:
            raise BadPart(f"{file} and {files[0]} are not parts of the same training")
        if not part.finished:
            raise BadPart(f"{file} has had {part.lessons} of {part.of_lessons} lessons; let it be trained to its end")
    return put_together(parts)


def put_together(parts: Iterable[Part]) -> bytes:
    by_shard: dict[Shard, Part] = {}
    for part in parts:
        if by_shard.setdefault(part.shard, part) != part:
            raise BadPart(f"part {part.shard.number}/{part.shard.of} is there twice, and not the same")
    name, of = part.name, part.shard.of
    missing = [f"{number}/{of}" for number in range(1, of + 1) if Shard(number, of) not in by_shard]
    if missing:
        raise BadPart(f"parts that are missing: {', '.join(missing)}")
    in_order = [by_shard[shard] for shard in sorted(by_shard)]
    known = bytes(len(part.entries))
    learned = together(known, [Lessons(part.entries, 0, 0.0) for part in in_order])
    return pack(name, weights_of(learned))


def weights_of(learned: Lessons) -> list[float]:
    numbers = memoryview(learned.entries).cast("d")
    return list(numbers[: len(numbers) // 2])
