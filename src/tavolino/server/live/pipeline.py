"""The one path of a change at a table. Every wish takes it, wherever it comes from:

    catch up if in doubt → known already? → whose seat is this now → decide → append → adopt → tell → reply

Nothing is told before it is stored. After a lost race or a failed commit the same wishes are put back and the log is
read.
"""

import asyncio
import time
from collections.abc import Callable
from functools import partial

from tavolino.core.match import Step
from tavolino.core.refusal import TavolinoError
from tavolino.server.live.background import BackgroundTasks, TimeSlice
from tavolino.server.live.errors import NoTable
from tavolino.server.live.index import index_entry
from tavolino.server.live.room import Room
from tavolino.server.live.wish import Wish
from tavolino.store.line import MOST_TOGETHER, Fate, Line, Outcome
from tavolino.store.store import Store
from tavolino.store.unavailable import StoreUnavailable
from tavolino.table import entry as entries
from tavolino.table.table import Happened, Proposal, catch_up

TRIES = 2  # attempts to store a wish while the store can be read: the disk may be full
_STUCK = StoreUnavailable("this table's log cannot be continued: there is a gap in it")

LookAfter = Callable[[Room, bool], None]
Stored = Callable[[Room, entries.AnyEntry, float], None]


class Granted:
    """A wish that is valid if all those granted before it are stored."""

    __slots__ = ("proposal", "wish")

    def __init__(self, wish: Wish, proposal: Proposal) -> None:
        self.wish = wish
        self.proposal = proposal


