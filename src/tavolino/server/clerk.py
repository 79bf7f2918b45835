"""Keeps the lobby's rows in step with tables in play: a cache, written now and then and never waited for in a move."""

from functools import partial

import msgspec

from tavolino.server.room import Room
from tavolino.store import lobby
from tavolino.store.store import Store
from tavolino.store.unavailable import StoreUnavailable
from tavolino.table.summary import summary
from tavolino.table.table import Table

AT_ONCE = 25  # tables: a transaction costs as much as twenty of its rows


class Clerk:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._behind: set[Room] = set()

    def note(self, room: Room) -> None:
        self._behind.add(room)

    async def write_all(self) -> None:
        """A few at a time: whoever moves meanwhile waits neither for all of them nor for their writing."""
        rooms, self._behind = list(self._behind), set()
        while rooms:
            some, rooms = rooms[:AT_ONCE], rooms[AT_ONCE:]
            try:
                await self._store.write(partial(lobby.refresh, looks=[_look(room.table) for room in some]))
            except StoreUnavailable:
                self._behind.update(some, rooms)
                return

    async def write_now(self, room: Room) -> None:
        """For what somebody will look up in a list at once."""
        self._behind.discard(room)
        await self._store.write(partial(lobby.refresh, looks=[_look(room.table)]))


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
