"""`tavolino train`: bots learn by playing against themselves."""

from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from tavolino.arena import training_apart
from tavolino.arena.self_teaching import Training, trainings
from tavolino.arena.shard import Shard
from tavolino.arena.training_apart import BadPart, TrainingApart
from tavolino.arena.training_run import CurvePoint, TrainingRun, rows
from tavolino.arena.whole_file import write_whole
from tavolino.cli.executors import executor_of
from tavolino.cli.outcome import OK, BadArgument
from tavolino.cli.progress import progress
from tavolino.core import registry

SHOWN_LESSONS = 10  # of a learning curve
MOST_PARTS = 1_000  # of a lesson


def train(chosen: Namespace) -> int:
    shard = None if chosen.shard is None else Shard.parsed(chosen.shard)
    parts = _parts(chosen, shard)
    work = trainings(registry.find(chosen.game), chosen.seed, chosen.games, parts)
    chosen.into.mkdir(parents=True, exist_ok=True)
    with executor_of(chosen) as executor:
        for training in work:
            if shard is None and not chosen.apart:
                run = TrainingRun(training, chosen.into, executor)
                _show(_learned(training, training.games, run.run), [run.finished])
            else:
                alone = TrainingApart(training, chosen.into, executor, shard)
                games = training.games if shard is None else -(-training.games // parts)
                curve = _learned(training, games, alone.run)
                _show(curve, [alone.finished] if shard is None else alone.files)
    return OK


def _parts(chosen: Namespace, shard: Shard | None) -> int:
    if chosen.games is not None and chosen.games < 1:
        raise BadArgument(f"--games is 1 or more, not {chosen.games}")
    if not 1 <= chosen.parts <= MOST_PARTS:
        raise BadArgument(f"--parts is 1 to {MOST_PARTS}, not {chosen.parts}")
    if shard is not None:
        if chosen.parts not in (1, shard.of) or shard.of > MOST_PARTS:
            raise BadArgument(f"--shard {chosen.shard} is one of {shard.of} parts, at most {MOST_PARTS}")
        return shard.of
    if chosen.parts == 1 and (chosen.workers > 1 or chosen.cluster is not None):
        raise BadArgument(
            "each game learns from the one before, so that others can help only with --parts N, N above 1"
        )
    return int(chosen.parts)


Learn = Callable[[Callable[[int], None]], Sequence[CurvePoint]]  # it is told whom to tell of games that are over


def _learned(training: Training, games: int, run: Learn) -> Sequence[CurvePoint]:
    with progress(f"learning {training.learning.name}", games) as advance:
        return run(advance)


def _show(curve: Sequence[CurvePoint], files: Sequence[Path]) -> None:
    table = Table("games", "error, in points of winning chance")
    for lesson in rows(curve, SHOWN_LESSONS):
        table.add_row(f"{lesson.games:,}", f"{100 * lesson.error:.2f}")
    Console().print(table)
    for file in files:
        Console().print(f"{file}: {file.stat().st_size:,} bytes", highlight=False, soft_wrap=True)


def merge_trainings(files: Sequence[Path], into: Path) -> int:
    """Parts of a training become one file of weights; nothing is written unless all of them are there."""
    others = [file for file in files if not training_apart.is_part(file)]
    if others:
        raise BadPart(f"{others[0]} is no part of a training")
    write_whole(into, training_apart.merged(files))
    Console(highlight=False).print(Text(f"{into}: {into.stat().st_size:,} bytes"), soft_wrap=True)
    return OK
