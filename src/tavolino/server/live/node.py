"""One node of the server: the tables it has in memory. Each is a cache of its log in the store."""

import asyncio
from collections.abc import Callable

from tavolino.server.live.background import BackgroundTasks, TimeSlice
from tavolino.server.live.errors import NoTable
from tavolino.server.live.index import index_entry
from tavolino.server.live.pipeline import Pipeline
from tavolino.server.live.room import Room
from tavolino.server.live.steady_clock import SteadyClock
from tavolino.server.live.wish import Act, FutureReply, Wish
from tavolino.store.line import Fate, Line
from tavolino.store.store import Store
from tavolino.table import entry as entries
from tavolino.table.table import Proposal, Table, catch_up, opened_by

SeatlessDecide = Callable[[Table, int], Proposal]  # of a wish that names no seat

NUL = "\0"  # PostgreSQL has no text with it, and would answer with an error


class Node:
    def __init__(self, store: Store, now: Callable[[], int] | None = None) -> None:
        self.store = store
        self.now: Callable[[], int] = now or SteadyClock()
        self.opened_at = self.now()
        self.rooms: dict[str, Room] = {}
        self.background = BackgroundTasks()
        self.pipeline = Pipeline(store, lambda: self.now(), self.background)
        self._loading: dict[str, asyncio.Future[Room]] = {}

    # ---- rooms

    async def room(self, table_id: str) -> Room:
        """The live table, up to date with its log; read from the store if it is not in memory."""
        if NUL in table_id:
            raise NoTable("there is no such table")
        room = self.rooms.get(table_id)
        if room is not None:
            if self.store.shared:  # another node's notification may be on its way, and the visitor may know of it
                room.in_doubt = True
            return await self.up_to_date(room) if room.in_doubt else room
        loading = self._loading.get(table_id)
        if loading is None:
            loading = asyncio.ensure_future(self._load(table_id))
            self._loading[table_id] = loading
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        try:
            return await asyncio.shield(loading)
        finally:
            del loading  # an exception of its knows of this frame, and would stay in memory with it

    async def _load(self, table_id: str) -> Room:
        lines = await self.store.entries(table_id)
        if not lines:
            raise NoTable("there is no such table")
        time_slice = TimeSlice()
        table = await _replayed(table_id, lines, time_slice)
        here = self.rooms.get(table_id)
        if here is not None:  # somebody still held it when it was let go, and brought it back while we were reading
            return await self.up_to_date(here)
        if table.last.at < self.opened_at:
            table.clocks.server_restarted(self.opened_at)
        room = self._add_room(table)
        room.in_doubt = time_slice.has_paused  # something may have been stored meanwhile
        return await self.up_to_date(room)

    def _add_room(self, table: Table) -> Room:
        room = Room(table, self.now)
        self.rooms[table.id] = room
        self.pipeline.look_after(room, True)
        return room

    def current(self, room: Room) -> Room:
        """The one room of its table: this one, unless it was let go meanwhile and replaced."""
        if room.gone:
            raise NoTable("this table's time is over, and it was removed")
        return self.rooms.setdefault(room.table.id, room)

    async def up_to_date(self, room: Room) -> Room:
        """The one room of its table, with everything that was stored while it was let go."""
        room = self.current(room)
        while room.in_doubt or room.is_served:
            await self._through(room, lambda reply: Act("", reply, lambda _table, _seat, _at: None))
            room = self.current(room)  # it may have been let go before we resumed
        return room

    def let_go(self, room: Room) -> None:
        """Forget a table that nobody needs in memory; its log is in the store."""
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
        room.in_doubt = True  # for callers that still hold it: notifications for this table no longer reach it

    # ---- changes

    async def open_table(self, table_id: str, opened: entries.Opened) -> Room:
        """Its plan has been checked."""
        table = Table(table_id, opened)
        line = Line(table_id, 1, "open", entries.write(opened), index_entry(table, opened, "open"))
        outcome = await self.store.append(line)
        assert outcome.fate is Fate.STORED, "table ids are random: nobody else has this one"
        return self._add_room(table)

    def submit(self, room: Room, wish: Wish) -> Room:
        """Puts the wish into its table's inbox. Returns the room that it went to, the one to look at afterwards."""
        room = self.current(room)
        self.pipeline.submit(room, wish)
        return room

    async def carry_out(self, room: Room, command: str, decide: SeatlessDecide) -> int:
        """The number of the entry that this command led to, now or earlier. `decide` has to check who may do it."""
        return await self._through(room, lambda reply: Act(command, reply, lambda table, _, at: decide(table, at)))

    async def _through(self, room: Room, wish: Callable[[FutureReply], Wish]) -> int:
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.submit(room, wish(FutureReply(answer)))
        return await answer

    # ---- other nodes

    def told_by_other_node(self, table_id: str, seq: int) -> None:
        """A notification from the database. An empty id means that some were missed: any table may have changed."""
        if not table_id:
            for room in self.rooms.values():
                self._look_again(room)
            for loading in self._loading:
                self.background.run(self._look_again_once_loaded(loading))
            return
        known = self.rooms.get(table_id)
        if known is not None and seq > known.table.seq:
            self._look_again(known)
        elif table_id in self._loading:  # perhaps read before that entry was stored
            self.background.run(self._look_again_once_loaded(table_id))

    def _look_again(self, room: Room) -> None:
        room.in_doubt = True
        self.pipeline.wake(room)

    async def _look_again_once_loaded(self, table_id: str) -> None:
        self._look_again(self.current(await self.room(table_id)))


async def _replayed(table_id: str, lines: list[tuple[int, str, bytes]], time_slice: TimeSlice) -> Table:
    """A game of any length is played again, a few milliseconds at a time, so that other tables need not wait."""
    table = opened_by(table_id, lines[0])
    for _happened in catch_up(table, lines[1:]):
        if time_slice.is_over():
            await time_slice.next()
    return table
