"""One node of the house: the tables it has in memory, and the one way in which an entry comes about.

    decide on a copy → store and commit → adopt → tell the watchers → look after bots and clocks

What is in memory is a cache of the store. Whoever loses a race for a sequence number reads what the other wrote and
decides again.
"""

import asyncio
import logging
import time
from collections.abc import Callable

from tavolino.core.refusal import TavolinoError, UnknownGame
from tavolino.server.errands import Errands
from tavolino.server.index import index_entry
from tavolino.server.room import Room
from tavolino.store.line import Fate, Line
from tavolino.store.store import Store
from tavolino.table import entry as entries
from tavolino.table.table import Happened, Proposal, Table, catch_up, load

Decide = Callable[[Table, int], Proposal]
LookAfter = Callable[[Room, bool], None]
Stored = Callable[[Room, entries.AnyEntry, float], None]

log = logging.getLogger(__name__)


def wall_clock() -> int:
    return time.time_ns() // 1_000_000


class NoTable(UnknownGame):
    """There is no such table, or none that this visitor may know of."""

    code = "no_table"


class Node:
    def __init__(self, store: Store, now: Callable[[], int] = wall_clock) -> None:
        self.store = store
        self.now = now
        self.opened_at = now()
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Future[Room]] = {}
        self.errands = Errands()
        self.look_after: LookAfter = _nothing_to_do  # the housekeeper, once there is one
        self.stored: Stored = _nothing_measured  # with the seconds that it took

    # ---- rooms

    async def room(self, table_id: str) -> Room:
        """The live table with all that is stored of it, read from the store if it is not in memory."""
        room = self.rooms.get(table_id)
        if room is not None:
            if self.store.shared:  # another node's news may still be on its way, and this visitor may know them
                await self._look_again(room)
            return room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def _load(self, table_id: str) -> Room:
        lines = await self.store.entries(table_id)
        if not lines:
            raise NoTable("there is no such table")
        here = self.rooms.get(table_id)
        if here is not None:  # somebody held it when it was let go, and has brought it back while we were reading
            return await self.up_to_date(here)
        table = load(table_id, lines)
        if table.last.at < self.opened_at:
            table.clocks.house_opened(self.opened_at)
        return self._take_in(table)

    def _take_in(self, table: Table) -> Room:
        room = Room(table, self.now)
        self.rooms[table.id] = room
        self.look_after(room, True)
        return room

    def current(self, room: Room) -> Room:
        """The one room of its table: this one, unless it was let go meanwhile and another is here."""
        if room.gone:
            raise NoTable("this table's time is over, and it was removed")
        return self.rooms.setdefault(room.table.id, room)

    async def up_to_date(self, room: Room) -> Room:
        """The one room of its table, knowing all that was stored while it was let go."""
        room = self.current(room)
        if room.in_doubt:
            async with room.turns:
                if room.in_doubt:
                    await self._catch_up(room)
        return room

    def let_go(self, room: Room) -> None:
        """Forget a table that nobody needs in memory; its log is in the store."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        room.in_doubt = True  # for whoever still holds it: news of this table reaches us no more

    # ---- entries

    async def open_table(self, table_id: str, opened: entries.Opened) -> Room:
        opened.plan.check()
        table = Table(table_id, opened)
        line = Line(table_id, 1, "open", entries.write(opened), index_entry(table, opened))
        outcome = await self.store.append(line)
        assert outcome.fate is Fate.STORED, "table ids are random: nobody else has this one"
        return self._take_in(table)

    async def carry_out(self, room: Room, command: str, decide: Decide) -> int:
        """The sequence number of the entry that this command led to, now or earlier."""
        room = self.current(room)
        async with room.turns:
            if room.in_doubt:
                await self._catch_up(room)
            table = room.table
            while True:
                known = table.commands.get(command)
                if known is not None:
                    return known
                try:
                    proposal = decide(table, self.now())
                except TavolinoError:
                    if await self._has_news(room):
                        continue
                    raise
                outcome = await self._store(room, command, proposal)
                if outcome is Fate.STORED:
                    break
                await self._catch_up(room)
            self.adopted(room, table.adopt(command, proposal), by_us=True)
            return table.seq

    async def _has_news(self, room: Room) -> bool:
        """Nobody is refused because of what another node has changed since; the lock is held."""
        before = room.table.seq
        if self.store.shared:
            await self._catch_up(room)
        return room.table.seq > before

    def line_for(self, room: Room, command: str, proposal: Proposal, before: int = 0) -> Line:
        """`before` it so many others go into the log."""
        table = room.table
        also = index_entry(table, proposal.entry, proposal.step)
        return Line(table.id, table.seq + before + 1, command, entries.write(proposal.entry), also)

    async def _store(self, room: Room, command: str, proposal: Proposal) -> Fate:
        line = self.line_for(room, command, proposal)
        room.in_doubt = True  # until we know what became of it: whatever breaks now, we read before we decide again
        began = time.monotonic()
        outcome = await self.store.append(line)
        room.in_doubt = False
        if outcome.fate is Fate.STORED:
            self.stored(room, proposal.entry, time.monotonic() - began)
        return outcome.fate

    async def _catch_up(self, room: Room) -> None:
        """Take over what others stored; the lock is held."""
        lines = await self.store.entries(room.table.id, room.table.seq)
        room.in_doubt = False
        for happened in catch_up(room.table, lines):
            self.adopted(room, happened, by_us=False)

    def adopted(self, room: Room, happened: Happened, by_us: bool) -> None:
        room.tell(happened)
        self.look_after(room, by_us)

    async def catch_up_to(self, room: Room, seq: int) -> None:
        """Somebody has seen entry `seq` at another node; read it, if it is news here."""
        if seq > room.table.seq:
            async with room.turns:
                if seq > room.table.seq:
                    await self._catch_up(room)

    async def _look_again(self, room: Room) -> None:
        async with room.turns:
            await self._catch_up(room)

    def told_by_other_node(self, table_id: str, seq: int) -> None:
        """By the database; without a name, something was missed and every table may have news."""
        if not table_id:
            for room in list(self.rooms.values()):
                self.errands.run(self._look_again(room))
            return
        known = self.rooms.get(table_id)
        if known is not None and seq > known.table.seq:
            self.errands.run(self.catch_up_to(known, seq))
        elif table_id in self._loading:  # perhaps read before that entry was there
            self.errands.run(self._catch_up_once_loaded(table_id, seq))

    async def _catch_up_once_loaded(self, table_id: str, seq: int) -> None:
        await self.catch_up_to(await self.room(table_id), seq)


def _nothing_to_do(room: Room, by_us: bool) -> None:
    pass


def _nothing_measured(room: Room, entry: entries.AnyEntry, seconds: float) -> None:
    pass
