"""The house set as components/house.toml has it, and the names of what a set can hold; cards: rules_cards.py."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Literal

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
Colour = Literal["green", "yellow", "red"]  # of a die, and of a part of the counter
COLOURS: tuple[Colour, ...] = ("green", "yellow", "red")
QUADRANT_NAMES = (
    "base", "crypt", "jars", "scribes", "ibis", "granary", "well", "jackal", "cobra", "lotus", "scarab", "falcon",
)  # fmt: skip


@cache
def house() -> Mapping[str, Any]:
    return tomllib.loads(files(__package__).joinpath("components", "house.toml").read_text("utf-8"))


def section(own: Mapping[str, Any], name: str) -> dict[str, Any]:
    """One section of a set: the house's, with what the set has of its own in its place."""
    return {**house()[name], **own.get(name, {})}
