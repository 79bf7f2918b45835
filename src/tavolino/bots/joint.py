"""Search where everybody chooses in secret at the same time: a mixture that wins much from players who choose at a
first glance, and against which nobody who knows it can do much (a restricted Nash response).

Everybody is thought to choose casually with some probability, and otherwise as somebody would who thinks so, too, and
regrets nothing. The mixtures of the latter are found by regret matching over sampled choices of the others.
"""

from typing import Final

from mypy_extensions import i64

from tavolino.bots.budget import Budget
from tavolino.bots.mixing import RegretMatcher, best_looking, blended, draw, uniform
from tavolino.bots.playout import settle
from tavolino.core.chance import Chance, FastChance
from tavolino.core.estimate import Estimator
from tavolino.core.foresight import Foresight, leads
from tavolino.core.skill import Mindset
from tavolino.core.state import State

LOOKING: Final[i64] = 8  # one in so many iterations is spent on a first glance at everything
CASUAL_TRIES: Final = 40.0  # rounds that a casual player imagines for each of its choices


class Impressions:
    """What each choice of one seat looks like at a first glance, the others choosing anyhow."""

    def __init__(self, choices: i64) -> None:
        self.tries = [0.0] * choices
        self.sums = [0.0] * choices
        self.squares = [0.0] * choices

    def add(self, choice: i64, lead: float) -> None:
        self.tries[choice] += 1.0
        self.sums[choice] += lead
        self.squares[choice] += lead * lead

    def mixture(self) -> list[float]:
        means: list[float] = []
        errors: list[float] = []
        for choice in range(len(self.tries)):
            tries = max(1.0, self.tries[choice])
            mean = self.sums[choice] / tries
            means.append(mean)
            errors.append((max(0.0, self.squares[choice] / tries - mean * mean) / CASUAL_TRIES) ** 0.5)
        return best_looking(means, errors)


class Chooser:
    """One seat that has to choose, and how it is thought to do so."""

    def __init__(self, seat: i64, moves: tuple[i64, ...]) -> None:
        self.seat = seat
        self.moves = moves
        choices: i64 = len(moves)
        self.impressions = Impressions(choices)
        self.matcher = RegretMatcher(choices)
        self.unlike: list[float] = uniform(choices)  # one that is not the shrewd player that the search looks for
        self.errors = [0.0] * choices  # by which it misjudges its choices


class JointSearch:
    """In the root nobody has chosen yet."""

    def __init__(self, root: State, foresight: Foresight, estimator: Estimator, mindset: Mindset) -> None:
        self.root = root
        self.foresight = foresight
        self.estimator = estimator
        self.mindset = mindset
        self.choosers: list[Chooser] = [Chooser(seat, root.legal_moves(seat)) for seat in root.to_move()]

    def mixture(self, seat: i64, errors: list[float], budget: Budget, chance: Chance) -> list[float]:
        """How probable each legal move of the seat should be. It misjudges each by so much, in winning chance."""
        me = self.choosers[0]
        for chooser in self.choosers:
            if chooser.seat == seat:
                me = chooser
        me.errors = errors
        self.look(budget, chance)
        others = [chooser for chooser in self.choosers if chooser is not me]
        times: i64 = 0
        while budget.spend():
            own = times % 2 == 0 or not others  # what it does itself is to be known best
            self.rethink(me if own else others[times // 2 % len(others)], budget, chance)
            times += 1
        return me.matcher.mixture()

    def look(self, budget: Budget, chance: Chance) -> None:
        """How each seat would choose that does not think like this one."""
        picks: list[i64] = [0] * len(self.choosers)
        while budget.spent * LOOKING < budget.iterations and budget.spend():
            for place in range(len(picks)):
                picks[place] = chance.below(len(self.choosers[place].moves))
            ahead = leads(self.foresight.prospects(self.after(picks, chance)))
            for place in range(len(picks)):
                chooser = self.choosers[place]
                chooser.impressions.add(picks[place], ahead[chooser.seat])
        unlike = 1.0 - self.mindset.shrewd
        for chooser in self.choosers:
            if self.mindset.casual > 0.0:
                share = min(1.0, self.mindset.casual / unlike)
                chooser.unlike = blended(chooser.impressions.mixture(), share, chooser.unlike)

    def rethink(self, chooser: Chooser, budget: Budget, chance: Chance) -> None:
        """What each choice of one seat is worth against the same choices of the others, with the same dice."""
        picks = [self.pick(other, chance) for other in self.choosers]
        own: i64 = self.choosers.index(chooser)
        dice = FastChance.seeded(chance.below(1 << 30))
        values: list[float] = []
        for place in range(len(chooser.moves)):
            if place > 0:
                budget.spent += 1
            stream = dice.clone()
            picks[own] = place
            chances = self.estimator.chances(self.after(picks, stream), stream)
            values.append(chances[chooser.seat] + chooser.errors[place])
        chooser.matcher.tell(values)

    def pick(self, chooser: Chooser, chance: Chance) -> i64:
        if draw([self.mindset.shrewd, 1.0 - self.mindset.shrewd], chance) == 0:
            return draw(chooser.matcher.now(), chance)
        return draw(chooser.unlike, chance)

    def after(self, picks: list[i64], chance: Chance) -> State:
        """The position in which winning chances can be told."""
        state = self.root.clone()
        for place in range(len(picks)):
            chooser = self.choosers[place]
            state.apply(chooser.seat, chooser.moves[picks[place]], chance, None)
        settle(state, self.foresight, chance)
        return state
