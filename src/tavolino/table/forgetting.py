"""What becomes of a log when somebody in it deletes their account: the name and what they said go, all else stays."""

import msgspec

from tavolino.table import entry as entries
from tavolino.table.entry import AnyEntry
from tavolino.table.plan import Chair


def sender(command: str) -> str | None:
    """The person who sent a command: theirs are PERSON/ID. None for those of the server."""
    person, slash, _ = command.partition("/")
    return person if slash else None


def forgotten(entry: AnyEntry, command: str, person: str) -> AnyEntry | None:
    """The entry without anything that this person is known by; None where there is nothing to change."""
    if isinstance(entry, entries.Opened):
        return _nobody_expected(entry, person)
    if isinstance(entry, entries.Seated | entries.GuestRemoved):
        return msgspec.structs.replace(entry, name="") if entry.person == person and entry.name else None
    if sender(command) != person:
        return None
    if isinstance(entry, entries.Said):
        return None if entry.removed and not entry.name else without_text(msgspec.structs.replace(entry, name=""))
    if isinstance(entry, entries.Paused | entries.Resumed) and entry.name:
        return msgspec.structs.replace(entry, name="")
    return None


def _nobody_expected(opened: entries.Opened, person: str) -> entries.Opened | None:
    """A rematch for which a chair was kept for this person."""
    if all(chair.kept_for != person for chair in opened.chairs):
        return None
    chairs = [without_keeping(chair, person) for chair in opened.chairs]
    return msgspec.structs.replace(opened, chairs=chairs)


def without_keeping(chair: Chair, person: str) -> Chair:
    return msgspec.structs.replace(chair, kept_for=None, kept_name="") if chair.kept_for == person else chair


def without_text(said: entries.Said) -> entries.Said:
    return msgspec.structs.replace(said, text="", emote=None, removed=True)
