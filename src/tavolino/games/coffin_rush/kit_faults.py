"""All that is wrong with a set of one's own, be it a file or an option: drawings, layouts and numbers."""

import re
from collections.abc import Iterator, Mapping
from itertools import chain

from tavolino.core.fault import Fault, fault, first_faults, harmless
from tavolino.games.coffin_rush.house import house, section
from tavolino.games.coffin_rush.kit_numbers import SECTIONS, number_faults
from tavolino.games.coffin_rush.layouts import (
    house_quadrants,
    layout_problems,
    no_place_for,
    set_problems,
    spot_problems,
)
from tavolino.games.coffin_rush.quadrants import Quadrant, parse

NAME = re.compile(r"[\w-]+")  # so no text that means rows, a random layout, or a line of a temple's key
OWN_SECTIONS = ("quadrants", "layouts", *SECTIONS)


def faults_of(own: Mapping[str, object]) -> list[Fault]:
    """Every fault, with its place and what to do; nothing, if one can play with this set and each of its layouts."""
    quadrants, wrong = read_set(own)
    return first_faults(chain(wrong, _layout_faults(own.get("layouts", {}), quadrants)))


def read_set(own: Mapping[str, object]) -> tuple[dict[str, Quadrant], list[Fault]]:
    """Its quadrants, and all that is wrong with it, but for how its layouts lie: there may be any number of them, and
    the one that is played on is checked when it is laid out."""
    numbers = number_faults(own)
    quadrants, flaws = read_quadrants(own.get("quadrants", {}))
    wrong = [fault(name, "coffin-rush-no-name", names=house()) for name in own if name not in house()]
    wrong += numbers
    wrong += flaws or set_problems(quadrants)
    if not flaws and not numbers:
        coffins, chests = (sum(section(own, name).values()) for name in ("sarcophagi", "chests"))
        wrong += spot_problems(quadrants, coffins, chests)
    return quadrants, first_faults(chain(wrong, _unreadable_layouts(own.get("layouts", {}))))


def _unreadable_layouts(layouts: object) -> Iterator[Fault]:
    if not isinstance(layouts, Mapping):
        yield fault("layouts", "coffin-rush-layouts")
        return
    for name, rows in layouts.items():
        if not _is_layout(rows):
            yield fault(_place(name), "coffin-rush-layout-rows")
        elif not _is_layout_name(name):
            yield fault(_place(name), "coffin-rush-layout-name")


def _place(name: str) -> str:
    return f"layouts.{harmless(name)}"


def _is_layout(rows: object) -> bool:
    return isinstance(rows, list) and all(isinstance(row, str) for row in rows)


def _is_layout_name(name: str) -> bool:
    return NAME.fullmatch(name) is not None and name == name.lower()


def _layout_faults(layouts: object, quadrants: Mapping[str, Quadrant]) -> Iterator[Fault]:
    for name, rows in layouts.items() if isinstance(layouts, Mapping) else ():
        if _is_layout(rows) and _is_layout_name(name):
            yield from layout_problems(rows, quadrants, _place(name))


def read_quadrants(drawings: object) -> tuple[dict[str, Quadrant], list[Fault]]:
    """The house's quadrants with those that are drawn here in their place, and what is wrong with the drawings."""
    quadrants = dict(house_quadrants())
    if not isinstance(drawings, Mapping):
        return quadrants, [fault("quadrants", "coffin-rush-quadrants")]
    wrong = no_place_for(drawings)
    if wrong:
        return quadrants, wrong  # there may be any number of drawings, but there are twelve names
    for name, drawing in drawings.items():
        if not isinstance(drawing, str):
            wrong.append(fault(f"quadrants.{name}", "coffin-rush-drawing"))
            continue
        quadrant, flaws = parse(name, drawing)
        wrong += flaws
        if quadrant is not None:
            quadrants[name] = quadrant
    return quadrants, wrong
