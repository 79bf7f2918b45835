"""The lobby over HTTP: open a table, sit down, start, watch, play again."""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, structs

from tavolino.bots import levels
from tavolino.core import registry
from tavolino.core.game import Board
from tavolino.core.own_options import own_options
from tavolino.server.files import jobs
from tavolino.server.http.call import Call
from tavolino.server.http.handlers.games import board_of
from tavolino.server.http.handlers.people import Name, welcome_name
from tavolino.server.http.limits import address_key
from tavolino.server.http.route import Encoded
from tavolino.server.live import lessons
from tavolino.server.live.errors import NoTable
from tavolino.server.live.live_tables import LiveTables
from tavolino.server.live.node import SeatlessDecide
from tavolino.server.live.room import Room
from tavolino.store import blocks, lobby, reserved_names
from tavolino.store.line import Connection
from tavolino.store.people import Person
from tavolino.table import decide
from tavolino.table.lesson_progress import Guidance
from tavolino.table.plan import Clock, Colour, Pace, Plan
from tavolino.table.problems import Forbidden
from tavolino.table.summary import Summary, summary
from tavolino.table.table import Proposal, Table

MOST_SEATS = 99
SHOWN = 100  # tables in one list

Level = Annotated[str, Meta(max_length=40)]
GameId = Annotated[str, Meta(max_length=40, pattern=r"\A[\w-]*\Z")]


