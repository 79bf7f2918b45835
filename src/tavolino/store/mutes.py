"""People who may not chat for a time."""

import msgspec
from sqlalchemy import Connection, delete, select

from tavolino.store import change_mark
from tavolino.store.schema import MUTES
from tavolino.store.upsert import insert


class Mute(msgspec.Struct, frozen=True):
    person: str
    until: int | None  # milliseconds since 1970; None: until it is lifted
    reason: str
    created_at: int

    def holds(self, now: int) -> bool:
        return self.until is None or now < self.until


def put(connection: Connection, mute: Mute) -> None:
    """A new one replaces an older one of the same person."""
    row = insert(connection.dialect.name, MUTES).values(msgspec.structs.asdict(mute))
    news = {name: row.excluded[name] for name in ("until", "reason", "created_at")}
    connection.execute(row.on_conflict_do_update(index_elements=["person"], set_=news))
    change_mark.renew(connection)


def lift(connection: Connection, person: str) -> bool:
    """False where there was none."""
    lifted = connection.execute(delete(MUTES).where(MUTES.c.person == person)).rowcount > 0
    if lifted:
        change_mark.renew(connection)
    return lifted


def holding(connection: Connection, now: int) -> list[Mute]:
    query = select(MUTES).where(MUTES.c.until.is_(None) | (MUTES.c.until > now)).order_by(MUTES.c.person)
    return [Mute(**row._mapping) for row in connection.execute(query)]


def clear(connection: Connection, now: int) -> None:
    connection.execute(delete(MUTES).where(MUTES.c.until <= now))
