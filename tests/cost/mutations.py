"""Inputs made dearer step by step: valid ones, with parts replaced, repeated, lengthened or left out."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Any

import msgspec
from hypothesis import strategies as st

from costly_files import LONGEST, size_of

Json = Any
Path = tuple[str | int, ...]

DEEP = 14  # levels; two more than that are refused anyway
MOST_PLACES = 400  # that are looked at in one input
MOST_STEPS = 4


def _deep(kind: str) -> Json:
    value: Json = 0
    for _ in range(DEEP):
        value = [value] if kind == "list" else {"a": value}
    return value


NASTY: list[Json] = [
    0, 1, -1, 99, 2**31, 2**53 - 1, -(2**53) + 1, 2**53, 10**40, 0.1, 1e308, -1e-308, True, False, None,
    "", " ", "x", "\x00", "\n", "é" * 40, "x" * 1_000, "\\" * 1_000, "﷽" * 500, "a-" * 2_000, "1" * 4_000,
    [], {}, [[]] * 1_000, list(range(1_000)), {str(number): number for number in range(500)},
    ["x" * 40] * 500, _deep("list"), _deep("dict"), {"size": 1},
]  # fmt: skip


@st.composite
def mutated(draw: st.DrawFn, seeds: Sequence[Json], most: int = LONGEST) -> Json:
    """One of the seeds after a few steps, no longer than `most` bytes as JSON."""
    value = draw(st.sampled_from(seeds))
    for _ in range(draw(st.integers(0, MOST_STEPS))):
        places = list(_places(value))[:MOST_PLACES]
        place = places[draw(st.integers(0, len(places) - 1))]
        step = draw(st.sampled_from([_replaced, _repeated, _multiplied, _left_out]))
        changed = step(draw, value, place, most - size_of(value))
        if size_of(changed) <= most:
            value = changed
    return value


def _places(value: Json, at: Path = ()) -> Any:
    """The way to every part of it, the whole first."""
    yield at
    children = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in children:
        yield from _places(child, (*at, key))


def _at(value: Json, place: Path) -> Json:
    for key in place:
        value = value[key]
    return value


def _with(value: Json, place: Path, part: Json) -> Json:
    """A copy with another part in this place."""
    if not place:
        return part
    copy = deepcopy(value)
    _at(copy, place[:-1])[place[-1]] = part
    return copy


def _replaced(draw: st.DrawFn, value: Json, place: Path, _: int) -> Json:
    return _with(value, place, draw(st.sampled_from(NASTY)))


def _repeated(draw: st.DrawFn, value: Json, place: Path, room: int) -> Json:
    """A text or a list, as often as there is room for, or nearly."""
    part = _at(value, place)
    if not isinstance(part, str | list) or not part:
        return value
    times = max(1, room // (size_of(part) + 1))
    return _with(value, place, part * draw(st.sampled_from([2, max(2, times // 2), times])))


def _multiplied(draw: st.DrawFn, value: Json, place: Path, room: int) -> Json:
    """An entry of an object under many other names, or an element of a list many times."""
    if not place:
        return value
    key, whole = place[-1], _at(value, place[:-1])
    part = whole[key]
    times = draw(st.sampled_from([2, 20, room // (size_of(part) + 12)]))
    if isinstance(whole, dict):
        more: Json = {**whole, **{f"{key}{number}": part for number in range(times)}}
    else:
        more = [*whole, *[part] * times]
    return _with(value, place[:-1], more)


def _left_out(_: st.DrawFn, value: Json, place: Path, __: int) -> Json:
    if not place:
        return value
    copy = deepcopy(value)
    del _at(copy, place[:-1])[place[-1]]
    return copy


# ---- records, which are texts in lines


@st.composite
def mutated_record(draw: st.DrawFn, seeds: Sequence[str], most: int = LONGEST - 200) -> str:
    """A record with other header lines, lines repeated under the next numbers, or words changed."""
    lines = draw(st.sampled_from(seeds)).split("\n")
    for _ in range(draw(st.integers(0, MOST_STEPS))):
        step = draw(st.sampled_from([_other_header, _more_lines, _other_words]))
        changed = step(draw, lines, most - size_of("\n".join(lines)))
        if size_of("\n".join(changed)) <= most:
            lines = changed
    return "\n".join(lines)


def _other_header(draw: st.DrawFn, lines: list[str], _: int) -> list[str]:
    place = draw(st.integers(1, max(1, min(8, len(lines) - 1))))
    if place >= len(lines):
        return lines
    key = lines[place].partition(":")[0]
    value = draw(st.sampled_from(NASTY))
    text = value if isinstance(value, str) else msgspec.json.encode(value).decode() if _fits(value) else str(value)
    return [*lines[:place], f"{key}: {text}".replace("\n", " "), *lines[place + 1 :]]


def _fits(value: Json) -> bool:
    return not isinstance(value, int) or abs(value) < 2**63


def _more_lines(draw: st.DrawFn, lines: list[str], room: int) -> list[str]:
    """Repeats the last lines; a line begins with its number."""
    body = [line for line in lines if line[:1].isdigit()]
    if not body:
        return lines
    block = [line.partition(" ")[2] for line in body[-draw(st.integers(1, min(6, len(body)))) :]]
    number = len(body)
    more: list[str] = []
    while room > 0 and len(more) < 20_000:
        for rest in block:
            line = f"{number} {rest}"
            room -= len(line) + 2
            if room <= 0:
                break
            more.append(line)
            number += 1
    return [*[line for line in lines if line], *more, ""] if "" not in lines[:12] else _after_header(lines, more)


def _after_header(lines: list[str], more: list[str]) -> list[str]:
    return [*lines[:-1], *more, ""] if lines and not lines[-1] else [*lines, *more]


def _other_words(draw: st.DrawFn, lines: list[str], _: int) -> list[str]:
    place = draw(st.integers(0, len(lines) - 1))
    words = lines[place].split(" ")
    number = draw(st.integers(0, len(words) - 1))
    words[number] = draw(st.sampled_from(["", "undo", "say", "-", "99", "9" * 60, "x" * 500, "|", "d6", "p999999!"]))
    return [*lines[:place], " ".join(words), *lines[place + 1 :]]


# ---- other texts


@st.composite
def mutated_text(draw: st.DrawFn, seeds: Sequence[str], most: int = LONGEST - 200) -> str:
    """A text with a piece repeated until there is no more room, or something strange in its midst."""
    text = draw(st.sampled_from(seeds))
    for _ in range(draw(st.integers(0, MOST_STEPS))):
        first = draw(st.integers(0, len(text)))
        last = draw(st.integers(first, min(len(text), first + 200)))
        piece = text[first:last] or "\n"
        strange = draw(st.sampled_from(["", "[", "]]", "'''", '"', ".", " = ", "\n", "#", "{a=", "0x", "é", "\x00"]))
        times = draw(st.sampled_from([0, 2, 100, max(1, (most - size_of(text)) // size_of(piece))]))
        changed = text[:first] + strange + piece * times + text[last:]
        if size_of(changed) <= most:
            text = changed
    return text
