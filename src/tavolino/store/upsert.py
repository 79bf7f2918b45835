"""INSERT with a clause for rows that are there already: both databases have it, each in its own module."""

from typing import TYPE_CHECKING, Union

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import sqlite

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql


def insert(connection: Connection, table: Table) -> Union["postgresql.Insert", sqlite.Insert]:
    if connection.dialect.name != "postgresql":
        return sqlite.insert(table)
    from sqlalchemy.dialects import postgresql  # slow to load, and seldom there

    return postgresql.insert(table)
