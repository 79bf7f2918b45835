"""INSERT … ON CONFLICT: both databases have it, and SQLAlchemy has it in a module for each."""

from typing import TYPE_CHECKING, TypeAlias, Union

from sqlalchemy import Table
from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

Upsert: TypeAlias = Union["postgresql.Insert", sqlite.Insert]


def insert(dialect: str, table: Table) -> Upsert:
    if dialect != "postgresql":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # slow to load, and not needed for SQLite

    return postgresql.insert(table)
