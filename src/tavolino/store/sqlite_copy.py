"""Copies SQLite databases, and puts a copy in the place of a database."""

import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import URL

from tavolino.store.bad_backup import BadBackup
from tavolino.store.engines import BUSY_MS, writing
from tavolino.store.file_lock import give_to_owner_of
from tavolino.store.migrate import migrate
from tavolino.store.unavailable import DatabaseInUse, StoreUnavailable

BESIDE = ("-wal", "-shm", "-journal")  # what SQLite keeps beside a database
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
OPEN_ELSEWHERE = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def files_of(database: Path) -> list[Path]:
    return [database, *(Path(f"{database}{ending}") for ending in BESIDE)]


def copy(source: Path, target: Path) -> None:
    """In a single step: between two steps a write makes SQLite start again, which would never end under load."""
    timeout = BUSY_MS / 1000
    try:
        with closing(sqlite3.connect(source, timeout)) as old, closing(sqlite3.connect(target, timeout)) as new:
            old.backup(new)
            _into_one_file(new)
    except sqlite3.Error as error:
        raise StoreUnavailable(f"{source} cannot be copied to {target}: {error}") from error


def revision_in(file: Path) -> str:
    """Raises BadBackup unless this is a whole backup. All of it is read, since one that was cut off begins well."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as backup:
            ((said,),) = backup.execute("PRAGMA integrity_check(1)").fetchall()
            backup.execute("SELECT count(*) FROM entries").fetchone()
            ((revision,),) = backup.execute("SELECT version_num FROM alembic_version").fetchall()
    except (sqlite3.Error, ValueError) as error:
        raise BadBackup(f"{file} is no backup of an SQLite store: {error}; nothing was changed") from None
    if said != "ok":
        raise BadBackup(f"{file} is damaged: {said.splitlines()[-1]}; nothing was changed")
    return str(revision)


def restore(file: Path, database: Path) -> None:
    """The copy is made and brought up to date beside the database, and takes its place in one step."""
    part = database.with_name(f"{database.name}.restoring")
    _remove(part)
    try:
        copy(file, part)
        _bring_up_to_date(part)
        _give_to_same_user(part, database)
        sync(part)
        with _closed(database):
            part.replace(database)
            sync(database.parent)
    finally:
        _remove(part)


def sync(path: Path) -> None:
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def _bring_up_to_date(part: Path) -> None:
    engine = writing(URL.create("sqlite", database=str(part)))
    try:
        migrate(engine)
    finally:
        engine.dispose()
    with closing(sqlite3.connect(part)) as database:
        _into_one_file(database)


def _into_one_file(database: sqlite3.Connection) -> None:
    database.execute("PRAGMA journal_mode=DELETE")  # without -wal and -shm beside it


def _give_to_same_user(part: Path, database: Path) -> None:
    if database.exists():
        part.chmod(stat.S_IMODE(database.stat().st_mode))
    give_to_owner_of(database if database.exists() else database.parent, part)


@contextmanager
def _closed(database: Path) -> Iterator[None]:
    """Nobody has it open, by SQLite's own lock, which also keeps out programs that know nothing of ours. And its
    write-ahead log is gone: beside another database SQLite would take it for the log of that one."""
    if not database.exists():
        _remove(database)
        yield
        return
    with closing(_connected(database)) as old:
        try:
            _into_one_file(old)
            old.execute("BEGIN EXCLUSIVE")
        except sqlite3.DatabaseError as error:
            _unless_damaged(error, database)
        for beside in files_of(database)[1:]:
            beside.unlink(missing_ok=True)
        yield


def _connected(database: Path) -> sqlite3.Connection:
    """Nothing is read yet."""
    try:
        return sqlite3.connect(database, timeout=0, isolation_level=None)
    except sqlite3.Error as error:
        raise _cannot_replace(database, error) from error


def _unless_damaged(error: sqlite3.DatabaseError, database: Path) -> None:
    """A damaged database is what a backup is for: it has nothing to lose."""
    code = error.sqlite_errorcode & 0xFF
    if code in OPEN_ELSEWHERE:
        raise DatabaseInUse(f"another program has {database} open; end it first. Nothing was changed.") from None
    if code not in DAMAGED:
        raise _cannot_replace(database, error) from error


def _cannot_replace(database: Path, error: sqlite3.Error) -> StoreUnavailable:
    return StoreUnavailable(f"{database} cannot be replaced: {error}; nothing was changed")


def _remove(database: Path) -> None:
    for file in files_of(database):
        file.unlink(missing_ok=True)
