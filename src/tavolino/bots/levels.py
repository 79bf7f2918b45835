"""What the text of a bot means: our own bots by name, and those of other packages; a bot that
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
from tavolino.bots.easy import EasyBot
from tavolino.bots.greedy import GreedyBot
from tavolino.bots.random import RandomBot
from tavolino.bots.search import SearchBot
from tavolino.core.catalogue import BotLevel, Difficulty
from tavolino.core.chance import Chance
from tavolino.core.fault import cited, fault
from tavolino.core.game import Game
from tavolino.core.refusal import BadBot, BadOption
from tavolino.core.registry import shelf
from tavolino.core.skill import NOTCHES

Maker = Callable[[Game, Chance], Bot]


def everywhere(_: Game) -> bool:
    return True


class Level(NamedTuple):
    make: Maker
    difficulty: Difficulty | None  # None: it goes by its own name, as a stranger's bot does
    fits: Callable[[Game], bool] = everywhere


def having(level: str) -> Callable[[Game], bool]:
    """Games that say how this level plays there."""
    return lambda game: level in game.skills


def searching(level: str) -> Maker:
    return lambda game, chance: SearchBot(chance, game, game.skills[level])


# From weak to strong. Names last: records, tables and commands have them.
OWN: dict[str, Level] = {
    "random": Level(lambda _, chance: RandomBot(chance), None),
    "easy": Level(lambda game, chance: EasyBot(chance, game, game.skills["easy"]), "easy", having("easy")),
    "greedy": Level(lambda game, chance: GreedyBot(chance, game), "medium"),
    "hard": Level(searching("hard"), "hard", having("hard")),
    "expert": Level(searching("expert"), "expert", having("expert")),
}
ALSO = {"medium": "greedy"}  # other names of the same bots


@cache
def _levels() -> dict[str, Level]:
    found = sorted(entry_points(group="tavolino.bots"), key=lambda entry: entry.name)
    return OWN | {entry.name: Level(entry.load(), None) for entry in found if entry.name not in OWN}


def names() -> tuple[str, ...]:
    """Of all bots, of whatever game."""
    return (*_levels(), *ALSO, *NOTCHES, *_characters())


def _characters() -> tuple[str, ...]:
    return tuple(name for game in shelf().values() for name in game.characters)


def names_for(game: Game) -> tuple[str, ...]:
    """Of those that can sit down at this game."""
    return (*_levels_for(game), *(name for name in NOTCHES if name in game.skills), *game.characters)


def _levels_for(game: Game) -> list[str]:
    return [name for name, level in _levels().items() if level.fits(game)]


def offered(game: Game) -> list[BotLevel]:
    """The levels as they stand in the catalogue: a random bot only where it is the easy one."""
    levels = [BotLevel(name, _difficulty(name, game)) for name in _levels_for(game)]
    return [level for level in levels if level.difficulty is not None or level.name not in OWN]


def _difficulty(name: str, game: Game) -> Difficulty | None:
    """A random bot is the easy one of games that have no other."""
    return "easy" if name == "random" and not OWN["easy"].fits(game) else _levels()[name].difficulty


def check(name: str, game: Game) -> None:
    if _level(name, game) is None:
        raise BadOption(fault("", "unknown-bot", bot=cited(name), names=names_for(game)))


def make(name: str, game: Game, chance: Chance) -> Bot:
    """A bot that is ready to sit down at a game of this kind."""
    check(name, game)
    level = _level(name, game)
    assert level is not None
    return level.make(game, chance)


def _level(name: str, game: Game) -> Level | None:
    """None if there is no such bot, or it cannot play this game."""
    if name in NOTCHES or name in game.characters:
        return Level(searching(name), None) if name in game.skills else None
    level = _levels().get(ALSO.get(name, name))
    return level if level is not None and level.fits(game) else None  # of this one alone: others look for weights


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
        ours = ", ".join((*_levels(), *ALSO, f"{NOTCHES[0]} to {NOTCHES[-1]}", *_characters()))
        own = "or your own: module:object, or a command such as ./bot or 'python3 bot.py'"
        raise BadBot(f"there is no bot {text[:40]!r}; there are {ours}, {own}")
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
