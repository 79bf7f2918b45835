"""What the aggression dice would take from each backpack, if they were rolled now (COF-MUM-4, COF-CARD-4)."""

from collections.abc import Sequence

import msgspec

from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.rules_things import FIRST_SLOT
from tavolino.games.coffin_rush.state import CHARM


class ItemLoss(msgspec.Struct, frozen=True):
    slot: int
    item: str
    chance: float


class LossProspect(msgspec.Struct, frozen=True):
    seat: int
    items: list[ItemLoss]  # by slot; only what the dice can hit
    nothing: float  # the chance that they hit no item
    charms: int  # each Lucky Charm may change a die afterwards


def losses(dig: Expedition, backpacks: Sequence[Sequence[str]]) -> list[LossProspect]:
    """By seat. `backpacks` are those of the view, with the items by their names."""
    if dig.is_over():
        return []
    yellow, red = list(dig.components.yellow), list(dig.components.red)
    sums = [int(one + other) for one in yellow for other in red]
    found = []
    for seat, backpack in enumerate(backpacks):
        chances = {slot: sums.count(slot) / len(sums) for slot in range(FIRST_SLOT, FIRST_SLOT + len(backpack))}
        items = [ItemLoss(slot, backpack[slot - FIRST_SLOT], chance) for slot, chance in chances.items() if chance > 0]
        nothing = sum(slot not in chances for slot in sums) / len(sums)
        found.append(LossProspect(seat, items, nothing, int(dig.explorers[seat].carries(CHARM))))
    return found
