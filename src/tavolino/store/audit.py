"""What the operator did: when, what, on whom and why. Rows are never changed, but that a name goes with its account.

People are listed by id, and shown by the name that they have when it is read.
"""

from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from tavolino.store.reserved_names import folded
from tavolino.store.schema import AUDIT, PEOPLE

What = Literal[
    "passphrase-set",
    "switched-off",
    "logged-in",
    "wrong-passphrase",
    "logged-out",
    "muted",
    "unmuted",
    "line-removed",
    "guest-removed",
    "table-closed",
    "banned",
    "ban-lifted",
    "report-done",
]

SOMEBODY = "somebody"
PERSON, NAME = "person:", "name:"


class AuditEntry(msgspec.Struct, frozen=True):
    at: int  # milliseconds since 1970
    what: What
    whom: str = ""  # person:ID, table:ID, line:TABLE/NUMBER, name:NAME, address:ADDRESS; empty: nobody
    reason: str = ""


class ListedAuditEntry(AuditEntry, frozen=True, kw_only=True):
    """`id` counts up; `name` is that of a person, as it is now."""

    id: int
    name: str


def add(connection: Connection, entry: AuditEntry) -> None:
    connection.execute(insert(AUDIT).values(msgspec.structs.asdict(entry)))


def latest(connection: Connection, limit: int, before: int | None = None) -> list[ListedAuditEntry]:
    """The latest first; `before` is the id of the last one that is known already."""
    query = select(AUDIT, PEOPLE.c.name).join(PEOPLE, AUDIT.c.whom == PERSON + PEOPLE.c.id, isouter=True)
    if before is not None:
        query = query.where(AUDIT.c.id < before)
    rows = connection.execute(query.order_by(AUDIT.c.id.desc()).limit(limit))
    return [_listed(*row) for row in rows]


def forget_name(connection: Connection, name: str) -> None:
    """In whatever case it was written."""
    rows = connection.execute(select(AUDIT.c.id, AUDIT.c.whom).where(AUDIT.c.whom.startswith(NAME))).all()
    theirs = [number for number, whom in rows if folded(whom.removeprefix(NAME)) == folded(name)]
    connection.execute(update(AUDIT).where(AUDIT.c.id.in_(theirs)).values(whom=NAME + SOMEBODY))


def clear(connection: Connection, before: int) -> None:
    """What is older than the operator wants to keep."""
    connection.execute(delete(AUDIT).where(AUDIT.c.at < before))


def _listed(number: int, at: int, what: What, whom: str, reason: str, name: str | None) -> ListedAuditEntry:
    shown = "" if not whom.startswith(PERSON) else SOMEBODY if name is None else name
    return ListedAuditEntry(at, what, whom, reason, id=number, name=shown)
