"""In which logs a person's name or chat is: where they sat down or spoke."""

from sqlalchemy import Connection, delete, select

from tavolino.store.schema import APPEARANCES
from tavolino.store.upsert import insert


def add(connection: Connection, table: str, person: str) -> None:
    """May be repeated."""
    row = insert(connection.dialect.name, APPEARANCES).values(table_id=table, person=person)
    connection.execute(row.on_conflict_do_nothing())


def remove(connection: Connection, table: str, person: str) -> None:
    gone = (APPEARANCES.c.table_id == table) & (APPEARANCES.c.person == person)
    connection.execute(delete(APPEARANCES).where(gone))


def of_person(connection: Connection, person: str) -> list[str]:
    query = select(APPEARANCES.c.table_id).where(APPEARANCES.c.person == person).order_by(APPEARANCES.c.table_id)
    return list(connection.execute(query).scalars())
