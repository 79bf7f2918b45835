"""Which tables and seats a visitor may use."""

from functools import partial

import msgspec
from starlette.requests import HTTPConnection

from tavolino.server.http.errors import BadToken
from tavolino.server.http.limits import address_key
from tavolino.server.http.session_register import SessionRegister
from tavolino.server.http.sessions import Sessions
from tavolino.server.live.errors import NoTable
from tavolino.server.live.node import Node
from tavolino.server.live.restrictions import Restrictions
from tavolino.server.live.room import Room
from tavolino.server.live.upkeep import Upkeep
from tavolino.server.settings import Settings
from tavolino.server.socket import wire
from tavolino.server.socket.limits import SocketLimits
from tavolino.store import blocks, lobby, people, reserved_names
from tavolino.store.line import Connection
from tavolino.table import decide
from tavolino.table.problems import Forbidden
from tavolino.table.table import Table


class Visitor(msgspec.Struct):
    """The visitor behind one socket or request: a person with a name, or anonymous."""

    person: str | None
    name: str
    token_seat: int | None = None  # the one seat that a seat token opens
    session: str | None = None
    address: str = ""  # for IPv6 the network
    blocked: frozenset[str] = frozenset()  # people whose chat they do not want to read


class Admission:
    def __init__(
        self,
        node: Node,
        upkeep: Upkeep,
        sessions: Sessions,
        settings: Settings,
        register: SessionRegister,
        rules: Restrictions,
    ) -> None:
        self.node = node
        self.upkeep = upkeep
        self.sessions = sessions
        self.settings = settings
        self.register = register
        self.rules = rules
        self.limits = SocketLimits(settings)

    async def identify(self, connection: HTTPConnection) -> Visitor:
        """The person of the cookie; anonymous without one. Raises Banned."""
        address = address_key(connection.client.host) if connection.client else ""
        found = await self.register.find_with(connection, _seen_and_blocked)
        if found is None:
            return Visitor(None, "", address=address)
        known, (name, blocked) = found
        self.rules.check_name(known.person.name)
        return Visitor(known.person.id, name, session=known.session, address=address, blocked=blocked)

    async def admit(self, guest: Visitor, hello: wire.Hello) -> Room:
        """The room, if this guest may see it. A table that they may not see is reported as missing."""
        if hello.token is not None:
            token = self.sessions.read_seat_token(hello.token, hello.table)
            giver = await self.node.store.read(partial(people.by_id, person=token.person))
            if giver is None:
                raise BadToken("the person who gave this seat token has deleted their account")
            self.rules.check_name(giver.name)
            guest.token_seat, guest.person = token.seat, token.person
        room = await self.node.room(hello.table)
        if guest.token_seat is None and not guest.name and guest.person is not None:
            guest.name = room.table.chairs.name_of(guest.person)  # reserved for somebody else meanwhile: here it stays
        if not await self.may_see(guest.person, room.table):
            raise NoTable("there is no such table")
        return room

    async def may_see(self, person: str | None, table: Table) -> bool:
        """Not a person whom the host has removed, though they may look at a public table as nobody in particular."""
        if person is None:
            return table.plan.public
        if person in table.removed:
            return False
        if table.plan.public or person == table.host or person in table.expected or table.chairs.of(person):
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

    def came(self, room: Room, person: str | None) -> None:
        self.upkeep.presence.came(room)
        self.upkeep.looked_in(room, person)

    def ready(self, room: Room) -> None:
        self.upkeep.presence.ready(room)

    def left(self, room: Room) -> None:
        self.upkeep.presence.left(room)
        self.upkeep.let_go_if_idle(room)


def _seen_and_blocked(connection: Connection, person: str) -> tuple[str, frozenset[str]]:
    """The name under which others see them, and whom they have blocked."""
    known = reserved_names.known_as(connection, person)
    blocked = blocks.by_people(connection, [person])
    return "" if known is None else known.name, blocked.get(person, frozenset())
