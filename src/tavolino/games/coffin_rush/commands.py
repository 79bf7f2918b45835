"""`tavolino temple show` and `tavolino temple check`: look at a temple, and hear all that is wrong with one's own.

A temple file is TOML, written as components/house.toml is: drawings, layouts, dice, counter, backpack, pawns,
tiles, traps, loot cards. Whatever is left out is the house's own.
"""

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping

from tavolino.core.extras import Command, OwnFile
from tavolino.core.fault import Fact, Fault, fault
from tavolino.core.toml_file import read_toml
from tavolino.games.coffin_rush.build import plan_of
from tavolino.games.coffin_rush.house import house, section
from tavolino.games.coffin_rush.kit_faults import OWN_SECTIONS, faults_of
from tavolino.games.coffin_rush.kit_numbers import SECTIONS
from tavolino.games.coffin_rush.layouts import RANDOM, STANDARD, named_layouts

LARGEST_FILE = 64 * 1024  # bytes; the house set has 5,000


# ---- show


def show(layout: str | None = None, seed: int | None = None) -> int:
    """Print the map of a layout, by name or rows, or the random one of a seed."""
    from tavolino.games.coffin_rush.draw import plain  # Rich, which only a terminal needs

    text = layout or (STANDARD if seed is None else f"{RANDOM}{seed}")
    plan = plan_of(text)
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


def read_temple(written: bytes) -> tuple[object, list[Fault]]:
    """The option that a temple file stands for, whole or not at all, and every fault."""
    data, _, unreadable = read_toml(written)
    if unreadable:
        return None, unreadable
    faults = faults_of(data)
    if not data:
        faults.append(fault("", "coffin-rush-empty-set", names=OWN_SECTIONS))
    return (None, faults) if faults else (data, [])


def facts(temple: object) -> dict[str, Fact]:
    """What can be said of a temple without faults."""
    assert isinstance(temple, Mapping)
    quadrants, layouts = (len(temple.get(section, {})) for section in ("quadrants", "layouts"))
    numbers = tuple(name for name in SECTIONS if section(temple, name) != house()[name])
    return {"quadrants": quadrants, "layouts": layouts, "others": numbers or "none"}


TEMPLE_FILE = OwnFile("temple", LARGEST_FILE, read_temple, facts)
