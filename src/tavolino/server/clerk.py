"""Keeps the lobby's rows in step with tables in play: a cache, written now and then and never waited for in a move."""

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
REST = (
    3_000  # milliseconds after which a game in full swing is listed anew: whatever people do at their pace is at once
)


class Clerk:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._behind: set[Room] = set()

    def note(self, room: Room) -> None:
        self._behind.add(room)

    async def write_due(self) -> None:
        await self._write([room for room in self._behind if _is_due(room)])

    async def write_all(self) -> None:
        await self._write(list(self._behind))

    async def _write(self, rooms: list[Room]) -> None:
        """A few at a time: whoever moves meanwhile waits neither for all of them nor for their writing."""
        self._behind.difference_update(rooms)
        while rooms:
            some, rooms = rooms[:AT_ONCE], rooms[AT_ONCE:]
            try:
                await self._list(some)
            except StoreUnavailable:
                self._behind.update(some, rooms)
                return

    async def write_now(self, room: Room) -> None:
        """For what somebody will look up in a list at once."""
        self._behind.discard(room)
        await self._list([room])

    async def _list(self, rooms: list[Room]) -> None:
        await self._store.write(partial(lobby.refresh, looks=[_look(room.table) for room in rooms]))
        for room in rooms:
            room.listed_at = room.now()


def _is_due(room: Room) -> bool:
    in_full_swing = room.table.status == "running" and isinstance(room.table.last, entries.Moved)
    return not in_full_swing or room.now() - room.listed_at >= REST


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
