"""A mark that is renewed with every change that all nodes have to know of soon: bans, mutes, blocks, ended sessions,
forgotten people. A node compares it every few seconds, and reads the rest only when it is another one."""

import secrets

from sqlalchemy import Connection, select

from tavolino.store.schema import SHARED_VALUES
from tavolino.store.upsert import insert

NAME = "change-mark"


def renew(connection: Connection) -> None:
    row = insert(connection.dialect.name, SHARED_VALUES).values(name=NAME, value=secrets.token_hex(8))
    connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"value": row.excluded.value}))


def current(connection: Connection) -> str:
    found = connection.execute(select(SHARED_VALUES.c.value).where(SHARED_VALUES.c.name == NAME)).scalar_one_or_none()
    return "" if found is None else str(found)
