"""Who sees for themselves what happens at a table, and need not be told elsewhere."""

from functools import partial
from typing import get_args

from tavolino.server.live.node import Node
from tavolino.server.live.notices import BY_POST
from tavolino.server.live.room import Room
from tavolino.store import outbox
from tavolino.table import entry as entries

REASONS = get_args(outbox.Reason)
OF_ANY_TABLE = (entries.Seated, entries.BotSeated, entries.Started)


class Witnesses:
    def __init__(self, node: Node) -> None:
        self._node = node

    def look(self, room: Room) -> None:
        """After an entry, on every node: each knows those who have the table open there."""
        table = room.table
        if room.witnessed == table.seq:
            return
        room.witnessed = table.seq
        by_post = isinstance(table.last, entries.Moved) and table.plan.clock.kind == BY_POST
        people = self._here(room) if by_post or isinstance(table.last, OF_ANY_TABLE) else set()
        if people:
            known = partial(outbox.withdraw, table=table.id, reasons=REASONS, people=people)
            self._node.background.run(self._node.store.write(known))

    def came(self, room: Room, person: str | None) -> None:
        """The node that sends may be another, which does not know who has the table open here."""
        if person is not None and self._node.store.shared:
            self._node.background.run(self._knows(room.table.id, person))

    async def _knows(self, table: str, person: str) -> None:
        if await self._node.store.read(partial(outbox.is_waiting, table=table, person=person)):
            known = partial(outbox.withdraw, table=table, reasons=REASONS, people={person})
            await self._node.store.write(known)

    def is_looking(self, person: str, table: str) -> bool:
        room = self._node.rooms.get(table)
        return room is not None and person in self._here(room)

    def _here(self, room: Room) -> set[str]:
        """Those who watch at this node, and players at any."""
        watching = {watcher.person for watcher in room.watchers}
        players = {room.table.chairs[seat].person for seat in room.here().seats}
        return {person for person in watching | players if person is not None}
