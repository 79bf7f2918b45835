"""Search among whole turns, for games whose turns have many small moves. Compiled.

Each turn is tried in imagined games, in which everybody plays on quickly; those that do worse are dropped, half of them
at a time (sequential halving), so that most of the budget is spent on telling the best ones apart. All turns are tried
with the same cards and dice.
"""

from typing import Final, final

from mypy_extensions import i64

from tavolino.bots.budget import Budget
from tavolino.bots.playout import play_out
from tavolino.core.chance import Chance, FastChance
from tavolino.core.estimate import outcome
from tavolino.core.foresight import Foresight, leads
from tavolino.core.sampler import PositionSampler
from tavolino.core.state import State

CLOSE: Final = 0.25  # how much of a turn's worth is by how far one is ahead, which tells more than who has won
A_CLEAR_LEAD: Final = 4.0  # points


@final
class TriedTurn:
    def __init__(self, moves: list[i64]) -> None:
        self.moves = moves
        self.tries = 0.0
        self.total = 0.0

    def mean(self) -> float:
        return self.total / max(1.0, self.tries)


@final
class TurnSearch:
    def __init__(self, foresight: Foresight, sampler: PositionSampler, seat: i64) -> None:
        self.foresight = foresight
        self.sampler = sampler
        self.seat = seat

    def search(self, turns: list[list[i64]], budget: Budget, chance: Chance) -> list[TriedTurn]:
        """All of them, the best first."""
        tried = [TriedTurn(moves) for moves in turns]
        alive = tried.copy()
        while len(alive) > 1:
            share = budget.iterations * len(alive) // (2 * len(tried))  # about as much for every halving
            tries = max(i64(1), share // len(alive))
            if not self.try_all(alive, tries, budget, chance):
                break
            alive = ranked(alive)[: (len(alive) + 1) // 2]
        dropped = [turn for turn in ranked(tried) if turn not in alive]
        dropped.sort(key=lambda turn: -turn.tries)  # the last to be dropped first
        return ranked(alive) + dropped

    def try_all(self, turns: list[TriedTurn], tries: i64, budget: Budget, chance: Chance) -> bool:
        """Whether there was time for it."""
        for _trial in range(tries):
            world = self.sampler.draw(chance)
            seed = chance.below(1 << 30)
            for turn in turns:
                if not budget.spend():
                    return False
                turn.total += self.worth(world.clone(), turn.moves, FastChance.seeded(seed))
                turn.tries += 1.0
        return True

    def worth(self, state: State, moves: list[i64], chance: Chance) -> float:
        for move in moves:
            state.apply(self.seat, move, chance, None)
        play_out(state, self.foresight, chance)
        ahead = leads(self.foresight.prospects(state))[self.seat] / A_CLEAR_LEAD
        return (1.0 - CLOSE) * outcome(state)[self.seat] + CLOSE * max(-1.0, min(1.0, ahead))


def ranked(turns: list[TriedTurn]) -> list[TriedTurn]:
    return sorted(turns, key=lambda turn: -turn.mean())
