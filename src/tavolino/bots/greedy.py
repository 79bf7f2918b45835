"""The bot that plays the best-looking move without searching, as judged by the game itself."""

from mypy_extensions import i64

from tavolino.bots.bot import Bot
from tavolino.core.chance import Chance
from tavolino.core.game import Game, View
from tavolino.core.outlook import Outlook


class GreedyBot(Bot):
    def __init__(self, chance: Chance, game: Game) -> None:
        super().__init__(chance)
        self.game = game

    def choose(self, outlook: Outlook) -> i64:
        view = outlook.view()
        assert isinstance(view, View)
        return self.game.greedy(view, self.chance)
