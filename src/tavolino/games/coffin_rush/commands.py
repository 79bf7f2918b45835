"""`tavolino temple show` and `tavolino temple check`: look at a temple, and hear all that is wrong with one's own.

A temple file is TOML, written as house.toml is: `[quadrants]` with drawings, `[layouts]` with rows, or both.
A whole house set may be checked too; its numbers (dice, counter, tiles, traps) must be those of the house.
"""

import sys
import tomllib
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping

from tavolino.core.extras import Command, OwnFile
from tavolino.games.coffin_rush.build import plan_of
from tavolino.games.coffin_rush.draw import plain
from tavolino.games.coffin_rush.house import house
from tavolino.games.coffin_rush.layouts import (
    RANDOM,
    STANDARD,
    house_quadrants,
    layout_problems,
    named_layouts,
    set_problems,
)
from tavolino.games.coffin_rush.quadrants import Quadrant, parse

LARGEST_FILE = 64 * 1024  # bytes; the house set has 5,000
OWN_SECTIONS = ("quadrants", "layouts")
UNKNOWN = 2  # the exit code for a layout that is none


# ---- show


def show(layout: str | None = None, seed: int | None = None) -> int:
    """Print the map of a layout, by name or rows, or the random one of a seed."""
    text = layout or (STANDARD if seed is None else f"{RANDOM}{seed}")
    try:
        plan = plan_of(text)
    except ValueError as error:
        print(error, file=sys.stderr)
        return UNKNOWN
    print(plain(plan))
    print()
    print("\n".join(plan.rows))
    return 0


def _add_arguments(parser: ArgumentParser) -> None:
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--layout", metavar="NAME", help=f"{', '.join(named_layouts())}, or rows parted by slashes")
    which.add_argument("--seed", type=int, metavar="N", help="a random layout; the same seed gives the same")


def _show(chosen: Namespace) -> int:
    return show(chosen.layout, chosen.seed)


SHOW = Command("temple", "show", "the map of a temple of Coffin Rush!", _add_arguments, _show)


# ---- check


def read_temple(written: bytes) -> tuple[object, list[str]]:
    """The option that a temple file stands for, whole or not at all, and every fault."""
    try:
        data = tomllib.loads(written.decode("utf-8"))
    except UnicodeDecodeError as error:
        line = written[: error.start].count(b"\n") + 1
        return None, [f", line {line}: this is not UTF-8 text"]
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        return None, [f": this is not TOML: {error}"]
    faults = problems_of(data)
    if faults:
        return None, [f": {fault}" for fault in faults]
    return {name: data[name] for name in OWN_SECTIONS if name in data}, []


def praise(temple: object) -> str:
    """One sentence about a temple without faults."""
    assert isinstance(temple, Mapping)
    quadrants, layouts = (len(temple.get(section, {})) for section in ("quadrants", "layouts"))
    return f"a good temple, {quadrants} quadrants and {layouts} layouts of its own"


TEMPLE_FILE = OwnFile("temple", LARGEST_FILE, read_temple, praise)


def problems_of(data: Mapping[str, object]) -> list[str]:
    """All that is wrong with a temple of one's own."""
    wrong = _sections(data)
    if not any(name in data for name in OWN_SECTIONS):
        wrong.append("neither quadrants nor layouts")
    quadrants, flaws = _quadrants(data.get("quadrants", {}))
    wrong += flaws or set_problems(quadrants)
    layouts = data.get("layouts", {})
    if not isinstance(layouts, Mapping):
        return [*wrong, "layouts: a table of names, each with its rows"]
    for name, rows in layouts.items():
        if not isinstance(rows, list) or not all(isinstance(row, str) for row in rows):
            wrong.append(f"layout {name}: a list of rows, each a text")
        elif name.startswith(RANDOM) or name != name.strip().lower() or "/" in name or " " in name:
            wrong.append(f"layout {name}: a name is one word in small letters")
        else:
            wrong += [f"{name}: {problem}" for problem in layout_problems(rows, quadrants)]
    return wrong


def _sections(data: Mapping[str, object]) -> list[str]:
    """Sections that no set has, and numbers that are not the house's."""
    wrong: list[str] = []
    for name, section in data.items():
        if name in OWN_SECTIONS:
            continue
        if name not in house():
            wrong.append(f"there is no section {name[:40]!r}")
        elif section != house()[name]:
            wrong.append(f"{name}: these are not the numbers of the house; only quadrants and layouts may be your own")
    return wrong


def _quadrants(drawings: object) -> tuple[dict[str, Quadrant], list[str]]:
    """The house's quadrants with those of the file in their place."""
    quadrants = dict(house_quadrants())
    if not isinstance(drawings, Mapping):
        return quadrants, ["quadrants: a table of names, each with its drawing"]
    wrong: list[str] = []
    for name, drawing in drawings.items():
        if not isinstance(drawing, str):
            wrong.append(f"quadrant {name}: a drawing is a text")
            continue
        quadrant, flaws = parse(name, drawing)
        wrong += flaws
        if quadrant is not None:
            quadrants[name] = quadrant
    return quadrants, wrong
