"""PostgreSQL's client programs for backups."""

import os
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path

from sqlalchemy import URL, inspect

from tavolino.store.bad_backup import BadBackup
from tavolino.store.engines import libpq_address, reading
from tavolino.store.schema import METADATA
from tavolino.store.unavailable import StoreUnavailable

_MAGIC = b"PGDMP"
_REVISION = re.compile(r"^COPY \S*alembic_version .*\n(\w+)\n", re.MULTILINE)  # as pg_restore writes that table


def dump(url: URL, file: Path) -> None:
    _run("pg_dump", "--format=custom", f"--file={file}", url=url)


def restore(file: Path, url: URL) -> None:
    """All of it, or nothing where it fails."""
    options = ("--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error")
    try:
        _run("pg_restore", *options, str(file), url=url)
    except StoreUnavailable as error:
        raise StoreUnavailable(f"{error}; nothing was changed") from None


def revision_in(file: Path) -> str:
    """Raises BadBackup unless this is a backup of ours."""
    with file.open("rb") as opened:
        if opened.read(len(_MAGIC)) != _MAGIC:
            raise BadBackup(f"{file} is no backup of a PostgreSQL database; nothing was changed")
    try:
        written = _call(["pg_restore", "--data-only", "--table=alembic_version", "--file=-", str(file)])
    except StoreUnavailable as error:
        raise BadBackup(f"{file} is damaged: {error}; nothing was changed") from None
    found = _REVISION.search(written)
    if found is None:
        raise BadBackup(f"{file} is no backup of Tavolino; nothing was changed")
    return found[1]


def is_used(url: URL) -> bool:
    engine = reading(url)
    try:
        return bool(set(inspect(engine).get_table_names()) & set(METADATA.tables))
    finally:
        engine.dispose()


def _run(program: str, *arguments: str, url: URL) -> None:
    """The password is passed in the environment, since every user of the machine can read command lines."""
    address = libpq_address(url._replace(password=None))
    _call([program, f"--dbname={address}", *arguments], {"PGPASSWORD": url.password} if url.password else {})


def _call(command: list[str], environment: Mapping[str, str] | None = None) -> str:
    """What it prints."""
    program = command[0]
    try:
        done = subprocess.run(
            command, env=os.environ | (environment or {}), capture_output=True, text=True, check=False
        )
    except FileNotFoundError:
        raise StoreUnavailable(f"{program} is missing; it comes with PostgreSQL's client programs") from None
    if done.returncode != 0:
        raise StoreUnavailable(f"{program} failed: {_first_complaint(done.stderr) or done.returncode}")
    return done.stdout


def _first_complaint(stderr: str) -> str:
    """`pg_restore: error: …` of perhaps many lines."""
    complaints = [line for line in stderr.splitlines() if " error: " in line] or stderr.splitlines()
    return complaints[0].rpartition("error: ")[2].strip() if complaints else ""
