"""Carries out what was decided about people: their sockets are closed, their names taken out of tables in memory.

On this node at once. Other nodes compare a mark in the database every few seconds and then do the same.
"""

from collections.abc import Callable, Mapping, Sequence, Set
from contextlib import suppress
from functools import partial
from typing import TypeVar

import msgspec

from tavolino.server.http.errors import Busy
from tavolino.server.live.errors import NoTable
from tavolino.server.live.lobby_lists import LobbyLists
from tavolino.server.live.node import Node
from tavolino.server.live.restrictions import Restrictions
from tavolino.server.live.room import Room
from tavolino.server.live.wish import Act, Reply
from tavolino.server.socket.endpoint import SocketEndpoint
from tavolino.server.socket.visit import Visit
from tavolino.store import audit, bans, blocks, change_mark, forgetting, mutes, operator, reserved_names, sessions
from tavolino.store.bans import Ban
from tavolino.store.line import Connection
from tavolino.store.mutes import Mute
from tavolino.store.unavailable import StoreUnavailable
from tavolino.table.table import Table

Done = TypeVar("Done")

NOBODY: frozenset[str] = frozenset()
DAY = 24 * 3600 * 1000  # milliseconds
RECENT = 10 * 60 * 1000  # milliseconds: what ended before that, every node has heard of


class Decided(msgspec.Struct, frozen=True):
    """What all nodes have to know, as it is in the store."""

    mark: str
    bans: list[Ban]
    mutes: list[Mute]
    ended: list[str]  # sessions, lately
    forgotten: list[str]  # people, lately
    blocked: dict[str, frozenset[str]]  # by those who have a socket here
    names: dict[str, str]  # of those: empty where somebody else has reserved it since


class Moderation:
    def __init__(
        self, node: Node, rules: Restrictions, sockets: SocketEndpoint, lobby_lists: LobbyLists, audit_days: int
    ) -> None:
        self._node = node
        self._rules = rules
        self._sockets = sockets
        self._lobby_lists = lobby_lists
        self._audit_days = audit_days
        self._mark: str | None = None
        self._forgotten: frozenset[str] = frozenset()  # people, lately

    async def look(self) -> None:
        """Called every few seconds. While the store cannot be asked, what is known here holds."""
        with suppress(StoreUnavailable):
            if await self._node.store.read(change_mark.current) != self._mark:
                await self.refresh()
        self._forget_in_rooms(self._forgotten)  # a table may have been loaded just before its log was rewritten

    async def refresh(self) -> None:
        people = {visit.visitor.person for visit in self._sockets.visits if visit.visitor.person is not None}
        decided = await self._node.store.read(partial(_decided, people=people, now=self._node.now()))
        self._mark = decided.mark
        self._rules.put(decided.bans, decided.mutes)
        self._sockets.dismiss("banned", self._is_banned)
        self._block(people, decided.blocked)
        self._name(decided.names)
        self._sockets.signed_out.clear()
        self.sign_out(decided.ended)
        self._forgotten = frozenset(decided.forgotten)
        self.forget(*decided.forgotten)

    async def tidy(self) -> None:
        """Called every hour: what is over, and what the operator does not want to keep any longer."""
        now = self._node.now()
        await self._node.store.write(partial(_clear, now=now, audited_before=now - self._audit_days * DAY))

    # ---- what was decided

    async def change(self, job: Callable[[Connection], Done]) -> Done:
        """Runs a job of the store that decides about somebody, and acts on it here at once."""
        done = await self._node.store.write(job)
        await self.refresh()
        return done

    def _is_banned(self, visit: Visit) -> bool:
        return not self._rules.is_welcome(visit.guest.name, visit.visitor.address)

    async def blocks_changed(self, person: str) -> None:
        self._block({person}, await self._node.store.read(partial(blocks.by_people, people=[person])))

    def _block(self, people: Set[str], blocked: Mapping[str, frozenset[str]]) -> None:
        for visit in self._sockets.visits:
            person = visit.visitor.person
            if person is not None and person in people:
                visit.watcher.blocked = blocked.get(person, NOBODY)

    def renamed(self, person: str, name: str) -> None:
        """They chat under this name now, also on sockets that they opened before."""
        self._name({person: name})

    def _name(self, names: Mapping[str, str]) -> None:
        for visit in self._sockets.visits:
            name = names.get(visit.visitor.person or "")
            if name is not None and name != visit.visitor.name:
                visit.rename(name)

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

    def forget(self, *people: str) -> None:
        """Takes them out of the tables in memory here."""
        gone = frozenset(people)
        self._sockets.dismiss("signed-out", lambda visit: visit.guest.person in gone)
        self._forget_in_rooms(gone)

    def _forget_in_rooms(self, gone: Set[str]) -> None:
        for room in list(self._node.rooms.values()):
            for person in room.table.appeared & gone:
                with suppress(NoTable, Busy):  # removed meanwhile; or too much going on there, until the next look
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


def _clear(connection: Connection, now: int, audited_before: int) -> None:
    bans.clear(connection, now)
    mutes.clear(connection, now)
    operator.clear(connection, now - DAY)
    audit.clear(connection, audited_before)


def _decided(connection: Connection, people: Set[str], now: int) -> Decided:
    return Decided(
        mark=change_mark.current(connection),
        bans=bans.holding(connection, now),
        mutes=mutes.holding(connection, now),
        ended=sessions.ended_since(connection, now - RECENT),
        forgotten=forgetting.since(connection, now - RECENT),
        blocked=blocks.by_people(connection, people),
        names=reserved_names.known_names(connection, people),
    )
