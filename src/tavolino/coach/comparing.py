"""What was done beside the best that could have been done, in the same imagined positions."""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from tavolino.coach.numbers import halfway, less, mean, plus, variance

Values = Sequence[Sequence[float]]  # winning chances by seat, in each imagined position


class Compared(NamedTuple):
    best: list[float]  # winning chances by seat after the best choice
    chosen: list[float]
    favourite: int  # the place of the best choice; that of the chosen one where nothing better is known
    error: float  # standard error of what the choice cost its seat

    def loss(self, seat: int) -> float:
        return self.best[seat] - self.chosen[seat]


def compare(options: Sequence[Values], chosen: int, seat: int) -> Compared:
    """The best of several things that are known with errors looks better than it is. So each half of the positions says
    what is best there, and the other half how much better that is than what was chosen."""
    played = mean(options[chosen])
    halves = [[values[start::2] for values in options] for start in (0, 1)]
    if len(options) == 1 or not halves[1][chosen]:
        return Compared(played, played, chosen, 0.0)
    favourites = [_favourite(half, seat) for half in halves]
    gains = [
        less(mean(half[favourite]), mean(half[chosen]))
        for half, favourite in zip(halves, reversed(favourites), strict=True)
    ]
    gain = halfway(*gains)
    favourite = _favourite(options, seat)
    if gain[seat] <= 0 or favourite == chosen:
        return Compared(played, played, chosen, 0.0)
    apart = [one[seat] - other[seat] for one, other in zip(options[favourite], options[chosen], strict=True)]
    return Compared(plus(played, gain), played, favourite, sqrt(variance(apart)))


def _favourite(options: Sequence[Values], seat: int) -> int:
    means = [sum(shares[seat] for shares in values) / len(values) for values in options]
    return means.index(max(means))
