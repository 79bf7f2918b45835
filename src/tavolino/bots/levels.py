"""What the text of a bot means: our own bots by name, from weak to strong, and those of other packages; a bot that
somebody brings, by its module and object or as a program.

Like a game, a further bot is found by its entry point (group `tavolino.bots`), which names a function that takes the
game and the bot's own chance and returns the bot. An object that somebody brings is called in the same way.
"""

import re
import shlex
import sys
from collections.abc import Callable
from functools import cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from operator import attrgetter
from typing import NamedTuple

from tavolino.bots.bot import Bot
from tavolino.bots.greedy import GreedyBot
from tavolino.bots.random import RandomBot
from tavolino.core.catalogue import BotLevel, Difficulty
from tavolino.core.chance import Chance
from tavolino.core.fault import cited, fault
from tavolino.core.game import Game
from tavolino.core.refusal import BadBot, BadOption

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


# ---- bots that somebody brings

_OBJECT = re.compile(r"[^\W\d][\w.]*:[^\W\d][\w.]*")
_ENGINE = "tavolino.engine.serve"  # speaks for an object, in a process of its own
LONGEST_SHOWN = 80  # characters


def is_object(text: str) -> bool:
    """`module:object`"""
    return _OBJECT.fullmatch(text) is not None


def own_command(text: str) -> list[str]:
    """The words of the program that plays for a bot which is none of ours.

    A command has a space or a slash in it, so that a misspelt name is not taken for one.
    """
    if is_object(text):
        return [sys.executable, "-m", _ENGINE, "--bot", text]
    try:
        words = shlex.split(text) if " " in text or "/" in text else []
    except ValueError as problem:
        raise BadBot(f"the command {text[:LONGEST_SHOWN]!r} cannot be read: {problem}") from None
    if not words:
        own = "or your own: module:object, or a command such as ./bot or 'python3 bot.py'"
        raise BadBot(f"there is no bot {text[:40]!r}; there are {', '.join(names())}, {own}")
    return words


def load(text: str) -> Maker:
    """What makes the bot `module:object`; it is imported into this process."""
    module, _, path = text.partition(":")
    try:
        home = import_module(module)
    except Exception as problem:  # whatever the module does when it is imported
        raise BadBot(f"the module {module!r} cannot be imported: {_told(problem)}") from problem
    try:
        maker: object = attrgetter(path)(home)
    except AttributeError:
        raise BadBot(f"the module {module!r} has no {path!r}") from None
    if not callable(maker):
        raise BadBot(f"{text} is no class or function that makes a bot but of type {type(maker).__name__}")
    return partial(_made_by, text, maker)


def _made_by(text: str, maker: Callable[..., object], game: Game, chance: Chance) -> Bot:
    try:
        made = maker(game, chance)
    except Exception as problem:
        raise BadBot(f"{text} fails when called with the game and a chance: {_told(problem)}") from problem
    if not isinstance(made, Bot):
        raise BadBot(f"{text} makes no bot but a thing of type {type(made).__name__}; derive it from tavolino.Bot")
    return made


def _told(problem: Exception) -> str:
    return f"{type(problem).__name__}: {problem}"
