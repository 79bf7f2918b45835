"""Reads the log of a table."""

from sqlalchemy import Connection, bindparam, select

from tavolino.store.compiled_statement import CompiledStatement
from tavolino.store.engines import driver
from tavolino.store.schema import ENTRIES

StoredLine = tuple[int, str, bytes]  # sequence number, command, body

_AFTER = CompiledStatement(
    select(ENTRIES.c.seq, ENTRIES.c.command, ENTRIES.c.body)
    .where(ENTRIES.c.table_id == bindparam("table"), ENTRIES.c.seq > bindparam("after"))
    .order_by(ENTRIES.c.seq)
)


def entries_after(connection: Connection, table: str, after: int) -> list[StoredLine]:
    """One statement, consistent by itself and therefore without a transaction around it: after each further one the
    reading thread would have to reacquire the interpreter lock from a busy event loop."""
    sql, values = _AFTER.with_values(connection.dialect, {"table": table, "after": after})
    if connection.dialect.name == "sqlite":
        return list(driver(connection).execute(sql, values).fetchall())
    return [tuple(row) for row in connection.exec_driver_sql(sql, values)]
