"""Small named values that all nodes on one database share, like the key that signs sessions."""

from collections.abc import Callable

from sqlalchemy import Connection, select

from tavolino.store.schema import SHARED_VALUES
from tavolino.store.upsert import insert


def get_or_create(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """The value under that name; the first node that asks makes it, and all others get the same."""
    asked = select(SHARED_VALUES.c.value).where(SHARED_VALUES.c.name == name)
    value = connection.execute(asked).scalar_one_or_none()
    if value is None:
        connection.execute(
            insert(connection.dialect.name, SHARED_VALUES).values(name=name, value=make()).on_conflict_do_nothing()
        )
        value = connection.execute(asked).scalar_one()
    return str(value)
