"""The chat of a table as the operator sees it: what is told to whoever hears it, with who said it."""

from collections.abc import Iterable

import msgspec

from tavolino.table import entry as entries
from tavolino.table.entry import Emote
from tavolino.table.forgetting import sender, without_text
from tavolino.table.table import Happened
from tavolino.table.telling import told


class ChatLine(msgspec.Struct, frozen=True):
    """`person` is who said it; None for somebody who is not known any more."""

    line: int
    person: str | None
    at: int
    name: str
    seat: int | None = None
    text: str = ""
    emote: Emote | None = None
    removed: bool = False
    to: tuple[int, ...] = ()  # the seats that were told, if not everybody was


def chat_lines(stored: Iterable[tuple[int, str, bytes]]) -> list[ChatLine]:
    """Of entries of a log in order: lines of chat, and those that were removed."""
    found: dict[int, tuple[str | None, entries.Said]] = {}
    for seq, command, body in stored:
        entry = entries.read(body)
        if isinstance(entry, entries.Said):
            found[seq] = (sender(command) if entry.name else None, entry)
        elif isinstance(entry, entries.LineRemoved) and entry.line in found:
            speaker, said = found[entry.line]
            found[entry.line] = (speaker, without_text(said))
    return [_line(seq, speaker, said) for seq, (speaker, said) in found.items()]


def _line(seq: int, speaker: str | None, said: entries.Said) -> ChatLine:
    facts = told(Happened(seq, said, []), said.to[0] if said.to else None)
    return msgspec.convert({**(facts or {}), "line": seq, "person": speaker}, ChatLine)
