"""Whether the database answers."""

from sqlalchemy import Connection, text


def ping(connection: Connection) -> None:
    connection.execute(text("SELECT 1"))
