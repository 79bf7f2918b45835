"""INSERT with a clause for rows that are there already: both databases have it, each in its own module."""

from typing import TYPE_CHECKING, TypeAlias, Union

from sqlalchemy import Table
from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

Upsert: TypeAlias = Union["postgresql.Insert", sqlite.Insert]


def insert(dialect: str, table: Table) -> Upsert:
    if dialect != "postgresql":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # slow to load, and seldom there

    return postgresql.insert(table)
