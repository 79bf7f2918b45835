"""Tells people in their language what is wrong with something that they bring: a fault is data, the words are Fluent's.

The messages lie in `faults` folders: what any game may say here, and beside each game what only it can. The code of a
fault is the id of its message; that of a game's own fault begins with the game's id.

Fluent, Babel and Rich are loaded when there is something to tell: nobody who plays or serves should wait for them.
"""

import unicodedata
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from tavolino.core import registry
from tavolino.core.extras import OwnFile
from tavolino.core.fault import Fact, Fault
from tavolino.core.game import Game
from tavolino.core.refusal import Faulty, TavolinoError

if TYPE_CHECKING:
    from tavolino.narrate.texts import Argument, Texts

SHARED_FAULTS = files("tavolino.narrate").joinpath("faults")
FROM_RIGHT = ("R", "AL", "AN")  # letters and digits of scripts that are written from right to left
ISOLATED = "\u2068{}\u2069"  # what stands between these does not change the order of what stands around it


def error_text(error: TavolinoError, lang: str) -> str:
    """An error as people read it, a line for each fault; what has no faults says itself what it is, in English."""
    return "\n".join(fault_text(fault, lang) for fault in error.faults) if isinstance(error, Faulty) else str(error)


def fault_text(fault: Fault, lang: str) -> str:
    """Where it is, what is wrong and what to do."""
    texts = _texts(_game_of(fault.code), lang)
    what = texts.format(fault.code, **_arguments(fault, texts))
    place = ", ".join(_place(fault, texts))
    return texts.format("fault-at", place=place, what=what) if place else what


def praise(game: Game, own: OwnFile, value: object, lang: str) -> str:
    """One sentence about a file of somebody's own that has no fault."""
    texts = _texts(game.id, lang)
    facts = own.facts(value)
    return texts.format(f"{game.id}-good-{own.option}", **{name: _told(fact) for name, fact in facts.items()})


@cache
def _texts(game: str | None, lang: str) -> "Texts":
    from tavolino.narrate.texts import Texts

    texts = Texts(lang)
    texts.add(SHARED_FAULTS)
    if game is not None:
        texts.add(registry.find(game).faults)
    return texts


def _game_of(code: str) -> str | None:
    return next((game for game in registry.boxes() if code.startswith(f"{game}-")), None)


def _place(fault: Fault, texts: "Texts") -> list[str]:
    place = [texts.format("fault-line", line=str(fault.line))] if fault.line else []
    place += [texts.format("fault-entry", entry=_isolated(fault.entry))] if fault.entry else []
    return [*place, _isolated(fault.path)] if fault.path else place


def _arguments(fault: Fault, texts: "Texts") -> "dict[str, Argument]":
    """A list is told word by word, by the message `kind-name` for `kinds` where there is one; with a rule comes its
    text."""
    told = {name: _told(_words(name, fact, texts)) for name, fact in fault.facts.items()}
    if "rule" in fault.facts:
        told["rule_text"] = _rule(fault, texts.lang)
    return told


def _words(name: str, fact: Fact, texts: "Texts") -> Fact:
    one = name.removesuffix("s")
    if isinstance(fact, tuple) and f"{one}-name" in texts:
        return tuple(texts.format(f"{one}-name", **{one: part}) for part in fact)
    return fact


def _told(fact: Fact) -> "Argument":
    if isinstance(fact, int):
        return fact
    return _isolated(fact) if isinstance(fact, str) else ", ".join(_isolated(part) for part in fact)


def _rule(fault: Fault, lang: str) -> str:
    from tavolino.narrate.rulebook import rule_text

    game = registry.find(str(fault.facts["game"])).of_version(int(str(fault.facts["version"])))
    return rule_text(game, str(fault.facts["rule"]), _rules(game.id, lang)).text


@cache
def _rules(game: str, lang: str) -> "Texts":
    from tavolino.narrate.texts import Texts

    return Texts.of(registry.find(game), lang)


def _isolated(text: str) -> str:
    is_from_right = any(unicodedata.bidirectional(char) in FROM_RIGHT for char in text)
    return ISOLATED.format(text) if is_from_right else text
