"""`tavolino temple show` and `tavolino temple check`: look at a temple, and hear all that is wrong with one's own.

A temple file is TOML, written as components/house.toml is: drawings, layouts, dice, counter, backpack, pawns,
tiles, traps, loot cards. Whatever is left out is the house's own.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping

from tavolino.core.extras import Command, OwnFile
from tavolino.core.toml_file import read_toml
from tavolino.games.coffin_rush.build import plan_of
from tavolino.games.coffin_rush.house import house, section
from tavolino.games.coffin_rush.kit_faults import OWN_SECTIONS, faults_of
from tavolino.games.coffin_rush.kit_numbers import SECTIONS
from tavolino.games.coffin_rush.layouts import RANDOM, STANDARD, named_layouts

LARGEST_FILE = 64 * 1024  # bytes; the house set has 5,000
UNKNOWN = 2  # the exit code for a layout that is none


# ---- show


def show(layout: str | None = None, seed: int | None = None) -> int:
    """Print the map of a layout, by name or rows, or the random one of a seed."""
    from tavolino.games.coffin_rush.draw import plain  # Rich, which only a terminal needs

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
    data, _, unreadable = read_toml(written)
    if unreadable:
        return None, unreadable
    faults = faults_of(data)
    if not data:
        faults.append(f"nothing is in it; sections are {', '.join(OWN_SECTIONS)}")
    if faults:
        return None, [f": {fault}" for fault in faults]
    return data, []


def praise(temple: object) -> str:
    """One sentence about a temple without faults."""
    assert isinstance(temple, Mapping)
    quadrants, layouts = (len(temple.get(section, {})) for section in ("quadrants", "layouts"))
    numbers = [name for name in SECTIONS if section(temple, name) != house()[name]]
    others = f", and other {', '.join(numbers)}" if numbers else ""
    return f"a good temple, {quadrants} quadrants and {layouts} layouts of its own{others}"


TEMPLE_FILE = OwnFile("temple", LARGEST_FILE, read_temple, praise)
