"""Hints at a table: where they are allowed, and each worked out once.

They are allowed where nobody plays against anybody: in lessons, and where one person sits among bots alone. Not where
a game began from a position that somebody has picked, which may be that of another table; nor where everybody sees the
same as at a running table without hints.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING

from tavolino.coach.hints import Hint
from tavolino.core.match import Match
from tavolino.core.state import State
from tavolino.table.problems import Forbidden, NotNow
from tavolino.table.table import Asked, Table

if TYPE_CHECKING:
    from tavolino.server.live.room import Room


class SeatHints:
    """Of the newest position, by seat."""

    def __init__(self) -> None:
        self._state: State | None = None
        self._asked: dict[int, asyncio.Future[Hint]] = {}

    def of(self, match: Match, seat: int, advise: Callable[[], Awaitable[Hint]]) -> Awaitable[Hint]:
        if self._state is not match.state:
            self._state = match.state
            self._asked = {}
        known = self._asked.get(seat)
        if known is None or (known.done() and (known.cancelled() or known.exception() is not None)):
            known = self._asked[seat] = asyncio.ensure_future(advise())
        return asyncio.shield(known)  # whoever asked first may leave


def allows_hints(table: Table) -> bool:
    if table.plan.lesson is not None:
        return True
    return table.plan.start is None and len(table.chairs.people()) == 1


def hintable(room: "Room", seat: int, rooms: "Iterable[Room]") -> Asked:
    """What the seat is asked; raises the reason why it gets no hint."""
    table = room.table
    if table.match is None or table.status != "running":
        raise NotNow("there are hints only while a game is under way")
    if not allows_hints(table):
        raise Forbidden("hints are for lessons and for one person among bots, in a game from its beginning")
    asked = table.asked.get(seat)
    if asked is None:
        raise NotNow("this seat has nothing to decide now")
    if any(looks_alike(table, other.table) for other in rooms if other is not room):
        raise Forbidden("another table is in the same position, and has no hints")
    return asked


def looks_alike(table: Table, other: Table) -> bool:
    """Whether an onlooker would see the same at a running table where hints are not allowed."""
    if other.match is None or other.status != "running" or other.plan.game != table.plan.game or allows_hints(other):
        return False
    mine, theirs = table.playing(), other.match
    if mine.state.scores() != theirs.state.scores() or mine.game.turn(mine.state) != theirs.game.turn(theirs.state):
        return False  # nearly always, and quickly seen
    return mine.game.view(mine.state, None) == theirs.game.view(theirs.state, None)
