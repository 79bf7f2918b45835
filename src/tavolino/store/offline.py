"""A single job on a database, for commands that run beside a server or without one."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from tavolino.store.engines import read_url, writing
from tavolino.store.migrate import migrate

T = TypeVar("T")


def run(url: str, job: Callable[[Connection], T]) -> T:
    """In a transaction of its own, on a database of today."""
    engine = writing(read_url(url))
    try:
        migrate(engine)
        with engine.begin() as connection:
            return job(connection)
    finally:
        engine.dispose()
