"""A wish: what somebody wants to happen at a table, from a socket, HTTP, a bot or a clock."""

import asyncio
from collections.abc import Callable

from mypy_extensions import mypyc_attr

from tavolino.core.match import Step
from tavolino.table import decide
from tavolino.table.problems import Forbidden
from tavolino.table.table import Proposal, Table

Decide = Callable[[Table, int | None, int], Proposal | None]


@mypyc_attr(allow_interpreted_subclasses=True)
class Reply:
    """Called once when the wish is done, so that no task has to wait for it."""

    __slots__ = ()

    def done(self, seq: int) -> None:
        """Stored as entry `seq`, now or earlier; or nothing had to be stored, and `seq` is the last entry."""
        raise NotImplementedError

    def failed(self, problem: Exception) -> None:
        """Refused, or not stored. The table in memory has not changed."""
        raise NotImplementedError


class FutureReply(Reply):
    """For callers that await it, and may have been cancelled meanwhile."""

    __slots__ = ("_future",)

    def __init__(self, future: "asyncio.Future[int]") -> None:
        self._future = future

    def done(self, seq: int) -> None:
        if not self._future.done():
            self._future.set_result(seq)

    def failed(self, problem: Exception) -> None:
        if not self._future.done():
            self._future.set_exception(problem)


class Wish:
    """`command` is its id in the log, so that it counts once however often it is sent.

    It names a person and one of their seats. Whether the seat is theirs is checked when the wish is served and not
    before: somebody else may have sat down meanwhile. The server's own wishes (bots, clocks) name no person.
    """

    __slots__ = ("_tried_at", "_tries", "base", "command", "has_read", "person", "reply", "seat")

    def __init__(self, command: str, reply: Reply, person: str | None, seat: int | None, base: int) -> None:
        self.command = command
        self.reply = reply
        self.person = person
        self.seat = seat
        self.base = base  # the last entry that the sender had seen
        self.has_read = False  # the store was already read for it
        self._tries = 0
        self._tried_at = 0

    def tries_at(self, seq: int) -> int:
        """Counts the failed attempts to store it after the same entry."""
        self._tries = self._tries + 1 if self._tried_at == seq else 1
        self._tried_at = seq
        return self._tries

    def seat_now(self, table: Table) -> int | None:
        """The wish's seat, if it still belongs to this person."""
        if self.person is not None and self.person in table.removed:
            raise Forbidden("the host has removed you from this table")
        if self.seat is not None and not table.chairs.is_held_by(self.seat, self.person):
            raise Forbidden(f"seat {self.seat} is not yours")
        return self.seat

    def joins(self, table: Table, step: Step) -> bool:
        """Whether it may be decided upon a move that is not stored yet."""
        return False

    def decide(self, table: Table, seat: int | None, at: int, upon: Step | None) -> Proposal | None:
        """The entry that grants it, or None if nothing has to be stored. Raises the reason for a refusal."""
        raise NotImplementedError


class Move(Wish):
    __slots__ = ("text",)

    def __init__(self, command: str, reply: Reply, person: str | None, seat: int | None, base: int, text: str) -> None:
        super().__init__(command, reply, person, seat, base)
        self.text = text

    def joins(self, table: Table, step: Step) -> bool:
        return self.seat is not None and table.still_asks(self.seat, step)

    def decide(self, table: Table, seat: int | None, at: int, upon: Step | None) -> Proposal | None:
        return decide.move(table, own(seat), self.text, self.base, at, upon)


class Act(Wish):
    """Anything else."""

    __slots__ = ("_decide",)

    def __init__(
        self, command: str, reply: Reply, choose: Decide, person: str | None = None, seat: int | None = None
    ) -> None:
        super().__init__(command, reply, person, seat, 0)
        self._decide = choose

    def decide(self, table: Table, seat: int | None, at: int, upon: Step | None) -> Proposal | None:
        return self._decide(table, seat, at)


def own(seat: int | None) -> int:
    if seat is None:
        raise Forbidden("onlookers only look on")
    return seat
