"""Luck: what chance gave to everybody, in winning chance."""

from typing import Final

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.estimate import Estimator
from tavolino.core.state import State

SAMPLES: Final[i64] = 32

Choices = list[tuple[i64, i64]]  # seats and moves, in the order in which they are made


def luck(before: State, after: State, chosen: list[Choices], estimator: Estimator, chance: Chance) -> list[float]:
    """By seat, adding up to 0: winning chances after some moves less what was to be expected before.

    `chosen` are the moves. Where choices are secret, and made by chance as well, they are such as might have been made
    instead, each as likely as what was. What is expected is the mean of fresh draws. So luck is 0 on average, exactly,
    whatever the estimator thinks; a better estimator only tells more of the luck there was.
    """
    expected = expectation(before, chosen, estimator, chance)
    chances = estimator.chances(after, chance)
    return [chances[place] - expected[place] for place in range(len(chances))]


def expectation(before: State, chosen: list[Choices], estimator: Estimator, chance: Chance) -> list[float]:
    """Everybody's chance of winning after the moves, as far as it is known before chance has had its say."""
    total = [0.0] * len(before.scores())
    for sample in range(SAMPLES):
        after = before.clone()
        for seat, move in chosen[sample % len(chosen)]:
            after.apply(seat, move, chance, None)
        chances = estimator.chances(after, chance)
        for place in range(len(total)):
            total[place] += chances[place]
    return [sum_ / float(SAMPLES) for sum_ in total]
