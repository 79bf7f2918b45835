"""Who comes in, and where they may sit or stand."""

from functools import partial

import msgspec
from starlette.requests import HTTPConnection

from tavolino.server import wire
from tavolino.server.housekeeper import Housekeeper
from tavolino.server.node import Node, NoTable
from tavolino.server.room import Room
from tavolino.server.sessions import Sessions
from tavolino.server.settings import Settings
from tavolino.server.tray import Tray
from tavolino.store import lobby, people
from tavolino.table import decide
from tavolino.table.problems import Forbidden, NotNow
from tavolino.table.table import Table


class Guest(msgspec.Struct):
    """A visitor of one socket or request: a person with a name, or nobody in particular."""

    person: str | None
    name: str
    token_seat: int | None = None  # the one seat that a seat token opens


class Reception:
    def __init__(self, node: Node, housekeeper: Housekeeper, sessions: Sessions, settings: Settings) -> None:
        self.node = node
        self.tray = Tray(node)
        self.housekeeper = housekeeper
        self.sessions = sessions
        self.settings = settings

    async def greet(self, connection: HTTPConnection) -> Guest:
        """Whoever the cookie says; nobody in particular without one."""
        person = self.sessions.person(connection)
        known = None if person is None else await self.node.store.read(partial(people.by_id, person=person))
        return Guest(None, "") if known is None else Guest(known.id, known.name)

    async def admit(self, guest: Guest, hello: wire.Hello) -> Room:
        """The room, if this guest may see it. A table that they may not see is like one that is not there."""
        if hello.token is not None:
            token = self.sessions.read_seat_token(hello.token, hello.table)
            guest.token_seat, guest.person = token.seat, token.person
        room = await self.node.room(hello.table)
        if guest.token_seat is not None:
            guest.name = room.table.chairs[guest.token_seat].name
        if not await self.may_see(guest.person, room.table):
            raise NoTable("there is no such table")
        return room

    async def may_see(self, person: str | None, table: Table) -> bool:
        if table.plan.public:
            return True
        if person is None:
            return False
        if person == table.host or table.chairs.of(person):
            return True
        return await self.node.store.read(lambda connection: lobby.has_guest(connection, table.id, person))

    def seat_of(self, guest: Guest, room: Room, hello: wire.Hello) -> int | None:
        seat = guest.token_seat if hello.seat is None else hello.seat
        if seat is None:
            return None
        if decide.chair_at(room.table, seat).person != guest.person or guest.person is None:
            raise Forbidden(f"seat {seat} is not yours")
        if guest.token_seat not in (None, seat):
            raise Forbidden("this token is for another seat")
        return seat

    async def returned(self, room: Room, seat: int | None) -> None:
        """Whoever comes back to a seat takes it over again from the stand-in."""
        if seat is None or not room.table.chairs[seat].stand_in or room.table.status == "finished":
            return
        command = f"return:{room.table.seq}:{seat}"
        try:
            await self.node.carry_out(room, command, lambda table, at: decide.come_back(table, seat, at))
        except NotNow:
            return  # over, or back already through another window

    def tried(self, room: Room, seat: int, move: str) -> None:
        """Somebody was told why they may not make this move."""
        self.housekeeper.tried(room, seat, move)

    def came(self, room: Room) -> None:
        self.housekeeper.presence.came(room)

    def ready(self, room: Room) -> None:
        self.housekeeper.presence.ready(room)

    def left(self, room: Room) -> None:
        self.housekeeper.presence.left(room)
        self.housekeeper.let_go_if_idle(room)
