"""A single job on a database, for commands that run beside a server or without one."""

from collections.abc import Callable
from typing import TypeVar

from sqlalchemy import Connection

from tavolino.store.engines import existing_file, is_sqlite, read_url, reading, writing
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


def read(url: str, job: Callable[[Connection], T]) -> T:
    """Nothing is changed, not even the shape of an older database."""
    address = read_url(url)
    if is_sqlite(address):
        existing_file(address)
    engine = reading(address)
    try:
        with engine.connect() as connection, connection.begin():
            return job(connection)
    finally:
        engine.dispose()
