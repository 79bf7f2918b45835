"""One game after the other, told as arrays: what the environments of PettingZoo and Gymnasium have inside."""

from collections.abc import Sequence
from functools import cache
from operator import index
from typing import SupportsIndex

import numpy as np
from numpy.typing import NDArray

from tavolino.core import registry
from tavolino.core.estimate import outcome
from tavolino.core.features import Feature
from tavolino.core.game import Game
from tavolino.narrate.texts import Texts
from tavolino.research.batch import Environment
from tavolino.research.kinds import BadAction, BadEnvironments, Chosen, GameKind, read_chosen

USUAL_PLAYERS = 4
NUMBERS = np.dtype(np.uint8)
MASK = np.dtype(np.int8)  # as Gymnasium's spaces want it
MOST_SEED = 2**63


class OneGame:
    """The game under way is in `environment`. Arrays are new ones each time: whoever gets them can keep them."""

    environment: Environment

    def __init__(self, game: str | Game, players: int | None, options: Chosen | None) -> None:
        self.game = registry.find(game) if isinstance(game, str) else game
        self.players = usual_players(self.game) if players is None else players
        self.kind = GameKind.of(self.game, self.players, read_chosen(self.game, options))
        self.features: tuple[Feature, ...] = self.kind.encoder.features
        self.choices = self.kind.choices  # moves that the mask tells of
        self.seed: int | None = None
        self.number = 0  # of the next game

    def begin(self, seed: int | None, chosen: Chosen | None) -> None:
        """With a seed its first game, without one the next; if there never was one, of a seed that nobody knows."""
        if chosen is not None:
            self.kind = self._other_kind(chosen)
        if seed is not None or self.seed is None:
            self.seed = (unknown_seed() if seed is None else int(seed)) % MOST_SEED
            self.number = 0
        self.environment = self.kind.begin(self.seed, self.number)
        self.number += 1

    def _other_kind(self, chosen: Chosen) -> GameKind:
        kind = GameKind.of(self.game, self.players, read_chosen(self.game, chosen))
        problem = kind.unlike(self.features, kind.choices, self.choices)
        if problem is not None:
            raise BadEnvironments(problem)
        return kind

    # ---- what is told

    def observation(self, seat: int) -> NDArray[np.uint8]:
        """What a seat knows, as numbers; at the end, too."""
        return np.frombuffer(self.environment.told(seat), NUMBERS)

    def observations(self) -> NDArray[np.uint8]:
        """What each seat knows, a row for each."""
        return np.frombuffer(self.environment.told_to_all(), NUMBERS).reshape(self.players, -1)

    def mask(self) -> NDArray[np.int8]:
        """The legal moves of the seat that must answer."""
        return np.frombuffer(self.environment.allowed(self.choices), MASK)

    def rewards(self) -> list[float]:
        """Of a game that is over: by seat, its share of the victory beyond what everybody could expect."""
        fair = 1.0 / self.players
        return [share - fair for share in outcome(self.environment.state)]

    # ---- a move

    def move(self, action: SupportsIndex) -> None:
        """Of the seat that must answer; BadAction says why it cannot be made, and nothing has changed."""
        if not self.environment.move(index(action)):
            raise BadAction(self.complaint(index(action)))

    def complaint(self, action: int) -> str:
        environment = self.environment
        if environment.over:
            return f"the game is over; expected a reset before the next step, not action {action}"
        return self.kind.complaint(environment.state, environment.mover, action, self.choices)

    # ---- for people

    def drawn(self) -> str:
        """The table as the seat sees it that must answer, or that moved last, in lines of text."""
        from rich.text import Text  # only whoever draws needs it

        view = self.game.view(self.environment.state, int(self.environment.mover))
        names = [f"player_{seat}" for seat in range(self.players)]
        return Text.from_markup(self.game.draw(view, names, english(self.game).format)).plain


@cache
def english(game: Game) -> Texts:
    return Texts.of(game, "en")


def usual_players(game: Game) -> int:
    return min(game.max_players, max(game.min_players, USUAL_PLAYERS))


def unknown_seed() -> int:
    """From the operating system, so that no two processes play the same games by accident."""
    entropy = np.random.SeedSequence().entropy
    assert isinstance(entropy, int)
    return entropy


def highest(features: Sequence[Feature]) -> NDArray[np.uint8]:
    """What each number can be at most; checks of spaces want room even for those that are always 0."""
    return np.array([max(1, feature.most) for feature in features], np.uint8)


def environment_name(game_id: str) -> str:
    """`CafeRace` for `cafe-race`, as environments are named."""
    return "".join(word.capitalize() for word in game_id.split("-"))
