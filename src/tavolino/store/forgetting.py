"""Deletes an account, and takes its name and chat out of the logs.

First the person and every list of theirs go, in one transaction; then, table by table and part by part, the logs that
name them are rewritten, since every move waits for a transaction. This is the one exception to logs being append-only:
what is stored about somebody is to be really gone. If a server stops in between, the appearances that are left say
which logs are still to be rewritten.
"""

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection, and_, delete, select, update

from tavolino.store import appearances, audit, change_mark
from tavolino.store.lobby import OPEN
from tavolino.store.schema import (
    APPEARANCES,
    ENTRIES,
    FORGOTTEN,
    GUESTS,
    OUTBOX,
    PEOPLE,
    RATINGS,
    RESULTS,
    SEATS,
    TABLES,
)
from tavolino.store.upsert import insert

RewriteBody = Callable[[str, bytes], bytes | None]  # of an entry, by its command and body; None: stays as it is
RewriteSummary = Callable[[bytes, list[bytes]], bytes]  # of the lobby's row, by what the log says about chairs
NOBODY = {"person": None, "mu_before": None, "mu_after": None, "sigma_after": None}  # of a result
PART = 100  # entries that are rewritten in one transaction


class Rewritten(NamedTuple):
    """How far a log is rewritten, and the bodies up to there that are about chairs."""

    seq: int = 0
    chairs: tuple[bytes, ...] = ()


def begin(connection: Connection, person: str, now: int) -> None:
    """By foreign key the person's sessions, reserved name, blocks, mutes, subscriptions and the reports about them go,
    too."""
    forgotten = insert(connection.dialect.name, FORGOTTEN).values(person=person, at=now)
    connection.execute(forgotten.on_conflict_do_nothing())
    hosted = (TABLES.c.host == person) & (TABLES.c.status == OPEN)  # which nobody else can start
    for table in connection.execute(select(TABLES.c.id).where(hosted)).scalars().all():
        appearances.add(connection, table, person)
    for rows in (RATINGS, GUESTS, OUTBOX):
        connection.execute(delete(rows).where(rows.c.person == person))
    connection.execute(update(RESULTS).where(RESULTS.c.person == person).values(NOBODY))
    name = connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.id == person)).scalar_one_or_none()
    if name is not None:
        audit.forget_name(connection, name)
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
    change_mark.renew(connection)


def has_strays(connection: Connection) -> bool:
    """Whether a node that had not heard yet has stored something of theirs since, such as the end of a game."""
    gone = select(FORGOTTEN.c.person)
    rated = select(RATINGS.c.person).where(RATINGS.c.person.in_(gone))
    played = select(RESULTS.c.person).where(RESULTS.c.person.in_(gone))
    return connection.execute(rated.union_all(played).limit(1)).first() is not None


def sweep(connection: Connection) -> None:
    gone = select(FORGOTTEN.c.person)
    connection.execute(delete(RATINGS).where(RATINGS.c.person.in_(gone)))
    connection.execute(update(RESULTS).where(RESULTS.c.person.in_(gone)).values(NOBODY))


def since(connection: Connection, at: int) -> list[str]:
    """People who were forgotten since then."""
    return list(connection.execute(select(FORGOTTEN.c.person).where(FORGOTTEN.c.at >= at)).scalars())


def left(connection: Connection, limit: int) -> list[tuple[str, str]]:
    """Tables whose logs still name somebody who is forgotten, with that person."""
    query = select(APPEARANCES.c.table_id, APPEARANCES.c.person).join(
        FORGOTTEN, FORGOTTEN.c.person == APPEARANCES.c.person
    )
    rows = connection.execute(query.order_by(APPEARANCES.c.table_id, APPEARANCES.c.person).limit(limit))
    return [(table, person) for table, person in rows]


def rewrite(
    connection: Connection,
    table: str,
    person: str,
    body: RewriteBody,
    summary: RewriteSummary,
    about_chairs: tuple[bytes, ...],
    before: Rewritten,
) -> Rewritten | None:
    """The next part of one table's log, without the name and chat of this person; `about_chairs` is how bodies of that
    kind begin. With the last part also its row in the lobby, and then None: there is nothing left."""
    row = select(TABLES.c.summary).where(TABLES.c.id == table).with_for_update()
    listed = connection.execute(row).scalar_one_or_none()
    if listed is None:
        return None  # retention was quicker
    part = _rewrite_part(connection, table, body, before.seq)
    chairs = before.chairs + tuple(entry for _, entry in part if entry.startswith(about_chairs))
    if len(part) == PART:
        return Rewritten(part[-1][0], chairs)
    connection.execute(update(TABLES).where(TABLES.c.id == table).values(summary=summary(listed, list(chairs))))
    connection.execute(delete(SEATS).where(SEATS.c.table_id == table, SEATS.c.person == person))
    appearances.remove(connection, table, person)
    return None


def _rewrite_part(connection: Connection, table: str, body: RewriteBody, after: int) -> list[tuple[int, bytes]]:
    """Numbers and bodies, as they are now."""
    log = select(ENTRIES.c.seq, ENTRIES.c.command, ENTRIES.c.body).where(ENTRIES.c.table_id == table)
    part = []
    for seq, command, before in connection.execute(
        log.where(ENTRIES.c.seq > after).order_by(ENTRIES.c.seq).limit(PART)
    ).all():
        changed = body(command, bytes(before))
        if changed is not None:
            entry = and_(ENTRIES.c.table_id == table, ENTRIES.c.seq == seq)
            connection.execute(update(ENTRIES).where(entry).values(body=changed))
        part.append((seq, bytes(before) if changed is None else changed))
    return part
