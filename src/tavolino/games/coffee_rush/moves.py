"""The moves of Coffee Rush: their codes inside, their texts outside.

Cells read column and row (`c2`), cups 1 to 3. A card is written `DRINK@TAB`, so that equal drinks on different
tabs are told apart and every text means one card: `serve espresso@2 1` serves the Espresso on tab 2 with cup 1.
The drinks are the menu's, so that each menu has its own table; all moves but `serve` keep their codes.
"""

from functools import lru_cache

from tavolino.core.notation import MoveTable
from tavolino.games.coffee_rush.state import CUPS, INGREDIENTS, TABS, UPGRADES

CELL_NAMES = tuple(f"{column}{row}" for row in range(1, 5) for column in "abcd")
CUP_NAMES = range(1, int(CUPS) + 1)

COMMON = (
    *(f"place {cell}" for cell in CELL_NAMES),
    *(f"upgrade {upgrade}" for upgrade in UPGRADES),
    *(f"meeple {cell}" for cell in CELL_NAMES),
    *(f"go {cell}" for cell in CELL_NAMES),
    "stop",
    *(f"pour {ingredient} {cup}" for ingredient in INGREDIENTS for cup in CUP_NAMES),
    *(f"empty {cup}" for cup in CUP_NAMES),
    "end",
)


@lru_cache(maxsize=8)
def move_table(drinks: tuple[str, ...]) -> MoveTable:
    """Every move there is with these drinks on the menu."""
    tabs = range(1, int(TABS) + 1)
    serves = [f"serve {drink}@{tab} {cup}" for drink in drinks for tab in tabs for cup in CUP_NAMES]
    return MoveTable((*COMMON, *serves))
