"""All that is wrong with a set of one's own, be it a file or an option: drawings, layouts and numbers."""

import re
from collections.abc import Mapping

from tavolino.games.coffin_rush.house import house, section
from tavolino.games.coffin_rush.kit_numbers import SECTIONS, number_faults
from tavolino.games.coffin_rush.layouts import house_quadrants, layout_problems, set_problems, spot_problems
from tavolino.games.coffin_rush.quadrants import Quadrant, parse

NAME = re.compile(r"[\w-]+")  # so no text that means rows, a random layout, or a line of a temple's key
OWN_SECTIONS = ("quadrants", "layouts", *SECTIONS)


def faults_of(own: Mapping[str, object]) -> list[str]:
    """Every fault, with its place and what to do; nothing, if one can play with this set."""
    wrong = [
        f"{name[:40]}: there is no such section; there are {', '.join(house())}" for name in own if name not in house()
    ]
    numbers = number_faults(own)
    wrong += numbers
    quadrants, flaws = read_quadrants(own.get("quadrants", {}))
    wrong += flaws or set_problems(quadrants)
    if not flaws and not numbers:
        coffins, chests = (sum(section(own, name).values()) for name in ("sarcophagi", "chests"))
        wrong += spot_problems(quadrants, coffins, chests)
    return wrong + _layout_faults(own.get("layouts", {}), quadrants)


def _layout_faults(layouts: object, quadrants: Mapping[str, Quadrant]) -> list[str]:
    if not isinstance(layouts, Mapping):
        return ["layouts: a table of names, each with its rows"]
    wrong = []
    for name, rows in layouts.items():
        if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
            wrong.append(f"layout {name[:40]}: a list of rows, each a text")
        elif not NAME.fullmatch(name) or name != name.lower():
            wrong.append(f"layout {name[:40]!r}: a name is one word in small letters")
        else:
            wrong += [f"{name[:40]}: {problem}" for problem in layout_problems(rows, quadrants)]
    return wrong


def read_quadrants(drawings: object) -> tuple[dict[str, Quadrant], list[str]]:
    """The house's quadrants with those that are drawn here in their place, and what is wrong with the drawings."""
    quadrants = dict(house_quadrants())
    if not isinstance(drawings, Mapping):
        return quadrants, ["quadrants: a table of names, each with its drawing"]
    wrong: list[str] = []
    for name, drawing in drawings.items():
        if not isinstance(drawing, str):
            wrong.append(f"quadrant {name[:40]}: a drawing is a text")
            continue
        quadrant, flaws = parse(name, drawing)
        wrong += flaws
        if quadrant is not None:
            quadrants[name] = quadrant
    return quadrants, wrong
