"""A bot that plans whole turns of Coffee Rush without a search, and counts how often it is asked."""

from tavolino.bots.bot import Bot
from tavolino.core.chance import Chance, FastChance
from tavolino.core.game import Game, View
from tavolino.core.outlook import Outlook
from tavolino.core.registry import find

RUSH = find("coffee-rush")


class Planner(Bot):
    def __init__(self, game: Game = RUSH, chance: Chance | None = None) -> None:
        super().__init__(FastChance.seeded(1) if chance is None else chance)
        self.game = game
        self.asked = 0

    def plan(self, outlook: Outlook) -> list[int]:
        self.asked += 1
        view = outlook.view()
        assert isinstance(view, View)
        return self.game.foresight().turns(self.game.imagine(view, self.chance), outlook.seat, 1)[0]
