"""Whether the database stores what it is given: one small value, written again each time."""

import time

from sqlalchemy import Connection

from tavolino.store.schema import SHARED_VALUES
from tavolino.store.upsert import insert

NAME = "last-probe"


def probe(connection: Connection) -> None:
    value = str(time.time_ns() // 1_000_000)
    written = insert(connection.dialect.name, SHARED_VALUES).values(name=NAME, value=value)
    connection.execute(written.on_conflict_do_update(index_elements=["name"], set_={"value": value}))
