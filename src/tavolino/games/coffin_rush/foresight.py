"""What a search has to know of Coffin Rush! beyond its rules: what could be done next, and how everybody plays on."""

from typing import Final, final

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.foresight import Foresight
from tavolino.core.state import State
from tavolino.games.coffin_rush.foresight_cards import answer
from tavolino.games.coffin_rush.foresight_goals import STAY, Goal, Look, Surroundings, Taste
from tavolino.games.coffin_rush.foresight_prospects import decisive, points_expected
from tavolino.games.coffin_rush.foresight_traits import traits_of
from tavolino.games.coffin_rush.foresight_turn import Noticing, Tries, TurnTaker
from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.rules_turn import can_pay
from tavolino.games.coffin_rush.state import ACTIONS, TOXICITY

# What beginners see: what lies near, and the camp when it is on the way, or nearly too late.
BEGINNERS: Final = Taste(nearby=0.0, back=0.0, contested=1.0, home=0.5, slack=-1.0, ambush=0.4)
OVERLOOKED: Final[i64] = 25  # things, out of 100
FORGOTTEN: Final[i64] = 50  # cards, out of 100


@final
class DigForesight(Foresight):
    def __init__(self, taste: Taste | None = None) -> None:
        self.taste = Taste() if taste is None else taste
        self.around: Surroundings | None = None
        self.around_beginners: Surroundings | None = None

    def surroundings(self, dig: Expedition) -> Surroundings:
        """Of the temple that was asked about last: a search asks about one only."""
        known = self.around
        if known is None or not known.fits(dig):
            known = Surroundings(dig, self.taste)
            self.around = known
        return known

    def settled(self, state: State) -> bool:
        """Between two turns."""
        assert isinstance(state, Expedition)
        return state.is_over() or (state.question is None and is_fresh(state))

    def rollout_move(self, state: State, seat: i64, chance: Chance) -> i64:
        assert isinstance(state, Expedition)
        if state.question is not None:
            return answer(state)
        return Tries(self.surroundings(state), state, seat).best(1)[0][0]

    def play_on(self, state: State, seat: i64, chance: Chance) -> None:
        assert isinstance(state, Expedition)
        if state.question is not None:
            state.apply(seat, answer(state), chance, None)
        else:
            TurnTaker(self.surroundings(state), state, seat, chance).play()

    def turns(self, state: State, seat: i64, most: i64) -> list[list[i64]]:
        assert isinstance(state, Expedition)
        if state.question is not None:
            return [[answer(state)]]
        return Tries(self.surroundings(state), state, seat).best(most)

    def traits(self, state: State, seat: i64, moves: list[i64]) -> dict[str, float]:
        assert isinstance(state, Expedition)
        return traits_of(self.surroundings(state), state, seat, moves)

    def beginners_turn(self, state: State, seat: i64, chance: Chance) -> list[i64]:
        """To the nearest of the things that are noticed; the counter and the cards are often forgotten."""
        assert isinstance(state, Expedition)
        if state.question is not None:
            return [answer(state)]
        around = self.around_beginners
        if around is None or not around.fits(state):
            around = Surroundings(state, BEGINNERS)
            self.around_beginners = around
        taker = TurnTaker(around, state.clone(), seat, Noticing())
        if can_pay(state, 1) or state.turn.walking:
            look = Look(around, state, seat)
            taker.pursue(noticed(look.goals(), seat, chance), look.reach)
        if not taker.moves:
            taker.finish(chance.below(100) >= FORGOTTEN)
        return taker.moves

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, Expedition)
        if state.is_over():
            return super().prospects(state)
        return points_expected(self.surroundings(state), state)

    def sharpness(self, state: State) -> float:
        assert isinstance(state, Expedition)
        return decisive(self.surroundings(state), state)


def noticed(goals: list[Goal], seat: i64, chance: Chance) -> Goal:
    """The best of those that are not overlooked."""
    best = Goal(STAY, seat, 0.0)
    for goal in goals:
        if chance.below(100) >= OVERLOOKED and goal.rate > best.rate:
            best = goal
    return best


def is_fresh(dig: Expedition) -> bool:
    """Whether nothing has been done in this turn, as far as one can see."""
    turn = dig.turn
    usual = ACTIONS
    if dig.suffers(turn.seat, TOXICITY):
        usual -= 2 if dig.in_red() else 1
    return turn.actions == usual and not turn.walking and not turn.card_used
