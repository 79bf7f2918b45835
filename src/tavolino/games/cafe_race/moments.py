"""Highlights of a race: the best round, the longest dash, the worst spill, the luckiest hands."""

from collections.abc import Sequence

from tavolino.core.moment import Highlight, Moment, TurnMark, best_turn, greatest
from tavolino.games.cafe_race.events import ClerkMoved, KeptBalance, Spilled


def highlights(past: Sequence[Moment], turns: Sequence[TurnMark]) -> list[Highlight]:
    return [
        *best_turn(past, turns),
        *greatest(past, ClerkMoved, _cells, "moment-dash"),
        *greatest(past, Spilled, _missing, "moment-spill"),
        *greatest(past, KeptBalance, _needed, "moment-balance"),
    ]


def _cells(moved: ClerkMoved) -> int:
    return moved.to - moved.start


def _missing(rolled: Spilled) -> int:
    return rolled.needed - sum(rolled.dice)


def _needed(rolled: KeptBalance) -> int:
    return rolled.needed
