"""How players mix their choices when all choose in secret at the same time."""

from math import cos, erf, exp, log, pi, sqrt
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavolino.core.chance import Chance

STEPS: Final[i64] = 48  # of the integral over all levels that the best may have
REACH: Final = 4.0  # standard errors on either side
LEAST_ERROR: Final = 0.001  # so that certainty is no division by nothing
EXPLORING: Final = 0.05  # of each mixture goes to all choices alike, so that no sample ever counts for nothing


def draw(mixture: list[float], chance: Chance) -> i64:
    """The place of one choice, each as probable as the mixture says."""
    left = float(chance.below(1 << 30)) / float(1 << 30)
    for place in range(len(mixture)):
        left -= mixture[place]
        if left < 0.0:
            return place
    return len(mixture) - 1


def normal(chance: Chance) -> float:
    """A number from the standard normal distribution (Box and Muller)."""
    first = (float(chance.below(1 << 30)) + 0.5) / float(1 << 30)
    second = float(chance.below(1 << 30)) / float(1 << 30)
    return sqrt(-2.0 * log(first)) * cos(2.0 * pi * second)


def uniform(choices: i64) -> list[float]:
    return [1.0 / float(choices)] * choices


def blended(first: list[float], share: float, second: list[float]) -> list[float]:
    return [share * first[place] + (1.0 - share) * second[place] for place in range(len(first))]


def best_looking(means: list[float], errors: list[float]) -> list[float]:
    """How probably each choice looks best to somebody who knows it with such a standard error."""
    spread = [max(error, LEAST_ERROR) for error in errors]
    low = min([means[place] - REACH * spread[place] for place in range(len(means))])
    high = max([means[place] + REACH * spread[place] for place in range(len(means))])
    found = [0.0] * len(means)
    for step in range(STEPS):
        level = low + (high - low) * (float(step) + 0.5) / float(STEPS)
        for place in range(len(means)):
            density = bell((level - means[place]) / spread[place]) / spread[place]
            if density > 0.0:
                found[place] += density * others_below(level, means, spread, place)
    return normalised(found)


def bell(deviation: float) -> float:
    return exp(-0.5 * deviation * deviation) / sqrt(2.0 * pi)


def others_below(level: float, means: list[float], errors: list[float], but: i64) -> float:
    chance = 1.0
    for place in range(len(means)):
        if place != but:
            chance *= 0.5 * (1.0 + erf((level - means[place]) / (errors[place] * sqrt(2.0))))
    return chance


def normalised(parts: list[float]) -> list[float]:
    total = sum(parts)
    if total <= 0.0:
        return uniform(len(parts))
    return [part / total for part in parts]


class JointSamples:
    """Joint choices that were tried, with what each was worth to every seat."""

    def __init__(self, choices: list[i64]) -> None:
        self.choices = choices  # how many each seat has
        self.count: i64 = 0
        self.picked: vec[i64] = vec[i64]([])
        self.worth: vec[float] = vec[float]([])

    def add(self, picks: list[i64], worth: list[float]) -> None:
        self.count += 1
        for place in range(len(picks)):
            self.picked = append(self.picked, picks[place])
            self.worth = append(self.worth, worth[place])

    def regret_matched(self, rounds: i64) -> list[list[float]]:
        """Mixtures that none of the seats would regret (regret matching+, later rounds count more)."""
        regrets = [[0.0] * choices for choices in self.choices]
        summed = [[0.0] * choices for choices in self.choices]
        for number in range(rounds):
            now = [blended(uniform(len(own)), EXPLORING, normalised(own)) for own in regrets]
            for place in range(len(now)):
                self.regret(now, place, regrets[place])
                for choice in range(len(now[place])):
                    summed[place][choice] += now[place][choice] * float(number + 1)
        return [normalised(own) for own in summed]

    def regret(self, now: list[list[float]], place: i64, regrets: list[float]) -> None:
        values = self.values(now, place)
        expected = 0.0
        for choice in range(len(values)):
            expected += now[place][choice] * values[choice]
        for choice in range(len(values)):
            regrets[choice] = max(0.0, regrets[choice] + values[choice] - expected)

    def values(self, now: list[list[float]], place: i64) -> list[float]:
        """What each choice of one seat is worth if the others mix like this; samples count by how probable they are."""
        seats: i64 = len(self.choices)
        totals = [0.0] * self.choices[place]
        weights = [0.0] * self.choices[place]
        for sample in range(self.count):
            first = sample * seats
            weight = 1.0
            for other in range(seats):
                if other != place:
                    weight *= now[other][self.picked[first + other]]
            own = self.picked[first + place]
            totals[own] += weight * self.worth[first + place]
            weights[own] += weight
        fair = 1.0 / float(seats)
        return [totals[own] / weights[own] if weights[own] > 0.0 else fair for own in range(len(totals))]
