"""A bot is a player: it gets what its seat may see and returns a move."""

from mypy_extensions import i64, mypyc_attr

from tavolino.bots.budget import Budget
from tavolino.bots.game_start import GameStart
from tavolino.core.chance import Chance
from tavolino.core.outlook import Outlook

USUAL_ITERATIONS: i64 = 1000


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays one seat. It has its own chance, so that its decisions never change the game's dice.

    `budget` is for bots that search. One that needs more or less than is usual sets it when it is made, and whoever
    seats it may replace it.
    """

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.budget = Budget(USUAL_ITERATIONS)

    def begin(self, start: GameStart) -> None:
        """A game begins: forget the one before and get ready for this one.

        It may have begun long ago: a server asks whichever of its workers is free, and tells it so before each move.
        """

    def choose(self, outlook: Outlook) -> i64:
        """One of the outlook's legal moves."""
        raise NotImplementedError

    def plan(self, outlook: Outlook) -> list[i64]:
        """The move, and those that follow it as long as nothing else happens.

        For bots that think about a whole turn at once. Who asks them keeps the rest (`bots/kept_plan.py`), so that a
        bot remembers nothing between two questions.
        """
        return [self.choose(outlook)]
