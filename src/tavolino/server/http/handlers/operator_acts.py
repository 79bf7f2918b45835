"""What the operator does: mute, remove a line or a guest, close a table, ban, and take it back. All of it is noted."""

from functools import partial
from ipaddress import ip_address
from typing import Annotated, Any

from msgspec import Meta, Struct

from tavolino.core.reading import BadRequest
from tavolino.server.http.call import Call
from tavolino.server.http.display_names import LONGEST, checked_name
from tavolino.server.http.errors import NotFound
from tavolino.server.http.limits import address_key
from tavolino.server.services import now
from tavolino.store import bans, mutes, people, reports
from tavolino.store.bans import Ban, BanKind
from tavolino.store.line import Connection
from tavolino.store.mutes import Mute
from tavolino.store.people import Person
from tavolino.store.reserved_names import folded
from tavolino.table.one_line import one_line

A_MINUTE = 60 * 1000  # milliseconds
LONGEST_BAN = 10 * 365 * 24 * 60  # minutes

Reason = Annotated[str, Meta(min_length=1, max_length=200)]
Minutes = Annotated[int, Meta(ge=1, le=LONGEST_BAN)]


class WithReason(Struct, frozen=True, forbid_unknown_fields=True):
    reason: Reason


class ForHowLong(WithReason, frozen=True, forbid_unknown_fields=True):
    """`minutes`: null until it is lifted. The reason is told to those whom it concerns."""

    minutes: Minutes | None = None


class NewBan(ForHowLong, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """`value`: a name, which is then nobody's, nor is one that looks like it; or an address, of IPv6 its network."""

    kind: BanKind
    value: Annotated[str, Meta(min_length=1, max_length=2 * LONGEST)]


# ---- people


async def mute(call: Call[ForHowLong, None]) -> None:
    person = await _known(call)
    told = Mute(person.id, _until(call.body), _reason(call.body), now())
    await _change(call, "muted", f"person:{person.id}", told.reason, partial(mutes.put, mute=told))


async def unmute(call: Call[None, None]) -> None:
    person = await _known(call)
    await _change(call, "unmuted", f"person:{person.id}", "", partial(_lift_mute, person=person.id))


async def ban(call: Call[NewBan, None]) -> None:
    """The passphrase must have been given in the last minutes. Sockets are closed at once."""
    call.services.desk.check_confirmed(call.operator)
    kind, shown = call.body.kind, call.body.value.strip()
    value = folded(checked_name(shown)) if kind == "name" else _network(call, shown)
    told = Ban(kind, value, shown if kind == "name" else value, _until(call.body), _reason(call.body), now())
    await _change(call, "banned", f"{kind}:{told.shown}", told.reason, partial(bans.put, ban=told))


async def lift_ban(call: Call[None, None]) -> None:
    found = await call.services.store.read(partial(bans.find, ban=call.path["ban"]))
    if found is None:
        raise NotFound("there is no such ban, or it was lifted already")
    await _change(call, "ban-lifted", f"{found.kind}:{found.shown}", "", partial(bans.lift, ban=found.id))


# ---- tables


async def remove_line(call: Call[WithReason, None]) -> None:
    live = call.services.live
    room, line = await live.node.room(call.path["table"]), _number(call.path["line"])
    live.interventions.check_line(room, line)
    await call.services.desk.note("line-removed", f"line:{room.table.id}/{line}", _reason(call.body))
    await live.interventions.remove_line(room, line)


async def remove_guest(call: Call[WithReason, None]) -> None:
    """They cannot come back; in a game under way a bot plays on for them."""
    live, person = call.services.live, await _known(call)
    room = await live.node.room(call.path["table"])
    live.interventions.check_guest(room, person.id, person.name)
    reason = f"{room.table.id}: {_reason(call.body)}"
    await call.services.desk.note("guest-removed", f"person:{person.id}", reason)
    await live.interventions.remove_guest(room, person.id, person.name)


async def close_table(call: Call[WithReason, None]) -> None:
    live = call.services.live
    room = await live.node.room(call.path["table"])
    live.interventions.check_close(room)
    await call.services.desk.note("table-closed", f"table:{room.table.id}", _reason(call.body))
    await live.interventions.close_table(room)


# ---- reports


async def close_report(call: Call[None, None]) -> None:
    report = call.path["report"]
    found = await call.services.store.read(partial(reports.about, report=report))
    if found is None:
        raise NotFound("there is no such report, or it is done already")
    job = partial(reports.close, report=report, now=now())
    await call.services.desk.note("report-done", f"person:{found}", "", job)


# ---- shared by these


async def _known(call: Call[Any, Any]) -> Person:
    person = await call.services.store.read(partial(people.by_id, person=call.path["person"]))
    if person is None:
        raise NotFound("nobody has this id")
    return person


async def _change(call: Call[Any, Any], what: Any, whom: str, reason: str, job: Any) -> None:
    """Noted and done in one transaction, and then acted on at once."""
    await call.services.live.moderation.change(call.services.desk.noted(what, whom, reason, job))


def _lift_mute(connection: Connection, person: str) -> None:
    if not mutes.lift(connection, person):
        raise NotFound("this person is not muted")


def _reason(because: WithReason) -> str:
    reason = one_line(because.reason)
    if not reason:
        raise BadRequest("say why")
    return reason


def _until(told: ForHowLong) -> int | None:
    return None if told.minutes is None else now() + told.minutes * A_MINUTE


def _network(call: Call[Any, Any], text: str) -> str:
    try:
        value = address_key(str(ip_address(text)))
    except ValueError:
        raise BadRequest("an address looks like 192.0.2.7 or 2001:db8::7") from None
    if value == address_key(call.address):
        raise BadRequest("this is the address that you come from yourself")
    return value


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else 0
