"""Names reserved for the one person who protects them with a passphrase. Nobody else can take the same name, in upper
or lower case, or one that looks like it.

Of names that look alike and were reserved before looks were compared, each stays with its owner.
"""

import unicodedata
from collections.abc import Iterable
from typing import ClassVar

import msgspec
from sqlalchemy import Column, Connection, delete, select

from tavolino.core.refusal import TavolinoError
from tavolino.store import change_mark, people
from tavolino.store.lookalikes import skeleton
from tavolino.store.people import Person
from tavolino.store.schema import NAME_LOOKS, RESERVED_NAMES
from tavolino.store.upsert import insert


class NameTaken(TavolinoError):
    code: ClassVar[str] = "name_taken"

    def __init__(self, name: str) -> None:
        super().__init__(f"somebody else keeps the name {name}, or one that looks like it; take another one")


def owner(connection: Connection, name: str) -> Person | None:
    """The person for whom that name is reserved, however many others look like it."""
    person = _owner_of_name(connection, name)
    return None if person is None else people.by_id(connection, person)


def add(connection: Connection, person: Person) -> None:
    """Somebody new. Raises NameTaken."""
    _refuse_others(connection, person.id, person.name)
    people.add(connection, person)


def reserve(connection: Connection, person: str, passphrase: str) -> Person:
    """Their name, from now on. Raises NameTaken when it is reserved for somebody else already."""
    people.set_passphrase(connection, person, passphrase)
    change_mark.renew(connection)
    return _reserve_name(connection, person)


def rename(connection: Connection, person: str, name: str) -> Person:
    """Raises NameTaken when the new name is reserved for somebody else."""
    people.rename(connection, person, name)
    change_mark.renew(connection)
    return _reserve_name(connection, person)


def check(connection: Connection, person: Person) -> None:
    """Raises NameTaken for a name that somebody else has reserved since this person took it."""
    if person.passphrase is None:
        _refuse_others(connection, person.id, person.name)


def check_names(connection: Connection, person: str, names: Iterable[str]) -> None:
    """Raises NameTaken if any of them is reserved for somebody else."""
    for name in names:
        _refuse_others(connection, person, name)


def known_as(connection: Connection, person: str) -> Person | None:
    """With an empty name if somebody else has reserved theirs since."""
    found = people.by_id(connection, person)
    if found is None or found.passphrase is not None or not _is_of_another(connection, person, found.name):
        return found
    return msgspec.structs.replace(found, name="")


def known_names(connection: Connection, wanted: Iterable[str]) -> dict[str, str]:
    """Under which name each of these people is shown at present, as by `known_as`; but in two reads for all of them."""
    found = people.by_ids(connection, list(wanted)).values()
    shared = [person.name for person in found if person.passphrase is None]
    names = _owners(connection, RESERVED_NAMES.c.name, map(folded, shared))
    looks = _owners(connection, NAME_LOOKS.c.look, map(skeleton, shared))
    shown = {}
    for person in found:
        owners = {names.get(folded(person.name)), looks.get(skeleton(person.name))}
        is_shown = person.passphrase is not None or owners <= {None, person.id}
        shown[person.id] = person.name if is_shown else ""
    return shown


def folded(name: str) -> str:
    """The same for names that differ only in case or in the width of letters."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def _owner_of_name(connection: Connection, name: str) -> str | None:
    asked = select(RESERVED_NAMES.c.person).where(RESERVED_NAMES.c.name == folded(name))
    return connection.execute(asked).scalar_one_or_none()


def _owner_of_look(connection: Connection, name: str) -> str | None:
    asked = select(NAME_LOOKS.c.person).where(NAME_LOOKS.c.look == skeleton(name))
    return connection.execute(asked).scalar_one_or_none()


def _owners(connection: Connection, kind: Column[str], wanted: Iterable[str]) -> dict[str, str]:
    """Of those names or looks that are reserved."""
    found = connection.execute(select(kind, kind.table.c.person).where(kind.in_(list(wanted))))
    return {str(name): str(person) for name, person in found}


def _is_of_another(connection: Connection, person: str, name: str) -> bool:
    return bool({_owner_of_name(connection, name), _owner_of_look(connection, name)} - {None, person})


def _refuse_others(connection: Connection, person: str, name: str) -> None:
    if _is_of_another(connection, person, name):
        raise NameTaken(name)


def _reserve_name(connection: Connection, person: str) -> Person:
    """Reserves the name of a person who has a passphrase; another name that was reserved for them is free again."""
    holder = people.by_id(connection, person)
    if holder is None:
        raise LookupError(f"nobody has the id {person}")
    if holder.passphrase is None:
        _refuse_others(connection, person, holder.name)
        return holder
    had_it = _owner_of_name(connection, holder.name) == person
    _insert(connection, holder)
    if _owner_of_name(connection, holder.name) != person:
        raise NameTaken(holder.name)
    if _owner_of_look(connection, holder.name) != person and not had_it:
        raise NameTaken(holder.name)
    _free_others(connection, holder)
    return holder


def _insert(connection: Connection, holder: Person) -> None:
    """Of two nodes at the same time the primary keys pick one."""
    name = insert(connection.dialect.name, RESERVED_NAMES).values(name=folded(holder.name), person=holder.id)
    connection.execute(name.on_conflict_do_nothing())
    look = insert(connection.dialect.name, NAME_LOOKS).values(look=skeleton(holder.name), person=holder.id)
    connection.execute(look.on_conflict_do_nothing())


def _free_others(connection: Connection, holder: Person) -> None:
    names, looks = RESERVED_NAMES.c, NAME_LOOKS.c
    connection.execute(delete(RESERVED_NAMES).where(names.person == holder.id, names.name != folded(holder.name)))
    connection.execute(delete(NAME_LOOKS).where(looks.person == holder.id, looks.look != skeleton(holder.name)))
