"""`tavolino admin …`: what the keeper of a server does with its store.

The store is imported where it is used: its libraries take longer to load than most commands to run.
"""

import time
from argparse import ArgumentParser, Namespace, _SubParsersAction
from pathlib import Path
from typing import TypeVar

from tavolino.server.settings import FINISHED_DAYS, OPEN_DAYS

OK = 0
UNSOUND = 1

P = TypeVar("P", bound=ArgumentParser)


def add_admin(subcommands: "_SubParsersAction[P]") -> None:
    admin = subcommands.add_parser("admin", help="look after the store of a server")
    tasks = admin.add_subparsers(required=True, metavar="TASK")

    saving = _add(tasks, "backup", "copy the store into one file while the server runs")
    saving.add_argument("file", type=Path, metavar="FILE")
    saving.add_argument("--replace", action="store_true", help="even if the file is there already")
    saving.set_defaults(run=_backup)

    restoring = _add(tasks, "restore", "fill a database from a backup, with no server running")
    restoring.add_argument("file", type=Path, metavar="FILE")
    restoring.add_argument("--replace", action="store_true", help="even if it has something, which is then lost")
    restoring.set_defaults(run=_restore)

    checking = _add(tasks, "check", "whether every log is whole")
    checking.set_defaults(run=_check)

    retaining = _add(tasks, "retain", "remove tables that nobody touched for long; results and ratings stay")
    retaining.add_argument(
        "--finished-days", type=days, default=FINISHED_DAYS, metavar="N", help="(default: %(default)s)"
    )
    retaining.add_argument("--open-days", type=days, default=OPEN_DAYS, metavar="N", help="(default: %(default)s)")
    retaining.set_defaults(run=_retain)


def _add(tasks: "_SubParsersAction[P]", name: str, told: str) -> P:
    task = tasks.add_parser(name, help=told)
    where = "sqlite:///FILE or postgresql+psycopg://… (default: TAVOLINO_DATABASE, or a file in your data folder)"
    task.add_argument("--database", metavar="URL", help=where)
    return task


def days(text: str) -> float:
    days = float(text)
    if not 0 <= days <= 1_000_000:
        raise ValueError(text)
    return days


def _url(chosen: Namespace) -> str:
    from tavolino.store.place import default_url

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
    from tavolino.store.retention import Keep, retain

    keep = Keep(finished_days=chosen.finished_days, open_days=chosen.open_days)
    print(f"tables removed: {retain(_url(chosen), time.time_ns() // 1_000_000, keep)}")
    return OK
