"""What a seat (None: an onlooker) is told about an entry: open facts, its own secrets, and nothing else."""

from typing import Any

import msgspec

from tavolino.core.chance import CommittedChance
from tavolino.core.event import Event
from tavolino.table import entry as entries
from tavolino.table.table import Happened

Told = dict[str, Any]


def knowing_more(happened: Happened) -> set[int]:
    """The seats that are told anything that an onlooker is not."""
    return {seat for event in happened.events for seat in event.known_to}


def told(happened: Happened, seat: int | None) -> Told | None:
    """None where there is nothing for this watcher to know but that something happened."""
    entry = happened.entry
    if isinstance(entry, entries.Moved):
        # not the text of the move: choices may be secret, and the events say who may know what
        return {"kind": "moved", "at": entry.at, "seat": entry.seat, "events": _events(happened.events, seat)}
    if isinstance(entry, entries.Opened):
        return {"kind": "opened", "at": entry.at}
    if isinstance(entry, entries.Started):
        return {"kind": "started", "at": entry.at, "seed_hash": seed_hash(entry)}
    if isinstance(entry, entries.Seated):
        return {"kind": "seated", "at": entry.at, "seat": entry.seat, "name": entry.name, "colour": entry.colour}
    whole: Told = msgspec.to_builtins(entry)
    whole.pop("left", None)
    return whole


def seed_hash(entry: entries.Started) -> str:
    return CommittedChance(bytes.fromhex(entry.seed)).commitment


def _events(events: list[Event], seat: int | None) -> list[Told]:
    return [event.seen_by(seat) for event in events]
