"""Keeps SQLite's write-ahead log short without holding up whoever writes.

SQLite by itself moves the log into the database in the middle of some commit, which then takes a hundred times as long
as others. Here a second connection moves it while the first goes on writing; what came in meanwhile is little, and the
writer moves it itself between two batches: then all of the log is in the database, and it starts anew.
"""

import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread

from sqlalchemy import URL, Connection, Engine
from sqlalchemy.exc import DBAPIError

from tavolino.store.engines import BUSY_MS, driver, is_sqlite, sqlite_file, writing

BATCHES = 1_000  # after so many it is worth it; SQLite does it alone after four times as much
LARGEST = 128 << 20  # bytes; twice what it is when SQLite can do it alone
PAUSE_S = 1.0  # between two attempts
WAIT_MS = 100  # for readers to be done


class Checkpoints:
    """Called after each batch, in the writer's thread."""

    def __init__(self, url: URL) -> None:
        file = sqlite_file(url) if is_sqlite(url) else None
        self._log = None if file is None else Path(f"{file}-wal")
        self._mover = None if file is None else Mover(writing(url))
        self._batches = 0
        self._tried = 0.0

    def __call__(self, connection: Connection) -> None:
        if self._log is None or self._mover is None:
            return
        self._batches += 1
        if self._mover.moved():
            move(connection)
        if time.monotonic() - self._tried < PAUSE_S:
            return
        self._tried = time.monotonic()
        if self._log.exists() and self._log.stat().st_size > LARGEST:
            shorten(connection)
        elif self._batches >= BATCHES:
            self._batches = 0
            self._mover.move_soon()

    def finish(self) -> None:
        if self._mover is not None:
            self._mover.finish()


class Mover:
    """A thread with a connection of its own; it starts with the first thing there is to do."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._wanted, self._moved = Event(), Event()
        self._finished = False
        self._thread: Thread | None = None

    def move_soon(self) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._run, name="store-mover", daemon=True)
            self._thread.start()
        self._wanted.set()

    def moved(self) -> bool:
        """Since somebody last asked."""
        was = self._moved.is_set()
        self._moved.clear()
        return was

    def finish(self) -> None:
        self._finished = True
        self._wanted.set()
        if self._thread is not None:
            self._thread.join()
        self._engine.dispose()

    def _run(self) -> None:
        while True:
            self._wanted.wait()
            self._wanted.clear()
            if self._finished:
                return
            with suppress(DBAPIError, sqlite3.Error):  # another time: until then SQLite does it, and the log only grows
                with self._engine.connect() as connection:
                    move(connection)
                self._moved.set()


def move(connection: Connection) -> None:
    """As much of the log as nobody is reading; waits for nobody."""
    driver(connection).execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()


def shorten(connection: Connection) -> None:
    """Under constant reading the moment in which nobody reads has to be made."""
    raw = driver(connection)
    raw.execute(f"PRAGMA busy_timeout={WAIT_MS}")
    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    raw.execute(f"PRAGMA busy_timeout={BUSY_MS}")
