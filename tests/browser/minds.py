"""What to play. A mind knows what its page was told, and nothing else."""

from typing import Any, Protocol

import msgspec

from browser.ear import Told
from tavolino.bots import levels
from tavolino.core.chance import FastChance
from tavolino.core.game import Game, View
from tavolino.core.notation import MoveTable
from tavolino.core.outlook import Glimpse
from tavolino.core.registry import find
from tavolino.games.cafe_race.view import RaceView
from tavolino.games.coffee_rush.view import RushView
from tavolino.games.coffin_rush.view import DigView

VIEWS: dict[str, type[View]] = {"cafe-race": RaceView, "coffee-rush": RushView, "coffin-rush": DigView}


def kind_of(move: str) -> str:
    return move.partition(" ")[0]


def all_kinds(game_id: str, **options: Any) -> set[str]:
    """Every first word of a move, as Python has them."""
    game = find(game_id)
    return {kind_of(text) for text in game.moves(game.read_options(options)).texts}


class Mind(Protocol):
    def choose(self, told: Told) -> str: ...


class Sensible:
    """Plays as the medium bot does."""

    def __init__(self, game_id: str, seed: int = 1) -> None:
        self.game: Game = find(game_id)
        self._bot = levels.make("greedy", self.game, FastChance.seeded(seed))
        self._moves: MoveTable | None = None

    def choose(self, told: Told) -> str:
        view = msgspec.convert(told.view, VIEWS[self.game.id])
        if self._moves is None:
            self._moves = self.game.moves(self.game.read_options(told.view["options"]))
        legal = tuple(self._moves.code(move) for move in told.legal)
        return self._moves.text(int(self._bot.choose(Glimpse(told.seat, legal, view))))


class Hasty:
    """Ends a turn as soon as it may: for tests that are not about playing well."""

    def choose(self, told: Told) -> str:
        return min(told.legal, key=lambda move: ("end", "stop").index(move) if move in ("end", "stop") else 2)
