"""Addresses at which people want to be told of their tables: webhooks, and push services of browsers."""

from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from tavolino.store.people import keep
from tavolino.store.schema import SUBSCRIPTIONS, TABLES

Form = Literal["plain", "discord", "slack", "push"]
PUSH: Form = "push"


class Subscription(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    person: str
    table: str | None = None  # None: wherever the person plays
    session: str | None = None  # of a browser's push service: it ends with the session
    form: Form
    address: str
    keys: str = ""  # of a push service: its public key and its secret
    language: str
    created_at: int
    failed_at: int | None = None
    failure: str | None = None  # None: the last message was taken, or there was none


class TooManySubscriptions(Exception):
    """As many as one person, or one table, may have."""


def add(connection: Connection, new: Subscription, most: int) -> None:
    """A browser has one push service and one person: what it told before, to whomever, it tells no longer.

    Raises LookupError for a person or a table that is not known, or not any longer, and TooManySubscriptions."""
    keep(connection, new.person)
    if new.table is not None:
        _keep_table(connection, new.table)
    if new.form == PUSH:
        connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.address == new.address, _IS_PUSH))
    where = SUBSCRIPTIONS.c.table_id == new.table if new.table else SUBSCRIPTIONS.c.table_id.is_(None)
    theirs = select(func.count()).where(SUBSCRIPTIONS.c.person == new.person, where)
    if connection.execute(theirs).scalar_one() >= most:
        raise TooManySubscriptions
    values = msgspec.structs.asdict(new)
    values["table_id"] = values.pop("table")
    connection.execute(insert(SUBSCRIPTIONS).values(values))


_IS_PUSH = SUBSCRIPTIONS.c.form == PUSH


def _keep_table(connection: Connection, table: str) -> None:
    wanted = select(TABLES.c.id).where(TABLES.c.id == table).with_for_update(read=True, key_share=True)
    if connection.execute(wanted).first() is None:
        raise LookupError(f"there is no table {table}")


def of_person(connection: Connection, person: str) -> list[Subscription]:
    """Those for tables that they host, too."""
    query = select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person == person)
    rows = connection.execute(query.order_by(SUBSCRIPTIONS.c.created_at, SUBSCRIPTIONS.c.id))
    return [subscription_of(row) for row in rows]


def remove(connection: Connection, person: str, subscription: str) -> bool:
    """False where this person has no such subscription."""
    theirs = (SUBSCRIPTIONS.c.id == subscription) & (SUBSCRIPTIONS.c.person == person)
    return connection.execute(delete(SUBSCRIPTIONS).where(theirs)).rowcount > 0


def forget(connection: Connection, subscription: str) -> None:
    """Nobody is there any more."""
    connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == subscription))


def end_with_sessions(connection: Connection, sessions: list[str]) -> None:
    """Whoever uses the browser next is not to be told."""
    connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.session.in_(sessions)))


def note(connection: Connection, subscription: str, failure: str | None, now: int) -> None:
    """How the last message fared; None: it was taken."""
    values = {"failure": failure, "failed_at": None if failure is None else now}
    connection.execute(update(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id == subscription).values(values))


def subscription_of(row: Row[Any]) -> Subscription:
    names = Subscription.__struct_fields__
    return Subscription(**{name: row._mapping["table_id" if name == "table" else name] for name in names})
