"""Reads TOML from untrusted files, with limits for time and depth."""

import re
import tomllib
from codecs import BOM_UTF8
from collections.abc import Iterable
from typing import Any

ENDLESS_NUMBER = re.compile(r"[0-9a-fA-F_]{1000}")  # Python refuses to convert numbers of some thousand digits
MOST_DOTS = 100  # in one line: parsing `a.a.a…` takes quadratic time
DEEPEST = 16  # nobody nests further by hand, and values are processed recursively
TOO_DEEP = ": this is not readable: it is nested too deeply"


def read_toml(written: bytes) -> tuple[dict[str, Any], str, list[str]]:
    """The data and its text, or the fault, which begins with its place."""
    written = written.removeprefix(BOM_UTF8)  # some editors put it before every text
    try:
        text = written.decode("utf-8")
    except UnicodeDecodeError as error:
        line = written[: error.start].count(b"\n") + 1
        return {}, "", [f", line {line}: this is not UTF-8 text"]
    faults = _out_of_bounds(text)
    if faults:
        return {}, text, faults
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return {}, text, [f": this is not TOML: {error}"]
    except RecursionError:
        return {}, text, [TOO_DEEP]
    return (data, text, []) if _is_shallow(data) else ({}, text, [TOO_DEEP])


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


def _out_of_bounds(text: str) -> list[str]:
    faults = []
    if endless := ENDLESS_NUMBER.search(text):
        faults.append(f", line {line_at(text, endless.start())}: a number without end")
    for number, line in enumerate(text.splitlines(), 1):
        if line.count(".") > MOST_DOTS:
            faults.append(f", line {number}: more than {MOST_DOTS} dots")
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
