"""Reads the log of a table."""

from contextlib import closing

from sqlalchemy import Connection, Engine, bindparam, select

from tavolino.store.schema import ENTRIES
from tavolino.store.worded import words_of

StoredLine = tuple[int, str, bytes]  # sequence number, command, body

# made once: making a query takes longer than asking it
_AFTER = (
    select(ENTRIES.c.seq, ENTRIES.c.command, ENTRIES.c.body)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.seq > bindparam("after"))
    .order_by(ENTRIES.c.seq)
)


def all_after(connection: Connection, table: str, after: int) -> list[StoredLine]:
    return [tuple(row) for row in connection.execute(_AFTER, {"table": table, "after": after})]


def all_after_at_once(engine: Engine, table: str, after: int) -> list[StoredLine]:
    """SQLite's, in one statement, which is of one moment by itself: between two of them whoever reads has to get the
    interpreter back from a busy event loop."""
    text, order = words_of(_AFTER, engine.dialect)
    values = {"table": table, "after": after}
    with closing(engine.raw_connection()) as connection:
        cursor = connection.cursor()
        cursor.execute(text, [values[name] for name in order or ()])
        return list(cursor.fetchall())
