"""The house set, read from house.toml: quadrants, layouts, dice, tiles and cards."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from tavolino.games.coffin_rush.state import BOMB, Box

# The faces of tiles in the order of their codes (state.py); code 0 is no tile.
TILE_NAMES = (
    "", "green", "yellow", "azure", "red", "violet", "azure-mummy", "red-mummy", "violet-mummy", "stairs",
    "torch", "charm", "amulet", "coins",
)  # fmt: skip
COLLECTIONS = ("green", "yellow", "azure", "red", "violet")
TRAP_NAMES = (
    "bomb", "quicksand", "toxicity", "summoning", "maat", "seals", "darkness", "scarabs", "wrath", "oblivion",
    "collapse",
)  # fmt: skip
CARD_NAMES = ("aggression", "betrayal", "analysis", "adrenaline", "rush")
COLOURS = ("green", "yellow", "red")
QUADRANT_NAMES = (
    "base", "crypt", "jars", "scribes", "ibis", "granary", "well", "jackal", "cobra", "lotus", "scarab", "falcon",
)  # fmt: skip


@cache
def house() -> Mapping[str, Any]:
    return tomllib.loads(files(__package__).joinpath("house.toml").read_text("utf-8"))


def _pool(table: Mapping[str, int], names: tuple[str, ...]) -> list[int]:
    return [names.index(name) for name, count in table.items() for _ in range(count)]


@cache
def _pools() -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    data = house()
    return (
        tuple(_pool(data["sarcophagi"], TILE_NAMES)),
        tuple(_pool(data["chests"], TILE_NAMES)),
        tuple(_pool(data["traps"], TRAP_NAMES)),
    )


@cache
def box() -> Box:
    """The numbers on the components, for the rules."""
    data = house()
    dice, counter, pawns = data["dice"], data["counter"], data["pawns"]
    return Box(
        dice["green"], dice["yellow"], dice["red"], counter["green"], counter["yellow"], counter["red"],
        counter["bomb"], data["backpack"]["slots"] - 1, pawns["mummies"], pawns["spectres"],
        [trap for trap in traps() if trap != BOMB],
    )  # fmt: skip


def sarcophagi() -> list[int]:
    """COF-HOUSE-4: the faces of all sarcophagi."""
    return list(_pools()[0])


def chests() -> list[int]:
    """COF-HOUSE-5"""
    return list(_pools()[1])


def traps() -> list[int]:
    """COF-HOUSE-7: all trap cards, the bomb first."""
    return list(_pools()[2])
