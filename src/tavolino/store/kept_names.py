"""Names that belong to the one person who keeps them by a passphrase. Callers fold capitals away beforehand."""

from sqlalchemy import Connection, delete, select

from tavolino.store.schema import KEPT_NAMES
from tavolino.store.upsert import insert


def keeper(connection: Connection, name: str) -> str | None:
    """The id of whoever keeps that name."""
    found = connection.execute(select(KEPT_NAMES.c.person).where(KEPT_NAMES.c.name == name)).scalar_one_or_none()
    return None if found is None else str(found)


def take(connection: Connection, name: str, person: str) -> bool:
    """Whether the name is theirs now; then whatever other name they kept is free again."""
    row = insert(connection, KEPT_NAMES).values(name=name, person=person)
    connection.execute(row.on_conflict_do_nothing())  # two nodes at once: the key picks one
    if keeper(connection, name) != person:
        return False
    others = (KEPT_NAMES.c.person == person) & (KEPT_NAMES.c.name != name)
    connection.execute(delete(KEPT_NAMES).where(others))
    return True
