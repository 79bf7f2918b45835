"""What can be chosen before an expedition."""

from typing import Annotated

import msgspec

from tavolino.core.game import Options


class OwnTemple(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A set of one's own, written as house.toml is. What is left out, at any depth, is the house's.

    Records and positions carry it, so that such a game can be replayed anywhere.
    """

    quadrants: dict[str, str] = msgspec.field(default_factory=dict)  # drawings, by the quadrant they replace
    layouts: dict[str, list[str]] = msgspec.field(default_factory=dict)  # rows, by name
    dice: dict[str, list[int]] = msgspec.field(default_factory=dict)  # faces, by colour
    counter: dict[str, int] = msgspec.field(default_factory=dict)  # the highest number of each colour, and the bomb's
    backpack: dict[str, int] = msgspec.field(default_factory=dict)
    pawns: dict[str, int] = msgspec.field(default_factory=dict)
    sarcophagi: dict[str, int] = msgspec.field(default_factory=dict)  # how many tiles, by face
    chests: dict[str, int] = msgspec.field(default_factory=dict)
    traps: dict[str, int] = msgspec.field(default_factory=dict)  # how many cards, by name
    loot: dict[str, int] = msgspec.field(default_factory=dict)  # by card: whether every player has it


OFFERED = ["standard", "cross", "snake", "ring", "random:1"]  # what one is shown to choose from


class DigOptions(Options, frozen=True):
    layout: Annotated[str, msgspec.Meta(examples=OFFERED)] = (
        "standard"  # a name, `random:NUMBER`, or the rows of a layout parted by slashes
    )
    companies: int = 0  # how many companies; 0: everybody for themselves
    lend: bool = False  # companions lend their active Rush! tokens without being asked
    first: int | None = None  # who begins; nobody named: at random
    temple: OwnTemple | None = None  # None: the house set


def fits(players: int, options: DigOptions) -> bool:
    """COF-TEAM-4: companies of equal size, at least two players in each."""
    companies = options.companies
    well_sized = companies == 0 or (companies > 1 and players % companies == 0 and players > companies)
    return well_sized and (options.first is None or 0 <= options.first < players)
