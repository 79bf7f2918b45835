"""Bots in the other seats."""

from collections.abc import Sequence

from tavolino.bots import levels
from tavolino.bots.bot import Bot
from tavolino.bots.game_start import GameStart
from tavolino.bots.kept_plan import seated
from tavolino.core.chance import FastChance
from tavolino.core.fault import fault
from tavolino.core.outlook import Outlook
from tavolino.core.refusal import BadOption
from tavolino.research.one_game import OneGame


class BotSeats:
    """They think with the chance of the game's thoughts, as in a series of `simulate`."""

    def __init__(self, one: OneGame, seat: int, names: str | Sequence[str]) -> None:
        """One name is for all; else there is one for each other seat, in order."""
        others = [other for other in range(one.players) if other != seat]
        chosen = [names] * len(others) if isinstance(names, str) else list(names)
        if seat not in range(one.players):
            raise BadOption(fault("seat", "no-seat", seat=seat, last=one.players - 1))
        if len(chosen) != len(others):
            raise BadOption(fault("bots", "series-bots", most=len(others), found=len(chosen)))
        self.one = one
        self.seat = seat
        self._names = dict(zip(others, chosen, strict=True))
        self._bots: list[Bot] = []
        self._options: object = None

    def begin(self) -> None:
        """A game has begun; they move until it is the seat's turn."""
        one = self.one
        environment = one.environment
        starts = [GameStart(one.game, one.kind.options, one.players, seat) for seat in range(one.players)]
        if self._options != one.kind.options:
            self._options = one.kind.options
            self._bots = [self._made(start) for start in starts]
            self._players = [seated(bot, start) for bot, start in zip(self._bots, starts, strict=True)]
        for bot, player, start in zip(self._bots, self._players, starts, strict=True):
            bot.chance = environment.thoughts
            player.begin(start)
        self._outlooks = [Outlook(environment.state, seat, one.game.view) for seat in range(one.players)]
        self.play()

    def play(self) -> None:
        self.one.environment.play_to(self.seat, self._outlooks, self._players)

    def _made(self, start: GameStart) -> Bot:
        """In one's own seat there is a bot that is never asked."""
        return levels.make(self._names.get(int(start.seat), "random"), start.game, FastChance.seeded(0))
