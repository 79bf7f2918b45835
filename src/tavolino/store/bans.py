"""Names and addresses that are not let in, for a time or until further notice."""

import secrets
from typing import Literal

import msgspec
from sqlalchemy import Connection, delete, select

from tavolino.store import change_mark
from tavolino.store.schema import BANS
from tavolino.store.upsert import insert

BanKind = Literal["name", "address"]


class Ban(msgspec.Struct, frozen=True):
    kind: BanKind
    value: str  # a folded name; an address, of IPv6 the network
    shown: str  # as the operator wrote it
    until: int | None  # milliseconds since 1970; None: until it is lifted
    reason: str
    created_at: int
    id: str = msgspec.field(default_factory=lambda: secrets.token_urlsafe(9))

    def holds(self, now: int) -> bool:
        return self.until is None or now < self.until


def put(connection: Connection, ban: Ban) -> None:
    """A new one replaces an older one of the same name or address."""
    row = insert(connection.dialect.name, BANS).values(msgspec.structs.asdict(ban))
    news = {name: row.excluded[name] for name in ("id", "shown", "until", "reason", "created_at")}
    connection.execute(row.on_conflict_do_update(index_elements=["kind", "value"], set_=news))
    change_mark.renew(connection)


def find(connection: Connection, ban: str) -> Ban | None:
    row = connection.execute(select(BANS).where(BANS.c.id == ban)).one_or_none()
    return None if row is None else Ban(**row._mapping)


def lift(connection: Connection, ban: str) -> None:
    connection.execute(delete(BANS).where(BANS.c.id == ban))
    change_mark.renew(connection)


def holding(connection: Connection, now: int) -> list[Ban]:
    """The latest first."""
    query = select(BANS).where(BANS.c.until.is_(None) | (BANS.c.until > now))
    return [Ban(**row._mapping) for row in connection.execute(query.order_by(BANS.c.created_at.desc(), BANS.c.id))]


def clear(connection: Connection, now: int) -> None:
    connection.execute(delete(BANS).where(BANS.c.until <= now))
