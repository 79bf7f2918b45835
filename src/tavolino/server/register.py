"""What the store is asked about people, each in one transaction: a name kept by a passphrase is kept by one alone."""

from sqlalchemy import Connection

from tavolino.server.names import folded
from tavolino.server.problems import NameTaken, NoSession
from tavolino.store import kept_names, people
from tavolino.store.people import Person


def kept_by(connection: Connection, name: str) -> Person | None:
    """Whoever keeps that name, however it is capitalised."""
    person = kept_names.keeper(connection, folded(name))
    return None if person is None else people.by_id(connection, person)


def keep(connection: Connection, person: str, passphrase: str) -> Person:
    """Raises NameTaken when somebody else keeps their name already."""
    _take_name(connection, _known(connection, person))
    people.set_passphrase(connection, person, passphrase)
    return _known(connection, person)


def rename(connection: Connection, person: str, name: str) -> Person:
    """Raises NameTaken for somebody who keeps their name and wants one that another keeps."""
    people.rename(connection, person, name)
    renamed = _known(connection, person)
    if renamed.passphrase is not None:
        _take_name(connection, renamed)
    return renamed


def _take_name(connection: Connection, person: Person) -> None:
    if not kept_names.take(connection, folded(person.name), person.id):
        raise NameTaken(f"somebody else keeps the name {person.name}; take another one")


def _known(connection: Connection, person: str) -> Person:
    found = people.by_id(connection, person)
    if found is None:
        raise NoSession("this person is no longer known here")
    return found
