"""What has still to be told to subscriptions. A row is written in the transaction of the entry that is its reason, is
claimed by one node at a time, and goes when it was sent, is no longer true, or nobody takes it.

A node that dies between sending and noting so leaves a row that is sent once more, under the same id."""

from collections.abc import Collection, Sequence
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, case, delete, literal, null, select, update

from tavolino.store import subscriptions
from tavolino.store.schema import OUTBOX, SUBSCRIPTIONS, TABLES
from tavolino.store.subscriptions import Subscription, subscription_of
from tavolino.store.upsert import insert

Reason = Literal["turn", "full", "began"]

SECOND = 1_000
GRACE = 3 * SECOND  # before anything is sent: those who see it themselves are not told
LEASE = 60 * SECOND
PAUSES = [10 * SECOND, 60 * SECOND, 300 * SECOND, 1_800 * SECOND, 7_200 * SECOND]  # before it is tried again
OLDEST = 24 * 3_600 * SECOND  # nobody is told of what was yesterday


class WaitingNotice(msgspec.Struct, frozen=True, kw_only=True):
    """One that this node has claimed. `person` need not be told once they see it themselves."""

    subscription: Subscription
    table: str
    game: str
    reason: Reason
    person: str | None
    at: int
    tries: int  # this one included
    lease: str

    @property
    def id(self) -> str:
        """The same however often it is sent."""
        return f"{self.subscription.id}.{self.table}.{self.reason}.{self.at}"


# ---- in the transaction of an entry


def add(connection: Connection, table: str, reason: Reason, people: Collection[str], at: int) -> None:
    """For these people's own subscriptions, and those of the table. A row that waits already is replaced."""
    personal = SUBSCRIPTIONS.c.table_id.is_(None)
    the_one = literal(next(iter(people))) if len(people) == 1 else null()
    values = {
        "subscription": SUBSCRIPTIONS.c.id,
        "table_id": literal(table),
        "reason": literal(reason),
        "person": case((personal, SUBSCRIPTIONS.c.person), else_=the_one),
        "at": literal(at, OUTBOX.c.at.type),
        "due_at": literal(at + GRACE, OUTBOX.c.due_at.type),
        "tries": literal(0),
    }
    wanted = (personal & SUBSCRIPTIONS.c.person.in_(sorted(people))) | (SUBSCRIPTIONS.c.table_id == table)
    found = select(*(column.label(name) for name, column in values.items())).where(wanted)
    # locked: one that is deleted at this moment must not make the entry fail
    new = insert(connection.dialect.name, OUTBOX).from_select(
        list(values), found.with_for_update(read=True, key_share=True, of=SUBSCRIPTIONS)
    )
    replaced = {name: new.excluded[name] for name in ("person", "at", "due_at", "tries")}
    keys = ["subscription", "table_id", "reason"]
    connection.execute(new.on_conflict_do_update(index_elements=keys, set_={**replaced, "lease": None}))


def turn_passed(connection: Connection, table: str, done: Collection[str], asked: Collection[str], at: int) -> None:
    """Those who have answered are not told any more that they are asked."""
    if done:
        withdraw(connection, table, ("turn",), done)
    if asked:
        add(connection, table, "turn", asked, at)


def withdraw(
    connection: Connection, table: str, reasons: Sequence[Reason], people: Collection[str] | None = None
) -> None:
    """It is no longer true, or these people know it already."""
    wanted = (OUTBOX.c.table_id == table) & OUTBOX.c.reason.in_(reasons)
    if people is not None:
        wanted &= OUTBOX.c.person.in_(sorted(people))
    connection.execute(delete(OUTBOX).where(wanted))


def is_waiting(connection: Connection, table: str, person: str) -> bool:
    wanted = (OUTBOX.c.table_id == table) & (OUTBOX.c.person == person)
    return connection.execute(select(OUTBOX.c.due_at).where(wanted).limit(1)).first() is not None


# ---- sending


def is_due(connection: Connection, now: int) -> bool:
    return connection.execute(select(OUTBOX.c.due_at).where(OUTBOX.c.due_at <= now).limit(1)).first() is not None


def claim(connection: Connection, now: int, lease: str, limit: int) -> list[WaitingNotice]:
    """Due ones, which nobody else gets before the lease is over. Two nodes never claim the same."""
    connection.execute(delete(OUTBOX).where(OUTBOX.c.at < now - OLDEST))
    due = select(OUTBOX).where(OUTBOX.c.due_at <= now).order_by(OUTBOX.c.due_at, OUTBOX.c.at).limit(limit)
    rows = connection.execute(due.with_for_update(skip_locked=True)).all()
    if not rows:
        return []
    ids, tables = {row.subscription for row in rows}, {row.table_id for row in rows}
    listed = connection.execute(select(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.id.in_(ids)))
    found = {row.id: subscription_of(row) for row in listed}
    played = connection.execute(select(TABLES.c.id, TABLES.c.game).where(TABLES.c.id.in_(tables)))
    games = {row.id: row.game for row in played}
    claimed = [
        WaitingNotice(
            subscription=found[row.subscription],
            table=row.table_id,
            game=games[row.table_id],
            reason=row.reason,
            person=row.person,
            at=row.at,
            tries=row.tries + 1,
            lease=lease,
        )
        for row in rows
        if row.subscription in found  # or it is being deleted at this moment
    ]
    for one in claimed:
        values = {"due_at": now + LEASE, "tries": one.tries, "lease": lease}
        connection.execute(update(OUTBOX).where(_row(one)).values(values))
    return claimed


def sent(connection: Connection, notice: WaitingNotice, now: int) -> None:
    connection.execute(delete(OUTBOX).where(_own_row(notice)))
    subscriptions.note(connection, notice.subscription.id, None, now)


def not_sent(connection: Connection, notice: WaitingNotice, failure: str, now: int) -> None:
    """It is tried again after a while, and not for ever."""
    subscriptions.note(connection, notice.subscription.id, failure, now)
    if notice.tries > len(PAUSES):
        connection.execute(delete(OUTBOX).where(_own_row(notice)))
    else:
        values = {"due_at": now + PAUSES[notice.tries - 1], "lease": None}
        connection.execute(update(OUTBOX).where(_own_row(notice)).values(values))


def postpone(connection: Connection, notice: WaitingNotice, until: int) -> None:
    """It was not tried: too much is sent at this moment."""
    values = {"due_at": until, "tries": notice.tries - 1, "lease": None}
    connection.execute(update(OUTBOX).where(_own_row(notice)).values(values))


def drop(connection: Connection, notice: WaitingNotice) -> None:
    """Nobody needs it any more."""
    connection.execute(delete(OUTBOX).where(_own_row(notice)))


def _row(notice: WaitingNotice) -> ColumnElement[bool]:
    keys = (notice.subscription.id, notice.table, notice.reason)
    return and_(OUTBOX.c.subscription == keys[0], OUTBOX.c.table_id == keys[1], OUTBOX.c.reason == keys[2])


def _own_row(notice: WaitingNotice) -> ColumnElement[bool]:
    """Unless a newer reason has replaced it meanwhile, or another node has it since the lease is over."""
    return _row(notice) & (OUTBOX.c.lease == notice.lease)
