"""The job of a bot worker: given what a seat may see, return a move and what is planned after it."""

from tavolino.bots import levels
from tavolino.bots.game_start import GameStart
from tavolino.bots.kept_plan import Thought
from tavolino.bots.kept_plan import think as thought_of
from tavolino.core.chance import FastChance
from tavolino.core.game import View
from tavolino.core.outlook import FixedOutlook


def think(start: GameStart, level: str, view: View, legal: tuple[int, ...], seed: int) -> Thought:
    bot = levels.make(level, start.game, FastChance.seeded(seed))
    bot.begin(start)
    return thought_of(bot, start.game, FixedOutlook(start.seat, legal, view))
