"""Sugar Bowl as numbers, as one seat knows it."""

from librt.vecs import vec
from mypy_extensions import u8

from tavolino.core.encoding import Encoder
from tavolino.core.features import Columns, Feature, flag
from tavolino.core.state import State

from .rules import MOST, Bowl

MOST_ROUNDS = 6
COLUMNS = Columns(
    table=[
        Feature("rounds", MOST_ROUNDS, "still to play"),
        Feature("hand", MOST, "what the observer has reached for"),
    ],
    seat=[
        Feature("lumps", MOST_ROUNDS * MOST, "taken so far"),
        flag("decided", "has reached out, for whatever it is"),
    ],
)


class BowlEncoder(Encoder):
    def encode(self, state: State, seat: int, row: vec[u8], at: int) -> None:
        assert isinstance(state, Bowl)
        row[at] = state.rounds
        row[at + 1] = state.chosen[seat]
        for step in range(self.players):
            other = (seat + step) % self.players
            row[at + 2 + 2 * step] = state.lumps[other]
            row[at + 3 + 2 * step] = state.chosen[other] != 0
