"""Runs migrations with Alembic."""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import as_file, files

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import Engine, text

from tavolino.store.unavailable import StoreUnavailable

LOCK = 0x7461766F6C696E6F  # "tavolino" in ASCII; any number that all nodes use


def upgrade(engine: Engine, revision: str) -> None:
    try:
        with alembic_config() as config, engine.begin() as connection:
            if engine.dialect.name == "postgresql":
                connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
            config.attributes["connection"] = connection
            command.upgrade(config, revision)
    except CommandError as error:
        raise StoreUnavailable(f"this database is of a newer Tavolino ({error}); update Tavolino") from error


@contextmanager
def alembic_config() -> Iterator[Config]:
    with as_file(files("tavolino.store") / "migrations") as folder:
        config = Config()
        config.set_main_option("script_location", str(folder).replace("%", "%%"))
        yield config
