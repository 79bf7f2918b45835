"""What a seat (None: an onlooker) is told about an entry: what is listed here, and nothing else.

An entry of a kind that is not listed is told by its kind and time alone, and a field that is not listed is left out: so
what is added to the log later stays secret until somebody lists it.
"""

from functools import cache
from typing import Any

import msgspec

from tavolino.core.chance import CommittedChance
from tavolino.core.event import Event
from tavolino.table import entry as entries
from tavolino.table.table import Happened

Told = dict[str, Any]

# Not the text of a move: choices may be secret, and its events say who may know what.
TOLD_FIELDS: dict[type[entries.Entry], tuple[str, ...]] = {
    entries.Opened: (),
    entries.Seated: ("seat", "name", "colour"),
    entries.BotSeated: ("seat", "level"),
    entries.Vacated: ("seat",),
    entries.Started: ("rules",),
    entries.Moved: ("seat",),
    entries.TakenBack: ("seat", "moves", "agreed"),
    entries.UndoAsked: ("seat", "moves", "waiting"),
    entries.UndoAgreed: ("seat",),
    entries.UndoDeclined: ("seat",),
    entries.UndoWithdrawn: ("seat",),
    entries.StoodIn: ("seat", "reason"),
    entries.Returned: ("seat",),
    entries.Paused: ("name",),
    entries.Resumed: ("name",),
    entries.Said: ("name", "seat", "text", "emote", "removed", "to"),
    entries.LineRemoved: ("line",),
    entries.Rematched: ("table",),
    entries.GuestRemoved: ("name",),
    entries.InviteRenewed: (),
    entries.TableClosed: (),
}


def knowing_more(happened: Happened) -> set[int]:
    """The seats that are told anything that an onlooker is not."""
    if isinstance(happened.entry, entries.Said):
        return set(happened.entry.to)
    return {seat for event in happened.events if event.SECRET for seat in event.known_to()}


def hears(entry: entries.AnyEntry, seat: int | None) -> bool:
    """Not what others say among themselves."""
    return not isinstance(entry, entries.Said) or not entry.to or seat in entry.to


def told(happened: Happened, seat: int | None) -> Told | None:
    """None: nothing for this seat to know."""
    entry = happened.entry
    if not hears(entry, seat):
        return None
    kind, fields = _form(type(entry), TOLD_FIELDS.get(type(entry), ()))
    said: Told = {"kind": kind, "at": entry.at}
    for name, default in fields:
        value = getattr(entry, name)
        if value != default:
            said[name] = value
    if isinstance(entry, entries.Moved):
        said["events"] = _events(happened.events, seat)
    elif isinstance(entry, entries.Started):
        said["seed_hash"] = seed_hash(entry)
    return said


@cache
def _form(kind: type[entries.Entry], fields: tuple[str, ...]) -> tuple[str, tuple[tuple[str, object], ...]]:
    """Its name, and the fields that are told, with their defaults: a default is left out, as in the log."""
    defaults = {field.name: field.default for field in msgspec.structs.fields(kind)}
    return str(kind.__struct_config__.tag), tuple((name, defaults[name]) for name in fields)


def seed_hash(entry: entries.Started) -> str:
    return CommittedChance(bytes.fromhex(entry.seed)).commitment


def _events(events: list[Event], seat: int | None) -> list[Event]:
    return [event.seen_by(seat) if event.SECRET else event for event in events]
