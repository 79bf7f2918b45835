"""Everybody's chance of winning, adding up to 1."""

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from tavolino.core.chance import Chance
from tavolino.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Estimator(ABC):
    """Judges positions of one game with so many players."""

    @abstractmethod
    def chances(self, state: State, chance: Chance) -> list[float]:
        """By seat, adding up to 1. At the end of a game: what has come of it."""


def outcome(state: State) -> list[float]:
    """Of a game that is over: 1 for who has won alone, equal parts of it for those who share the victory."""
    shares = [0.0] * len(state.scores())
    winners = state.winners()
    for seat in winners:
        shares[seat] = 1.0 / float(len(winners))
    return shares
