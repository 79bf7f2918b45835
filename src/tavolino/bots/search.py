"""The bot that searches: as deep as its budget goes, with winning chances that were learned where there are any."""

from math import cos, log, pi, sqrt
from typing import Final

from mypy_extensions import i64

from tavolino.bots.bot import Bot
from tavolino.bots.budget import Budget
from tavolino.bots.estimates import estimator_of
from tavolino.bots.game_start import GameStart
from tavolino.bots.joint import JointSearch, Mindset
from tavolino.bots.playout import PlayoutEstimator
from tavolino.bots.tree import TreeSearch
from tavolino.core.chance import Chance, FastChance
from tavolino.core.estimate import Estimator
from tavolino.core.foresight import Foresight
from tavolino.core.game import Game, View
from tavolino.core.outlook import Outlook

WORLDS: Final[i64] = 16  # imagined positions, which take turns


class Skill:
    """What makes a level: how far it looks, how it thinks of the others, and how it errs."""

    def __init__(self, iterations: i64, mindset: Mindset, noise: float) -> None:
        self.iterations = iterations
        self.mindset = mindset
        self.noise = noise  # standard error, in winning chance, that is added to what each move is worth


class SearchBot(Bot):
    def __init__(self, chance: Chance, game: Game, skill: Skill) -> None:
        super().__init__(chance)
        self.game = game
        self.skill = skill
        self.budget = Budget(skill.iterations)
        self.foresight: Foresight = game.foresight()
        self.estimator: Estimator = PlayoutEstimator(self.foresight)

    def begin(self, start: GameStart) -> None:
        self.estimator = estimator_of(start.game, int(start.players), start.options)

    def choose(self, outlook: Outlook) -> i64:
        moves = outlook.legal_moves()
        if len(moves) == 1:
            return moves[0]
        view = outlook.view()
        assert isinstance(view, View)
        stream = FastChance.seeded(self.chance.below(1 << 30))  # thinking longer does not change the next decision
        values = self.values(view, outlook.seat, moves, stream)
        best: i64 = 0
        highest = -1e9
        for place in range(len(moves)):
            value = values[place] + self.skill.noise * normal(stream)
            if value > highest:
                highest = value
                best = place
        return moves[best]

    def values(self, view: View, seat: i64, moves: tuple[i64, ...], chance: Chance) -> list[float]:
        """The winning chance that each move leaves the seat."""
        self.budget.renew()
        first = self.game.imagine(view, chance)
        if self.foresight.unchosen(first):
            joint = JointSearch(self.foresight, self.estimator, self.skill.mindset)
            return joint.values(first, seat, self.budget, chance)
        worlds = [first]
        while len(worlds) < WORLDS:
            worlds.append(self.game.imagine(view, chance))
        tree = TreeSearch(self.foresight, self.estimator, len(first.scores()))
        return tree.values(worlds, seat, moves, self.budget, chance)


def normal(chance: Chance) -> float:
    """A number from the standard normal distribution (Box and Muller)."""
    first = (float(chance.below(1 << 30)) + 0.5) / float(1 << 30)
    second = float(chance.below(1 << 30)) / float(1 << 30)
    return sqrt(-2.0 * log(first)) * cos(2.0 * pi * second)
