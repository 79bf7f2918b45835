"""Puts lines into the log and finds out what became of each."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, select

from tavolino.store.line import Fate, Line, Outcome
from tavolino.store.schema import ENTRIES

_COLUMNS = "INTO entries (table_id, seq, command, body)"
_ONE_ROW = f"INSERT {_COLUMNS} VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING"
_ARRAYS = (
    f"INSERT {_COLUMNS} SELECT * FROM unnest(%s::text[], %s::integer[], %s::text[], %s::bytea[]) "
    "ON CONFLICT DO NOTHING RETURNING table_id, seq, command"
)


def append_all(connection: Connection, lines: Sequence[Line]) -> list[Outcome]:
    """Several lines at once; where it raises, the transaction is spoilt and they must go one by one."""
    if not lines:
        return []
    if connection.dialect.name == "postgresql":
        return _append_rows(connection, lines)
    connection.exec_driver_sql(*insertion(lines))
    return [Outcome(Fate.STORED, line.seq) for line in lines]


def insertion(lines: Sequence[Line]) -> tuple[str, tuple[Any, ...]]:
    """SQLite's statement for all of these or none. Sizes are powers of two, so that the same few statements come again
    and stay prepared; what is left over stays empty and goes nowhere."""
    size = 1 << (len(lines) - 1).bit_length()
    values = [value for line in lines for value in (line.table, line.seq, line.command, line.body)]
    return _rows(size), (*values, *[None] * (4 * (size - len(lines))))


@cache
def _rows(size: int) -> str:
    """OR ROLLBACK, since in order to undo less than the transaction SQLite keeps every page that it touches. Statements
    that tell which line was in the way (RETURNING, savepoints) cost several times as much."""
    rows = ", ".join(["(?, ?, ?, ?)"] * size)
    return f"INSERT OR ROLLBACK {_COLUMNS} SELECT * FROM (VALUES {rows}) WHERE column1 IS NOT NULL"


def append_one(connection: Connection, line: Line) -> Outcome:
    if connection.dialect.name == "postgresql":
        return _append_rows(connection, [line])[0]
    row = (line.table, line.seq, line.command, line.body)
    if connection.exec_driver_sql(_ONE_ROW, row).rowcount == 1:
        return Outcome(Fate.STORED, line.seq)
    return _refused(connection, line)


def _append_rows(connection: Connection, lines: Sequence[Line]) -> list[Outcome]:
    """RETURNING names the stored rows with their commands: of two rivals in one statement only the winner is there."""
    columns = zip(*((line.table, line.seq, line.command, line.body) for line in lines), strict=True)
    rows = connection.exec_driver_sql(_ARRAYS, tuple(list(column) for column in columns))
    stored = {(table, seq, command) for table, seq, command in rows}
    outcomes = []
    for line in lines:
        key = (line.table, line.seq, line.command)
        outcomes.append(Outcome(Fate.STORED, line.seq) if key in stored else _refused(connection, line))
        stored.discard(key)  # the same line twice in one batch: only the first was stored
    return outcomes


def _refused(connection: Connection, line: Line) -> Outcome:
    same = (ENTRIES.c.table_id == line.table) & (ENTRIES.c.command == line.command)
    known = connection.execute(select(ENTRIES.c.seq).where(same)).scalar_one_or_none()
    return Outcome(Fate.TAKEN, line.seq) if known is None else Outcome(Fate.KNOWN, known)
