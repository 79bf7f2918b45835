"""Brings a database up to date before anybody uses it."""

from importlib.resources import files

from sqlalchemy import Connection, Engine, inspect, text
from sqlalchemy.exc import DBAPIError

from tavolino.store.engines import is_sqlite, sqlite_file
from tavolino.store.unavailable import StoreUnavailable, in_words

NEWEST = "head"


def migrate(engine: Engine, revision: str = NEWEST) -> None:
    """One node at a time: SQLite's BEGIN IMMEDIATE and a lock in PostgreSQL keep others waiting until the commit."""
    if is_sqlite(engine.url) and (file := sqlite_file(engine.url)) is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
    try:
        if revision != NEWEST or not _is_newest(engine):
            from tavolino.store.upgrade import upgrade  # Alembic, which a server that starts again need not wait for

            upgrade(engine, revision)
    except DBAPIError as error:
        raise StoreUnavailable(f"the database cannot be opened: {in_words(error)}") from error


def _is_newest(engine: Engine) -> bool:
    with engine.begin() as connection:
        return revision_of(connection) == newest_revision()


def newest_revision() -> str:
    """The steps' files are named for their revisions: v0001_tables.py."""
    steps = (file.name for file in (files("tavolino.store") / "migrations" / "versions").iterdir())
    return max(name[1:5] for name in steps if name.startswith("v") and name.endswith(".py"))


def revision_of(connection: Connection) -> str | None:
    """The step that a database is at; None for an empty one. The table is Alembic's."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found
