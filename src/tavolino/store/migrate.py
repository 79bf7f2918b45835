"""Migrates a database to the newest revision before it is used."""

from importlib.resources import files

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import DBAPIError

from tavolino.store.engines import is_sqlite, sqlite_file
from tavolino.store.unavailable import StoreUnavailable, first_line

NEWEST = "head"


def migrate(engine: Engine, revision: str = NEWEST) -> None:
    """One node at a time: with BEGIN IMMEDIATE in SQLite and a lock in PostgreSQL the others wait for the commit."""
    if is_sqlite(engine.url) and (file := sqlite_file(engine.url)) is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
    try:
        if revision != NEWEST or not _is_newest(engine):
            from tavolino.store.upgrade import upgrade  # loads Alembic, which a restarted server does not need

            upgrade(engine, revision)
    except DBAPIError as error:
        raise StoreUnavailable(f"the database cannot be opened: {first_line(error)}") from error


def _is_newest(engine: Engine) -> bool:
    with engine.begin() as connection:
        return revision_of(connection) == newest_revision()


def newest_revision() -> str:
    """Migration files are named for their revisions: v0001_tables.py."""
    names = (file.name for file in (files("tavolino.store") / "migrations" / "versions").iterdir())
    return max(name[1:5] for name in names if name.startswith("v") and name.endswith(".py"))


def revision_of(connection: Connection) -> str | None:
    """The revision of a database, from Alembic's table; None for an empty one."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
