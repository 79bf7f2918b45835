"""What is told after long work beside its results: games that could not be played, parts, and parts put together."""

from argparse import Namespace

from rich.console import Console
from rich.text import Text

from tavolino.arena.crash import CrashReport
from tavolino.arena.merge import merge as put_together
from tavolino.arena.shard import Shard
from tavolino.arena.training_apart import is_part
from tavolino.cli.chosen import CLI_TEXTS
from tavolino.cli.executors import read_results
from tavolino.cli.outcome import MISSED, OK, BadArgument
from tavolino.cli.own_files import BadFile
from tavolino.cli.training import merge_trainings
from tavolino.core.refusal import BadOption
from tavolino.narrate.texts import Texts


def told_of_crashes(crashes: CrashReport, texts: Texts) -> int:
    """On standard error; the exit code."""
    console = Console(stderr=True, highlight=False)
    for crash in crashes.named:
        told = texts.format("arena-crashed", game=crash.game, problem=crash.problem)
        where = f" {texts.format('arena-crash-record', record=crash.record)}" if crash.record else ""
        console.print(Text(told + where), soft_wrap=True)
    return MISSED if crashes.named else OK


def told_of_shard(chosen: Namespace, shard: Shard, texts: Texts, crashes: CrashReport) -> int:
    told = texts.format("arena-shard", number=shard.number, of=shard.of, file=str(chosen.into))
    Console(highlight=False).print(Text(told), soft_wrap=True)
    return told_of_crashes(crashes, texts)


def merge(chosen: Namespace) -> int:
    texts = Texts(chosen.lang)
    texts.add(CLI_TEXTS)
    if chosen.into.exists():
        raise BadArgument(f"{chosen.into} is there already; nothing is overwritten")
    for file in chosen.files:
        if not file.exists():
            raise BadArgument(f"there is no file {file}")
    if any(map(is_part, chosen.files)):
        return merge_trainings(chosen.files, chosen.into)
    try:
        merged = put_together([(file, read_results(file)) for file in chosen.files])
    except BadFile:
        raise
    except BadOption as error:
        raise BadFile(chosen.into, list(error.faults)) from None
    merged.results.file = chosen.into
    merged.results.save()
    missing = [f"{shard.number}/{shard.of}" for shard in merged.missing]
    told = texts.format("arena-merged", count=len(chosen.files), file=str(chosen.into))
    console = Console(highlight=False)
    console.print(Text(told), soft_wrap=True)
    if missing:
        console.print(Text(texts.format("arena-shards-missing", shards=", ".join(missing))), soft_wrap=True)
    return MISSED if missing else OK
