"""The bots by name, from weak to strong."""

from tavolino.bots.bot import Bot
from tavolino.bots.greedy import GreedyBot
from tavolino.bots.random import RandomBot
from tavolino.core.chance import Chance
from tavolino.core.game import Game
from tavolino.core.refusal import BadOption

NAMES = ("random", "greedy")


def check(name: str) -> None:
    if name not in NAMES:
        raise BadOption(f"there is no bot {name[:40]!r}; there are {', '.join(NAMES)}")


def make(name: str, game: Game, chance: Chance) -> Bot:
    """A bot that is ready to sit down at a game of this kind."""
    check(name)
    return GreedyBot(chance, game) if name == "greedy" else RandomBot(chance)
