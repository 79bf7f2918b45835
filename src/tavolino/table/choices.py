"""What a seat may do, for a screen: legal moves as the texts to send back, and whether it can take one back."""

from functools import lru_cache

import msgspec

from tavolino.core.notation import MoveTable, kind_of
from tavolino.table.table import Table


class Choice(msgspec.Struct, frozen=True):
    move: str
    kind: str


def choice(text: str) -> Choice:
    return Choice(text, kind_of(text))


@lru_cache(maxsize=4096)  # the same few sets of moves recur
def choices_json(moves: MoveTable, legal: tuple[int, ...]) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode([choice(moves.text(code)) for code in legal]))


def can_undo(table: Table, seat: int | None) -> bool:
    match = table.match
    return seat is not None and match is not None and table.status == "running" and match.last_mover() == seat
