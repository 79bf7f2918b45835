"""The job of a bot worker: given what a seat may see, return a move."""

from tavolino.bots import levels
from tavolino.core import registry
from tavolino.core.chance import FastChance
from tavolino.core.game import View
from tavolino.core.outlook import FixedOutlook


def think(game: str, level: str, seat: int, view: View, legal: tuple[int, ...], seed: int) -> int:
    bot = levels.make(level, registry.find(game), FastChance.seeded(seed))
    return int(bot.choose(FixedOutlook(seat, legal, view)))
