"""`tavolino admin …`: what the operator of a server does with its store.

The store is imported where it is used: its libraries take longer to load than most commands to run.
"""

import os
import time
from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path
from typing import TypeVar

from tavolino.cli import versions
from tavolino.cli.operator import add_arguments
from tavolino.server.settings import default_of, flag, help_of, variable

OK = 0
UNSOUND = 1

P = TypeVar("P", bound=ArgumentParser)


def add_admin(subcommands: "_SubParsersAction[P]") -> None:
    told = "look after the store of a server"
    admin = subcommands.add_parser("admin", help=told, description=f"{told[0].upper()}{told[1:]}.")
    tasks = admin.add_subparsers(required=True, metavar="TASK")

    saving = _add(tasks, "backup", "copy the store into one file while the server runs")
    saving.add_argument("file", type=Path, metavar="FILE", help="where the copy goes")
    saving.add_argument("--replace", action="store_true", help="put it there even if there is such a file already")
    saving.set_defaults(run=_backup)

    restoring = _add(tasks, "restore", "fill a database from a backup, with no server running")
    restoring.add_argument("file", type=Path, metavar="FILE", help="what `backup` wrote")
    restoring.add_argument("--replace", action="store_true", help="fill even a database in use; what it has is lost")
    restoring.set_defaults(run=_restore)

    checking = _add(tasks, "check", "look whether every log is whole; exit code 1 if not")
    checking.set_defaults(run=_check)

    retaining = _add(tasks, "retain", "remove tables that nobody touched for long; results and ratings stay")
    for name in ("finished_days", "open_days"):
        usual = os.environ.get(variable(name), str(default_of(name)))
        told = f"{help_of(name)} (default: {variable(name)}, or {default_of(name)})"
        retaining.add_argument(flag(name), type=days, default=usual, metavar="N", help=told)
    retaining.set_defaults(run=_retain)

    showing = _add(tasks, "versions", "list running tables by the versions of their rules")
    versions.add_arguments(showing)
    showing.set_defaults(run=_versions)

    add_arguments(
        _add(tasks, "operator", "set the passphrase of the operator's page, or turn the page off"),
        _add(tasks, "audit", "print what was done on the operator's page"),
    )


def _add(tasks: "_SubParsersAction[P]", name: str, told: str) -> P:
    task = tasks.add_parser(name, help=told, description=f"{told[0].upper()}{told[1:]}.")
    where = "sqlite:///FILE or postgresql+psycopg://… (default: TAVOLINO_DATABASE, or a file in your data folder)"
    task.add_argument("--database", metavar="URL", help=where)
    return task


def days(text: str) -> float:
    days = float(text)
    if not 0 <= days <= 1_000_000:
        raise ValueError(text)
    return days


def _url(chosen: Namespace) -> str:
    from tavolino.store.database_url import default_url

    return chosen.database or default_url()


def _backup(chosen: Namespace) -> int:
    from tavolino.store.backup import backup

    backup(_url(chosen), chosen.file, chosen.replace)
    print(f"{chosen.file}: {chosen.file.stat().st_size:,} bytes")
    return OK


def _restore(chosen: Namespace) -> int:
    from tavolino.store.backup import restore

    restore(chosen.file, _url(chosen), chosen.replace)
    return _check(chosen)


def _check(chosen: Namespace) -> int:
    from tavolino.store.check import check

    problems = check(_url(chosen))
    for line in problems or ["every log is whole"]:
        print(line)
    return UNSOUND if problems else OK


def _retain(chosen: Namespace) -> int:
    from tavolino.store.retention import RetentionPolicy, retain

    policy = RetentionPolicy(finished_days=chosen.finished_days, open_days=chosen.open_days)
    print(f"tables removed: {retain(_url(chosen), time.time_ns() // 1_000_000, policy)}")
    return OK


def _versions(chosen: Namespace) -> int:
    return versions.show(_url(chosen), chosen)
