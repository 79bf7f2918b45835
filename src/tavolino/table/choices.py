"""What a seat may do, for a screen: legal moves as the texts to send back, and whether it can take one back."""

import msgspec

from tavolino.core.notation import MoveTable, kind_of
from tavolino.table.table import MOST_TAKEN_BACK, Table


class Choice(msgspec.Struct, frozen=True):
    move: str
    kind: str


def choice(text: str) -> Choice:
    return Choice(text, kind_of(text))


MOST_WRITTEN = 4096


def choices_json(moves: MoveTable, legal: tuple[int, ...]) -> msgspec.Raw:
    known = moves.choices_json
    found = known.get(legal)
    if found is None:
        if len(known) >= MOST_WRITTEN:
            known.clear()
        found = known[legal] = msgspec.Raw(msgspec.json.encode([choice(moves.text(code)) for code in legal]))
    return found


def can_undo(table: Table, seat: int | None) -> bool:
    match = table.match
    if seat is None or match is None or table.status != "running" or table.taken_back >= MOST_TAKEN_BACK:
        return False
    return match.last_mover() == seat
