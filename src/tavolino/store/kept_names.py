"""Names that belong to the one person who keeps them by a passphrase, whatever their capitals."""

import unicodedata
from typing import ClassVar

from sqlalchemy import Connection, delete, select

from tavolino.core.refusal import TavolinoError
from tavolino.store import people
from tavolino.store.people import Person
from tavolino.store.schema import KEPT_NAMES
from tavolino.store.upsert import insert


class NameTaken(TavolinoError):
    code: ClassVar[str] = "name_taken"


def keeper(connection: Connection, name: str) -> Person | None:
    """Whoever keeps that name."""
    asked = select(KEPT_NAMES.c.person).where(KEPT_NAMES.c.name == folded(name))
    person = connection.execute(asked).scalar_one_or_none()
    return None if person is None else people.by_id(connection, person)


def keep(connection: Connection, person: str, passphrase: str) -> Person:
    """From now on their name is theirs. Raises NameTaken when somebody else keeps it already."""
    people.set_passphrase(connection, person, passphrase)
    return _take_name(connection, person)


def rename(connection: Connection, person: str, name: str) -> Person:
    """Raises NameTaken for somebody who keeps their name and wants one that another keeps."""
    people.rename(connection, person, name)
    return _take_name(connection, person)


def folded(name: str) -> str:
    """The same for names that differ in capitals or in the width of letters alone."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def _take_name(connection: Connection, person: str) -> Person:
    """Whoever has a passphrase takes their name, and whatever other name they kept is free again."""
    taker = people.by_id(connection, person)
    if taker is None:
        raise LookupError(f"nobody has the id {person}")
    if taker.passphrase is None:
        return taker
    row = insert(connection.dialect.name, KEPT_NAMES).values(name=folded(taker.name), person=person)
    connection.execute(row.on_conflict_do_nothing())  # two nodes at once: the key picks one
    found = keeper(connection, taker.name)
    if found is None or found.id != person:
        raise NameTaken(f"somebody else keeps the name {taker.name}; take another one")
    others = (KEPT_NAMES.c.person == person) & (KEPT_NAMES.c.name != folded(taker.name))
    connection.execute(delete(KEPT_NAMES).where(others))
    return taker
