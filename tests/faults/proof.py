"""Compares what clients were told with what is in the store."""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path

from faults.regular import Regular
from tavolino.store.check import check
from tavolino.table import entry as entries
from tavolino.table.table import Table, load

Line = tuple[int, str, bytes]


def stored(database: Path) -> dict[str, list[Line]]:
    """Every table's log, as it is in the file."""
    logs: dict[str, list[Line]] = {}
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as connection:
        for table, *line in connection.execute("SELECT table_id, seq, command, body FROM entries ORDER BY 1, 2"):
            logs.setdefault(table, []).append((line[0], line[1], line[2]))
    return logs


def tables(database: Path) -> dict[str, Table]:
    """Rebuilt from their logs."""
    return {name: load(name, lines) for name, lines in stored(database).items()}


def broken_promises(database: Path, regulars: Iterable[Regular]) -> list[str]:
    """Gaps, doubles and strays in the store; acknowledged commands that are not there as they were acknowledged."""
    found = check(f"sqlite:///{database}")
    logs = stored(database)
    for regular in regulars:
        found += regular.faults
        found += _lost(regular, logs[regular.table])
    return found


def _lost(regular: Regular, log: list[Line]) -> Iterator[str]:
    lines = {seq: (command, body) for seq, command, body in log}
    for name, seq in regular.acked.items():
        command, body = lines.get(seq, ("nothing", b""))
        if command.partition("/")[2] != name:
            yield f"{regular.table}: {name} was acknowledged as entry {seq}, where there is {command}"
        elif not _says(entries.read(body), regular, name):
            yield f"{regular.table}: entry {seq} is {body!r}, and {name} was {regular.sent[name]}"


def _says(entry: entries.AnyEntry, regular: Regular, name: str) -> bool:
    wish = regular.sent[name]
    if isinstance(entry, entries.Moved):
        return (entry.seat, entry.move) == (regular.seat, wish.get("move"))
    return isinstance(entry, entries.Said) and entry.text == wish.get("text")
