"""The bot that plays a random legal move: the baseline for all others."""

from mypy_extensions import i64

from tavolino.bots.bot import Bot
from tavolino.core.outlook import Outlook


class RandomBot(Bot):
    def choose(self, outlook: Outlook) -> i64:
        moves = outlook.legal_moves()
        return moves[self.chance.below(len(moves))]
