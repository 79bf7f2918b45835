"""What a full position is worth to everybody, in winning chance.

Where values were learned, the game is played on to where they can be told, and a little further. Where not, to the end.
"""

from tavolino.bots.playout import play_out, settle
from tavolino.core.chance import Chance
from tavolino.core.estimate import Estimator, outcome
from tavolino.core.foresight import Foresight
from tavolino.core.state import State


class Judge:
    """`estimator`: learned values; None where a game has none. `steps`: how often the game is played on with them from
    one position in which they can be told to the next, since what is near the end they know least of."""

    def __init__(self, foresight: Foresight, estimator: Estimator | None, steps: int) -> None:
        self.foresight = foresight
        self.estimator = estimator
        self.steps = steps

    def shares(self, state: State, chance: Chance) -> list[float]:
        """By seat, adding up to 1. The position is used up: afterwards it is the one that was told."""
        estimator = self.estimator
        if estimator is None:
            play_out(state, self.foresight, chance)
            return outcome(state)
        settle(state, self.foresight, chance)
        for _step in range(self.steps):
            if state.next_seat() >= 0:
                self.foresight.play_on(state, state.next_seat(), chance)
                settle(state, self.foresight, chance)
        return estimator.chances(state, chance)

    def make(self, state: State, seat: int, moves: list[int], chance: Chance) -> bool:
        """Makes some moves of a seat, as far as they are legal; whether all of them were."""
        for move in moves:
            if state.next_seat() < 0 or state.refusal(seat, move) is not None:
                return False
            state.apply(seat, move, chance, None)
        return True
