"""A bot of ours, or one that somebody brings, at a game that somebody else runs: answers `begin` and `choose`."""

import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from tavolino.bots import levels
from tavolino.bots.bot import Bot
from tavolino.bots.game_start import GameStart
from tavolino.bots.kept_plan import seated
from tavolino.core import registry
from tavolino.core.chance import FastChance
from tavolino.core.fault import fault
from tavolino.core.game import Game, View
from tavolino.core.notation import MoveTable
from tavolino.core.outlook import FixedOutlook
from tavolino.core.reading import BadRequest, explain
from tavolino.core.refusal import BadMove, BadOption, BadSeat, UnknownGame, UnknownRules
from tavolino.own_bots.requests import BeginRequest, ChooseRequest


class SeatPlayer:
    """Knows of its game what it is told: how it began, and before each move what its seat sees."""

    def __init__(self, bot: str) -> None:
        self._text = bot
        self._bot: Bot | None = None
        self._player: Bot | None = None
        self._start: GameStart | None = None
        self._moves = MoveTable(())
        self._options: dict[str, Any] = {}

    def begin(self, asked: BeginRequest) -> None:
        game = _found(asked.game, asked.rules)
        is_another = self._start is None or self._start.game is not game
        if is_another or self._options != asked.options:
            options = game.read_options(asked.options)
        else:
            assert self._start is not None
            options = self._start.options  # as in the game before: a temple of one's own takes long to check
        game.check_players(asked.players, options)
        if not 0 <= asked.seat < asked.players:
            raise BadSeat(f"there is no seat {asked.seat}; seats are 0 to {asked.players - 1}")
        chance = FastChance.seeded(asked.seed)
        bot = self._made(game, chance) if self._bot is None or is_another else self._bot
        bot.chance = chance
        self._bot, self._options = bot, asked.options
        self._start = GameStart(game, options, asked.players, asked.seat)
        self._player = seated(bot, self._start)
        self._moves = game.moves(options)
        with _telling_failure():
            self._player.begin(self._start)

    def choose(self, asked: ChooseRequest) -> dict[str, str]:
        if self._player is None or self._start is None:
            raise UnknownGame("no game has begun; say so with 'begin'")
        legal = tuple(self._moves.code(move) for move in asked.legal)
        if not legal:
            raise BadRequest("legal: without a legal move there is nothing to choose")
        outlook = FixedOutlook(self._start.seat, legal, self._view(asked.view))
        with _telling_failure():
            code = int(self._player.choose(outlook))
        if not 0 <= code < len(self._moves):
            raise BadMove(f"{code} is not the number of a move of this game")
        return {"move": self._moves.text(code)}

    def _made(self, game: Game, chance: FastChance) -> Bot:
        maker = levels.load(self._text) if levels.is_object(self._text) else None
        return levels.make(self._text, game, chance) if maker is None else maker(game, chance)

    def _view(self, told: Any) -> View:
        """A view may only mention a file of one's own, which is in the options that were told at the beginning."""
        assert self._start is not None
        game = self._start.game
        if game.own_files and isinstance(told, dict) and "options" in told:
            told = {**told, "options": self._options}
        try:
            view: View = msgspec.convert(told, game.view_type)
        except msgspec.ValidationError as error:
            path, problem = explain(error)
            raise BadRequest(f"view.{path}: {problem}" if path else f"view: {problem}") from None
        return view


def _found(game: str, rules: int) -> Game:
    found = registry.find(game)
    try:
        return found.of_version(rules)
    except UnknownRules:
        newest = type(found).rules_version
        raise BadOption(fault("rules", "unknown-rules", rules=rules, newest=newest)) from None


@contextmanager
def _telling_failure() -> Iterator[None]:
    """A bot that fails is told in one line, and in full on standard error."""
    try:
        yield
    except Exception as problem:
        traceback.print_exc(file=sys.stderr)
        raise BadRequest(f"the bot fails: {type(problem).__name__}: {problem}") from problem
