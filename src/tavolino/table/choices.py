"""What a seat may do, for a screen: legal moves as the texts to send back, and what it can take back."""

import msgspec

from tavolino.core.notation import MoveTable, kind_of
from tavolino.table.consent import WayBack, way_back
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
    """Whether this seat can take back its last move by itself."""
    way = _way_back(table, seat)
    return way is not None and not way.agree


def undo_needs(table: Table, seat: int | None) -> list[int]:
    """The seats that this one may ask to let it take back its last move; none if it need not, or cannot."""
    way = None if table.undo_request is not None else _way_back(table, seat)
    return [] if way is None or way.away or way.seat in table.declined else way.agree


def _way_back(table: Table, seat: int | None) -> WayBack | None:
    match = table.match
    if seat is None or match is None or table.status != "running" or match.last_mover() is None:
        return None
    way = way_back(match.way_back(), seat, table.chairs)
    return None if way is None or table.taken_back + way.moves > MOST_TAKEN_BACK else way
