"""`tavolino admin operator` and `admin audit`: the passphrase of the operator's page, and what was done there."""

import asyncio
import getpass
import sys
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tavolino.cli.outcome import BadArgument

if TYPE_CHECKING:
    from tavolino.store.audit import AuditEntry, ListedAuditEntry
    from tavolino.store.line import Connection

OK = 0
LINES = 100


def add_arguments(operator: ArgumentParser, audit: ArgumentParser) -> None:
    operator.add_argument("--off", action="store_true", help="turn the page off, and end its sessions")
    operator.set_defaults(run=_operator)
    audit.add_argument(
        "--lines", type=int, default=LINES, metavar="N", help="how many, the latest (default: %(default)s)"
    )
    audit.set_defaults(run=_audit)


def _operator(chosen: Namespace) -> int:
    from tavolino.store import operator
    from tavolino.store.audit import AuditEntry

    if chosen.off:
        _store(chosen, operator.switch_off, AuditEntry(_now(), "switched-off"))
        print("the operator's page is off")
        return OK
    set_it = partial(operator.set_passphrase, hashed=asyncio.run(_hashed(_ask())))
    _store(chosen, set_it, AuditEntry(_now(), "passphrase-set"))
    print("the operator's page is at /operator; sessions with an older passphrase have ended")
    return OK


def _audit(chosen: Namespace) -> int:
    from tavolino.store import audit, offline

    if not 1 <= chosen.lines <= 1_000_000:
        raise BadArgument(f"--lines: 1 to 1000000, not {chosen.lines}")
    for entry in reversed(offline.run(_url(chosen), partial(audit.latest, limit=chosen.lines))):
        print(_line(entry))
    return OK


def _line(entry: "ListedAuditEntry") -> str:
    when = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(entry.at / 1000))
    whom = f"{entry.whom} ({entry.name})" if entry.name else entry.whom
    return "  ".join(part for part in (when, entry.what, whom, entry.reason) if part)


def _store(chosen: Namespace, job: "Callable[[Connection], None]", entry: "AuditEntry") -> None:
    from tavolino.store import audit, offline

    def both(connection: "Connection") -> None:
        job(connection)
        audit.add(connection, entry)

    offline.run(_url(chosen), both)


def _ask() -> str:
    """Twice on a terminal, where nobody sees what they type; otherwise the first line of standard input."""
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\r\n")
    passphrase = getpass.getpass("passphrase of the operator's page: ")
    if getpass.getpass("once more: ") != passphrase:
        raise BadArgument("these were two different passphrases; nothing has changed")
    return passphrase


async def _hashed(passphrase: str) -> str:
    from tavolino.server.http.passphrases import Passphrases

    passphrases = Passphrases()
    try:
        return await passphrases.hash(passphrase)
    finally:
        passphrases.close()


def _url(chosen: Namespace) -> str:
    from tavolino.store.database_url import default_url

    return chosen.database or default_url()


def _now() -> int:
    return time.time_ns() // 1_000_000
