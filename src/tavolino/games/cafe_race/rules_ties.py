"""Who comes first. The three tie tables of Café Race as one number per clerk, and the white dice after them."""

from typing import Final

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.games.cafe_race import telling
from tavolino.games.cafe_race.state import FULL_CUP, LAST_FINISH, Clerk

OUT: Final[i64] = -1  # the priority of a clerk that takes no part


def rank_for_dice(clerks: list[Clerk], order: list[Clerk], chance: Chance, log: Log | None) -> None:
    """RACE-SPEED-4: higher thrust, then further back, then fewer tokens, then the white dice."""
    for clerk in clerks:
        clerk.priority = (clerk.thrust * 32 + LAST_FINISH - clerk.cell) * 8 + FULL_CUP - clerk.tokens
    rank(clerks, order, chance, log)


def rank_for_movement(clerks: list[Clerk], order: list[Clerk], chance: Chance, log: Log | None) -> None:
    """RACE-MOVE-1: higher speed, then as for the dice."""
    for clerk in clerks:
        haste = clerk.speed * 8 + clerk.thrust
        clerk.priority = (haste * 32 + LAST_FINISH - clerk.cell) * 8 + FULL_CUP - clerk.tokens
    rank(clerks, order, chance, log)


def foremost(clerks: list[Clerk], limit: i64, chance: Chance, log: Log | None) -> Clerk | None:
    """RACE-AUC-2: of the clerks without a die, none beyond the cell `limit`: further ahead, then more tokens,
    then the white dice."""
    for clerk in clerks:
        takes_part = clerk.speed == 0 and clerk.cell <= limit
        clerk.priority = clerk.cell * 8 + clerk.tokens if takes_part else OUT
    first = max_priority(clerks)
    if first == OUT:
        return None
    rivals = [clerk for clerk in clerks if clerk.priority == first]
    while len(rivals) > 1:
        for clerk in rivals:
            clerk.priority = white_dice(clerk, chance, log)
        first = max_priority(rivals)
        rivals = [clerk for clerk in rivals if clerk.priority == first]
    return rivals[0]


def max_priority(clerks: list[Clerk]) -> i64:
    highest = OUT
    for clerk in clerks:
        highest = max(highest, clerk.priority)
    return highest


def rank(clerks: list[Clerk], order: list[Clerk], chance: Chance, log: Log | None) -> None:
    """Sort them by falling priority; while some are equal, those roll off (RACE-SPEED-5). `clerks` are by seat, `order`
    may be any at first."""
    while sort(order):
        roll_off(clerks, order, chance, log)


def sort(order: list[Clerk]) -> bool:
    """Sort by falling priority, in place; tells whether two are equal. (Insertion sort: there are six at most.)"""
    tie = False
    for end in range(1, len(order)):
        clerk = order[end]
        gap: i64 = end
        while gap > 0:
            other = order[gap - 1]
            if other.priority >= clerk.priority:
                tie = tie or other.priority == clerk.priority
                break
            order[gap] = other
            gap -= 1
        order[gap] = clerk
    return tie


def roll_off(clerks: list[Clerk], order: list[Clerk], chance: Chance, log: Log | None) -> None:
    """Every clerk that is in a tie rolls, in order of seats; the roll ranks it among its equals alone."""
    tied: i64 = 0  # seats, as bits
    level: i64 = len(order)
    before = order[0]
    priority = OUT
    for clerk in order:
        if clerk.priority == priority:
            tied |= (i64(1) << clerk.seat) | (i64(1) << before.seat)
        else:
            level -= 1
        before = clerk
        priority = clerk.priority
        clerk.priority = level * 16
    for clerk in clerks:
        if (tied >> clerk.seat) & 1:
            clerk.priority += white_dice(clerk, chance, log)


def white_dice(clerk: Clerk, chance: Chance, log: Log | None) -> i64:
    """RACE-SPEED-5: both white dice, added up."""
    first = chance.die()
    second = chance.die()
    if log is not None:
        log.add(telling.rolled_off(clerk.seat, first, second))
    return first + second
