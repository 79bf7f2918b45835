"""What is wrong with something that somebody brings (a menu, a temple, a position, a record), as data.

The words are Fluent messages, which narrate/faults.py puts together in the reader's language. What a fault cites comes
from anybody, so it is made short and harmless here, where faults are made.
"""

import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from itertools import islice

LONGEST_CITED = 40  # characters of one thing that is cited
LONGEST_PATH = 80
MOST_NAMES = 40  # in one list
MOST_MARKS = 2  # accents on one letter; more of them would be drawn over the lines above
LARGEST_COUNTED = 10**12  # larger numbers are cited like texts: not all that formats numbers can do so with any
MOST_FAULTS = 100

Fact = str | int | tuple[str, ...]


@dataclass(frozen=True)
class Fault:
    """`code` is the id of its message, `facts` are the message's arguments. The rest says where it is, as far as
    that is known; places are written as in the file, whatever the language."""

    code: str
    path: str = ""  # of a field: cells[2], dice.red
    line: int = 0  # of the file, counted from 1
    entry: str = ""  # the line of a record that it is about, as it stands there
    facts: Mapping[str, Fact] = field(default_factory=dict)

    def within(self, outer: str) -> "Fault":
        """The same fault of a thing that is itself a field of something."""
        if not self.path:
            return replace(self, path=outer)
        return replace(self, path=harmless(f"{outer}.{self.path}", LONGEST_PATH))

    def __str__(self) -> str:
        """For programmers."""
        place = [f"line {self.line}"] if self.line else []
        place += [part for part in (self.entry, self.path) if part]
        facts = ", ".join(f"{name}: {fact}" for name, fact in self.facts.items())
        said = f"{self.code} ({facts})" if facts else self.code
        return f"{', '.join(place)}: {said}" if place else said


def fault(path: str, code: str, /, *, line: int = 0, entry: str = "", **facts: str | int | Iterable[str]) -> Fault:
    """The fault at a path. The code is written out in each call: a test compares all of them with the texts."""
    told = {name: _fact(value) for name, value in facts.items()}
    return Fault(code, harmless(path, LONGEST_PATH), line, harmless(entry, LONGEST_PATH), told)


def first_faults(faults: Iterable[Fault]) -> list[Fault]:
    """So many, and that there are more. The search ends there: what is all faults costs no more than what has a few."""
    found = list(islice(faults, MOST_FAULTS + 1))
    if len(found) > MOST_FAULTS:
        found[MOST_FAULTS:] = [fault("", "more-faults")]
    return found


# ---- what is cited


def cited(value: object) -> str:
    """A value as one would write it in a file, but short."""
    if isinstance(value, str):
        return f'"{harmless(value)}"'
    if isinstance(value, dict):
        return "{…}" if value else "{}"
    if isinstance(value, list | tuple):
        return "[…]" if value else "[]"
    if value is None or isinstance(value, bool):
        return "null" if value is None else str(value).lower()
    try:
        return harmless(str(value))
    except ValueError:  # Python does not write numbers of thousands of digits
        return "…"


def harmless(text: str, longest: int = LONGEST_CITED) -> str:
    """Short, on one line, and nothing in it that a screen would obey instead of showing it."""
    if len(text) <= longest and text.isascii() and text.isprintable():
        return text
    whole = "".join(_shown(text[: longest + 1]))
    return whole if len(text) <= longest and len(whole) <= longest else f"{whole[: longest - 1]}…"


def _shown(text: str) -> Iterable[str]:
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.category(char) in ("Mn", "Me") else 0
        yield char if char.isprintable() and marks <= MOST_MARKS else _escaped(char)


def _escaped(char: str) -> str:
    return rf"\u{ord(char):04x}" if ord(char) < 0x10000 else rf"\U{ord(char):08x}"


def _fact(value: str | int | Iterable[str]) -> Fact:
    if isinstance(value, int):
        return int(value) if abs(value) <= LARGEST_COUNTED else cited(value)
    if isinstance(value, str):
        return harmless(value, LONGEST_PATH)
    names = [harmless(name) for name in islice(value, MOST_NAMES + 1)]
    return tuple(names if len(names) <= MOST_NAMES else [*names[:MOST_NAMES], "…"])