class Pipeline:
    def __init__(self, store: Store, now: Callable[[], int], background: BackgroundTasks) -> None:
        self.now = now
        self.look_after: LookAfter = _nothing_to_do  # after every entry
        self.stored: Stored = _nothing_measured  # with the seconds it took
        self._store = store
        self._background = background
        self._loop = asyncio.get_running_loop()

    def submit(self, room: Room, wish: Wish) -> None:
        room.inbox.put(wish)
        self.wake(room)

    def wake(self, room: Room) -> None:
        if not room.is_served:
            room.is_served = True
            self._loop.call_soon(self._serve, room)  # wishes that arrive in the same iteration of the loop join it

    def _serve(self, room: Room) -> None:
        """Continues until the inbox is empty, or until the store has to answer."""
        while room.in_doubt or len(room.inbox):
            if room.gone:
                self._stop(room, NoTable("this table's time is over, and it was removed"))
                return
            if room.in_doubt:
                self._background.run(self._catch_up(room))
                return
            granted = self._decide(room)
            if granted:
                self._append(room, granted)
                return
        room.is_served = False

    # ---- what others have stored

    async def _catch_up(self, room: Room) -> None:
        room.in_doubt = False  # set again if news arrive while we read
        try:
            lines = await self._store.entries(room.table.id, room.table.seq)
            time_slice = TimeSlice()
            for happened in catch_up(room.table, lines):
                self._tell(room, happened, by_us=False)
                if time_slice.is_over():
                    await time_slice.next()
        except Exception as problem:
            room.in_doubt = True
            self._stop(room, problem)
            raise
        self._serve(room)

    def _stop(self, room: Room, problem: Exception) -> None:
        """Refuses all that wait. A refused sender may submit the next wish at once, which has to wake the room."""
        room.is_served = False
        for wish in room.inbox.take_all():
            self._fail(wish, problem)

    # ---- deciding

    def _decide(self, room: Room) -> list[Granted]:
        """The wishes to store together, each decided upon the one before. Wishes that cannot join stay in the inbox."""
        granted: list[Granted] = []
        later: list[Wish] = []
        for wish in room.inbox.take_all():
            if not self._is_due(room, wish, granted):
                later.append(wish)
                continue
            proposal = self._decide_one(room, wish, granted[-1].proposal.step if granted else None)
            if proposal is not None:
                granted.append(Granted(wish, proposal))
            elif room.in_doubt:
                later.append(wish)
        room.inbox.put_back(later)
        return granted

    def _is_due(self, room: Room, wish: Wish, granted: list[Granted]) -> bool:
        """The first one is; after that only a seat whose question is the same whatever was granted before."""
        if room.in_doubt or len(granted) >= MOST_TOGETHER:
            return False
        try:
            for one in granted:
                if not _joins(room, wish, one):
                    return False
        except Exception as mistake:  # a bug of ours: the wish is decided by itself, where a mistake is its own
            self._report("a wish was being joined to others", mistake)
            return False
        return True

    def _decide_one(self, room: Room, wish: Wish, upon: Step | None) -> Proposal | None:
        """None if it was answered, or if the store must be read first; then the room is in doubt."""
        table = room.table
        known = table.commands.get(wish.command)
        if known is not None:
            self._reply(wish, known)
            return None
        if wish.base > table.seq and self._reads_first(room, wish):
            return None
        try:
            # a log never runs backwards, though this node's clock may be behind another's or have been set back
            at = max(self.now(), table.last.at)
            proposal = wish.decide(table, wish.seat_now(table), at, upon)
        except TavolinoError as refusal:
            if not self._reads_first(room, wish):
                self._fail(wish, refusal)
            return None
        except Exception as mistake:  # a bug of ours must not affect other wishes
            self._fail(wish, mistake)
            return None
        if proposal is None:
            self._reply(wish, table.seq)
        return proposal

    def _reads_first(self, room: Room, wish: Wish) -> bool:
        """At a shared store a wish is only refused after one read, in case another node has changed the table since."""
        if wish.has_read or not self._store.shared:
            return False
        wish.has_read = True
        room.in_doubt = True
        return True

    # ---- to the store and back

    def _append(self, room: Room, granted: list[Granted]) -> None:
        answered = partial(self._answered, room, granted, time.monotonic())
        try:
            lines = [_line(room, one, before) for before, one in enumerate(granted)]
            self._store.append_and_tell(lines, answered)
        except Exception as problem:
            answered(None, problem)

    def _answered(
        self,
        room: Room,
        granted: list[Granted],
        began: float,
        outcome: Outcome | None,
        problem: BaseException | None,
    ) -> None:
        """Called by the store after the commit. If it was not stored, the room is in doubt: read, then decide again."""
        if outcome is not None and outcome.fate is Fate.STORED:
            self._adopt(room, granted, time.monotonic() - began)
        else:
            self._put_back(room, granted, problem)
        self._serve(room)

    def _adopt(self, room: Room, granted: list[Granted], seconds: float) -> None:
        for place, one in enumerate(granted):
            try:
                self.stored(room, one.proposal.entry, seconds)
                self._tell(room, room.table.adopt(one.wish.command, one.proposal), by_us=True)
            except Exception as mistake:  # a bug of ours; what is stored can be read again
                self._report("a stored entry was being adopted", mistake)
                room.in_doubt = True
                room.inbox.put_back([left.wish for left in granted[place:]])
                return
            self._reply(one.wish, room.table.seq)

    def _tell(self, room: Room, happened: Happened, by_us: bool) -> None:
        try:
            room.tell(happened)
        except Exception as mistake:  # a bug of ours; the table has adopted the entry, so it is not told again
            self._report("a stored entry was being told", mistake)
            room.ask_for_hello()
        self.look_after(room, by_us)

    def _put_back(self, room: Room, granted: list[Granted], problem: BaseException | None) -> None:
        """Gives up wishes that failed before after the same entry: trying again will not help."""
        room.in_doubt = True
        again: list[Wish] = []
        for one in granted:
            if one.wish.tries_at(room.table.seq) < TRIES:
                again.append(one.wish)
            else:
                self._fail(one.wish, problem if isinstance(problem, Exception) else _STUCK)
        room.inbox.put_back(again)

    # ---- replies

    def _reply(self, wish: Wish, seq: int) -> None:
        try:
            wish.reply.done(seq)
        except Exception as mistake:
            self._report("a wish was being answered", mistake)

    def _fail(self, wish: Wish, problem: Exception) -> None:
        try:
            wish.reply.failed(problem)
        except Exception as mistake:
            self._report("a wish was being refused", mistake)

    def _report(self, doing: str, mistake: Exception) -> None:
        self._loop.call_exception_handler({"message": doing, "exception": mistake})


def _joins(room: Room, wish: Wish, granted: Granted) -> bool:
    step = granted.proposal.step
    return step is not None and granted.wish.command != wish.command and wish.joins(room.table, step)


def _line(room: Room, one: Granted, before: int) -> Line:
    """`before` is how many others precede it in the log."""
    table, entry = room.table, one.proposal.entry
    also = index_entry(table, entry, one.wish.command, one.proposal.step)
    return Line(table.id, table.seq + before + 1, one.wish.command, entries.write(entry), also)


def _nothing_to_do(room: Room, by_us: bool) -> None:
    pass


def _nothing_measured(room: Room, entry: entries.AnyEntry, seconds: float) -> None:
    pass
