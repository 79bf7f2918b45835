"""Removes tables that have not been touched for long; the results of finished games stay."""

import msgspec
from sqlalchemy import Connection, delete, select

from tavolino.store.engines import existing_file, is_sqlite, read_url, writing
from tavolino.store.lobby import FINISHED, OPEN
from tavolino.store.migrate import migrate
from tavolino.store.schema import ENTRIES, TABLES

DAY_MS = 24 * 60 * 60 * 1000
LARGEST_STEP = 100  # tables in one transaction, so that no move waits long


class RetentionPolicy(msgspec.Struct, frozen=True):
    """How many days an untouched table is kept. Running and paused ones are never removed."""

    finished_days: float = 365
    open_days: float = 14


def remove_some(connection: Connection, now: int, policy: RetentionPolicy, limit: int = LARGEST_STEP) -> list[str]:
    """Returns the removed tables, at most `limit`; call again until there are none."""
    finished = (TABLES.c.status == FINISHED) & (TABLES.c.updated_at < now - policy.finished_days * DAY_MS)
    opened = (TABLES.c.status == OPEN) & (TABLES.c.updated_at < now - policy.open_days * DAY_MS)
    query = select(TABLES.c.id).where(finished | opened).order_by(TABLES.c.id).limit(limit).with_for_update()
    tables = list(connection.execute(query).scalars())
    remove(connection, tables)
    return tables


def remove(connection: Connection, tables: list[str]) -> None:
    """Whole tables with all that belongs to them except results."""
    connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id.in_(tables)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))  # and with them, by foreign key, seats and guests


def retain(url: str, now: int, policy: RetentionPolicy) -> int:
    """How many tables were removed; a server may be running meanwhile."""
    address = read_url(url)
    if is_sqlite(address):
        existing_file(address)
    engine = writing(address)
    try:
        migrate(engine)
        removed = 0
        while True:
            with engine.begin() as connection:
                tables = remove_some(connection, now, policy)
            if not tables:
                return removed
            removed += len(tables)
    finally:
        engine.dispose()
