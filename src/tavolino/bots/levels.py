"""The bots by name: our own from weak to strong, then those of other packages.

Like a game, a further bot is found by its entry point (group `tavolino.bots`), which names a function that takes the
game and the bot's own chance and returns the bot.
"""

from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import NamedTuple

from tavolino.bots.bot import Bot
from tavolino.bots.greedy import GreedyBot
from tavolino.bots.random import RandomBot
from tavolino.core.catalogue import BotLevel, Difficulty
from tavolino.core.chance import Chance
from tavolino.core.fault import cited, fault
from tavolino.core.game import Game
from tavolino.core.refusal import BadOption

Maker = Callable[[Game, Chance], Bot]


class Level(NamedTuple):
    make: Maker
    difficulty: Difficulty | None  # None: a stranger's bot, which goes by its own name


OWN: dict[str, Level] = {
    "random": Level(lambda _, chance: RandomBot(chance), "easy"),
    "greedy": Level(lambda game, chance: GreedyBot(chance, game), "medium"),
}


@cache
def _levels() -> dict[str, Level]:
    found = sorted(entry_points(group="tavolino.bots"), key=lambda entry: entry.name)
    return OWN | {entry.name: Level(entry.load(), None) for entry in found if entry.name not in OWN}


def names() -> tuple[str, ...]:
    return tuple(_levels())


def offered() -> list[BotLevel]:
    """All of them, as they stand in the catalogue."""
    return [BotLevel(name, level.difficulty) for name, level in _levels().items()]


def check(name: str) -> None:
    if name not in _levels():
        raise BadOption(fault("", "unknown-bot", bot=cited(name), names=names()))


def make(name: str, game: Game, chance: Chance) -> Bot:
    """A bot that is ready to sit down at a game of this kind."""
    check(name)
    return _levels()[name].make(game, chance)
