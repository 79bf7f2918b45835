"""Moves worth asking about: all legal ones are among them, and few others."""

from typing import Final

from mypy_extensions import i64

from tavolino.games.coffee_rush.rules_board import ALL_WAYS, STRAIGHT, around, meeples_but
from tavolino.games.coffee_rush.rules_codes import (
    END,
    FIRST_EMPTY,
    FIRST_GO,
    FIRST_MEEPLE,
    FIRST_POUR,
    FIRST_SERVE,
    STOP,
)
from tavolino.games.coffee_rush.rules_refusal import can_upgrade
from tavolino.games.coffee_rush.state import (
    CELLS,
    CUPS,
    DIAGONAL,
    FREE_STEPS,
    KINDS,
    MOVE,
    NOBODY,
    PLACE,
    SERVE,
    STOCK,
    TABS,
    UPGRADE,
    Barista,
    Cafe,
    kinds_in,
)

UPGRADE_MOVES: Final[tuple[i64, ...]] = (16, 17, 18, 19)


def steps_onto(cells: i64) -> tuple[i64, ...]:
    """Onto each of these cells, which are bits."""
    return tuple([FIRST_GO + cell for cell in range(CELLS) if (cells >> cell) & 1])


def pours_of(kinds: i64) -> tuple[i64, ...]:
    """Of each of these ingredients, which are bits, into each cup."""
    return tuple([FIRST_POUR + pour for pour in range(KINDS * CUPS) if (kinds >> (pour // CUPS)) & 1])


def empties_of(cups: i64) -> tuple[i64, ...]:
    """Of each of these cups, which are bits."""
    return tuple([FIRST_EMPTY + cup for cup in range(CUPS) if (cups >> cup) & 1])


# Made once and put together as they are: to make a tuple of two takes less than to add one move after the other.
STRAIGHT_STEPS: Final[list[tuple[i64, ...]]] = [steps_onto(STRAIGHT[cell]) for cell in range(CELLS)]
ALL_STEPS: Final[list[tuple[i64, ...]]] = [steps_onto(ALL_WAYS[cell]) for cell in range(CELLS)]
POURS: Final[list[tuple[i64, ...]]] = [pours_of(kinds) for kinds in range(256)]  # eight ingredients
STOP_OR_POUR: Final[list[tuple[i64, ...]]] = [(STOP, *pours) for pours in POURS]
EMPTY_OR_END: Final[list[tuple[i64, ...]]] = [(*empties_of(cups), END) for cups in range(8)]


def candidates(cafe: Cafe, seat: i64) -> tuple[i64, ...]:
    if seat != cafe.seat:
        return ()
    if cafe.phase == PLACE:
        return free_cells(cafe)
    if cafe.phase == STOCK:
        return POURS[kinds_in(cafe.held)]
    barista = cafe.baristas[seat]
    return moves_before_moving(cafe, barista) + steps_around(cafe, barista) + moves_after_moving(cafe, barista)


def free_cells(cafe: Cafe) -> tuple[i64, ...]:
    taken = meeples_but(cafe, NOBODY, NOBODY)
    return tuple([cell for cell in range(CELLS) if not (taken >> cell) & 1])


# ---- in a turn


def moves_before_moving(cafe: Cafe, barista: Barista) -> tuple[i64, ...]:
    upgrades = UPGRADE_MOVES if cafe.phase == UPGRADE and can_upgrade(cafe, barista) else ()
    if barista.second != NOBODY and cafe.phase <= MOVE and cafe.steps == 0:
        return (*upgrades, FIRST_MEEPLE + barista.meeple, FIRST_MEEPLE + barista.second)
    return upgrades


def steps_around(cafe: Cafe, barista: Barista) -> tuple[i64, ...]:
    if cafe.phase > MOVE:
        return ()
    if cafe.walker == NOBODY:
        return steps_onto(around(barista, barista.meeple) | around(barista, barista.second))
    if cafe.steps >= FREE_STEPS and barista.rush == 0:
        return ()
    from_cells = ALL_STEPS if barista.has(DIAGONAL) else STRAIGHT_STEPS
    return from_cells[barista.cell(cafe.walker)]


def moves_after_moving(cafe: Cafe, barista: Barista) -> tuple[i64, ...]:
    """All of them are legal as soon as the turn may end, and before that none."""
    if cafe.phase == SERVE:
        return EMPTY_OR_END[0] + servings(cafe, barista)
    pours = STOP_OR_POUR if cafe.phase <= MOVE else POURS
    return pours[kinds_in(cafe.held)] + EMPTY_OR_END[barista.filled_cups()] + servings(cafe, barista)


def servings(cafe: Cafe, barista: Barista) -> tuple[i64, ...]:
    """Of each order for which there is a cup; equal cards on one tab are one choice."""
    moves: tuple[i64, ...] = ()
    for order in barista.orders:
        recipe = cafe.menu.drinks[order // TABS].recipe
        for cup in range(CUPS):
            if barista.cup(cup) == recipe:
                move = FIRST_SERVE + order * CUPS + cup
                if move not in moves:
                    moves = (*moves, move)
    return moves
