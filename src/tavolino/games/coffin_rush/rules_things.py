"""Things: what is carried, what falls, what lies about (COF-ITEM)."""

from typing import Final, final

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.core.pickling import by_fields
from tavolino.games.coffin_rush import telling
from tavolino.games.coffin_rush.rules_bits import bit, bits
from tavolino.games.coffin_rush.rules_codes import FIRST_KEEP, MOST_ITEMS
from tavolino.games.coffin_rush.state import PILE, Dig, Explorer, Question

FIRST_SLOT: Final[i64] = 2  # for items: slot 1 is the Rush! token's


def fall(dig: Dig, explorer: Explorer, index: i64, rule: str, log: Log | None) -> None:
    """COF-ITEM-6: an item falls face up onto the explorer's cell; the later ones slide down (COF-ITEM-4)."""
    tile = explorer.backpack.pop(index)
    dig.dropped.append(explorer.at * PILE + tile)
    if log is not None:
        # COF-ITEM-10: what is lost in the camp lies there, it is not in the tent
        why = "COF-ITEM-10" if explorer.at == dig.temple.camp else rule
        log.add(telling.fell(dig, explorer, tile, index + 2, why))


def fall_from_slot(dig: Dig, explorer: Explorer, slot: i64, rule: str, log: Log | None) -> None:
    """COF-HOUSE-2: a roll on an empty slot drops nothing. Slot 2 is the first item's."""
    if slot - FIRST_SLOT < len(explorer.backpack):
        fall(dig, explorer, slot - FIRST_SLOT, rule, log)
    elif log is not None:
        log.add(telling.nothing_fell(explorer, slot))


def has_pile(dig: Dig, cell: i64) -> bool:
    return any(thing // PILE == cell for thing in dig.dropped)


def pick_up(dig: Dig, explorer: Explorer, log: Log | None) -> None:
    """COF-ITEM-6: the whole pile, first dropped first."""
    left: list[i64] = []
    found: list[i64] = []
    for thing in dig.dropped:
        if thing // PILE == explorer.at:
            found.append(thing % PILE)
        else:
            left.append(thing)
    dig.dropped = left
    explorer.backpack.extend(found)
    if log is not None:
        log.add(telling.picked_up(dig, explorer, found))
    check_overflow(dig, explorer, "COF-ITEM-5", log)


def stow(dig: Dig, explorer: Explorer, tile: i64, log: Log | None) -> None:
    """COF-ITEM-4: into the lowest free slot."""
    explorer.backpack.append(tile)
    check_overflow(dig, explorer, "COF-ITEM-5", log)


def check_overflow(dig: Dig, explorer: Explorer, rule: str, log: Log | None) -> None:
    """COF-ITEM-5: with more items than slots the player is asked which to keep."""
    if len(explorer.backpack) > dig.components.slots:
        dig.question = KeepQuestion(asked=explorer.seat)
        if log is not None:
            log.add(telling.overflowed(explorer, rule))


@final
class KeepQuestion(Question):
    """COF-ITEM-5: which items to keep; each is named once, until as many are as fit."""

    __slots__ = ("kept",)

    def __init__(self, *, asked: i64, kept: i64 = 0) -> None:
        super().__init__(asked=asked)
        self.kept = kept  # slots chosen, as bits

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self, ("asked", "kept"))

    def name(self) -> str:
        return "keep"

    def rule(self) -> str:
        return "COF-ITEM-5"

    def allows(self, dig: Dig, move: i64) -> bool:
        index = move - FIRST_KEEP
        if index >= MOST_ITEMS or not 0 <= index < len(dig.explorers[self.asked].backpack):
            return False
        return not (self.kept >> (index + FIRST_SLOT)) & 1

    def candidates(self, dig: Dig) -> list[i64]:
        return [FIRST_KEEP + index for index in range(len(dig.explorers[self.asked].backpack))]

    def answer(self, dig: Dig, move: i64, chance: Chance, log: Log | None) -> bool:
        """COF-ITEM-8: once as many are named as fit, the rest drops."""
        explorer = dig.explorers[self.asked]
        slot = move - FIRST_KEEP + FIRST_SLOT
        kept = self.kept | bit(slot)
        if log is not None:
            log.add(telling.kept(explorer, slot))
        if bits(kept) < dig.components.slots:
            dig.question = KeepQuestion(asked=self.asked, kept=kept)
            return False
        dig.question = None
        drop_all_but(dig, explorer, kept, log)
        return True


def drop_all_but(dig: Dig, explorer: Explorer, kept: i64, log: Log | None) -> None:
    """COF-ITEM-8: from the lowest slot up."""
    items = explorer.backpack
    explorer.backpack = []
    for index in range(len(items)):
        if (kept >> (index + FIRST_SLOT)) & 1:
            explorer.backpack.append(items[index])
        else:
            dig.dropped.append(explorer.at * PILE + items[index])
            if log is not None:
                rule = "COF-ITEM-10" if explorer.at == dig.temple.camp else "COF-ITEM-8"
                # its slot is that above those kept so far: what fell before it has let it slide down
                log.add(telling.fell(dig, explorer, items[index], len(explorer.backpack) + FIRST_SLOT, rule))


def drop(dig: Dig, explorer: Explorer, slot: i64, log: Log | None) -> None:
    """COF-ACT-4: onto the cell, or in the camp to the own tent.

    COF-ITEM-8: one drop of several items lays them as if from the lowest slot up, whatever order they are named in.
    """
    tile = explorer.backpack.pop(slot - FIRST_SLOT)
    turn = dig.turn
    if explorer.at == dig.temple.camp:
        explorer.tent.append(tile)
        turn.dropping |= 1  # a drop to the tent has no order; the bit only tells that it is under way
        if log is not None:
            log.add(telling.stored(explorer, tile))
        return
    original = slot
    lower: i64 = 0  # how many from lower slots lie there already
    for emptied in range(FIRST_SLOT, dig.components.slots + FIRST_SLOT):
        if (turn.dropping >> emptied) & 1 and emptied <= original:
            original += 1
            lower += 1
    above = bits(turn.dropping) - lower
    place: i64 = len(dig.dropped) - above
    dig.dropped.insert(place, explorer.at * PILE + tile)
    several = turn.dropping != 0
    turn.dropping |= bit(original)
    if log is not None:
        log.add(telling.dropped(dig, explorer, tile, several))
