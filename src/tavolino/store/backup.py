"""Copies the whole store into one file while the server is running, and restores it."""

from pathlib import Path

from sqlalchemy import URL

from tavolino.store import pg_tools, sqlite_copy
from tavolino.store.bad_backup import BadBackup
from tavolino.store.claim import claim_for_restoring
from tavolino.store.engines import existing_file, is_sqlite, read_url, sqlite_file, writing
from tavolino.store.file_lock import lock_file
from tavolino.store.migrate import migrate, newest_revision

__all__ = ["BadBackup", "backup", "restore"]


def backup(url: str, file: Path, replace: bool = False) -> None:
    """Everything that was committed when it began. The file is complete, or it is not there."""
    source = read_url(url)
    if is_sqlite(source):
        _refuse_own_files(existing_file(source), file)
    if file.exists() and not replace:
        raise BadBackup(f"{file} is there already; choose another name, or say --replace")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    try:
        if is_sqlite(source):
            sqlite_copy.copy(existing_file(source), part)
        else:
            pg_tools.dump(source, part)
        sqlite_copy.sync(part)
        part.replace(file)
        sqlite_copy.sync(file.parent)
    finally:
        part.unlink(missing_ok=True)


def _refuse_own_files(database: Path, file: Path) -> None:
    """With --replace they would be lost."""
    if file.resolve() in (*sqlite_copy.files_of(database.resolve()), lock_file(database)):
        raise BadBackup(f"{file} belongs to the database itself; choose another name for the backup")


def restore(file: Path, url: str, replace: bool = False) -> None:
    """The store as it was when the backup was taken, brought up to date. What is there now is lost, which needs
    `replace`. Where anything is wrong, nothing is changed."""
    if not file.is_file():
        raise BadBackup(f"there is no file {file}")
    target = read_url(url)
    if is_sqlite(target):
        _check_revision(file, sqlite_copy.revision_in(file))
        _restore_sqlite(file, target, replace)
    else:
        _check_revision(file, pg_tools.revision_in(file))
        _restore_postgresql(file, target, replace)


def _check_revision(file: Path, revision: str) -> None:
    if revision > newest_revision():
        known = f"step {revision}, and this one knows {newest_revision()}"
        raise BadBackup(f"{file} is of a newer Tavolino ({known}); update Tavolino first. Nothing was changed.")


def _restore_sqlite(file: Path, target: URL, replace: bool) -> None:
    database = sqlite_file(target)
    assert database is not None, "read_url refuses a store in memory"
    if database.exists() and not replace:
        raise BadBackup(f"{database} is there already; say --replace to lose it")
    with claim_for_restoring(target):
        sqlite_copy.restore(file, database.resolve())


def _restore_postgresql(file: Path, target: URL, replace: bool) -> None:
    with claim_for_restoring(target):
        if pg_tools.is_used(target) and not replace:
            raise BadBackup("there are tables in that database already; say --replace to lose them")
        pg_tools.restore(file, target)
        engine = writing(target)
        try:
            migrate(engine)
        finally:
            engine.dispose()
