"""The people known to the server."""

import msgspec
from sqlalchemy import Connection, Row, func, insert, select, update

from tavolino.store.schema import PEOPLE


class Person(msgspec.Struct, frozen=True):
    id: str
    name: str
    created_at: int  # milliseconds since 1970
    seen_at: int
    passphrase: str | None = None  # argon2; None for a person known only by the session of their browser


def add(connection: Connection, person: Person) -> None:
    connection.execute(insert(PEOPLE).values(msgspec.structs.asdict(person)))


def by_id(connection: Connection, person: str) -> Person | None:
    row = connection.execute(select(PEOPLE).where(PEOPLE.c.id == person)).one_or_none()
    return None if row is None else _person(row)


def by_ids(connection: Connection, people: list[str]) -> dict[str, Person]:
    rows = connection.execute(select(PEOPLE).where(PEOPLE.c.id.in_(people)))
    return {row.id: _person(row) for row in rows}


def keep(connection: Connection, *people: str) -> None:
    """Raises LookupError for an unknown id. The others are not deleted before this transaction ends."""
    wanted = select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people)).with_for_update(read=True, key_share=True)
    missing = set(people) - set(connection.execute(wanted).scalars())
    if missing:
        raise LookupError(f"nobody has the id {min(missing)}")


def with_passphrase(connection: Connection, name: str, limit: int = 10) -> list[Person]:
    """All people of that name who can log in by passphrase, the oldest first; names are not unique."""
    wanted = select(PEOPLE).where(PEOPLE.c.name == name, PEOPLE.c.passphrase.is_not(None))
    return [_person(row) for row in connection.execute(wanted.order_by(PEOPLE.c.created_at).limit(limit))]


def search(connection: Connection, part: str, limit: int) -> list[Person]:
    """People whose name has this in it, in small letters or capitals; those who were here last come first."""
    wanted = select(PEOPLE)
    if part:
        wanted = wanted.where(func.lower(PEOPLE.c.name).contains(part.lower(), autoescape=True))
    return [_person(row) for row in connection.execute(wanted.order_by(PEOPLE.c.seen_at.desc()).limit(limit))]


def set_passphrase(connection: Connection, person: str, passphrase: str) -> None:
    _change(connection, person, {"passphrase": passphrase})


def rename(connection: Connection, person: str, name: str) -> None:
    _change(connection, person, {"name": name})


def seen(connection: Connection, person: str, now: int) -> None:
    _change(connection, person, {"seen_at": now})


def _change(connection: Connection, person: str, values: dict[str, object]) -> None:
    """Raises LookupError for an unknown id."""
    if connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(values)).rowcount == 0:
        raise LookupError(f"nobody has the id {person}")


def _person(row: Row[tuple[object, ...]]) -> Person:
    return Person(**row._mapping)
