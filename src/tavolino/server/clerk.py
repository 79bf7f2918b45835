"""Keeps the lobby's rows in step with tables in play: a cache, written now and then and never waited for in a move."""

from asyncio import CancelledError
from functools import partial

import msgspec

from tavolino.server.room import Room
from tavolino.store import lobby
from tavolino.store.store import Store
from tavolino.store.unavailable import StoreUnavailable
from tavolino.table import entry as entries
from tavolino.table.summary import summary
from tavolino.table.table import Table

AT_ONCE = 10  # tables: whoever moves meanwhile waits for all of them
USUAL_TIMES, MOST_AT_ONCE = 20, 64
REST = 2_000  # milliseconds after which a game that people are in the midst of is listed anew


class Clerk:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._behind: set[Room] = set()

    def note(self, room: Room) -> None:
        self._behind.add(room)
        if room.table.status != "running" or not isinstance(room.table.last, entries.Moved):
            room.listed_at = None

    async def write_due(self) -> None:
        await self._write([room for room in self._behind if _is_due(room)])

    async def write_all(self) -> None:
        await self._write(list(self._behind))

    async def _write(self, rooms: list[Room]) -> None:
        """A few at a time: whoever moves meanwhile waits neither for all of them nor for their writing. More at a time
        where there are many, or tables that are over would pile up in memory faster than they are listed."""
        self._behind.difference_update(rooms)
        few = min(max(AT_ONCE, len(rooms) // USUAL_TIMES), MOST_AT_ONCE)
        try:
            while rooms:
                some, rooms = rooms[:few], rooms[few:]
                await self._list(some)
        except StoreUnavailable:
            return
        finally:
            self._behind.update(rooms)

    async def write_now(self, room: Room) -> None:
        """For what somebody will look up in a list at once."""
        self._behind.discard(room)
        await self._list([room])

    async def _list(self, rooms: list[Room]) -> None:
        looks = [_look(room.table) for room in rooms]
        for room in rooms:
            room.listed_at = room.now()
        try:
            await self._store.write(partial(lobby.refresh, looks=looks))
        except (StoreUnavailable, CancelledError):
            self._behind.update(rooms)
            raise


def _is_due(room: Room) -> bool:
    """Moves at people's pace are, and whatever else happens. So is what the house owes a table, since other nodes read
    that in the list; and a table that nobody watches: it may go from memory, and then the list is all there is."""
    rested = room.listed_at is None or room.now() - room.listed_at >= REST
    return rested or not room.watchers or due_at(room.table) is not None


def _look(table: Table) -> lobby.Look:
    return lobby.Look(table.id, table.last.at, msgspec.json.encode(summary(table)), due_at(table))


def due_at(table: Table) -> int | None:
    """When the house has to do something for this table; None while it waits for people without a clock."""
    if table.status != "running":
        return None
    moments = [
        table.last.at if table.chairs[seat].played_by_bot else table.clocks.deadline(seat) for seat in table.asked
    ]
    return min((moment for moment in moments if moment is not None), default=None)
