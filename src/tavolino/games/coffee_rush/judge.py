from tavolino.core.chance import Chance
from tavolino.games.coffee_rush.view import RushView


def greedy(view: RushView, chance: Chance) -> int:
    raise NotImplementedError
