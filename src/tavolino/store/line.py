"""One entry of a table's log that is to be stored, and what became of it."""

from collections.abc import Callable
from enum import Enum

import msgspec
from sqlalchemy import Connection

__all__ = ["MOST_TOGETHER", "Also", "Connection", "Fate", "Line", "Outcome"]

Also = Callable[[Connection], None]
MOST_TOGETHER = 8  # lines that are stored together or not at all: SQLite limits the parameters of a statement


class Line(msgspec.Struct, frozen=True):
    """`command` is the id of what caused the entry: it takes effect once per table, however often it is sent."""

    table: str
    seq: int
    command: str
    body: bytes
    also: Also | None = None  # what else belongs to the same transaction: the lobby's row, seats, ratings


class Fate(Enum):
    STORED = "stored"
    TAKEN = "taken"  # another entry has this sequence number already
    KNOWN = "known"  # this command is in the log already


class Outcome(msgspec.Struct, frozen=True):
    fate: Fate
    seq: int  # of the stored entry; of the earlier one if the command is known
