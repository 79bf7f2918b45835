"""What one remembers of a race: the best round, the longest dash, the worst spill, the luckiest hands."""

from collections.abc import Sequence

from tavolino.core.moment import Facts, Highlight, Moment, TurnMark, best_turn, greatest


def highlights(past: Sequence[Moment], turns: Sequence[TurnMark]) -> list[Highlight]:
    return [
        *best_turn(past, turns),
        *greatest(past, "moved", _cells, "moment-dash"),
        *greatest(past, "spilled", _missing, "moment-spill"),
        *greatest(past, "kept_balance", _needed, "moment-balance"),
    ]


def _cells(moved: Facts) -> int:
    return int(moved["to"] - moved["from"])


def _missing(rolled: Facts) -> int:
    return int(rolled["needed"] - sum(rolled["dice"]))


def _needed(rolled: Facts) -> int:
    return int(rolled["needed"])
