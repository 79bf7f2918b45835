"""Checks the store for damage and inconsistencies."""

from collections.abc import Iterator

from sqlalchemy import Connection, Table, func, inspect, select
from sqlalchemy.exc import DBAPIError

from tavolino.store import offline
from tavolino.store.lobby import OPEN
from tavolino.store.migrate import newest_revision, revision_of
from tavolino.store.schema import ENTRIES, GUESTS, METADATA, SEATS, TABLES
from tavolino.store.unavailable import first_line


def check(url: str) -> list[str]:
    """A sentence for each problem; none if the store is sound. Nothing is changed."""
    try:
        return offline.read(url, lambda connection: list(_problems(connection)))
    except DBAPIError as error:
        return [f"the database cannot be read: {first_line(error)}"]


def _problems(connection: Connection) -> Iterator[str]:
    if connection.dialect.name == "sqlite":
        yield from _broken_file(connection)
    missing = sorted(set(METADATA.tables) - set(inspect(connection).get_table_names()))
    if missing:
        yield f"the database has no {', '.join(missing)}; opening it with this version adds what is new"
        return
    if (revision := revision_of(connection)) != newest_revision():
        yield f"the database is at step {revision}, this version at {newest_revision()}"
    yield from _gaps(connection)
    yield from _twice(connection)
    yield from _strays(connection)
    yield from _empty(connection)


def _broken_file(connection: Connection) -> Iterator[str]:
    for (said,) in connection.exec_driver_sql("PRAGMA integrity_check"):
        if said != "ok":
            yield f"the file is damaged: {said}"


def _gaps(connection: Connection) -> Iterator[str]:
    """Each log is numbered from 1 without gaps."""
    first, last, count = func.min(ENTRIES.c.seq), func.max(ENTRIES.c.seq), func.count()
    query = select(ENTRIES.c.table_id, first, last, count).group_by(ENTRIES.c.table_id)
    for table, start, end, entries in connection.execute(query.having((first != 1) | (last != count))):
        yield f"table {table}: {entries} entries are numbered {start} to {end}, not 1 to {entries}"


def _twice(connection: Connection) -> Iterator[str]:
    key = (ENTRIES.c.table_id, ENTRIES.c.command)
    query = select(*key, func.count()).group_by(*key).having(func.count() > 1)
    for table, command, times in connection.execute(query):
        yield f"table {table}: the command {command} is in the log {times} times"


def _strays(connection: Connection) -> Iterator[str]:
    for rows in (ENTRIES, SEATS, GUESTS):
        for table in _without_table(connection, rows):
            yield f"table {table}: there are {rows.name}, but no such table"


def _without_table(connection: Connection, rows: Table) -> list[str]:
    known = select(TABLES.c.id)
    query = select(rows.c.table_id).where(rows.c.table_id.not_in(known)).distinct().order_by(rows.c.table_id)
    return list(connection.execute(query).scalars())


def _empty(connection: Connection) -> Iterator[str]:
    """A table whose game has begun must have a log."""
    begun = TABLES.c.status != OPEN
    query = select(TABLES.c.id, TABLES.c.status).where(begun, TABLES.c.id.not_in(select(ENTRIES.c.table_id)))
    for table, status in connection.execute(query.order_by(TABLES.c.id)):
        yield f"table {table}: it is {status}, and its log is empty"
