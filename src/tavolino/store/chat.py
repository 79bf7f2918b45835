"""Lines of chat, read from the log of a table without the rest of it."""

from collections.abc import Sequence

from sqlalchemy import Connection, func, or_, select

from tavolino.store.read import StoredLine
from tavolino.store.schema import ENTRIES

MOST = 2_000  # lines of one table


def latest(connection: Connection, table: str, beginnings: Sequence[bytes]) -> list[StoredLine]:
    """The last entries whose bodies begin like one of these, in order."""
    kinds = [func.substr(ENTRIES.c.body, 1, len(one), type_=ENTRIES.c.body.type) == one for one in beginnings]
    query = select(ENTRIES.c.seq, ENTRIES.c.command, ENTRIES.c.body).where(ENTRIES.c.table_id == table, or_(*kinds))
    rows = connection.execute(query.order_by(ENTRIES.c.seq.desc()).limit(MOST)).all()
    return [(seq, command, bytes(body)) for seq, command, body in reversed(rows)]
