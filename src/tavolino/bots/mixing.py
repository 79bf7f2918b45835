"""How players mix their choices when all choose in secret at the same time."""

from math import cos, erf, exp, log, pi, sqrt
from typing import Final

from mypy_extensions import i64

from tavolino.core.chance import Chance

STEPS: Final[i64] = 48  # of the integral over all levels that the best may have
REACH: Final = 4.0  # standard errors on either side
SELDOM: Final = 0.08
LEAST_ERROR: Final = 0.001  # so that certainty is no division by nothing


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


class RegretMatcher:
    """Finds the mixture of one seat that it would not regret, from what each choice would have been worth, told again
    and again (regret matching+; what is told later counts for more)."""

    def __init__(self, choices: i64) -> None:
        self.regrets = [0.0] * choices
        self.summed = [0.0] * choices
        self.told = 0.0

    def now(self) -> list[float]:
        """What it would mix next; over time all of that together is what nobody regrets."""
        return normalised(self.regrets)

    def tell(self, values: list[float]) -> None:
        self.told += 1.0
        mixed = self.now()
        expected = 0.0
        for choice in range(len(values)):
            expected += mixed[choice] * values[choice]
        for choice in range(len(values)):
            regret = self.regrets[choice] + self.told * (values[choice] - expected)
            self.regrets[choice] = max(0.0, regret)
            self.summed[choice] += self.told * self.told * mixed[choice]

    def mixture(self) -> list[float]:
        """Without what is hardly ever taken: that is left over from what was tried first, and from bad luck."""
        whole = normalised(self.summed)
        return normalised([part if part >= SELDOM else 0.0 for part in whole])
