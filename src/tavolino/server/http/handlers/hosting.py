"""What the host of a table may do with it: remove guests, renew the invite, close it."""

from functools import partial
from typing import Any

from msgspec import Struct

from tavolino.server.http.call import Call
from tavolino.server.http.errors import NotFound
from tavolino.server.http.handlers.tables import TableInfo, carry_out, listed, room_of
from tavolino.server.live.live_tables import new_invite
from tavolino.server.live.room import Room
from tavolino.store import lobby, people
from tavolino.store.line import Connection
from tavolino.table import decide
from tavolino.table.table import Proposal, Table


class Guest(Struct, frozen=True):
    """Somebody at the table besides its host. `id` is for this table alone, and says nothing elsewhere."""

    id: str
    name: str
    seats: list[int]


async def guests(call: Call[None, None]) -> list[Guest]:
    table = (await _own_room(call)).table
    found = await _names(call, table)
    make_id = partial(call.services.sessions.guest_id, table.id)
    listed = [Guest(make_id(person), name, table.chairs.of(person)) for person, name in found.items()]
    return sorted(listed, key=lambda guest: (guest.name, guest.id))


async def remove_guest(call: Call[None, None]) -> TableInfo:
    """Before the game their chairs are free again. They lose sight of the table at once, and cannot come back."""
    room = await _own_room(call)
    for person, name in (await _names(call, room.table)).items():
        if call.services.sessions.guest_id(room.table.id, person) == call.path["guest"]:
            await carry_out(call, room, partial(_remove, guest=person, name=name, person=call.person.id))
            return await listed(call, room)
    raise NotFound("there is no such guest at this table")


async def renew_invite(call: Call[None, None]) -> TableInfo:
    """The old link is no longer good; those who came by it stay."""
    room = await _own_room(call)
    await carry_out(call, room, partial(_renew, invite=new_invite(), person=call.person.id))
    return await listed(call, room)


async def close(call: Call[None, None]) -> TableInfo:
    """Before the game nothing of the table stays; a game under way ends without a result."""
    room = await _own_room(call)
    await carry_out(call, room, partial(_close, person=call.person.id))
    return await listed(call, room)


async def _own_room(call: Call[None, None]) -> Room:
    room = await room_of(call)
    decide.only_host(room.table, call.person.id)
    return room


async def _names(call: Call[Any, Any], table: Table) -> dict[str, str]:
    """By person: those in the seats, those for whom one is kept, and those who came by the invite."""
    names = await call.services.store.read(partial(_guest_names, table=table.id))
    for chair in table.chairs.all():
        if chair.kept_for is not None:
            names[chair.kept_for] = chair.kept_name
        if chair.person is not None:
            names[chair.person] = chair.name
    return {person: name for person, name in names.items() if person != table.host and person not in table.removed}


def _guest_names(connection: Connection, table: str) -> dict[str, str]:
    found = people.by_ids(connection, lobby.guests(connection, table))
    return {person.id: person.name for person in found.values()}


def _remove(table: Table, at: int, *, guest: str, name: str, person: str) -> Proposal:
    return decide.remove_guest(table, guest, name, person, at)


def _renew(table: Table, at: int, *, invite: str, person: str) -> Proposal:
    return decide.renew_invite(table, invite, person, at)


def _close(table: Table, at: int, *, person: str) -> Proposal:
    return decide.close(table, person, at)
