"""PostgreSQL's client programs for backups."""

import os
import subprocess
from pathlib import Path

from sqlalchemy import URL, create_engine, inspect

from tavolino.store.schema import METADATA
from tavolino.store.unavailable import StoreUnavailable

_MAGIC = b"PGDMP"


def dump(url: URL, file: Path) -> None:
    _run("pg_dump", "--format=custom", f"--file={file}", url=url)


def restore(file: Path, url: URL) -> None:
    """All of it, or nothing where it fails."""
    options = ("--clean", "--if-exists", "--no-owner", "--single-transaction", "--exit-on-error")
    _run("pg_restore", *options, str(file), url=url)


def is_dump(file: Path) -> bool:
    with file.open("rb") as opened:
        return opened.read(len(_MAGIC)) == _MAGIC


def is_used(url: URL) -> bool:
    engine = create_engine(url)
    try:
        return bool(set(inspect(engine).get_table_names()) & set(METADATA.tables))
    finally:
        engine.dispose()


def _run(program: str, *arguments: str, url: URL) -> None:
    """The password is passed in the environment, since every user of the machine can read command lines."""
    address = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    environment = os.environ | ({"PGPASSWORD": url.password} if url.password else {})
    command = [program, f"--dbname={address}", *arguments]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    except FileNotFoundError:
        raise StoreUnavailable(f"{program} is missing; it comes with PostgreSQL's client programs") from None
    if done.returncode != 0:
        raise StoreUnavailable(f"{program} failed: {done.stderr.strip() or done.returncode}")
