"""The moves of Coffin Rush!: their codes inside, their texts outside. The order is that of rules_codes.py."""

from functools import lru_cache

from tavolino.core.notation import MoveTable
from tavolino.games.coffin_rush.build import Plan
from tavolino.games.coffin_rush.house import CARD_NAMES, QUADRANT_NAMES
from tavolino.games.coffin_rush.rules_codes import HIGHEST_FACE, MOST_ITEMS, MOST_SLOTS

SEATS = range(6)
FACES = range(1, HIGHEST_FACE + 1)

EVERYWHERE = (
    "walk", "stop", "take", "done", "pass", "consent yes", "consent no",
    *(f"drop {slot}" for slot in range(1, MOST_SLOTS + 1)),
    *(f"keep {slot}" for slot in range(2, MOST_ITEMS + 2)),
    *(f"set yellow {face}" for face in FACES),
    *(f"set red {face}" for face in FACES),
    *(f"target {seat}" for seat in SEATS),
    *(f"card {name}" for name in CARD_NAMES),
    *(f"card aggression {seat}" for seat in SEATS),
    *(f"card betrayal {seat}" for seat in SEATS),
    *(f"card analysis {name}" for name in QUADRANT_NAMES),
    *(f"discard {name}" for name in CARD_NAMES),
)  # fmt: skip


@lru_cache(maxsize=64)
def moves_on(plan: Plan) -> MoveTable:
    """All moves on one map: `open X,Y` and `close X,Y` name the cell beyond the door."""
    temple = plan.temple
    return MoveTable(
        (
            *EVERYWHERE,
            *(f"go {plan.name(cell)}" for cell in range(temple.cells)),
            *(f"open {plan.name(cell)}" for cell in temple.touchable),
            *(f"close {plan.name(cell)}" for cell in temple.touchable[: temple.door_cells]),
        )
    )
