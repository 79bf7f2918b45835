"""SQLite statements over a list of rows of any length."""

from collections.abc import Iterable
from functools import cache
from typing import Any


class ValuesStatement:
    """`sql` has `{rows}` where the VALUES list goes, and ignores rows whose first column is NULL.

    The number of rows is rounded up to a power of two and the list filled up with rows of NULL: so there are only a few
    different statements, which SQLite keeps prepared.
    """

    def __init__(self, sql: str, columns: int) -> None:
        self._sql = sql
        self._columns = columns
        self._of_size = cache(self._compose)

    def with_rows(self, rows: Iterable[tuple[Any, ...]]) -> tuple[str, tuple[Any, ...]]:
        """What the driver takes: the SQL and its parameters. At least one row."""
        values = [value for row in rows for value in row]
        count = len(values) // self._columns
        size = 1 << (count - 1).bit_length()
        values += [None] * (self._columns * (size - count))
        return self._of_size(size), tuple(values)

    def _compose(self, size: int) -> str:
        row = f"({', '.join('?' * self._columns)})"
        return self._sql.format(rows=", ".join([row] * size))
