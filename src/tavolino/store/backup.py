"""A copy of the whole store in one file, taken while everybody plays on, and the way back."""

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
    """A file or a database that a backup would spoil, or that is no backup."""

    code: ClassVar[str] = "bad_backup"


def backup(url: str, file: Path, replace: bool = False) -> None:
    """Everything that was committed when it began. The file is there whole or not at all."""
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
        _to_disk(part)
        part.replace(file)
        _to_disk(file.parent)
    finally:
        part.unlink(missing_ok=True)


def restore(file: Path, url: str, replace: bool = False) -> None:
    """The store as it was when the backup was taken; whatever is there now is lost, and only if `replace`."""
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
    place = sqlite_file(target)
    assert place is not None
    if place.exists() and not replace:
        raise BadBackup(f"{place} is there already; say --replace to lose it")
    place.parent.mkdir(parents=True, exist_ok=True)
    _copy_sqlite(file, place)


def _copy_sqlite(source: Path, target: Path) -> None:
    """In one step: between two of them a writer would make SQLite begin anew, and under load without end."""
    patience = BUSY_MS / 1000
    with closing(sqlite3.connect(source, patience)) as old, closing(sqlite3.connect(target, patience)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode=DELETE")  # one file that needs no other beside it


def _to_disk(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
