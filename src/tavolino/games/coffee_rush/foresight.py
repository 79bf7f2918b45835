"""What a search has to know of Coffee Rush beyond its rules: whole turns, and how everybody plays on."""

from typing import Final, final

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.foresight import Foresight
from tavolino.core.state import State
from tavolino.games.coffee_rush.foresight_pour import Taste
from tavolino.games.coffee_rush.foresight_prospects import decisive, points_expected
from tavolino.games.coffee_rush.foresight_traits import traits_of
from tavolino.games.coffee_rush.foresight_turn import STRAIGHT_ON, TurnPlanner, moves_of
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.rules_codes import END, FIRST_POUR, FIRST_SERVE, STOP
from tavolino.games.coffee_rush.state import (
    BOARD,
    COUNT,
    CUPS,
    OVER,
    PLACE,
    POUR,
    STOCK,
    TABS,
    UPGRADE,
    Barista,
    count,
    covers,
    portion,
)

USUAL: Final = Taste()
# What beginners see: drinks, and how much of each is there already.
BEGINNERS: Final = Taste(per_tab=0.0, last_chance=2.0, specialty=0.0, progress_per_tab=0.0, rush_token=99.0, middle=0.0)
OVERLOOKED: Final[i64] = 15  # orders, out of 100
LAST_TURN: Final = Taste(per_tab=0.1, last_chance=10.0, specialty=0.5, progress=0.0, lost_token=0.0, rush_token=0.05)


@final
class RushForesight(Foresight):
    def __init__(self, taste: Taste = USUAL) -> None:
        self.taste = taste

    def settled(self, state: State) -> bool:
        """Between two turns."""
        assert isinstance(state, Rush)
        return state.phase == OVER or (state.phase == UPGRADE and state.upgraded == 0 and state.steps == 0)

    def play_on(self, state: State, seat: i64, chance: Chance) -> None:
        assert isinstance(state, Rush)
        turns = self.turns(state, seat, 1)
        if not turns:
            state.apply(seat, self.rollout_move(state, seat, chance), chance, None)
            return
        for move in turns[0]:
            state.apply(seat, move, chance, None)

    def taste_of(self, rush: Rush) -> Taste:
        """In one's last turn nothing counts but what is served."""
        return LAST_TURN if rush.closed else self.taste

    def rollout_move(self, state: State, seat: i64, chance: Chance) -> i64:
        """Where no turn can be planned: the drinks that are ready, and no more."""
        assert isinstance(state, Rush)
        moves = state.legal_moves(seat)
        if moves[-1] >= FIRST_SERVE:
            return moves[-1]
        if state.phase >= POUR and END in moves:
            return END
        if STOP in moves:
            return STOP
        return moves[chance.below(len(moves))]

    def turns(self, state: State, seat: i64, most: i64) -> list[list[i64]]:
        assert isinstance(state, Rush)
        if state.phase == PLACE or state.phase == STOCK:
            return setup_moves(state, seat)[:most]
        planner = TurnPlanner(state, seat, self.taste_of(state), state.baristas[seat].orders, most)
        return [moves_of(turn, state, seat) for turn in planner.plan()]

    def traits(self, state: State, seat: i64, moves: list[i64]) -> dict[str, float]:
        assert isinstance(state, Rush)
        return traits_of(state, seat, moves)

    def prospects(self, state: State) -> list[float]:
        assert isinstance(state, Rush)
        if state.phase == OVER:
            return super().prospects(state)
        return points_expected(state, USUAL)

    def sharpness(self, state: State) -> float:
        assert isinstance(state, Rush)
        return decisive(state)

    def beginners_turn(self, state: State, seat: i64, chance: Chance) -> list[i64]:
        """Some orders are overlooked, none is more urgent than another, and Rush tokens are kept for a day that never
        comes."""
        assert isinstance(state, Rush)
        if state.phase == PLACE or state.phase == STOCK:
            return setup_moves(state, seat)[0]
        noticed: list[i64] = []
        for order in state.baristas[seat].orders:
            if chance.below(100) >= OVERLOOKED:
                noticed.append(order)
        planner = TurnPlanner(state, seat, BEGINNERS, noticed, 1)
        turns = planner.plan()
        return moves_of(turns[0], state, seat) if turns else [self.rollout_move(state, seat, chance)]


def setup_moves(rush: Rush, seat: i64) -> list[list[i64]]:
    """Before the first turn, the most promising first: a meeple onto an ingredient that the orders ask for, with many
    ways on; first ingredients together if one order wants both, else apart."""
    barista = rush.baristas[seat]
    found: list[tuple[float, i64]] = []
    for move in rush.legal_moves(seat):
        promise = placing(rush, barista, move) if rush.phase == PLACE else stocking(rush, barista, move)
        found.append((-promise, move))
    found.sort()
    return [[move] for _promise, move in found]


def placing(rush: Rush, barista: Barista, cell: i64) -> float:
    promise = 0.5 * float(STRAIGHT_ON[cell])
    for order in barista.orders:
        if count(rush.menu.drinks[order // TABS].recipe, BOARD[cell]) > 0:
            promise += 1.0
    return promise


def stocking(rush: Rush, barista: Barista, move: i64) -> float:
    pouring = move - FIRST_POUR
    filled = barista.cup(pouring % CUPS) + portion(pouring // CUPS, 1)
    promise = 0.0
    for order in barista.orders:
        if covers(rush.menu.drinks[order // TABS].recipe, filled):
            promise = max(promise, float(filled % COUNT))
    return promise
