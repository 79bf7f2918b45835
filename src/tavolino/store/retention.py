"""Whole tables go when their time is over; the results of finished ones stay."""

import msgspec
from sqlalchemy import Connection, delete, select

from tavolino.store.engines import read_url, writing
from tavolino.store.lobby import FINISHED, OPEN
from tavolino.store.migrate import migrate
from tavolino.store.schema import ENTRIES, TABLES

DAY_MS = 24 * 60 * 60 * 1000
AT_ONCE = 100  # so that nobody's move waits long


class Keep(msgspec.Struct, frozen=True):
    """How many days a table stays untouched. Running and paused ones stay for good."""

    finished_days: float = 365
    open_days: float = 14


def remove_some(connection: Connection, now: int, keep: Keep, limit: int = AT_ONCE) -> list[str]:
    """The tables that went, at most `limit`; call again until there are none."""
    finished = (TABLES.c.status == FINISHED) & (TABLES.c.updated_at < now - keep.finished_days * DAY_MS)
    opened = (TABLES.c.status == OPEN) & (TABLES.c.updated_at < now - keep.open_days * DAY_MS)
    query = select(TABLES.c.id).where(finished | opened).order_by(TABLES.c.id).limit(limit).with_for_update()
    tables = list(connection.execute(query).scalars())
    remove(connection, tables)
    return tables


def remove(connection: Connection, tables: list[str]) -> None:
    """Whole tables with all that belongs to them but results."""
    connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id.in_(tables)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))  # seats and guests go with it


def retain(url: str, now: int, keep: Keep) -> int:
    """How many tables went; a server may run meanwhile."""
    engine = writing(read_url(url))
    try:
        migrate(engine)
        removed = 0
        while True:
            with engine.begin() as connection:
                tables = remove_some(connection, now, keep)
            if not tables:
                return removed
            removed += len(tables)
    finally:
        engine.dispose()
