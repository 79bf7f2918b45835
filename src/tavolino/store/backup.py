"""Copies the whole store into one file while the server is running, and restores it."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import ClassVar

from sqlalchemy import URL

from tavolino.core.refusal import TavolinoError
from tavolino.store import pg_tools
from tavolino.store.engines import BUSY_MS, existing_file, is_sqlite, read_url, sqlite_file


class BadBackup(TavolinoError):
    """A backup would overwrite something, or a file is no backup."""

    code: ClassVar[str] = "bad_backup"


def backup(url: str, file: Path, replace: bool = False) -> None:
    """Everything that was committed when it began. The file is complete, or it is not there."""
    if file.exists() and not replace:
        raise BadBackup(f"{file} is there already; choose another name, or say --replace")
    source = read_url(url)
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        if is_sqlite(source):
            _copy_sqlite(existing_file(source), part)
        else:
            pg_tools.dump(source, part)
        _sync(part)
        part.replace(file)
        _sync(file.parent)
    finally:
        part.unlink(missing_ok=True)


def restore(file: Path, url: str, replace: bool = False) -> None:
    """The store as it was when the backup was taken. What is there now is lost, which needs `replace`."""
    if not file.is_file():
        raise BadBackup(f"there is no file {file}")
    target = read_url(url)
    if is_sqlite(target):
        _restore_sqlite(file, target, replace)
        return
    if not pg_tools.is_dump(file):
        raise BadBackup(f"{file} is no backup of a PostgreSQL database")
    if pg_tools.is_used(target) and not replace:
        raise BadBackup("there are tables in that database already; say --replace to lose them")
    pg_tools.restore(file, target)


def _restore_sqlite(file: Path, target: URL, replace: bool) -> None:
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as copy:
            copy.execute("SELECT count(*) FROM entries").fetchone()
    except sqlite3.Error as error:
        raise BadBackup(f"{file} is no backup of an SQLite store: {error}") from None
    database = sqlite_file(target)
    assert database is not None
    if database.exists() and not replace:
        raise BadBackup(f"{database} is there already; say --replace to lose it")
    database.parent.mkdir(parents=True, exist_ok=True)
    _copy_sqlite(file, database)


def _copy_sqlite(source: Path, target: Path) -> None:
    """In a single step: between two steps a write makes SQLite start again, which would never end under load."""
    timeout = BUSY_MS / 1000
    with closing(sqlite3.connect(source, timeout)) as old, closing(sqlite3.connect(target, timeout)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # a single file, without -wal and -shm beside it


def _sync(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
