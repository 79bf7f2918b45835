"""The moves of Coffin Rush!: their codes inside, their texts outside. The order is that of rules_codes.py."""

from functools import lru_cache
from weakref import WeakValueDictionary

from tavolino.core.notation import MoveTable
from tavolino.games.coffin_rush.build import FloorPlan
from tavolino.games.coffin_rush.house import QUADRANT_NAMES
from tavolino.games.coffin_rush.rules_card import NO_TARGET, PLAYER, QUADRANT
from tavolino.games.coffin_rush.rules_cards import CARDS
from tavolino.games.coffin_rush.rules_codes import HIGHEST_FACE, MOST_ITEMS, MOST_SLOTS, SEATS

FACES = range(1, HIGHEST_FACE + 1)
TARGETS = {NO_TARGET: (), PLAYER: range(SEATS), QUADRANT: QUADRANT_NAMES}  # of loot cards

EVERYWHERE = (
    "walk", "stop", "take", "done", "pass", "consent yes", "consent no",
    *(f"drop {slot}" for slot in range(1, MOST_SLOTS + 1)),
    *(f"keep {slot}" for slot in range(2, MOST_ITEMS + 2)),
    *(f"set yellow {face}" for face in FACES),
    *(f"set red {face}" for face in FACES),
    *(f"target {seat}" for seat in range(SEATS)),
    *(f"card {card.name}" for card in CARDS),
    *(f"card {card.name} {target}" for card in CARDS for target in TARGETS[card.targets]),
    *(f"discard {card.name}" for card in CARDS),
)  # fmt: skip


class TempleMoves(MoveTable):
    """All moves on one map: `open X,Y` and `close X,Y` name the cell beyond the door.

    It keeps the map, so that a table in play has its own at hand however many others there are.
    """

    def __init__(self, plan: FloorPlan) -> None:
        self.plan = plan
        temple = plan.temple
        super().__init__(
            (
                *EVERYWHERE,
                *(f"go {plan.name(cell)}" for cell in range(temple.cells)),
                *(f"open {plan.name(cell)}" for cell in temple.touchable),
                *(f"close {plan.name(cell)}" for cell in temple.touchable[: temple.door_cells]),
            )
        )


_in_use: WeakValueDictionary[str, TempleMoves] = WeakValueDictionary()


def moves_on(plan: FloorPlan) -> MoveTable:
    found = _in_use.get(plan.temple.key)
    return found if found is not None else _made(plan)


@lru_cache(maxsize=16)
def _made(plan: FloorPlan) -> TempleMoves:
    moves = _in_use[plan.temple.key] = TempleMoves(plan)
    return moves
