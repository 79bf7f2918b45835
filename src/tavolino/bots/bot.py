"""A bot is a player: it gets what its seat may see and returns a move."""

from mypy_extensions import i64, mypyc_attr

from tavolino.core.outlook import Outlook


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """One bot in one seat for one game."""

    def choose(self, outlook: Outlook) -> i64:
        """One of the outlook's legal moves."""
        raise NotImplementedError
