"""Everything printed on card or wood at one table: the house's set, or one's own in its place."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import msgspec

from tavolino.core.reading import as_json
from tavolino.core.refusal import BadOption
from tavolino.games.coffin_rush.house import TILE_NAMES, TRAP_NAMES, section
from tavolino.games.coffin_rush.kit_faults import read_set
from tavolino.games.coffin_rush.layouts import house_quadrants
from tavolino.games.coffin_rush.options import OwnTemple
from tavolino.games.coffin_rush.quadrants import Quadrant
from tavolino.games.coffin_rush.rules_card import CARD_NAMES
from tavolino.games.coffin_rush.state import BOMB, Components


@dataclass(frozen=True, eq=False)
class Kit:
    """Made once for each set, and shared by all its tables."""

    own: str  # what is not the house's, as JSON; empty: nothing
    temple: OwnTemple | None  # the same as an option
    quadrants: Mapping[str, Quadrant]
    layouts: Mapping[str, list[str]]  # of one's own
    sarcophagi: tuple[int, ...]  # the faces of all tiles
    chests: tuple[int, ...]
    traps: tuple[int, ...]  # all cards, the bomb first
    loot: tuple[str, ...]  # the cards that every player has
    components: Components


def kit_of(temple: OwnTemple | None = None) -> Kit:
    """The set that an option stands for; raises BadOption with what is wrong with it, but for layouts."""
    return kit_written("" if temple is None else msgspec.json.encode(temple, order="sorted").decode())


@lru_cache(maxsize=16)
def kit_written(own: str) -> Kit:
    """The set that `Kit.own` tells of."""
    temple = msgspec.json.decode(own, type=OwnTemple) if own else None
    data: dict[str, Any] = as_json(temple) if temple else {}
    # the house's set is checked by the tests, not before every first game
    quadrants, wrong = read_set(data) if own else (house_quadrants(), [])
    if wrong:
        raise BadOption(*(flaw.within("options.temple") for flaw in wrong))
    traps = _pool(section(data, "traps"), TRAP_NAMES)
    has_card = section(data, "loot")
    loot = tuple(name for name in CARD_NAMES if has_card.get(name))
    return Kit(
        own,
        temple,
        quadrants,
        data.get("layouts", {}),
        _pool(section(data, "sarcophagi"), TILE_NAMES),
        _pool(section(data, "chests"), TILE_NAMES),
        traps,
        loot,
        _components(own, data, traps, loot),
    )


def _pool(table: Mapping[str, int], names: tuple[str, ...]) -> tuple[int, ...]:
    return tuple(names.index(name) for name, count in table.items() for _ in range(count))


def _components(own: str, data: Mapping[str, Any], traps: tuple[int, ...], loot: tuple[str, ...]) -> Components:
    """The numbers on the components, for the rules."""
    dice, counter, backpack, pawns = (section(data, name) for name in ("dice", "counter", "backpack", "pawns"))
    return Components(
        own=own,
        green=dice["green"],
        yellow=dice["yellow"],
        red=dice["red"],
        green_from=counter["green"],
        yellow_from=counter["yellow"],
        red_from=counter["red"],
        bomb=counter["bomb"],
        slots=backpack["slots"] - 1,
        mummies=pawns["mummies"],
        spectres=pawns["spectres"],
        traps=[trap for trap in traps if trap != BOMB],
        loot=sum(1 << CARD_NAMES.index(name) for name in loot),
    )


def components_of(own: str) -> Components:
    """Those of the set that `Kit.own` tells of."""
    return kit_written(own).components
