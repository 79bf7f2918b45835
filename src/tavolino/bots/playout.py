"""Winning chances of any game, without anything learned: play it to the end a few times."""

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.estimate import Estimator, outcome
from tavolino.core.foresight import Foresight
from tavolino.core.state import State


class WholeGames(Foresight):
    """Knows nothing of a game: it is played at random, and nothing can be told before its end."""

    def settled(self, state: State) -> bool:
        return state.next_seat() < 0


class PlayoutEstimator(Estimator):
    def __init__(self, foresight: Foresight, playouts: i64 = 1) -> None:
        self.foresight = foresight
        self.playouts = playouts

    def chances(self, state: State, chance: Chance) -> list[float]:
        if state.next_seat() < 0:
            return outcome(state)
        total = [0.0] * len(state.scores())
        for _playout in range(self.playouts):
            ended = state.clone()
            play_out(ended, self.foresight, chance)
            shares = outcome(ended)
            for seat in range(len(total)):
                total[seat] += shares[seat]
        return [share / float(self.playouts) for share in total]


def play_out(state: State, foresight: Foresight, chance: Chance) -> None:
    seat = state.next_seat()
    while seat >= 0:
        foresight.play_on(state, seat, chance)
        seat = state.next_seat()


def settle(state: State, foresight: Foresight, chance: Chance) -> None:
    """Plays on until winning chances can be told."""
    while not foresight.settled(state):
        foresight.play_on(state, state.next_seat(), chance)
