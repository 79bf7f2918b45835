"""Keeps SQLite's write-ahead log short."""

import time
from pathlib import Path

from sqlalchemy import URL, Connection

from tavolino.store.engines import BUSY_MS, is_sqlite, sqlite_file

LARGEST = 64 << 20  # twice what it is when SQLite can do it alone
PAUSE_S = 1.0  # between two attempts
WAIT_MS = 100  # for readers to be done


class Checkpoints:
    """Called after each batch. SQLite moves the log into the database by itself, but starts it anew only at a moment
    when nobody reads; under constant reading that moment has to be made."""

    def __init__(self, url: URL) -> None:
        file = sqlite_file(url) if is_sqlite(url) else None
        self._log = None if file is None else Path(f"{file}-wal")
        self._tried = 0.0

    def __call__(self, connection: Connection) -> None:
        if self._log is None or time.monotonic() - self._tried < PAUSE_S:
            return
        self._tried = time.monotonic()
        if self._log.exists() and self._log.stat().st_size > LARGEST:
            shorten(connection)


def shorten(connection: Connection) -> None:
    raw = connection.connection.driver_connection
    assert raw is not None
    raw.execute(f"PRAGMA busy_timeout={WAIT_MS}")
    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    raw.execute(f"PRAGMA busy_timeout={BUSY_MS}")
