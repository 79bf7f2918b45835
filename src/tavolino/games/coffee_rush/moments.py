"""Highlights of a game: the best turn, the fullest hands, the worst waste, the latest orders."""

from collections.abc import Sequence

from tavolino.core.moment import Highlight, Moment, TurnMark, best_turn, greatest
from tavolino.games.coffee_rush.events import Emptied, Penalised, Took


def highlights(past: Sequence[Moment], turns: Sequence[TurnMark]) -> list[Highlight]:
    return [
        *best_turn(past, turns),
        *greatest(past, Took, _count, "moment-haul", least=2),
        *greatest(past, Emptied, _count, "moment-waste"),
        *greatest(past, Penalised, _count, "moment-late"),
    ]


def _count(told: Took | Emptied | Penalised) -> int:
    return told.count
