"""`tavolino admin versions`: by which versions of their rules running tables play, and what the newest would change."""

import os
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TYPE_CHECKING

from tavolino.core.registry import boxes, find
from tavolino.table.judging import Verdict, judge

if TYPE_CHECKING:
    from tavolino.store.line import Connection

OK = 0
AT_A_TIME = 50  # tables that a process is given


def add_arguments(task: ArgumentParser) -> None:
    told = "play each of them again by the newest rules beside its own, and tell which would have gone otherwise"
    task.add_argument("--judge", action="store_true", help=told)


def show(url: str, chosen: Namespace) -> int:
    running = _running(url)
    for (game, rules), tables in sorted(Counter(running.values()).items()):
        newest = game in boxes() and rules == find(game).rules_version
        print(f"{game}, version {rules}{' (the newest)' if newest else ''}: {tables} running")
    if not running:
        print("no table is running")
    if chosen.judge:
        _report(list(judged(url, list(running))))
    return OK


def _report(verdicts: Sequence[Verdict]) -> None:
    otherwise = [one for one in verdicts if one.entry is not None]
    for one in otherwise:
        print(f"table {one.table} ({one.game}, version {one.rules}), entry {one.entry}: {one.why}")
    print(f"{len(verdicts)} judged, {len(otherwise)} would have gone otherwise by the newest rules")


def _running(url: str) -> dict[str, tuple[str, int]]:
    """By table: its game and the version of its rules."""
    from tavolino.store import lobby, offline
    from tavolino.table.summary import read_summary

    found = offline.read(url, lobby.under_way)
    return {table: (told.game, told.rules) for table, told in ((table, read_summary(text)) for table, text in found)}


def judged(url: str, tables: Sequence[str], processes: int | None = None) -> Iterator[Verdict]:
    """In processes of their own: it takes as long as it takes to play all of them."""
    parts = [tables[first : first + AT_A_TIME] for first in range(0, len(tables), AT_A_TIME)]
    with ProcessPoolExecutor(processes or os.cpu_count(), get_context("forkserver")) as workers:
        for verdicts in workers.map(_judge_some, [url] * len(parts), parts):
            yield from verdicts


def _judge_some(url: str, tables: Sequence[str]) -> list[Verdict]:
    from tavolino.store import offline
    from tavolino.store.read import entries_after

    def judged_by(connection: "Connection") -> list[Verdict]:
        return [judge(table, entries_after(connection, table, 0)) for table in tables]

    return offline.read(url, judged_by)
