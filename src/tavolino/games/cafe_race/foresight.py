"""What a search has to know of a race beyond its rules."""

from typing import Final, final

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.foresight import Foresight
from tavolino.core.pattern import Pattern
from tavolino.core.state import State
from tavolino.games.cafe_race.foresight_traits import traits_of
from tavolino.games.cafe_race.rules import Race
from tavolino.games.cafe_race.rules_codes import PASS
from tavolino.games.cafe_race.state import BIDDING, LAST_FINISH, OPENING, OVER, THRUST

CLERK: Final = ("cell", "tokens")
PATTERNS: Final = (
    Pattern(own=CLERK, other=CLERK),
    Pattern(own=CLERK),  # the coarser ones are learned sooner, and tell of what is seldom met
    Pattern(own=("cell",), other=("cell",)),
    Pattern(own=("tokens",), other=("tokens",)),
)

# How people bid who are in no hurry, out of 100: the lowest opening mostly, and more passes than bids.
UP_TO_OPENING: Final[tuple[i64, ...]] = (45, 75, 90, 96, 99, 100)
PASSES: Final[i64] = 70
BIDS_ONE_MORE: Final[i64] = 91


@final
class RaceForesight(Foresight):
    def settled(self, state: State) -> bool:
        """Between two rounds, when nobody has a die; the dice that have just been rolled favour nobody."""
        assert isinstance(state, Race)
        if state.question == OVER:
            return True
        if state.question == BIDDING:
            return False
        chosen: i64 = 0
        for clerk in state.clerks:
            chosen |= clerk.thrust
        return chosen == 0

    def rollout_move(self, state: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(state, Race)
        moves = state.legal_moves(seat)
        if state.question == OPENING:
            die = chance.below(len(moves) // 6)
            return moves[die * 6 + opening_bid(chance.below(100))]
        if state.question == BIDDING:
            drawn = chance.below(100)
            if drawn < PASSES or len(moves) == 1:
                return PASS
            return moves[0] if drawn < BIDS_ONE_MORE else moves[chance.below(len(moves) - 1)]
        return moves[chance.below(len(moves))]

    def prospects(self, state: State) -> list[float]:
        """Points at the end; before it coffee kept and way gone, all of which is worth as much as the first place. Who
        leads halfway says little, so that places do not count yet."""
        assert isinstance(state, Race)
        if state.question == OVER:
            return [float(points) for points in state.scores()]
        whole_way = len(state.clerks) / float(LAST_FINISH)
        return [float(clerk.tokens) + whole_way * float(clerk.cell) for clerk in state.clerks]

    def traits(self, state: State, seat: i64, moves: list[i64]) -> dict[str, float]:
        assert isinstance(state, Race)
        return traits_of(state, seat, moves[0])

    def unchosen(self, state: State) -> bool:
        assert isinstance(state, Race)
        if state.question != THRUST:
            return False
        for clerk in state.clerks:
            clerk.thrust = 0
        return True


def opening_bid(drawn: i64) -> i64:
    """0 for a bid of 1, and so on."""
    bid: i64 = 0
    while drawn >= UP_TO_OPENING[bid]:
        bid += 1
    return bid
