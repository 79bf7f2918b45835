"""Inserts lines into the log and finds out what became of each."""

import sqlite3
from collections.abc import Sequence

from sqlalchemy import Connection, select, text

from tavolino.store.compiled_statement import CompiledStatement
from tavolino.store.engines import driver
from tavolino.store.line import Fate, Line, Outcome
from tavolino.store.schema import ENTRIES
from tavolino.store.unavailable import is_database_failure
from tavolino.store.values_statement import ValuesStatement

_COLUMNS = "INTO entries (table_id, seq, command, body)"

_ONE = CompiledStatement(text(f"INSERT {_COLUMNS} VALUES (:table, :seq, :command, :body) ON CONFLICT DO NOTHING"))

# OR ROLLBACK, because SQLite saves every page that it touches in order to undo less than the transaction. Statements
# that tell which line was in the way (RETURNING, savepoints) cost several times as much.
_ALL_OR_NONE = ValuesStatement(
    f"INSERT OR ROLLBACK {_COLUMNS} SELECT * FROM (VALUES {{rows}}) WHERE column1 IS NOT NULL", columns=4
)

_ARRAYS = (
    f"INSERT {_COLUMNS} SELECT * FROM unnest(%s::text[], %s::integer[], %s::text[], %s::bytea[]) "
    "ON CONFLICT DO NOTHING RETURNING table_id, seq, command"
)

# What sqlite3 raises because of the lines themselves: nothing of the statement is stored, and it is not in doubt.
_BECAUSE_OF_A_LINE = (
    sqlite3.IntegrityError,
    sqlite3.InterfaceError,
    sqlite3.ProgrammingError,
    OverflowError,
    UnicodeError,
)


def append_one(connection: Connection, line: Line) -> Outcome:
    values = {"table": line.table, "seq": line.seq, "command": line.command, "body": line.body}
    if _ONE.run(connection, values).rowcount == 1:
        return Outcome(Fate.STORED, line.seq)
    return _refused(connection, line)


def _refused(connection: Connection, line: Line) -> Outcome:
    same = (ENTRIES.c.table_id == line.table) & (ENTRIES.c.command == line.command)
    known = connection.execute(select(ENTRIES.c.seq).where(same)).scalar_one_or_none()
    return Outcome(Fate.TAKEN, line.seq) if known is None else Outcome(Fate.KNOWN, known)


# ---- many lines in one statement


def append_all_or_none(connection: Connection, groups: Sequence[Sequence[Line]]) -> list[Outcome] | None:
    """SQLite: the outcome of each group, or None where a line was in the way and nothing is stored.

    Outside of a transaction the statement is one by itself, and comes back when that is committed. In three statements
    (begin, insert, commit) the writer thread would lose the interpreter lock to a busy event loop after each; and what
    SQLAlchemy does around them takes as long as SQLite.
    """
    rows = [(line.table, line.seq, line.command, line.body) for lines in groups for line in lines]
    try:
        driver(connection).execute(*_ALL_OR_NONE.with_rows(rows))
    except _BECAUSE_OF_A_LINE:
        return None
    return [Outcome(Fate.STORED, lines[-1].seq) for lines in groups]


def append_each(connection: Connection, lines: Sequence[Line]) -> list[Outcome] | None:
    """PostgreSQL: the outcome of each line, or None where it does not accept one of them and nothing is stored.

    RETURNING names the stored rows with their commands: of two rivals in one statement only the winner is there.
    """
    columns = zip(*((line.table, line.seq, line.command, line.body) for line in lines), strict=True)
    try:
        rows = connection.exec_driver_sql(_ARRAYS, tuple(list(column) for column in columns))
    except Exception as error:
        if is_database_failure(error):
            raise
        return None
    stored = {(table, seq, command) for table, seq, command in rows}
    outcomes = []
    for line in lines:
        key = (line.table, line.seq, line.command)
        outcomes.append(Outcome(Fate.STORED, line.seq) if key in stored else _refused(connection, line))
        stored.discard(key)  # the same line twice in one batch: only the first was stored
    return outcomes
