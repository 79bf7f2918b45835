"""The store cannot be asked now."""

import sqlite3
from typing import ClassVar

from sqlalchemy.exc import DBAPIError, OperationalError

from tavolino.core.refusal import TavolinoError


class StoreUnavailable(TavolinoError):
    """The database did not answer. Whatever was on its way may be in or not: send it again under the same command."""

    code: ClassVar[str] = "unavailable"


def in_words(error: BaseException) -> str:
    """What the database said, in one line."""
    told = str(getattr(error, "orig", None) or error).strip()
    return told.splitlines()[0] if told else type(error).__name__


def is_of_database(error: BaseException) -> bool:
    """The database failed, and not what was asked of it: disk full, connection gone, deadlock."""
    found = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(found, sqlite3.Error):  # which calls bad SQL operational, too
        return isinstance(found, sqlite3.OperationalError) and found.sqlite_errorcode != sqlite3.SQLITE_ERROR
    return isinstance(error, DBAPIError) and (error.connection_invalidated or isinstance(error, OperationalError))
