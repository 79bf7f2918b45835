"""Names reserved for the one person who protects them with a passphrase; upper and lower case are the same."""

import unicodedata
from typing import ClassVar

from sqlalchemy import Connection, delete, select

from tavolino.core.refusal import TavolinoError
from tavolino.store import people
from tavolino.store.people import Person
from tavolino.store.schema import RESERVED_NAMES
from tavolino.store.upsert import insert


class NameTaken(TavolinoError):
    code: ClassVar[str] = "name_taken"


def owner(connection: Connection, name: str) -> Person | None:
    """The person for whom that name is reserved."""
    asked = select(RESERVED_NAMES.c.person).where(RESERVED_NAMES.c.name == folded(name))
    person = connection.execute(asked).scalar_one_or_none()
    return None if person is None else people.by_id(connection, person)


def reserve(connection: Connection, person: str, passphrase: str) -> Person:
    """Their name, from now on. Raises NameTaken when it is reserved for somebody else already."""
    people.set_passphrase(connection, person, passphrase)
    return _reserve_name(connection, person)


def rename(connection: Connection, person: str, name: str) -> Person:
    """Raises NameTaken for a person with a passphrase when the new name is reserved for somebody else."""
    people.rename(connection, person, name)
    return _reserve_name(connection, person)


def folded(name: str) -> str:
    """The same for names that differ only in case or in the width of letters."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def _reserve_name(connection: Connection, person: str) -> Person:
    """Reserves the name of a person who has a passphrase; another name that was reserved for them is free again."""
    holder = people.by_id(connection, person)
    if holder is None:
        raise LookupError(f"nobody has the id {person}")
    if holder.passphrase is None:
        return holder
    row = insert(connection.dialect.name, RESERVED_NAMES).values(name=folded(holder.name), person=person)
    connection.execute(row.on_conflict_do_nothing())  # of two nodes at the same time the primary key picks one
    reserved_for = owner(connection, holder.name)
    if reserved_for is None or reserved_for.id != person:
        raise NameTaken(f"somebody else keeps the name {holder.name}; take another one")
    others = (RESERVED_NAMES.c.person == person) & (RESERVED_NAMES.c.name != folded(holder.name))
    connection.execute(delete(RESERVED_NAMES).where(others))
    return holder
