"""Keeps the lobby's rows up to date with live tables: a cache, written periodically; no move waits for it."""

from asyncio import CancelledError
from functools import partial

import msgspec

from tavolino.server.live.room import Room
from tavolino.store import lobby
from tavolino.store.store import Store
from tavolino.store.unavailable import StoreUnavailable
from tavolino.table import entry as entries
from tavolino.table.summary import summary
from tavolino.table.table import Table

SMALLEST_BATCH, LARGEST_BATCH = 10, 64  # tables; moves stored meanwhile wait for a whole batch
USUAL_BATCHES = 20
REST = 2_000  # milliseconds between two updates of a game under way


class LobbyLists:
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
        """In small batches, so that no move waits for all of them. Larger ones where there are many, or finished tables
        would pile up in memory faster than they are listed."""
        self._behind.difference_update(rooms)
        size = min(max(SMALLEST_BATCH, len(rooms) // USUAL_BATCHES), LARGEST_BATCH)
        written = 0
        try:
            for begin in range(0, len(rooms), size):
                await self._list(rooms[begin : begin + size])
                written = begin + size
        except StoreUnavailable:
            return
        finally:
            self._behind.update(rooms[written:])

    async def write_now(self, room: Room) -> None:
        """For changes that somebody will look for in a list immediately."""
        self._behind.discard(room)
        await self._list([room])

    async def _list(self, rooms: list[Room]) -> None:
        updates = [_lobby_update(room.table) for room in rooms]
        for room in rooms:
            room.listed_at = room.now()
        try:
            await self._store.write(partial(lobby.refresh, updates=updates))
        except (StoreUnavailable, CancelledError):
            self._behind.update(rooms)
            raise


def _is_due(room: Room) -> bool:
    """A table is due some time after its last update. It is always due while the server has to act at it, because other
    nodes read that in the list, and when nobody watches: it may leave memory, and then the list is all there is."""
    rested = room.listed_at is None or room.now() - room.listed_at >= REST
    return rested or not room.watchers or due_at(room.table) is not None


def _lobby_update(table: Table) -> lobby.LobbyUpdate:
    return lobby.LobbyUpdate(table.id, table.last.at, msgspec.json.encode(summary(table)), due_at(table))


def due_at(table: Table) -> int | None:
    """When the server has to act at this table; None while it waits for people without a clock."""
    if table.status != "running":
        return None
    moments = [
        table.last.at if table.chairs[seat].played_by_bot else table.clocks.deadline(seat) for seat in table.asked
    ]
    return min((moment for moment in moments if moment is not None), default=None)
