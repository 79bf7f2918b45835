"""Things: what is carried, what falls, what lies about (COF-ITEM)."""

from mypy_extensions import i64

from tavolino.core.event import Log
from tavolino.games.coffin_rush import telling
from tavolino.games.coffin_rush.state import KEEP, NOBODY, PILE, TURN, Dig, Explorer, bits


def fall(dig: Dig, explorer: Explorer, index: i64, rule: str, log: Log | None) -> None:
    """COF-ITEM-6: an item falls face up onto the explorer's cell; the later ones slide down (COF-ITEM-4)."""
    tile = explorer.backpack.pop(index)
    dig.dropped.append(explorer.at * PILE + tile)
    if log is not None:
        # COF-ITEM-10: what is lost in the camp lies there, it is not in the tent
        log.add(telling.fell(dig, explorer, tile, "COF-ITEM-10" if explorer.at == dig.temple.camp else rule))


def fall_from_slot(dig: Dig, explorer: Explorer, slot: i64, rule: str, log: Log | None) -> None:
    """COF-HOUSE-2: a roll on an empty slot drops nothing. Slot 2 is the first item's."""
    if slot - 2 < len(explorer.backpack):
        fall(dig, explorer, slot - 2, rule, log)
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
    if len(explorer.backpack) > dig.box.slots:
        question = dig.question
        question.kind = KEEP
        question.asked = explorer.seat
        question.kept = 0
        if log is not None:
            log.add(telling.overflowed(explorer, rule))


def keep(dig: Dig, slot: i64, log: Log | None) -> bool:
    """COF-ITEM-5, COF-ITEM-8: once as many are named as fit, the rest drops. True when that is settled."""
    question = dig.question
    explorer = dig.explorers[question.asked]
    question.kept |= i64(1) << slot
    if log is not None:
        log.add(telling.kept(explorer, slot))
    if bits(question.kept) < dig.box.slots:
        return False
    items = explorer.backpack
    explorer.backpack = []
    for index in range(len(items)):
        if (question.kept >> (index + 2)) & 1:
            explorer.backpack.append(items[index])
        else:
            dig.dropped.append(explorer.at * PILE + items[index])
            if log is not None:
                rule = "COF-ITEM-10" if explorer.at == dig.temple.camp else "COF-ITEM-8"
                log.add(telling.fell(dig, explorer, items[index], rule))
    question.kind = TURN
    question.asked = NOBODY
    question.kept = 0
    return True


def drop(dig: Dig, explorer: Explorer, slot: i64, log: Log | None) -> None:
    """COF-ACT-4: onto the cell, or in the camp to the own tent.

    COF-ITEM-8: one drop of several items lays them as if from the lowest slot up, whatever order they are named in.
    """
    tile = explorer.backpack.pop(slot - 2)
    turn = dig.turn
    if explorer.at == dig.temple.camp:
        explorer.tent.append(tile)
        turn.dropping |= 1  # a drop to the tent has no order; the bit only tells that it is under way
        if log is not None:
            log.add(telling.stored(explorer, tile))
        return
    original = slot
    lower: i64 = 0  # how many from lower slots lie there already
    for emptied in range(2, dig.box.slots + 2):
        if (turn.dropping >> emptied) & 1 and emptied <= original:
            original += 1
            lower += 1
    above = bits(turn.dropping) - lower
    place: i64 = len(dig.dropped) - above
    dig.dropped.insert(place, explorer.at * PILE + tile)
    several = turn.dropping != 0
    turn.dropping |= i64(1) << original
    if log is not None:
        log.add(telling.dropped(dig, explorer, tile, several))
