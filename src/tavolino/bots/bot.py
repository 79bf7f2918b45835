"""A bot is a player: it gets what its seat may see and returns a move."""

from mypy_extensions import i64, mypyc_attr

from tavolino.core.chance import Chance
from tavolino.core.outlook import Outlook


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Sits in one seat. Its chance is its own, so that what it thinks never changes the game's dice."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, outlook: Outlook) -> i64:
        """One of the outlook's legal moves."""
        raise NotImplementedError
