"""What a seat (None: an onlooker) is told about an entry: what is listed here, and nothing else.

An entry of a kind that is not listed is told by its kind and time alone, and a field that is not listed is left out: so
what is added to the log later stays secret until somebody lists it.
"""

from typing import Any

import msgspec

from tavolino.core.chance import CommittedChance
from tavolino.core.event import Event
from tavolino.table import entry as entries
from tavolino.table.table import Happened

Told = dict[str, Any]

ALWAYS = ("kind", "at")
# Not the text of a move: choices may be secret, and its events say who may know what.
TOLD_FIELDS: dict[type[entries.Entry], tuple[str, ...]] = {
    entries.Opened: (),
    entries.Seated: ("seat", "name", "colour"),
    entries.BotSeated: ("seat", "level"),
    entries.Vacated: ("seat",),
    entries.Started: ("rules",),
    entries.Moved: ("seat",),
    entries.TakenBack: ("seat",),
    entries.StoodIn: ("seat", "reason"),
    entries.Returned: ("seat",),
    entries.Paused: ("name",),
    entries.Resumed: ("name",),
    entries.Said: ("name", "seat", "text", "emote", "removed"),
    entries.LineRemoved: ("line",),
    entries.Rematched: ("table",),
    entries.GuestRemoved: ("name",),
    entries.InviteRenewed: (),
    entries.TableClosed: (),
}


def knowing_more(happened: Happened) -> set[int]:
    """The seats that are told anything that an onlooker is not."""
    return {seat for event in happened.events if event.SECRET for seat in event.known_to()}


def told(happened: Happened, seat: int | None) -> Told:
    entry = happened.entry
    whole = msgspec.to_builtins(entry)
    said: Told = {name: whole[name] for name in (*ALWAYS, *TOLD_FIELDS.get(type(entry), ())) if name in whole}
    if isinstance(entry, entries.Moved):
        said["events"] = _events(happened.events, seat)
    elif isinstance(entry, entries.Started):
        said["seed_hash"] = seed_hash(entry)
    return said


def seed_hash(entry: entries.Started) -> str:
    return CommittedChance(bytes.fromhex(entry.seed)).commitment


def _events(events: list[Event], seat: int | None) -> list[Event]:
    return [event.seen_by(seat) for event in events]
