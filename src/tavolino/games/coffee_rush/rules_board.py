"""The ingredient board: who stands where, which steps there are, and what a cell gives."""

from typing import Final

from mypy_extensions import i64

from tavolino.games.coffee_rush.state import (
    CELLS,
    CORNERS,
    DIAGONAL,
    DOUBLE_CORNERS,
    DOUBLE_MEEPLES,
    DOUBLE_SPECIALTIES,
    FREE_STEPS,
    NOBODY,
    SPECIALTIES,
    Barista,
    Cafe,
)

SIDE: Final[i64] = 4


def cells_around(cell: i64, diagonal: bool) -> i64:
    """The adjacent cells, one bit each; with `diagonal` those that touch at a corner too."""
    row, column = cell // SIDE, cell % SIDE
    around: i64 = 0
    for other in range(CELLS):
        down = other // SIDE - row
        across = other % SIDE - column
        distance = down * down + across * across
        if distance == 1 or (diagonal and distance == 2):
            around |= i64(1) << other
    return around


STRAIGHT: Final[tuple[i64, ...]] = tuple([cells_around(cell, False) for cell in range(CELLS)])
ALL_WAYS: Final[tuple[i64, ...]] = tuple([cells_around(cell, True) for cell in range(CELLS)])


def around(barista: Barista, cell: i64) -> i64:
    """CR-MOVE-1, CR-UPG-5: where one step leads from a cell."""
    if barista.has(DIAGONAL):
        return ALL_WAYS[cell]
    return STRAIGHT[cell]


def meeples_but(cafe: Cafe, seat: i64, which: i64) -> i64:
    """The cells of all meeples except one, one bit each."""
    cells: i64 = 0
    for barista in cafe.baristas:
        if barista.meeple != NOBODY and not (barista.seat == seat and which == 0):
            cells |= i64(1) << barista.meeple
        if barista.second != NOBODY and not (barista.seat == seat and which == 1):
            cells |= i64(1) << barista.second
    return cells


def steps_left(cafe: Cafe, barista: Barista) -> i64:
    """CR-MOVE-2, CR-MOVE-8: first the three free steps, then one for each Rush token."""
    if cafe.steps < FREE_STEPS:
        return FREE_STEPS - cafe.steps + barista.rush
    return barista.rush


def can_get_away(barista: Barista, cell: i64, others: i64, steps: i64) -> bool:
    """CR-MOVE-7: whether so many steps from an occupied cell reach a free one."""
    reach = i64(1) << cell
    while steps > 0:
        wider: i64 = 0
        for place in range(CELLS):
            if (reach >> place) & 1:
                wider |= around(barista, place)
        if wider & ~others:
            return True
        reach = wider
        steps -= 1
    return False


def refusal_to_step(cafe: Cafe, barista: Barista, start: i64, others: i64, cell: i64) -> str | None:
    """Why a meeple on `start` may not step onto `cell`."""
    left = steps_left(cafe, barista)
    if left == 0:
        return "CR-MOVE-2"
    if not (around(barista, start) >> cell) & 1:
        return "CR-MOVE-1"
    if (others >> cell) & 1 and not can_get_away(barista, cell, others, left - 1):
        return "CR-MOVE-7"
    return None


def tokens_of(barista: Barista, cell: i64, others: i64) -> i64:
    """CR-UPG-4, 6, 7 double what a cell gives, and CR-UPG-8 lets them multiply."""
    tokens: i64 = 1
    if (others >> cell) & 1 and barista.has(DOUBLE_MEEPLES):
        tokens *= 2
    if (CORNERS >> cell) & 1 and barista.has(DOUBLE_CORNERS):
        tokens *= 2
    if (SPECIALTIES >> cell) & 1 and barista.has(DOUBLE_SPECIALTIES):
        tokens *= 2
    return tokens
