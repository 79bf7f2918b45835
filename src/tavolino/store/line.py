"""One entry of a table's log on its way into the store, and what became of it."""

from collections.abc import Callable
from enum import Enum

import msgspec
from sqlalchemy import Connection

__all__ = ["MOST_TOGETHER", "Also", "Connection", "Fate", "Line", "Outcome"]

Also = Callable[[Connection], None]
MOST_TOGETHER = 8  # lines that go in together or not at all; a statement has only so many places


class Line(msgspec.Struct, frozen=True):
    """`command` is the id of whatever caused the entry: it counts once per table, however often it is sent."""

    table: str
    seq: int
    command: str
    body: bytes
    also: Also | None = None  # what else belongs into the same transaction: the lobby's row, seats, ratings


class Fate(Enum):
    STORED = "stored"
    TAKEN = "taken"  # somebody else was quicker with this sequence number
    KNOWN = "known"  # this very command is in the log already


class Outcome(msgspec.Struct, frozen=True):
    fate: Fate
    seq: int  # of the stored entry; of the earlier one if the command is known
