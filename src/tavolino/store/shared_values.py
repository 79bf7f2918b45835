"""Small named values that all nodes on one database share, like the key that signs sessions."""

from collections.abc import Callable

from sqlalchemy import Connection, delete, select

from tavolino.store.schema import SHARED_VALUES
from tavolino.store.upsert import insert


def get(connection: Connection, name: str) -> str | None:
    value = connection.execute(select(SHARED_VALUES.c.value).where(SHARED_VALUES.c.name == name)).scalar_one_or_none()
    return None if value is None else str(value)


def put(connection: Connection, name: str, value: str) -> None:
    row = insert(connection.dialect.name, SHARED_VALUES).values(name=name, value=value)
    connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"value": row.excluded.value}))


def remove(connection: Connection, name: str) -> None:
    connection.execute(delete(SHARED_VALUES).where(SHARED_VALUES.c.name == name))


def get_or_create(connection: Connection, name: str, make: Callable[[], str]) -> str:
    """The value under that name; the first node that asks makes it, and all others get the same."""
    value = get(connection, name)
    if value is None:
        row = insert(connection.dialect.name, SHARED_VALUES).values(name=name, value=make())
        connection.execute(row.on_conflict_do_nothing())
        value = get(connection, name)
        assert value is not None
    return value
