"""Who is here, told from node to node: people at one table may have come in by different nodes."""

import msgspec

from tavolino.server.absence import Absence
from tavolino.server.node import Node
from tavolino.server.room import Room
from tavolino.server.wire import Here


class Word(msgspec.Struct, frozen=True, array_like=True):
    """What one node tells of one table. `asks`: the others are to tell as well."""

    table: str
    seats: list[int]
    onlookers: int
    asks: bool
    ready: list[int] = []


_words = msgspec.json.Decoder(Word)


class Presence:
    def __init__(self, node: Node, absence: Absence) -> None:
        self._node = node
        self._absence = absence

    def came(self, room: Room) -> None:
        """Whoever is the first here does not know yet who is elsewhere."""
        self._tell(room, asks=len(room.watchers) == 1)
        self._absence.look(room)

    def left(self, room: Room) -> None:
        self._tell(room)
        self._absence.look(room)

    def ready(self, room: Room) -> None:
        """Somebody said that they are, or not."""
        room.tell_presence()
        self._tell(room)

    def tell_again(self, room: Room) -> None:
        """Now and then: of a node that no longer does, everybody counts as gone."""
        if room.watchers:
            self._tell(room)
        self._absence.look(room)

    def _tell(self, room: Room, asks: bool = False) -> None:
        if self._node.store.shared:
            here = room.here_at_this_node()
            word = Word(room.table.id, here.seats, here.onlookers, asks, here.ready)
            self._node.errands.run(self._node.store.announce(msgspec.json.encode(word).decode()))

    def heard(self, node: str, text: str) -> None:
        """From another node, by way of the database."""
        word = _words.decode(text)
        room = self._node.rooms.get(word.table)
        if room is None:
            return
        room.are_elsewhere(node, Here(word.seats, word.onlookers, word.ready))
        self._absence.look(room)
        if word.asks and room.watchers:
            self._tell(room)
