"""Removes tables that have not been touched for long; the results of finished games stay."""

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, select

from tavolino.store.engines import read_url, writing
from tavolino.store.lobby import CLOSED, FINISHED, NEVER_BEGAN, OPEN
from tavolino.store.migrate import migrate
from tavolino.store.schema import ENTRIES, TABLES

DAY_MS = 24 * 60 * 60 * 1000
LARGEST_STEP = 100  # tables in one transaction, so that no move waits long


class RetentionPolicy(msgspec.Struct, frozen=True):
    """How many days an untouched table is kept. Running and paused ones are never removed. Those that were closed
    before the game are kept only until every node must have read that."""

    finished_days: float = 365
    open_days: float = 14
    never_began_days: float = 1 / 24


def remove_some(connection: Connection, now: int, policy: RetentionPolicy, limit: int = LARGEST_STEP) -> list[str]:
    """Returns the removed tables, at most `limit`; call again until there are none."""
    over = _untouched((FINISHED, CLOSED), now, policy.finished_days)
    opened = _untouched((OPEN,), now, policy.open_days)
    never_began = _untouched((NEVER_BEGAN,), now, policy.never_began_days)
    wanted = over | opened | never_began
    query = select(TABLES.c.id).where(wanted).order_by(TABLES.c.id).limit(limit).with_for_update()
    tables = list(connection.execute(query).scalars())
    remove(connection, tables)
    return tables


def _untouched(statuses: tuple[str, ...], now: int, days: float) -> ColumnElement[bool]:
    return TABLES.c.status.in_(statuses) & (TABLES.c.updated_at < now - days * DAY_MS)


def remove(connection: Connection, tables: list[str]) -> None:
    """Whole tables with all that belongs to them except results."""
    connection.execute(delete(ENTRIES).where(ENTRIES.c.table_id.in_(tables)))
    connection.execute(delete(TABLES).where(TABLES.c.id.in_(tables)))  # and with them, by foreign key, seats and guests


def retain(url: str, now: int, policy: RetentionPolicy) -> int:
    """How many tables were removed; a server may be running meanwhile."""
    engine = writing(read_url(url))
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
