"""The words that say who plays a long work: cores of this machine, a cluster, or several machines by themselves."""

from argparse import Namespace
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tavolino.arena import cluster, workers
from tavolino.arena.executor import Executor
from tavolino.arena.results import Results, ShardLine
from tavolino.arena.run import WHOLE_WORK
from tavolino.arena.shard import Shard, work_id
from tavolino.cli.arguments import Parser
from tavolino.cli.chosen import workers_of
from tavolino.cli.outcome import BadArgument
from tavolino.cli.own_files import BadFile
from tavolino.core.fault import fault
from tavolino.core.refusal import BadOption


def add_executors(subcommand: Parser) -> None:
    subcommand.add_argument("--workers", type=int, default=1, help="processes (default: 1)")
    subcommand.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help=f"play on a Dask cluster: its scheduler's address, or “{cluster.LOCAL}” to try it with --workers here",
    )


def add_shard(subcommand: Parser) -> None:
    subcommand.add_argument(
        "--shard", metavar="I/N", help="play the I-th of N parts only, into a file for “tavolino merge”"
    )


@contextmanager
def executor_of(chosen: Namespace) -> Iterator[Executor]:
    if chosen.cluster is None:
        yield workers.executor(workers_of(chosen))
    else:
        with cluster.Cluster(chosen.cluster, workers_of(chosen)) as executor:
            yield executor


def shard_of(chosen: Namespace) -> Shard:
    if chosen.shard is None:
        return WHOLE_WORK
    if chosen.into is None:
        raise BadArgument("--shard needs --into FILE, which “tavolino merge” reads")
    return Shard.parsed(chosen.shard)


def read_results(file: Path | None) -> Results:
    try:
        return Results(file)
    except BadOption as error:
        assert file is not None
        raise BadFile(file, list(error.faults)) from None


def results_of(chosen: Namespace, shard: Shard, work: list[str]) -> Results:
    """What the file has. It keeps to the part of the work that it was begun with."""
    known = read_results(chosen.into)
    part = ShardLine(shard, work_id(work)) if shard != WHOLE_WORK else None
    if known.part != part and (known.part is not None or known.of or known.series) and shard != WHOLE_WORK:
        raise BadFile(chosen.into, [fault("", "shard-other-work")])
    if known.part is not None and part is None:
        raise BadFile(chosen.into, [fault("", "shard-not-whole")])
    known.part = part
    return known
