"""How long the ritual still takes, as the dice will have it. Compiled."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.games.coffin_rush.rules_turn import means
from tavolino.games.coffin_rush.state import ACTIONS, BOMB, Components, Dig

SURE: Final = 0.75  # the chance that "surely" stands for


@final
class Countdown:
    """By the number on the counter: how often the Pharaoh has his turn until it is 0, the last time included."""

    __slots__ = ("components", "mean", "sure")

    def __init__(self, components: Components) -> None:
        self.components = components
        self.mean: vec[float] = vec[float]([0.0])
        self.sure: vec[i64] = vec[i64]([0])
        chances: list[list[float]] = [[1.0]]  # by number, then by how often
        means: list[float] = [0.0]
        sure: list[i64] = [0]
        for counter in range(1, components.green_from + 1):
            found = self.chances(counter, chances)
            chances.append(found)
            means.append(sum([float(often) * found[often] for often in range(len(found))]))
            sure.append(surely(found))
        self.mean = vec[float](means)
        self.sure = vec[i64](sure)

    def chances(self, counter: i64, lower: list[list[float]]) -> list[float]:
        found = [0.0] * (counter + 1)
        die = self.die(counter)
        for face in die:
            rest = lower[max(i64(0), counter - max(i64(1), face))]
            for often in range(len(rest)):
                found[often + 1] += rest[often] / float(len(die))
        return found

    def die(self, counter: i64) -> list[i64]:
        components = self.components
        if counter <= components.red_from:
            return components.red
        return components.yellow if counter <= components.yellow_from else components.green

    def actions_left(self, dig: Dig) -> float:
        """That the player on turn surely has, this turn's included; on average there are more."""
        return float(means(dig) + ACTIONS * (self.sure[self.ahead(dig)] - 1))

    def actions_hoped(self, dig: Dig) -> float:
        return float(means(dig)) + float(ACTIONS) * (self.rounds_hoped(dig) - 1.0)

    def rounds_hoped(self, dig: Dig) -> float:
        """On average, the one under way included."""
        return self.mean[self.ahead(dig)]

    def ahead(self, dig: Dig) -> i64:
        """What is left on the counter for the dice."""
        bomb = dig.components.bomb if BOMB in dig.deck else 0
        return max(i64(1), dig.counter - bomb)


def surely(chances: list[float]) -> i64:
    """The highest number that is reached with enough certainty."""
    often: i64 = 0
    left = 1.0
    while often + 1 < len(chances) and left - chances[often] >= SURE:
        left -= chances[often]
        often += 1
    return often
