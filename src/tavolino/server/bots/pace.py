"""How long a bot waits before its move is made, so that people can follow."""

from typing import Final, NamedTuple

from tavolino.table.plan import Pace
from tavolino.table.table import Table


class Pauses(NamedTuple):
    """In pauses as the server has them (`bot_pause_seconds`)."""

    turn: float  # before the first move of a turn
    move: float  # before each that follows


PAUSES: Final[dict[Pace, Pauses]] = {
    "quick": Pauses(0.25, 0.25),
    "usual": Pauses(1.0, 1.0),
    "calm": Pauses(4.0, 2.0),
}


def pauses_before(table: Table, seat: int) -> float:
    """Before the next move of a bot."""
    pauses = PAUSES[table.plan.pace]
    moved_last = table.answered.get(seat, 0) == max(table.answered.values(), default=1)
    return pauses.move if moved_last else pauses.turn
