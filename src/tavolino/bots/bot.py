"""A bot is a player: it gets what its seat may see and returns a move."""

from mypy_extensions import i64, mypyc_attr

from tavolino.core.chance import Chance
from tavolino.core.outlook import Outlook


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Plays one seat. It has its own chance, so that its decisions never change the game's dice."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, outlook: Outlook) -> i64:
        """One of the outlook's legal moves."""
        raise NotImplementedError
