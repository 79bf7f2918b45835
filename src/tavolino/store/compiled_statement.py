"""SQLAlchemy statements that are compiled to SQL once."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import BindParameter, ClauseElement, Connection, CursorResult, Dialect, Table, bindparam

Parameters = dict[str, Any] | tuple[Any, ...]


class CompiledStatement:
    """Even with its cache, SQLAlchemy needs longer to find the SQL of a statement than the database needs to execute
    it; and while the writer thread is busy with that, the next moves wait."""

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement

    def run(self, connection: Connection, values: Mapping[str, Any]) -> CursorResult[Any]:
        return connection.exec_driver_sql(*self.with_values(connection.dialect, values))

    def with_values(self, dialect: Dialect, values: Mapping[str, Any]) -> tuple[str, Parameters]:
        """What the driver takes: the SQL, and a value for each parameter, which is passed on as it is."""
        sql, order = _compile(self._statement, dialect)
        return sql, dict(values) if order is None else tuple(values[name] for name in order)


@cache
def _compile(statement: ClauseElement, dialect: Dialect) -> tuple[str, tuple[str, ...] | None]:
    """The SQL, and the order of its parameters; None where they are passed by name."""
    compiled = statement.compile(dialect=dialect)
    order = getattr(compiled, "positiontup", None)
    return str(compiled), None if order is None else tuple(order)


# ---- several rows in one statement


def row_parameters(table: Table, rows: int) -> list[dict[str, BindParameter[Any]]]:
    """Parameters for all columns of so many rows. One statement for all rows is faster than one for each, since the
    writer thread has to reacquire the interpreter lock after every statement."""
    return [{column.name: bindparam(_parameter(column.name, row)) for column in table.c} for row in range(rows)]


def row_values(rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The values for these parameters."""
    return {_parameter(name, number): value for number, row in enumerate(rows) for name, value in row.items()}


def _parameter(column: str, row: int) -> str:
    return f"{column}_{row}"