class WantedChair(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit here: `me`, a `bot` of some level, or anybody who comes (`open`). `name`: what somebody is called
    who plays at my screen. Without it the name is mine, or the one that the chair has if it is mine already."""

    who: Literal["me", "bot", "open"]
    level: Level = "greedy"
    colour: Colour | None = None
    name: Name | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: GameId
    chairs: Annotated[list[WantedChair], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    public: bool = False
    clock: Clock = Clock()
    start: dict[str, Any] | None = None  # a position to begin from
    pace: Pace = "usual"  # of the bots


class Invite(Struct, frozen=True, forbid_unknown_fields=True):
    invite: Annotated[str, Meta(max_length=64)]


class Invitation(Struct, frozen=True):
    """What whoever holds an invite may know before they have a name. `host` is empty for somebody who has left."""

    table: Summary
    host: str


class TableInfo(Struct, frozen=True):
    table: Summary
    seq: int
    mine: list[int]  # my seats
    host: bool
    invite: str | None  # only for people with a seat: what to send to friends
    seed_hash: str | None
    own: dict[str, Any]  # the options that are files of the host's own, whole; `table` only mentions them
    lesson: Guidance | None = None  # at a table where somebody is learning the game
    kept: list[int] = []  # free chairs that are kept for me, in a rematch


class MyTable(Summary, frozen=True, kw_only=True):
    mine: list[int]  # my seats


class Token(Struct, frozen=True):
    token: str


class ListQuery(Struct, frozen=True, forbid_unknown_fields=True):
    game: GameId | None = None


# ---- lists


async def open_tables(call: Call[None, ListQuery]) -> list[Summary]:
    return await call.services.live.summaries(partial(lobby.open_public, limit=SHOWN, game=call.query.game))


async def running_tables(call: Call[None, ListQuery]) -> list[Summary]:
    return await call.services.live.summaries(partial(lobby.running_public, limit=SHOWN, game=call.query.game))


async def my_tables(call: Call[None, None]) -> list[MyTable]:
    """With my seats, since they cannot be told by name: several people may share one."""
    person = call.person.id
    found = await call.services.live.summaries(partial(lobby.of_person, person=person, limit=SHOWN))
    seats = await call.services.store.read(partial(lobby.seats_of, person=person))
    return [MyTable(**structs.asdict(table), mine=seats.get(table.id, [])) for table in found]


# ---- one table


async def create(call: Call[NewTable, None]) -> TableInfo:
    wanted = call.body
    game = registry.find(wanted.game)
    for chair in wanted.chairs:
        levels.check(chair.level, game)
    plan = Plan(
        wanted.game, len(wanted.chairs), wanted.options, wanted.public, wanted.clock, wanted.start, pace=wanted.pace
    )
    room = await _open(call, plan, wanted.chairs)
    info = await listed(call, room)
    if plan.is_brought:  # takes much memory, and its people may never come
        live = call.services.live
        live.upkeep.let_go_if_idle(live.node.current(room))
    return info


async def learn(call: Call[None, None]) -> TableInfo:
    """A private table with the first lesson of a game; the other seats are bots that follow the lesson."""
    plan, learner = lessons.first_lesson(call.path["game"])
    me, bot = WantedChair("me"), WantedChair("bot", lessons.LEVEL)
    room = await _open(call, plan, [me if seat == learner else bot for seat in range(plan.seats)])
    await _start(call, room)
    return await listed(call, room)


async def look(call: Call[None, None]) -> TableInfo:
    return _info(call, await room_of(call))


async def board(call: Call[None, None]) -> Encoded[Board] | None:
    """The same for everybody at the table, and for as long as it stands."""
    table = (await room_of(call)).table
    return await board_of(call, table.id, table.plan)


async def invitation(call: Call[Invite, None]) -> Invitation:
    """Who invites to which game. The invite comes in the body, so that no log of addresses has it."""
    room = await _invited_room(call)
    host = await call.services.store.read(partial(reserved_names.known_as, person=room.table.host))
    return Invitation(summary(room.table), "" if host is None else host.name)


async def enter(call: Call[Invite, None]) -> TableInfo:
    """Lets a person into a private table permanently, by its invite."""
    room = await _invited_room(call)
    await call.services.store.write(partial(lobby.add_guest, table=room.table.id, person=call.person.id))
    return _info(call, room)


async def take_seat(call: Call[WantedChair, None]) -> TableInfo:
    """Sit down or change colour; the host may also seat a bot or free a chair."""
    room, seat, wanted = await room_of(call), _seat(call), call.body
    if wanted.who == "bot":
        levels.check(wanted.level, registry.find(room.table.plan.game))
        await carry_out(call, room, partial(_seat_bot, seat=seat, level=wanted.level, person=call.person.id))
    elif wanted.who == "me":
        await _sit_down(call, room, seat, wanted.colour, await _called(call, wanted))
    else:
        await carry_out(call, room, partial(_leave, seat=seat, person=call.person.id))
    return await listed(call, room)


async def leave_seat(call: Call[None, None]) -> TableInfo:
    """Before the game the chair is free again; in the game a bot stands in."""
    room = await room_of(call)
    await carry_out(call, room, partial(_leave, seat=_seat(call), person=call.person.id))
    return await listed(call, room)


async def seat_token(call: Call[None, None]) -> Token:
    """For a program without a cookie: opens this seat at this table and nothing else."""
    room, seat = await room_of(call), _seat(call)
    if decide.chair_at(room.table, seat).person != call.person.id:
        raise Forbidden(f"seat {seat} is not yours")
    return Token(call.services.sessions.seat_token(room.table.id, seat, call.person.id))


async def start(call: Call[None, None]) -> TableInfo:
    room = await room_of(call)
    await _start(call, room)
    return await listed(call, room)


async def rematch(call: Call[None, None]) -> TableInfo:
    """A new table where everybody's chair is kept for them; those who ask later come to the table of the first. The
    person who asks sits down, and nobody else does."""
    room, live = await room_of(call), call.services.live
    decide.rematch(room.table, call.person.id, "", 0)  # refuse before a new table is opened
    await check_name(call)
    if room.table.rematch is None:
        async with _one_table_more(call):
            room = await _open_rematch(live, room, call.person.id)
    assert room.table.rematch is not None
    again = await live.node.room(room.table.rematch)
    if again.table.status == "open":
        kept = again.table.chairs.kept_for(call.person.id)
        for seat in kept:
            called = again.table.chairs[seat].kept_name if len(kept) > 1 else None
            await _sit_down(call, again, seat, None, called)
    return await listed(call, again)


# ---- shared by these handlers


async def _invited_room(call: Call[Invite, None]) -> Room:
    """Without the right invite, and for somebody whom the host has removed, there is no such table."""
    room = await call.services.live.node.room(call.path["table"])
    is_good = secrets.compare_digest(call.body.invite.encode(), room.table.invite.encode())
    if not is_good or (call.visitor is not None and call.visitor.id in room.table.removed):
        raise NoTable("there is no such table")
    return room


async def room_of(call: Call[Any, Any]) -> Room:
    """A table that the visitor may not see is reported as missing."""
    return await visible_room(call, call.path["table"])


async def visible_room(call: Call[Any, Any], table: str) -> Room:
    room = await call.services.live.node.room(table)
    person = None if call.visitor is None else call.visitor.id
    if not await call.services.live.admission.may_see(person, room.table):
        raise NoTable("there is no such table")
    return room


def _seat(call: Call[Any, Any]) -> int:
    text = call.path["seat"]
    return int(text) if text.isascii() and text.isdigit() and len(text) < 4 else -1


async def _open(call: Call[Any, Any], plan: Plan, chairs: list[WantedChair]) -> Room:
    live, person = call.services.live, call.person
    async with _one_table_more(call):
        await _check(call, plan)
        await check_name(call)
        called = [await _called(call, chair) for chair in chairs]
        room = await live.open_table(plan, person.id)
    for seat, chair in enumerate(chairs):
        if chair.who == "bot":
            await carry_out(call, room, partial(_seat_bot, seat=seat, level=chair.level, person=person.id))
        elif chair.who == "me":
            await carry_out(call, room, partial(_sit, seat=seat, call=call, colour=chair.colour, name=called[seat]))
    return room


@asynccontextmanager
async def _one_table_more(call: Call[Any, Any]) -> AsyncIterator[None]:
    """Raises TooMuch."""
    person = call.person.id
    with call.services.table_limits.one_more(person) as check:
        check(await call.services.store.read(partial(lobby.hosted, person=person)))
        yield


async def _check(call: Call[Any, Any], plan: Plan) -> None:
    """What somebody brings is checked in a process of its own, and only then used here."""
    if plan.is_brought:
        call.services.limits.files.take(address_key(call.address))
        await call.look_at(jobs.check_plan, plan)
    else:
        plan.check()


async def _open_rematch(live: LiveTables, room: Room, person: str) -> Room:
    """The table that is over, with its rematch."""
    again = await live.open_again(room.table, person)
    await live.node.carry_out(room, "rematch", lambda table, at: decide.rematch(table, person, again.table.id, at))
    room = live.node.current(room)
    if room.table.rematch != again.table.id:  # somebody else asked at the same moment and was first
        await live.retention.remove(again.table.id)
    await live.lobby_lists.write_now(room)
    return room


async def _called(call: Call[Any, Any], chair: WantedChair) -> str | None:
    """The name of somebody who plays at my screen, refused wherever a name of mine would be."""
    if chair.name is None or chair.who != "me":
        return None
    name = welcome_name(call, chair.name)
    if name != call.person.name:
        await call.services.store.read(partial(reserved_names.check_names, person=call.person.id, names=[name]))
    return name


async def _sit_down(call: Call[Any, Any], room: Room, seat: int, colour: Colour | None, name: str | None) -> None:
    limits, person = call.services.chair_limits, call.person
    with limits.one_more(room.table, seat, person.id, call.address) as under_way:
        job = partial(_chairs_held, person=person, host=room.table.host, people=list(under_way))
        held = await call.services.store.read(job)
        limits.check(person.id, call.address, under_way, held)
        await carry_out(call, room, partial(_sit, seat=seat, call=call, colour=colour, name=name))


def _chairs_held(connection: Connection, person: Person, host: str, people: list[str]) -> dict[str, int]:
    """Also checks the name, and whether the host has blocked them, to read only once."""
    reserved_names.check(connection, person)
    if blocks.is_blocked(connection, host, person.id):
        raise Forbidden("the host of this table has blocked you; choose another table")
    return lobby.chairs_of_guests(connection, people) if people else {}


async def check_name(call: Call[Any, Any]) -> None:
    """Nobody is shown under a name that somebody else has reserved since they took it."""
    await call.services.store.read(partial(reserved_names.check, person=call.person))


async def _start(call: Call[Any, Any], room: Room) -> None:
    live, seed = call.services.live, call.services.live.seeds.of_game()
    with call.services.bot_tables.starting(address_key(call.address)) as check:
        await live.node.carry_out(room, "start", partial(_begin, person=call.person.id, seed=seed, check=check))


async def carry_out(call: Call[Any, Any], room: Room, wish: SeatlessDecide) -> None:
    await call.services.live.node.carry_out(room, f"http:{secrets.token_hex(8)}", wish)


async def listed(call: Call[Any, Any], room: Room) -> TableInfo:
    room = call.services.live.node.current(room)  # it may have been let go and replaced while the wish waited
    await call.services.live.lobby_lists.write_now(room)
    return _info(call, room)


def _info(call: Call[Any, Any], room: Room) -> TableInfo:
    table = room.table
    person = None if call.visitor is None else call.visitor.id
    mine = [] if person is None else table.chairs.of(person)
    at_table = person == table.host or bool(mine)
    progress = table.lesson_progress
    return TableInfo(
        table=summary(table),
        seq=table.seq,
        mine=mine,
        host=person == table.host,
        invite=table.invite if at_table else None,
        seed_hash=None if table.match is None else table.match.seed_hash,
        lesson=None if progress is None or table.match is None else progress.guidance(table.match),
        own=own_options(table.plan.options, table.plan.the_game.own_files),
        kept=[] if person is None else table.chairs.kept_for(person),
    )


def _begin(table: Table, at: int, *, person: str, seed: bytes, check: Callable[[Table], None]) -> Proposal:
    begun = decide.start(table, person, seed, at)
    check(table)
    return begun


def _sit(
    table: Table, at: int, *, seat: int, call: Call[Any, Any], colour: Colour | None, name: str | None
) -> Proposal:
    me, chair = call.person, decide.chair_at(table, seat)
    call.services.chair_limits.check_table(table, seat, me.id)
    called = name or (chair.name if chair.person == me.id else "") or me.name
    return decide.take_seat(table, seat, me.id, called, colour, at)


def _seat_bot(table: Table, at: int, *, seat: int, level: str, person: str) -> Proposal:
    return decide.seat_bot(table, seat, level, person, at)


def _leave(table: Table, at: int, *, seat: int, person: str) -> Proposal:
    return decide.leave_seat(table, seat, person, at)
