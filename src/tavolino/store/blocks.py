"""People whose chat somebody does not want to read, and whom they do not want at their tables."""

import secrets
from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, delete, func, select

from tavolino.store import change_mark
from tavolino.store.people import keep
from tavolino.store.schema import BLOCKS, PEOPLE
from tavolino.store.upsert import insert


class BlockedPerson(msgspec.Struct, frozen=True):
    """As the person who blocked them sees it: by name and not by id."""

    id: str
    name: str
    created_at: int


def add(connection: Connection, person: str, blocked: str, now: int) -> None:
    """May be repeated. Raises LookupError for somebody who is not known, or not any longer."""
    keep(connection, person, blocked)
    row = {"id": secrets.token_urlsafe(9), "person": person, "blocked": blocked, "created_at": now}
    connection.execute(insert(connection.dialect.name, BLOCKS).values(row).on_conflict_do_nothing())
    change_mark.renew(connection)


def lift(connection: Connection, person: str, block: str) -> bool:
    """False where this person has no such block."""
    theirs = (BLOCKS.c.id == block) & (BLOCKS.c.person == person)
    lifted = connection.execute(delete(BLOCKS).where(theirs)).rowcount > 0
    if lifted:
        change_mark.renew(connection)
    return lifted


def of_person(connection: Connection, person: str) -> list[BlockedPerson]:
    query = select(BLOCKS.c.id, PEOPLE.c.name, BLOCKS.c.created_at).join(PEOPLE, PEOPLE.c.id == BLOCKS.c.blocked)
    rows = connection.execute(query.where(BLOCKS.c.person == person).order_by(BLOCKS.c.created_at, BLOCKS.c.id))
    return [BlockedPerson(*row) for row in rows]


def count(connection: Connection, person: str) -> int:
    query = select(func.count()).select_from(BLOCKS).where(BLOCKS.c.person == person)
    return int(connection.execute(query).scalar_one())


def is_blocked(connection: Connection, by: str, person: str) -> bool:
    pair = (BLOCKS.c.person == by) & (BLOCKS.c.blocked == person)
    return connection.execute(select(BLOCKS.c.id).where(pair)).first() is not None


def by_people(connection: Connection, people: Iterable[str]) -> dict[str, frozenset[str]]:
    """Whom each of these has blocked; without those who have blocked nobody."""
    found: dict[str, set[str]] = {}
    query = select(BLOCKS.c.person, BLOCKS.c.blocked)
    for person, blocked in connection.execute(query.where(BLOCKS.c.person.in_(list(people)))):
        found.setdefault(person, set()).add(blocked)
    return {person: frozenset(blocked) for person, blocked in found.items()}
