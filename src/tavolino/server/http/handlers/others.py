"""What one can do about other people: block them, and report them to the operator.

People are named by what one sees of them at a table, a chair or a line of chat: ids of others are told to nobody.
"""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any

from msgspec import Meta, Struct

from tavolino.core.reading import BadRequest
from tavolino.server.http.call import Call
from tavolino.server.http.errors import NotFound, TooMuch
from tavolino.server.http.handlers.tables import visible_room
from tavolino.server.services import now
from tavolino.server.socket.wire import SeatNumber, Seq
from tavolino.store import blocks, reports
from tavolino.store.blocks import BlockedPerson
from tavolino.store.line import Connection
from tavolino.store.reports import Report
from tavolino.table import decide
from tavolino.table.one_line import one_line
from tavolino.table.table import Table
from tavolino.table.telling import hears

MOST_BLOCKED = 200  # people that one person has blocked
LONGEST_REASON = 500
NOT_KNOWN = "there is no person there, or none who is still known here"

TableId = Annotated[str, Meta(min_length=1, max_length=40)]


class Somebody(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at a table: who sits on `seat`, or who said `line`, which is the number of the entry."""

    table: TableId
    seat: SeatNumber | None = None
    line: Seq | None = None


class NewReport(Somebody, frozen=True, forbid_unknown_fields=True, kw_only=True):
    reason: Annotated[str, Meta(min_length=1, max_length=LONGEST_REASON)]


async def my_blocks(call: Call[None, None]) -> list[BlockedPerson]:
    return await call.services.store.read(partial(blocks.of_person, person=call.person.id))


async def block(call: Call[Somebody, None]) -> list[BlockedPerson]:
    """From now on one does not see their chat, and they cannot sit down at tables that one hosts."""
    whom, store = await _meant(call, call.body), call.services.store
    if await store.read(partial(blocks.count, person=call.person.id)) >= MOST_BLOCKED:
        raise TooMuch(f"you have blocked {MOST_BLOCKED} people already; lift a block first")
    await _note(call, partial(blocks.add, person=call.person.id, blocked=whom, now=now()))
    await call.services.live.moderation.blocks_changed(call.person.id)
    return await store.read(partial(blocks.of_person, person=call.person.id))


async def unblock(call: Call[None, None]) -> None:
    if not await call.services.store.write(partial(blocks.lift, person=call.person.id, block=call.path["block"])):
        raise NotFound("you have not blocked anybody under this number")
    await call.services.live.moderation.blocks_changed(call.person.id)


async def report(call: Call[NewReport, None]) -> None:
    """For the operator, who sees the chat around it."""
    whom = await _meant(call, call.body)
    reason = one_line(call.body.reason)
    if not reason:
        raise BadRequest("say what is wrong")
    told = Report(call.person.id, whom, call.body.table, call.body.line, reason, now())
    await _note(call, partial(reports.add, report=told))


async def _note(call: Call[Any, None], job: Callable[[Connection], None]) -> None:
    try:
        await call.services.store.write(job)
    except LookupError:  # they deleted their account at this very moment
        raise NotFound(NOT_KNOWN) from None


async def _meant(call: Call[Any, None], somebody: Somebody) -> str:
    """The id of the person who is meant; only at a table that the visitor may see."""
    if (somebody.seat is None) == (somebody.line is None):
        raise BadRequest("say either a seat or a line")
    table = (await visible_room(call, somebody.table)).table
    me = call.person.id
    person = _sitter(table, somebody.seat) if somebody.seat is not None else _speaker(table, somebody.line or 0, me)
    if person is None:
        raise NotFound(NOT_KNOWN)
    if person == me:
        raise BadRequest("that is you")
    return person


def _sitter(table: Table, seat: int) -> str | None:
    chair = decide.chair_at(table, seat)
    return None if chair.forgotten else chair.person


def _speaker(table: Table, line: int, listener: str) -> str | None:
    """None also for a line that was not for the listener to hear."""
    if not 1 <= line <= table.seq:
        return None
    happened = table.log[line - 1]
    is_heard = hears(happened.entry, None) or any(hears(happened.entry, seat) for seat in table.chairs.of(listener))
    return happened.speaker if is_heard else None
