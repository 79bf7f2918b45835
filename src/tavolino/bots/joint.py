"""Search where everybody chooses in secret at the same time: joint choices are sampled, then comes the best reply to
how the others are thought to choose."""

from typing import Final

from mypy_extensions import i64

from tavolino.bots.budget import Budget
from tavolino.bots.mixing import JointSamples, best_looking, blended, draw, uniform
from tavolino.bots.playout import settle
from tavolino.core.chance import Chance
from tavolino.core.estimate import Estimator
from tavolino.core.foresight import Foresight, leads
from tavolino.core.skill import Mindset
from tavolino.core.state import State

LOOKING: Final[i64] = 4  # one in so many iterations is spent on a look at all joint choices
CASUAL_TRIES: Final = 40.0  # rounds that a casual player imagines for each of its choices
REGRET_ROUNDS: Final[i64] = 30


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


class JointSearch:
    def __init__(self, foresight: Foresight, estimator: Estimator, mindset: Mindset) -> None:
        self.foresight = foresight
        self.estimator = estimator
        self.mindset = mindset

    def values(self, root: State, seat: i64, budget: Budget, chance: Chance) -> list[float]:
        """The winning chance that each legal move leaves the seat. In the root nobody has chosen yet."""
        seats = root.to_move()
        moves = [root.legal_moves(other) for other in seats]
        mixtures = self.look(root, seats, moves, budget, chance)
        me: i64 = seats.index(seat)
        totals = [0.0] * len(moves[me])
        samples = 0.0
        while budget.spend():
            picks = [draw(mixture, chance) for mixture in mixtures]
            chance = self.reply(root, seats, moves, picks, me, totals, budget, chance)
            samples += 1.0
        return [total / max(1.0, samples) for total in totals]

    def look(
        self, root: State, seats: list[i64], moves: list[tuple[i64, ...]], budget: Budget, chance: Chance
    ) -> list[list[float]]:
        """How each seat is thought to choose."""
        samples = JointSamples([len(own) for own in moves])
        impressions = [Impressions(len(own)) for own in moves]
        picks: list[i64] = [0] * len(seats)
        while budget.spent * LOOKING < budget.iterations and budget.spend():
            for place in range(len(seats)):
                picks[place] = chance.below(len(moves[place]))
            after = self.after(root, seats, moves, picks, chance)
            chances = self.estimator.chances(after, chance)
            ahead = leads(self.foresight.prospects(after))
            samples.add(picks, [chances[seat] for seat in seats])
            for place in range(len(seats)):
                impressions[place].add(picks[place], ahead[seats[place]])
        return self.mixtures(samples, impressions)

    def mixtures(self, samples: JointSamples, impressions: list[Impressions]) -> list[list[float]]:
        casual = self.mindset.casual
        shrewd = self.mindset.shrewd
        found = [uniform(choices) for choices in samples.choices]
        if shrewd > 0.0:
            matched = samples.regret_matched(REGRET_ROUNDS)
            share = shrewd / (1.0 - casual)
            found = [blended(matched[place], share, found[place]) for place in range(len(found))]
        if casual > 0.0:
            found = [blended(impressions[place].mixture(), casual, found[place]) for place in range(len(found))]
        return found

    def reply(
        self,
        root: State,
        seats: list[i64],
        moves: list[tuple[i64, ...]],
        picks: list[i64],
        me: i64,
        totals: list[float],
        budget: Budget,
        chance: Chance,
    ) -> Chance:
        """Adds up what each of my moves is worth against these picks, all of them with the same dice."""
        seat = seats[me]
        stream = chance
        for own in range(len(totals)):
            if own > 0:
                budget.spent += 1
            stream = chance.clone()
            picks[me] = own
            after = self.after(root, seats, moves, picks, stream)
            totals[own] += self.estimator.chances(after, stream)[seat]
        return stream

    def after(
        self, root: State, seats: list[i64], moves: list[tuple[i64, ...]], picks: list[i64], chance: Chance
    ) -> State:
        state = root.clone()
        for place in range(len(seats)):
            state.apply(seats[place], moves[place][picks[place]], chance, None)
        settle(state, self.foresight, chance)
        return state
