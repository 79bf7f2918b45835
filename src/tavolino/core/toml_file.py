"""Reads TOML from untrusted files, with limits for time and depth."""

import re
import tomllib
from codecs import BOM_UTF8
from collections.abc import Iterable
from typing import Any

from tavolino.core.fault import Fault, fault

ENDLESS_NUMBER = re.compile(r"[0-9a-fA-F_]{1000}")  # Python refuses to convert numbers of some thousand digits
MOST_DOTS = 100  # in one line: parsing `a.a.a…` takes quadratic time
DEEPEST = 16  # nobody nests further by hand, and values are processed recursively

# What the parser says is English and ends with the place. Most of what goes wrong is one of these.
PLACE = re.compile(r" \(at (?:line (?P<line>[0-9]+), column (?P<column>[0-9]+)|end of document)\)$")
TWICE = ("Cannot declare", "Cannot overwrite", "Cannot redefine", "Cannot mutate", "Duplicate")
UNCLOSED = ("Unclosed", "Unterminated", "Expected ']", "Expected '\"")


def read_toml(written: bytes) -> tuple[dict[str, Any], str, list[Fault]]:
    """The data and its text, or the fault."""
    written = written.removeprefix(BOM_UTF8)  # some editors put it before every text
    try:
        text = written.decode("utf-8")
    except UnicodeDecodeError as error:
        return {}, "", [fault("", "toml-not-text", line=written[: error.start].count(b"\n") + 1)]
    faults = _out_of_bounds(text)
    if faults:
        return {}, text, faults
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return {}, text, [_not_toml(str(error), text)]
    except RecursionError:
        return {}, text, [fault("", "toml-deep")]
    return (data, text, []) if _is_shallow(data) else ({}, text, [fault("", "toml-deep")])


def _not_toml(problem: str, text: str) -> Fault:
    place = PLACE.search(problem)
    line = line_at(text, len(text)) if place is None or place["line"] is None else int(place["line"])
    column = 0 if place is None or place["column"] is None else int(place["column"])
    if problem.startswith(TWICE):
        return fault("", "toml-twice", line=line)
    if problem.startswith(UNCLOSED):
        return fault("", "toml-unclosed", line=line)
    return fault("", "toml-syntax", line=line, column=column)


def line_at(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


def lines_at(text: str, places: Iterable[int]) -> list[int]:
    """The lines of several places, which come in order: each part of the text is read once."""
    lines, line, read = [], 1, 0
    for place in places:
        line += text.count("\n", read, place)
        read = place
        lines.append(line)
    return lines


def _out_of_bounds(text: str) -> list[Fault]:
    faults = []
    if endless := ENDLESS_NUMBER.search(text):
        faults.append(fault("", "toml-endless", line=line_at(text, endless.start())))
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS:
            faults.append(fault("", "toml-dots", line=number, most=MOST_DOTS))
    return faults[:1]


def _is_shallow(data: object) -> bool:
    """Checked level by level: recursion would fail on a value that is too deep."""
    level = [data]
    for _ in range(DEEPEST):
        inside = [thing for thing in level if isinstance(thing, dict | list)]
        level = [part for thing in inside for part in (thing.values() if isinstance(thing, dict) else thing)]
        if not level:
            return True
    return False
