"""Players who disconnect: if somebody else at the table is connected, a bot stands in after a while."""

import asyncio

from tavolino.server.live.node import Node
from tavolino.server.live.room import Room
from tavolino.table import decide
from tavolino.table.problems import NotNow


class Absence:
    def __init__(self, node: Node, away_after: float) -> None:
        self._node = node
        self._away_after = away_after

    def look(self, room: Room) -> None:
        """Called when somebody connects or disconnects, and when the game begins or resumes."""
        gone = self._gone(room)
        for seat in room.away.keys() - gone:
            room.away.pop(seat).cancel()
        loop = asyncio.get_running_loop()
        for seat in gone - room.away.keys():
            room.away[seat] = loop.call_later(self._away_after, self._still_gone, room, seat)

    def _gone(self, room: Room) -> set[int]:
        """Seats of people who are not connected to any node, at a running table where another person is."""
        chairs = room.table.chairs
        here = {chairs[seat].person for seat in room.here().seats}
        if room.table.status != "running" or room.table.plan.clock.kind == "days" or not here:
            return set()
        return {
            seat
            for seat, chair in enumerate(chairs.all())
            if chair.person is not None and not chair.stand_in and chair.person not in here
        }

    def _still_gone(self, room: Room, seat: int) -> None:
        room.away.pop(seat, None)
        if seat in self._gone(room):
            self._node.background.run(self._stand_in(room, seat))

    async def _stand_in(self, room: Room, seat: int) -> None:
        command = f"away:{room.table.seq}:{seat}"
        try:
            await self._node.carry_out(room, command, lambda table, at: decide.stand_in(table, seat, "away", at))
        except NotNow:
            return  # another node was first, or the game is over
