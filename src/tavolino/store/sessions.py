"""Sessions: one for each browser or program that is logged in.

A row is made at the first use of a valid cookie, if there is none yet: a cookie of an older Tavolino stays valid, and
so does one whose row was lost with a restored backup. An ended session therefore stays, until its cookie has expired.
"""

import msgspec
from sqlalchemy import Connection, bindparam, delete, literal, select, update

from tavolino.store import change_mark, subscriptions
from tavolino.store.compiled_statement import CompiledStatement
from tavolino.store.people import Person
from tavolino.store.schema import PEOPLE, SESSIONS
from tavolino.store.upsert import insert

SHOWN = 100  # sessions of one person in a list


class StoredSession(msgspec.Struct, frozen=True):
    id: str
    person: str
    created_at: int  # milliseconds since 1970
    seen_at: int
    agent: str  # roughly: "Firefox on Linux"
    address: str  # the last one; of IPv6 the network
    ended_at: int | None = None


class Visiting(msgspec.Struct, frozen=True):
    """The person of a cookie; `seen_at` is None where the session has no row yet."""

    person: Person
    seen_at: int | None
    ended: bool


_PERSON = tuple(PEOPLE.c[name] for name in Person.__struct_fields__)
_VISITING = CompiledStatement(
    select(*_PERSON, SESSIONS.c.seen_at.label("session_seen_at"), SESSIONS.c.ended_at)
    .join(SESSIONS, (SESSIONS.c.person == PEOPLE.c.id) & (SESSIONS.c.id == bindparam("session")), isouter=True)
    .where(PEOPLE.c.id == bindparam("person"))
)


def visiting(connection: Connection, person: str, session: str) -> Visiting | None:
    """None for a person who does not exist. With one statement: this is asked with every request."""
    row = _VISITING.run(connection, {"person": person, "session": session}).one_or_none()
    if row is None:
        return None
    known = row[: len(_PERSON)]
    return Visiting(Person(*known), row.session_seen_at, row.ended_at is not None)


def begin(connection: Connection, session: StoredSession) -> None:
    """May be repeated: two requests of a browser can be the first at the same time. Nothing happens if the person has
    deleted their account since they were asked for."""
    values = msgspec.structs.asdict(session)
    columns = [literal(value, SESSIONS.c[name].type).label(name) for name, value in values.items()]
    row = select(*columns).where(select(PEOPLE.c.id).where(PEOPLE.c.id == session.person).exists())
    new = insert(connection.dialect.name, SESSIONS).from_select(list(values), row)
    connection.execute(new.on_conflict_do_nothing())


def seen(connection: Connection, session: StoredSession) -> None:
    """When, with what and from where it was last used."""
    running = (SESSIONS.c.id == session.id) & SESSIONS.c.ended_at.is_(None)
    last = {"seen_at": session.seen_at, "agent": session.agent, "address": session.address}
    connection.execute(update(SESSIONS).where(running).values(last))


def of_person(connection: Connection, person: str) -> list[StoredSession]:
    """Those that have not ended, the last used first."""
    wanted = (SESSIONS.c.person == person) & SESSIONS.c.ended_at.is_(None)
    query = select(SESSIONS).where(wanted).order_by(SESSIONS.c.seen_at.desc(), SESSIONS.c.id).limit(SHOWN)
    return [StoredSession(**row._mapping) for row in connection.execute(query)]


def latest(connection: Connection) -> list[tuple[StoredSession, str]]:
    """Of all people, those that were used last, with the person's name."""
    query = select(SESSIONS, PEOPLE.c.name).join(PEOPLE, PEOPLE.c.id == SESSIONS.c.person)
    rows = connection.execute(
        query.where(SESSIONS.c.ended_at.is_(None)).order_by(SESSIONS.c.seen_at.desc()).limit(SHOWN)
    )
    return [(StoredSession(*row[:-1]), row[-1]) for row in rows]


def end(connection: Connection, person: str, session: str, now: int) -> list[str]:
    """What was ended: nothing if it is somebody else's, or over already."""
    return _end(connection, person, now, session, None)


def end_others(connection: Connection, person: str, but: str, now: int) -> list[str]:
    return _end(connection, person, now, None, but)


def ended_since(connection: Connection, since: int) -> list[str]:
    return list(connection.execute(select(SESSIONS.c.id).where(SESSIONS.c.ended_at >= since)).scalars())


def clear(connection: Connection, before: int) -> None:
    """Sessions that were last used, or ended, so long ago that their cookies have expired."""
    over = (SESSIONS.c.seen_at < before) & (SESSIONS.c.ended_at.is_(None) | (SESSIONS.c.ended_at < before))
    connection.execute(delete(SESSIONS).where(over))


def _end(connection: Connection, person: str, now: int, session: str | None, but: str | None) -> list[str]:
    """Where from and with what is no longer of interest."""
    wanted = (SESSIONS.c.person == person) & SESSIONS.c.ended_at.is_(None)
    if session is not None:
        wanted &= SESSIONS.c.id == session
    if but is not None:
        wanted &= SESSIONS.c.id != but
    ended = list(connection.execute(select(SESSIONS.c.id).where(wanted).order_by(SESSIONS.c.id)).scalars())
    if ended:
        values = {"ended_at": now, "agent": "", "address": ""}
        connection.execute(update(SESSIONS).where(SESSIONS.c.id.in_(ended)).values(values))
        subscriptions.end_with_sessions(connection, ended)
        change_mark.renew(connection)
    return ended
