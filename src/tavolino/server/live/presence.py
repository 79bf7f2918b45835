"""Who is connected, exchanged between nodes: people at one table may be connected to different ones."""

import msgspec

from tavolino.server.live.absence import Absence
from tavolino.server.live.node import Node
from tavolino.server.live.room import Room
from tavolino.server.socket.wire import Here


class Announcement(msgspec.Struct, frozen=True, array_like=True):
    """What one node announces about one table. `asks`: the others should announce theirs, too."""

    table: str
    seats: list[int]
    onlookers: int
    asks: bool
    ready: list[int] = []


_decoder = msgspec.json.Decoder(Announcement)


class Presence:
    def __init__(self, node: Node, absence: Absence) -> None:
        self._node = node
        self._absence = absence

    def came(self, room: Room) -> None:
        """The first watcher at this node does not know yet who is connected elsewhere, so the others are asked."""
        self._tell(room, asks=len(room.watchers) == 1)
        self._absence.look(room)

    def left(self, room: Room) -> None:
        self._tell(room)
        self._absence.look(room)

    def ready(self, room: Room) -> None:
        """Somebody has said that they are ready, or not."""
        room.tell_presence()
        self._tell(room)

    def tell_again(self, room: Room) -> None:
        """Called periodically: when a node stops announcing, its people count as gone."""
        if room.watchers:
            self._tell(room)
        self._absence.look(room)

    def _tell(self, room: Room, asks: bool = False) -> None:
        if self._node.store.shared:
            here = room.here_at_this_node()
            announcement = Announcement(room.table.id, here.seats, here.onlookers, asks, here.ready)
            self._node.background.run(self._node.store.announce(msgspec.json.encode(announcement).decode()))

    def heard(self, node: str, text: str) -> None:
        """An announcement of another node, received through the database."""
        announcement = _decoder.decode(text)
        room = self._node.rooms.get(announcement.table)
        if room is None:
            return
        room.are_elsewhere(node, Here(announcement.seats, announcement.onlookers, announcement.ready))
        self._absence.look(room)
        if announcement.asks and room.watchers:
            self._tell(room)
