"""Keeps SQLite's write-ahead log short without delaying writes.

SQLite by itself makes a checkpoint (copies the log into the database) within some commit, which then takes a hundred
times as long as others. Here a second connection makes it while the first goes on writing. What was written meanwhile
is little, and the writer checkpoints it between two batches: then the whole log is in the database, and SQLite reuses
it from the start. While somebody reads for long it only grows, and it would stay as large: it is truncated when nobody
reads and nothing is to be written.

With each checkpoint the writer's page cache is emptied: what is in use comes back with the next writes, and the pages
of tables that are over do not, which would otherwise fill the cache up to its limit.
"""

import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread

from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError

from tavolino.store.engines import BUSY_MS, driver, is_sqlite, sqlite_file, writing

BATCHES = 1_000  # between two checkpoints; SQLite makes one by itself after four times as many
LARGEST = 128 << 20  # bytes; twice the size at which SQLite makes a checkpoint by itself
LARGEST_AT_REST = 1 << 20  # bytes; a longer one is truncated when there is nothing else to do
PAUSE_S = 1.0  # between two attempts
WAIT_MS = 100  # for readers to finish


class Checkpointer:
    """Called in the writer's thread."""

    def __init__(self, url: URL) -> None:
        file = sqlite_file(url) if is_sqlite(url) else None
        self._log = None if file is None else Path(f"{file.resolve()}-wal")  # SQLite follows links, too
        self._thread = None if file is None else CheckpointThread(writing(url))
        self._batches = 0
        self._tried = 0.0

    def after_batch(self, connection: Connection) -> None:
        if self._thread is None:
            return
        self._batches += 1
        if self._thread.is_done():
            checkpoint(connection)
            empty_cache(connection)
        if time.monotonic() - self._tried < PAUSE_S:
            return
        self._tried = time.monotonic()
        if self._length() > LARGEST:
            truncate(connection, WAIT_MS)
        elif self._batches >= BATCHES:
            self._batches = 0
            self._thread.request()

    def at_rest(self, connection: Connection) -> bool:
        """Whether to call again, if still nothing is to be written: somebody reads, or the thread is at work. It copies
        the log, so that nothing but the truncation is left to do here."""
        if self._thread is None or self._length() <= LARGEST_AT_REST:
            return False
        if not self._thread.is_done():
            self._thread.request()
            return True
        truncate(connection, 0)
        empty_cache(connection)
        return self._length() > LARGEST_AT_REST

    def _length(self) -> int:
        try:
            return 0 if self._log is None else self._log.stat().st_size
        except FileNotFoundError:
            return 0

    def finish(self) -> None:
        if self._thread is not None:
            self._thread.finish()


class CheckpointThread:
    """With a connection of its own; it starts with the first request."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._requested, self._done = Event(), Event()
        self._finished = False
        self._thread: Thread | None = None

    def request(self) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._run, name="store-checkpoint", daemon=True)
            self._thread.start()
        self._requested.set()

    def is_done(self) -> bool:
        """Whether it made a checkpoint since the last call."""
        if not self._done.is_set():
            return False
        self._done.clear()
        return True

    def finish(self) -> None:
        self._finished = True
        self._requested.set()
        if self._thread is not None:
            self._thread.join()
        self._engine.dispose()

    def _run(self) -> None:
        while True:
            self._requested.wait()
            self._requested.clear()
            if self._finished:
                return
            with suppress(DBAPIError, sqlite3.Error):  # until the next request the log only grows; SQLite limits it
                with self._engine.connect() as connection:
                    checkpoint(connection)
                self._done.set()


def checkpoint(connection: Connection) -> None:
    """The part of the log that no reader needs, without waiting."""
    driver(connection).execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def empty_cache(connection: Connection) -> None:
    """Outside of a transaction, when no page is in use."""
    driver(connection).execute("PRAGMA shrink_memory").fetchall()


def truncate(connection: Connection, wait_ms: int) -> None:
    """Waits so long for readers: under constant reading the log would otherwise never be reset."""
    raw = driver(connection)
    raw.execute(f"PRAGMA busy_timeout={wait_ms}")
    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    raw.execute(f"PRAGMA busy_timeout={BUSY_MS}")
