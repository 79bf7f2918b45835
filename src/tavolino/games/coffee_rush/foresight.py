"""What a search has to know of Coffee Rush beyond its rules: whole turns, and how everybody plays on."""

from typing import Final, final

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.foresight import Foresight
from tavolino.core.state import State
from tavolino.games.coffee_rush.foresight_turn import Taste, TurnPlanner, bits, moves_of
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.rules_board import around
from tavolino.games.coffee_rush.rules_codes import END, FIRST_SERVE, STOP
from tavolino.games.coffee_rush.state import (
    BOARD,
    MOVE,
    OVER,
    PLACE,
    POUR,
    TABS,
    UPGRADE,
    Barista,
    count,
)

USUAL: Final = Taste()
LAST_TURN: Final = Taste(per_tab=0.1, last_chance=10.0, specialty=0.5, progress=0.0, lost_token=0.0, rush_token=0.05)


@final
class RushForesight(Foresight):
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

    def rollout_move(self, state: State, seat: i64, chance: Chance) -> i64:
        """Within a turn that somebody else has begun: the drinks that are ready, and no more."""
        assert isinstance(state, Rush)
        moves = state.legal_moves(seat)
        if state.phase == PLACE:
            return self.place(state, state.baristas[seat], moves, chance)
        if moves[-1] >= FIRST_SERVE:
            return moves[-1]
        if state.phase >= POUR and END in moves:
            return END
        if STOP in moves:
            return STOP
        return moves[chance.below(len(moves))]

    def place(self, rush: Rush, barista: Barista, moves: tuple[i64, ...], chance: Chance) -> i64:
        """Onto an ingredient that the orders ask for, with many ways on."""
        best: i64 = moves[0]
        highest = -1.0
        for cell in moves:
            promise = 0.5 * float(bits(around(barista, cell))) + 0.01 * float(chance.below(10))
            for order in barista.orders:
                if count(rush.menu.drinks[order // TABS].recipe, BOARD[cell]) > 0:
                    promise += 1.0
            if promise > highest:
                highest = promise
                best = cell
        return best

    def turns(self, state: State, seat: i64, most: i64) -> list[list[i64]]:
        assert isinstance(state, Rush)
        if not (state.phase == UPGRADE or state.phase == MOVE) or state.steps > 0:
            return []
        planner = TurnPlanner(state, seat, taste_of(state), most)
        return [moves_of(turn, state, seat) for turn in planner.plan()]


def taste_of(rush: Rush) -> Taste:
    """In one's last turn nothing counts but what is served."""
    return LAST_TURN if rush.closed else USUAL
