"""Carries out what was decided about people: their sockets are closed, their names taken out of tables in memory.

On this node at once. Other nodes compare a mark in the database every few seconds and then do the same.
"""

from collections.abc import Callable, Sequence

import msgspec

from tavolino.server.live.lobby_lists import LobbyLists
from tavolino.server.live.node import Node
from tavolino.server.live.room import Room
from tavolino.server.live.wish import Act, Reply
from tavolino.server.socket.endpoint import SocketEndpoint
from tavolino.store import change_mark, forgetting, sessions
from tavolino.store.line import Connection
from tavolino.table.table import Table

RECENT = 10 * 60 * 1000  # milliseconds: what ended before that, every node has heard of


class Decided(msgspec.Struct, frozen=True):
    """What all nodes have to know, as it is in the store."""

    mark: str
    ended: list[str]  # sessions, lately
    forgotten: list[str]  # people, lately


class Moderation:
    def __init__(self, node: Node, sockets: SocketEndpoint, lobby_lists: LobbyLists) -> None:
        self._node = node
        self._sockets = sockets
        self._lobby_lists = lobby_lists
        self._mark: str | None = None

    async def look(self) -> None:
        """Called every few seconds."""
        if await self._node.store.read(change_mark.current) != self._mark:
            await self.refresh()

    async def refresh(self) -> None:
        since = self._node.now() - RECENT
        decided = await self._node.store.read(lambda connection: _decided(connection, since))
        self._mark = decided.mark
        self._sockets.signed_out.clear()
        self.sign_out(decided.ended)
        for person in decided.forgotten:
            self.forget(person)

    # ---- sessions

    async def end_sessions(self, job: Callable[[Connection], list[str]]) -> list[str]:
        """Runs a job of the store that ends sessions, and closes their sockets here."""
        ended = await self._node.store.write(job)
        self.sign_out(ended)
        return ended

    def sign_out(self, ended: Sequence[str]) -> None:
        gone = frozenset(ended)
        self._sockets.signed_out |= gone
        self._sockets.dismiss("signed-out", lambda visit: visit.visitor.session in gone)

    # ---- people who have deleted their account

    def forget(self, person: str) -> None:
        """Takes them out of the tables in memory here."""
        self._sockets.dismiss("signed-out", lambda visit: visit.guest.person == person)
        for room in list(self._node.rooms.values()):
            if person in room.table.appeared:
                self._node.submit(room, Act("", _Forgotten(self, room), _forgets(person)))

    def show_again(self, room: Room) -> None:
        self._lobby_lists.note(room)
        for watcher in room.watchers:
            room.show_all(watcher, None)


class _Forgotten(Reply):
    """Served like any other wish, so that no move is under way while the table changes."""

    def __init__(self, moderation: Moderation, room: Room) -> None:
        self._moderation = moderation
        self._room = room

    def done(self, seq: int) -> None:
        self._moderation.show_again(self._room)

    def failed(self, problem: Exception) -> None:
        """The table was removed meanwhile, or is looked at again with the next change."""


def _forgets(person: str) -> Callable[[Table, int | None, int], None]:
    def forget(table: Table, _seat: int | None, _at: int) -> None:
        table.forget(person)

    return forget


def _decided(connection: Connection, since: int) -> Decided:
    return Decided(
        mark=change_mark.current(connection),
        ended=sessions.ended_since(connection, since),
        forgotten=forgetting.since(connection, since),
    )
