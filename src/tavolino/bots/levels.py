"""The bots by name: our own from weak to strong, then those that other packages bring along.

Like a game, a further bot is found by its entry point (group `tavolino.bots`), which names a function that takes the
game and the bot's own chance and returns the bot.
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points

from tavolino.bots.bot import Bot
from tavolino.bots.greedy import GreedyBot
from tavolino.bots.random import RandomBot
from tavolino.core.chance import Chance
from tavolino.core.game import Game
from tavolino.core.refusal import BadOption

Maker = Callable[[Game, Chance], Bot]


@cache
def _makers() -> dict[str, Maker]:
    own: dict[str, Maker] = {
        "random": lambda _, chance: RandomBot(chance),
        "greedy": lambda game, chance: GreedyBot(chance, game),
    }
    found = sorted(entry_points(group="tavolino.bots"), key=lambda entry: entry.name)
    return own | {entry.name: entry.load() for entry in found if entry.name not in own}


def names() -> tuple[str, ...]:
    return tuple(_makers())


def check(name: str) -> None:
    if name not in _makers():
        raise BadOption(f"there is no bot {name[:40]!r}; there are {', '.join(names())}")


def make(name: str, game: Game, chance: Chance) -> Bot:
    """A bot that is ready to sit down at a game of this kind."""
    check(name)
    return _makers()[name](game, chance)
