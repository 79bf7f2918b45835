"""The claim to a database: an SQLite file belongs to one server, a PostgreSQL database to all nodes together, and
either to `restore` alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

from sqlalchemy import URL

from tavolino.store.engines import NO_PSYCOPG, is_sqlite, sqlite_file
from tavolino.store.file_lock import FileLock
from tavolino.store.unavailable import StoreUnavailable

SERVER = "tavolino serve"
RESTORE = "tavolino admin restore"


class Claim(Protocol):
    problem: str | None  # why the database must not be used at present

    def watch(self) -> None:
        """Called once the database has its tables."""

    def release(self) -> None: ...


def claim_for_server(url: URL) -> Claim:
    """Raises DatabaseInUse rather than wait."""
    if is_sqlite(url):
        return FileLock(_with_folder(url), SERVER)
    try:
        from tavolino.store.advisory_lock import NodeLock  # loads psycopg
    except ImportError:
        raise StoreUnavailable(NO_PSYCOPG) from None
    return NodeLock(url, SERVER)


@contextmanager
def claim_for_restoring(url: URL) -> Iterator[None]:
    """No server runs meanwhile, and none can start. Raises DatabaseInUse rather than wait."""
    if is_sqlite(url):
        lock = FileLock(_with_folder(url), RESTORE)
        try:
            yield
        finally:
            lock.release()
        return
    try:
        from tavolino.store.advisory_lock import alone
    except ImportError:
        raise StoreUnavailable(NO_PSYCOPG) from None
    with alone(url, RESTORE):
        yield


def _with_folder(url: URL) -> Path:
    file = sqlite_file(url)
    assert file is not None, "read_url refuses a store in memory"
    file.resolve().parent.mkdir(parents=True, exist_ok=True)
    return file
