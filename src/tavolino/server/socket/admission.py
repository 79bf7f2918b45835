"""Which tables and seats a visitor may use."""

from functools import partial

import msgspec
from starlette.requests import HTTPConnection

from tavolino.server.http.limits import address_key
from tavolino.server.http.sessions import Sessions
from tavolino.server.live.errors import NoTable
from tavolino.server.live.node import Node
from tavolino.server.live.room import Room
from tavolino.server.live.upkeep import Upkeep
from tavolino.server.settings import Settings
from tavolino.server.socket import wire
from tavolino.server.socket.limits import SocketLimits
from tavolino.store import lobby, people
from tavolino.table import decide
from tavolino.table.problems import Forbidden
from tavolino.table.table import Table


class Visitor(msgspec.Struct):
    """The visitor behind one socket or request: a person with a name, or anonymous."""

    person: str | None
    name: str
    address: str = ""  # as limits count it
    token_seat: int | None = None  # the one seat that a seat token opens


class Admission:
    def __init__(self, node: Node, upkeep: Upkeep, sessions: Sessions, settings: Settings) -> None:
        self.node = node
        self.upkeep = upkeep
        self.sessions = sessions
        self.settings = settings
        self.limits = SocketLimits(settings)

    async def identify(self, connection: HTTPConnection) -> Visitor:
        """The person of the cookie; anonymous without one."""
        address = address_key(connection.client.host if connection.client else "")
        person = self.sessions.person(connection)
        known = None if person is None else await self.node.store.read(partial(people.by_id, person=person))
        return Visitor(None, "", address) if known is None else Visitor(known.id, known.name, address)

    async def admit(self, guest: Visitor, hello: wire.Hello) -> Room:
        """The room, if this guest may see it. A table that they may not see is reported as missing."""
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

    def wanted_seat(self, visitor: Visitor, room: Room, hello: wire.Hello) -> int | None:
        """The seat that is meant. Whether it is theirs is decided when the wish is served."""
        seat = visitor.token_seat if hello.seat is None else hello.seat
        if seat is None:
            return None
        decide.chair_at(room.table, seat)  # there is such a seat
        if visitor.token_seat not in (None, seat):
            raise Forbidden("this token is for another seat")
        return seat

    def tried(self, room: Room, seat: int, move: str) -> None:
        """Somebody was told why they may not make this move."""
        self.upkeep.tried(room, seat, move)

    def came(self, room: Room) -> None:
        self.upkeep.presence.came(room)

    def ready(self, room: Room) -> None:
        self.upkeep.presence.ready(room)

    def left(self, room: Room) -> None:
        self.upkeep.presence.left(room)
        self.upkeep.let_go_if_idle(room)
