"""Search among whole turns, for games whose turns have many small moves. Compiled.

Each turn is tried in imagined games, in which everybody plays on quickly; those that do worse are dropped, half of them
at a time (sequential halving), so that most of the budget is spent on telling the best ones apart. All turns are tried
with the same cards and dice.
"""

from typing import Final, final

from mypy_extensions import i64

from tavolino.bots.budget import Budget
from tavolino.bots.mixing import normal
from tavolino.bots.value import softmax
from tavolino.core.chance import Chance, FastChance
from tavolino.core.estimate import outcome
from tavolino.core.foresight import Foresight, leads
from tavolino.core.sampler import PositionSampler
from tavolino.core.state import State

CLOSE: Final = 0.5  # how much of a turn's worth is by how far one is ahead, which tells more than who has won
A_CLEAR_LEAD: Final = 4.0  # points


@final
class TriedTurn:
    def __init__(self, moves: list[i64], error: float) -> None:
        self.moves = moves
        self.error = error  # by which it is misjudged
        self.tries = 0.0
        self.total = 0.0

    def mean(self) -> float:
        return self.error + self.total / max(1.0, self.tries)


@final
class TurnSearch:
    """`horizon`: how many turns are played after the own one before a position is judged; 0: all of them."""

    def __init__(self, foresight: Foresight, sampler: PositionSampler, seat: i64, horizon: i64 = 0) -> None:
        self.foresight = foresight
        self.sampler = sampler
        self.seat = seat
        self.horizon = horizon

    def search(
        self,
        turns: list[list[i64]],
        budget: Budget,
        chance: Chance,
        noise: float = 0.0,
        leans: list[float] | None = None,
    ) -> list[TriedTurn]:
        """All of them, the best first; each is misjudged by so much, in winning chance, and better if it is liked."""
        tried = [TriedTurn(moves, noise * normal(chance)) for moves in turns]
        if leans is not None:
            for place in range(len(tried)):
                tried[place].error += leans[place]
        alive = tried.copy()
        while len(alive) > 1:
            tries = max(i64(1), budget.iterations // (halvings(len(tried)) * len(alive)))  # as much for every halving
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
        seat = state.next_seat()
        turns: i64 = 0
        while seat >= 0:
            if self.horizon > 0 and self.foresight.settled(state):  # setting up and answering is no turn
                if turns == self.horizon:
                    break
                turns += 1
            self.foresight.play_on(state, seat, chance)
            seat = state.next_seat()
        prospects = self.foresight.prospects(state)
        ahead = leads(prospects)[self.seat] / A_CLEAR_LEAD
        if seat < 0:
            wins = outcome(state)[self.seat]
        else:
            sharpness = self.foresight.sharpness(state)
            wins = softmax([sharpness * points for points in prospects])[self.seat]
        return (1.0 - CLOSE) * wins + CLOSE * max(-1.0, min(1.0, ahead))


def halvings(turns: i64) -> i64:
    """Until one is left."""
    needed: i64 = 0
    while turns > 1:
        turns = (turns + 1) // 2
        needed += 1
    return needed


def ranked(turns: list[TriedTurn]) -> list[TriedTurn]:
    return sorted(turns, key=lambda turn: -turn.mean())
