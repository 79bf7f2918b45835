"""Statements that are put into the database's own words once."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import BindParameter, ClauseElement, Connection, CursorResult, Dialect, Table, bindparam


class Worded:
    """To find the words of a statement again takes SQLAlchemy longer than the database takes to carry it out; and while
    the writer is at that, everybody waits whose move comes next."""

    def __init__(self, statement: ClauseElement) -> None:
        self._statement = statement

    def run(self, connection: Connection, values: Mapping[str, Any]) -> CursorResult[Any]:
        """With a value for each of its parameters, which goes to the driver as it is."""
        text, order = words_of(self._statement, connection.dialect)
        return connection.exec_driver_sql(
            text, dict(values) if order is None else tuple(values[name] for name in order)
        )


@cache
def words_of(statement: ClauseElement, dialect: Dialect) -> tuple[str, tuple[str, ...] | None]:
    """And in which order it takes its parameters, unless by their names."""
    compiled = statement.compile(dialect=dialect)
    order = getattr(compiled, "positiontup", None)
    return str(compiled), None if order is None else tuple(order)


# ---- several rows in one statement


def places(table: Table, rows: int) -> list[dict[str, BindParameter[Any]]]:
    """Parameters for all columns of so many rows; after each statement the writer has to get the interpreter back, so
    that one for all is quicker than one for each."""
    return [{column.name: bindparam(_place(column.name, row)) for column in table.c} for row in range(rows)]


def placed(rows: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The values for those."""
    return {_place(name, number): value for number, row in enumerate(rows) for name, value in row.items()}


def _place(column: str, row: int) -> str:
    return f"{column}_{row}"
