"""The bot that searches: as deep as its budget goes, with winning chances that were learned where there are any."""

from typing import Final

from mypy_extensions import i64

from tavolino.bots.bot import Bot
from tavolino.bots.budget import Budget
from tavolino.bots.estimates import estimator_of
from tavolino.bots.game_start import GameStart
from tavolino.bots.joint import JointSearch
from tavolino.bots.mixing import draw, normal
from tavolino.bots.playout import PlayoutEstimator
from tavolino.bots.tree import TreeSearch
from tavolino.bots.turns import TurnSearch
from tavolino.core.chance import Chance, FastChance
from tavolino.core.estimate import Estimator
from tavolino.core.foresight import Foresight
from tavolino.core.game import Game, View
from tavolino.core.outlook import Outlook
from tavolino.core.sampler import PositionSampler
from tavolino.core.skill import Skill
from tavolino.core.state import State

WORLDS: Final[i64] = 16  # imagined positions, which take turns


class SearchBot(Bot):
    """Compares whole turns where the game plans them, otherwise single moves."""

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
        return self.plan(outlook)[0]

    def plan(self, outlook: Outlook) -> list[i64]:
        moves = outlook.legal_moves()
        if len(moves) == 1:
            return [moves[0]]
        view = outlook.view()
        assert isinstance(view, View)
        stream = FastChance.seeded(self.chance.below(1 << 30))  # thinking longer does not change the next decision
        worlds = self.game.sampler(view)
        first = worlds.draw(stream)
        self.budget.renew()
        found = self.foresight.turns(first, outlook.seat, self.skill.turns)
        turns = [turn for turn in found if turn[0] in moves]
        if turns:
            leans = [self.lean(first, outlook.seat, turn) for turn in turns]
            return self.best_turn(turns, leans, worlds, outlook.seat, stream)
        return [self.best_move(moves, first, worlds, outlook.seat, stream)]

    def best_turn(
        self, turns: list[list[i64]], leans: list[float], worlds: PositionSampler, seat: i64, chance: Chance
    ) -> list[i64]:
        search = TurnSearch(self.foresight, worlds, seat, self.skill.horizon)
        return search.search(turns, self.budget, chance, self.skill.noise, leans)[0].moves

    def best_move(
        self, moves: tuple[i64, ...], first: State, worlds: PositionSampler, seat: i64, chance: Chance
    ) -> i64:
        errors = [self.error(first, seat, move, chance) for move in moves]
        if self.foresight.unchosen(first):
            joint = JointSearch(first, self.foresight, self.estimator, self.skill.mindset)
            return moves[draw(joint.mixture(seat, errors, self.budget, chance), chance)]
        values = self.values(moves, first, worlds, seat, chance)
        best: i64 = 0
        for place in range(len(moves)):
            if values[place] + errors[place] > values[best] + errors[best]:
                best = place
        return moves[best]

    def error(self, state: State, seat: i64, move: i64, chance: Chance) -> float:
        """By which it misjudges a move."""
        return self.skill.noise * normal(chance) + self.lean(state, seat, [move])

    def lean(self, state: State, seat: i64, moves: list[i64]) -> float:
        """How much a move or a turn is to the liking of a character; 0 to all others."""
        if not self.skill.leaning:
            return 0.0
        traits = self.foresight.traits(state, seat, moves)
        total = 0.0
        for name, weight in self.skill.leaning.items():
            total += weight * traits.get(name, 0.0)
        return total

    def values(
        self, moves: tuple[i64, ...], first: State, worlds: PositionSampler, seat: i64, chance: Chance
    ) -> list[float]:
        """The winning chance that each move leaves the seat."""
        roots = [first]
        while len(roots) < WORLDS:
            roots.append(worlds.draw(chance))
        tree = TreeSearch(self.foresight, self.estimator, len(first.scores()))
        return tree.values(roots, seat, moves, self.budget, chance, self.skill.broad)
