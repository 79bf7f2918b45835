"""What one remembers of a day at the café: the best turn, the fullest hands, the worst waste, the latest orders."""

from collections.abc import Sequence

from tavolino.core.moment import Facts, Highlight, Moment, TurnMark, best_turn, greatest


def highlights(past: Sequence[Moment], turns: Sequence[TurnMark]) -> list[Highlight]:
    return [
        *best_turn(past, turns),
        *greatest(past, "took", _count, "moment-haul", least=2),
        *greatest(past, "emptied", _count, "moment-waste"),
        *greatest(past, "penalised", _count, "moment-late"),
    ]


def _count(told: Facts) -> int:
    return int(told["count"])
