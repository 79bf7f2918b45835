"""Brings a database up to date before anybody uses it."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError

from tavolino.store.engines import is_sqlite, sqlite_file
from tavolino.store.unavailable import StoreUnavailable, in_words

NEWEST = "head"
LOCK = 0x7461766F6C696E6F  # "tavolino": any number that all nodes know


def migrate(engine: Engine, revision: str = NEWEST) -> None:
    """One node at a time: SQLite's BEGIN IMMEDIATE and a lock in PostgreSQL keep others waiting until the commit."""
    if is_sqlite(engine.url) and (file := sqlite_file(engine.url)) is not None:
        file.parent.mkdir(parents=True, exist_ok=True)
    try:
        with _steps() as config, engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except CommandError as error:
        raise StoreUnavailable(f"this database is of a newer Tavolino ({error}); update Tavolino") from error
    except DBAPIError as error:
        raise StoreUnavailable(f"the database cannot be opened: {in_words(error)}") from error


def newest_revision() -> str | None:
    with _steps() as config:
        return ScriptDirectory.from_config(config).get_current_head()


def revision_of(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


@contextmanager
def _steps() -> Iterator[Config]:
    with as_file(files("tavolino.store") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        yield config
