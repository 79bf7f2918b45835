"""Puts lines into the log and finds out what became of each."""

from collections.abc import Iterator, Sequence
from functools import cache

from sqlalchemy import Connection, select

from tavolino.store.line import Fate, Line, Outcome
from tavolino.store.schema import ENTRIES


def append(connection: Connection, lines: Sequence[Line]) -> list[Outcome]:
    """All lines in a few statements. What is taken or known is left out and does not disturb the others."""
    stored: set[tuple[str, int, str]] = set()
    for chunk in _chunks(lines):
        values = tuple(value for line in chunk for value in (line.table, line.seq, line.command, line.body))
        rows = connection.exec_driver_sql(_insert(len(chunk), connection.dialect.name), values)
        stored.update((table, seq, command) for table, seq, command in rows)
    return [_outcome(connection, line, stored) for line in lines]


def _outcome(connection: Connection, line: Line, stored: set[tuple[str, int, str]]) -> Outcome:
    key = (line.table, line.seq, line.command)
    if key in stored:
        stored.remove(key)  # the same line twice in one batch: only the first was stored
        return Outcome(Fate.STORED, line.seq)
    same = (ENTRIES.c.table_id == line.table) & (ENTRIES.c.command == line.command)
    known = connection.execute(select(ENTRIES.c.seq).where(same)).scalar_one_or_none()
    return Outcome(Fate.TAKEN, line.seq) if known is None else Outcome(Fate.KNOWN, known)


def _chunks(lines: Sequence[Line]) -> Iterator[Sequence[Line]]:
    """Powers of two, so that the database meets the same few statements again and again and need not prepare anew."""
    at = 0
    while at < len(lines):
        size = 1 << ((len(lines) - at).bit_length() - 1)
        yield lines[at : at + size]
        at += size


@cache
def _insert(size: int, dialect: str) -> str:
    """RETURNING tells the rows that this statement stored; of two rivals in it, only the winner's command is there."""
    row = "(?, ?, ?, ?)" if dialect == "sqlite" else "(%s, %s, %s, %s)"
    return (
        f"INSERT INTO entries (table_id, seq, command, body) VALUES {', '.join([row] * size)} "
        "ON CONFLICT DO NOTHING RETURNING table_id, seq, command"
    )
