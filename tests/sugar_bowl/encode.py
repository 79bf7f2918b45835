"""Sugar Bowl as numbers, as one seat knows it."""

from librt.vecs import vec
from mypy_extensions import u8

from tavolino.core.encoding import Encoder
from tavolino.core.features import Columns, Feature, flag
from tavolino.core.state import State

from .rules import MOST, Bowl

MOST_ROUNDS = 6
COLUMNS = Columns(
    table=[Feature("rounds", MOST_ROUNDS, "still to play")],
    seat=[
        Feature("lumps", MOST_ROUNDS * MOST, "taken so far"),
        flag("decided", "has reached out, for whatever it is"),
        Feature("hand", MOST, "what it has reached for, if it is the observer's own"),
    ],
)


class BowlEncoder(Encoder):
    def encode(self, state: State, seat: int, row: vec[u8], at: int) -> None:
        assert isinstance(state, Bowl)
        row[at] = state.rounds
        for step in range(self.players):
            other = (seat + step) % self.players
            column = at + 1 + 3 * step
            row[column] = state.lumps[other]
            row[column + 1] = state.chosen[other] != 0
            row[column + 2] = state.chosen[other] if other == seat else 0
