"""Failures of the database itself."""

import sqlite3
from typing import ClassVar

from sqlalchemy.exc import DBAPIError, OperationalError

from tavolino.core.refusal import TavolinoError


class StoreUnavailable(TavolinoError):
    """The database did not answer. What was written may be stored or not; send it again under the same command."""

    code: ClassVar[str] = "unavailable"


class DatabaseInUse(StoreUnavailable):
    """Another process has the database: a server, or a backup that is being restored."""


def first_line(error: BaseException) -> str:
    """The message of the database, its first line."""
    message = str(getattr(error, "orig", None) or error).strip()
    return message.splitlines()[0] if message else type(error).__name__


def is_database_failure(error: BaseException) -> bool:
    """The database failed, rather than the statement being wrong: disk full, file damaged, connection lost."""
    found = error.orig if isinstance(error, DBAPIError) else error
    if type(found) is sqlite3.DatabaseError:  # a damaged file
        return True
    if isinstance(found, sqlite3.Error):  # for sqlite3 wrong SQL is an OperationalError, too
        return isinstance(found, sqlite3.OperationalError) and found.sqlite_errorcode != sqlite3.SQLITE_ERROR
    return isinstance(error, DBAPIError) and (error.connection_invalidated or isinstance(error, OperationalError))
