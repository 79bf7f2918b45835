"""Secret choices at the same time, judged against how the others were thought to choose.

What everybody's choice does on average against the mixtures of the others is their decision. What the choices did
together beyond that came with the unveiling, which is chance: one has read the others, or guessed.
"""

from collections.abc import Sequence
from typing import NamedTuple

from tavolino.bots.budget import Budget
from tavolino.bots.joint import Chooser, JointSearch
from tavolino.bots.mixing import blended, draw
from tavolino.coach.comparing import Compared, Values, compare
from tavolino.coach.depth import Depth
from tavolino.coach.happenings import SecretMoment
from tavolino.coach.judge import Judge
from tavolino.coach.numbers import less, mean, plus, variances
from tavolino.coach.worlds import World
from tavolino.core.chance import FastChance
from tavolino.core.estimate import Estimator
from tavolino.core.skill import Mindset
from tavolino.core.state import State

SHOWN = 200  # continuations that are counted for a reason


class ChoiceInSecret(NamedTuple):
    """Of one seat."""

    seat: int
    moves: list[int]
    mixture: list[float]  # how it was thought to choose
    compared: Compared


class JudgedMoment(NamedTuple):
    expected: list[float]  # winning chances while nobody has chosen
    choices: list[ChoiceInSecret]
    unveiled: list[float]  # once all is known, before the dice fall
    variances: list[float]  # of what is told of luck
    samples: list["Sample"]

    @property
    def before_unveiling(self) -> list[float]:
        """What was to be expected of each choice by itself."""
        total = self.expected
        for choice in self.choices:
            total = plus(total, less(choice.compared.chosen, self.expected))
        return total


class Mixtures(NamedTuple):
    """How those who have to choose were thought to do so, by place."""

    seats: list[int]
    moves: list[list[int]]
    shares: list[list[float]]


def mixtures_in(
    root: State, judge: Judge, estimator: Estimator, mindset: Mindset, iterations: int, chance: FastChance
) -> Mixtures:
    """As a searching bot thinks of the others."""
    search = JointSearch(root, judge.foresight, estimator, mindset)
    first = search.choosers[0]
    search.mixture(first.seat, [0.0] * len(first.moves), Budget(iterations), chance)
    return Mixtures(
        [int(chooser.seat) for chooser in search.choosers],
        [[int(move) for move in chooser.moves] for chooser in search.choosers],
        [_mixture(chooser, mindset) for chooser in search.choosers],
    )


def _mixture(chooser: Chooser, mindset: Mindset) -> list[float]:
    return blended(chooser.matcher.mixture(), mindset.shrewd, chooser.unlike)


class SecretJudge:
    """Of one moment: all that could have been chosen, with the same choices of the others and the same dice."""

    def __init__(self, judge: Judge, mixtures: Mixtures, worlds: Sequence[World]) -> None:
        self.judge = judge
        self.mixtures = mixtures
        self.worlds = worlds

    def judge_moment(self, moment: SecretMoment, depth: Depth, chance: FastChance) -> JudgedMoment:
        seats = self.mixtures.seats
        made = [self.mixtures.moves[place].index(moment.choice_of(seat)) for place, seat in enumerate(seats)]
        samples = [self._sample(number, chance) for number in range(depth.joint)]
        expected = [sample.values[0][sample.picks[0]] for sample in samples]
        choices = [
            ChoiceInSecret(
                seat,
                self.mixtures.moves[place],
                self.mixtures.shares[place],
                compare(_by_choice(samples, place), made[place], seat),
            )
            for place, seat in enumerate(seats)
        ]
        unveiled = [self._after(sample.world, made) for sample in samples]
        told = [
            [
                sum(sample.values[place][made[place]][seat] for place in range(len(seats)))
                - (len(seats) - 1) * expected[number][seat]
                for seat in range(len(expected[0]))
            ]
            for number, sample in enumerate(samples)
        ]
        return JudgedMoment(mean(expected), choices, mean(unveiled), variances(told), samples)

    def choices_of(self, place: int, count: int, chance: FastChance) -> tuple[list["Sample"], list[Values]]:
        """What each choice of one seat comes to while the others choose as they are thought to."""
        samples = [self._sample(number, chance) for number in range(count)]
        return samples, _by_choice(samples, place)

    def _sample(self, number: int, chance: FastChance) -> "Sample":
        world = World(self.worlds[number % len(self.worlds)].state, int(chance.below(1 << 30)))
        picks = [int(draw(mixture, chance)) for mixture in self.mixtures.shares]
        drawn = self._after(world, picks)
        values = [
            [
                drawn if choice == picks[place] else self._after(world, [*picks[:place], choice, *picks[place + 1 :]])
                for choice in range(len(moves))
            ]
            for place, moves in enumerate(self.mixtures.moves)
        ]
        return Sample(world, picks, values)

    def reached(self, place: int, samples: Sequence["Sample"], moves: list[int]) -> list[State]:
        """The positions that are told after one of the choices of a seat."""
        choice = self.mixtures.moves[place].index(moves[0])
        found = []
        for sample in samples[:SHOWN]:
            state, chance = self._begun(sample.world, [*sample.picks[:place], choice, *sample.picks[place + 1 :]])
            self.judge.shares(state, chance)
            found.append(state)
        return found

    def _after(self, world: World, picks: Sequence[int]) -> list[float]:
        return self.judge.shares(*self._begun(world, picks))

    def _begun(self, world: World, picks: Sequence[int]) -> tuple[State, FastChance]:
        state, chance = world.state.clone(), world.chance()
        for place, pick in enumerate(picks):
            self.judge.make(state, self.mixtures.seats[place], [self.mixtures.moves[place][pick]], chance)
        return state, chance


class Sample(NamedTuple):
    world: World
    picks: list[int]
    values: list[list[list[float]]]  # by chooser and choice: winning chances by seat


def _by_choice(samples: Sequence[Sample], place: int) -> list[Values]:
    return [[sample.values[place][choice] for sample in samples] for choice in range(len(samples[0].values[place]))]
