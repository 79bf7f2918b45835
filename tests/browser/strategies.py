"""How to choose a move. A strategy knows only what its page has received."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Protocol

import msgspec

from browser.socket_listener import Received
from tavolino.bots import levels
from tavolino.core.chance import FastChance
from tavolino.core.game import Game
from tavolino.core.notation import MoveTable, kind_of
from tavolino.core.outlook import FixedOutlook
from tavolino.core.registry import find

NOTHING: Mapping[str, Any] = MappingProxyType({})


def all_kinds(game_id: str, **options: Any) -> set[str]:
    """Every kind of move in this game."""
    game = find(game_id)
    return {kind_of(text) for text in game.moves(game.read_options(options)).texts}


class Strategy(Protocol):
    def choose(self, received: Received) -> str: ...


class Greedy:
    """Plays as the medium bot does. `own` are options that views only mention: a menu or a temple of one's own."""

    def __init__(self, game_id: str, seed: int = 1, own: Mapping[str, Any] = NOTHING) -> None:
        self.game: Game = find(game_id)
        self._own = own
        self._bot = levels.make("greedy", self.game, FastChance.seeded(seed))
        self._moves: MoveTable | None = None

    def choose(self, received: Received) -> str:
        options = {**received.view.get("options", {}), **self._own}
        view = msgspec.convert({**received.view, "options": options}, self.game.view_type)
        if self._moves is None:
            self._moves = self.game.moves(self.game.read_options(options))
        legal = tuple(self._moves.code(move) for move in received.legal)
        return self._moves.text(int(self._bot.choose(FixedOutlook(received.seat, legal, view))))


class EndsEarly:
    """Ends a turn as soon as possible, for tests that are not about playing well."""

    def choose(self, received: Received) -> str:
        return min(received.legal, key=lambda move: ("end", "stop").index(move) if move in ("end", "stop") else 2)
