"""The best that a seat can do now, as far as its own view tells, with what the next best would give."""

from collections.abc import Callable, Sequence

import msgspec

from tavolino.bots.estimates import estimator_of
from tavolino.bots.game_start import GameStart
from tavolino.bots.playout import PlayoutEstimator
from tavolino.coach.account import Reason
from tavolino.coach.choices import choices_of, try_choices
from tavolino.coach.comparing import Compared, Values, compare
from tavolino.coach.depth import HINTS
from tavolino.coach.judge import Judge
from tavolino.coach.numbers import mean
from tavolino.coach.reasons import reason_of
from tavolino.coach.secret_moments import SecretJudge, mixtures_in
from tavolino.coach.worlds import Worlds
from tavolino.core.chance import FastChance
from tavolino.core.estimate import Estimator
from tavolino.core.game import View
from tavolino.core.skill import Mindset
from tavolino.core.state import State

IMAGINED = 43  # seed: the same view gives the same hint
SECRETS = 1  # a sequence of its own, so that it does not matter either who has chosen already


class Hint(msgspec.Struct, frozen=True, omit_defaults=True):
    """Made from a seat's view and nothing else."""

    seat: int
    moves: list[str]  # the best, up to where chance has its say
    choices: int  # that were looked at; 1: nothing else is possible
    chance: float = 0.0  # of winning, after it
    next_moves: list[str] = []  # the next best
    next_chance: float = 0.0
    less: float = 0.0  # fair shares that the next best gives less
    error: float = 0.0  # standard error of that
    reason: Reason | None = None  # what differs between the two


class Adviser:
    """Of one seat in one position."""

    def __init__(self, start: GameStart, view: View, legal: Sequence[int]) -> None:
        self.start = start
        self.view = view
        self.legal = [int(move) for move in legal]
        self.seat = int(start.seat)
        self.estimator: Estimator = estimator_of(start.game, int(start.players), start.options)
        learned = None if isinstance(self.estimator, PlayoutEstimator) else self.estimator
        self.depth = HINTS[learned is not None]
        self.judge = Judge(start.game.foresight(), learned, self.depth.steps)

    def hint(self) -> Hint:
        if len(self.legal) == 1:
            return Hint(self.seat, self._texts(self.legal), 1)
        chance = FastChance.seeded(IMAGINED)
        count = self.depth.first + self.depth.further
        worlds = Worlds.from_view(self.judge, self.start.game, self.view, count, chance)
        root = worlds.worlds[0].state
        if self.judge.foresight.unchosen(root.clone()):
            return self._in_secret(worlds, FastChance.seeded(IMAGINED, SECRETS))
        found = choices_of(self.judge.foresight, root, self.seat, self.legal, self.depth.turns)
        tried = try_choices(found, self.seat, worlds, self.depth)
        return self._told(tried.choices, tried.values, tried.known, lambda moves: worlds.reached(self.seat, moves))

    def _in_secret(self, worlds: Worlds, chance: FastChance) -> Hint:
        """Against how the others are thought to choose; who has chosen already is thought to choose again."""
        root = worlds.worlds[0].state.clone()
        self.judge.foresight.unchosen(root)
        skill = self.start.game.skills.get("hard")
        mindset = Mindset() if skill is None else skill.mindset
        mixtures = mixtures_in(root, self.judge, self.estimator, mindset, self.depth.thinking, chance)
        secret = SecretJudge(self.judge, mixtures, [world._replace(state=root) for world in worlds.worlds])
        place = mixtures.seats.index(self.seat)
        samples, values = secret.choices_of(place, self.depth.joint, chance)
        moves = [[move] for move in mixtures.moves[place]]
        return self._told(moves, values, len(moves), lambda chosen: secret.reached(place, samples, chosen))

    def _told(
        self, choices: list[list[int]], values: list[Values], known: int, reached: Callable[[list[int]], list[State]]
    ) -> Hint:
        means = [mean(value)[self.seat] for value in values]
        order = sorted(range(len(choices)), key=lambda place: -means[place])
        best, second = order[0], order[1] if len(order) > 1 else order[0]
        if best == second:
            return Hint(self.seat, self._texts(choices[best]), known, means[best])
        compared = compare([values[second], values[best]], 0, self.seat)
        return Hint(
            seat=self.seat,
            moves=self._texts(choices[best]),
            choices=known,
            chance=means[best],
            next_moves=self._texts(choices[second]),
            next_chance=means[second],
            less=int(self.start.players) * compared.loss(self.seat),
            error=int(self.start.players) * compared.error,
            reason=self._reason(compared, reached(choices[best]), reached(choices[second])),
        )

    def _reason(self, compared: Compared, best: list[State], second: list[State]) -> Reason:
        return reason_of(self.start.game, self.seat, compared, best, second)

    def _texts(self, moves: Sequence[int]) -> list[str]:
        table = self.start.game.moves(self.start.options)
        return [table.text(move) for move in moves]


def hint_for(start: GameStart, view: View, legal: Sequence[int]) -> Hint:
    return Adviser(start, view, legal).hint()
