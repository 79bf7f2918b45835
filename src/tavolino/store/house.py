"""Small facts of the house that all nodes on one database share."""

from collections.abc import Callable

from sqlalchemy import Connection, select

from tavolino.store.schema import HOUSE
from tavolino.store.upsert import insert


def get_or_create(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """The value under that name; whoever comes first makes it, and all others get the same."""
    asked = select(HOUSE.c.value).where(HOUSE.c.name == name)
    value = connection.execute(asked).scalar_one_or_none()
    if value is None:
        connection.execute(
            insert(connection.dialect.name, HOUSE).values(name=name, value=make()).on_conflict_do_nothing()
        )
        value = connection.execute(asked).scalar_one()
    return str(value)
