"""The job of a bot worker: given what a seat may see, return a move."""

from tavolino.bots import levels
from tavolino.bots.game_start import GameStart
from tavolino.core.chance import FastChance
from tavolino.core.game import View
from tavolino.core.outlook import FixedOutlook


def think(start: GameStart, level: str, view: View, legal: tuple[int, ...], seed: int) -> int:
    bot = levels.make(level, start.game, FastChance.seeded(seed))
    bot.begin(start)
    return int(bot.choose(FixedOutlook(start.seat, legal, view)))
