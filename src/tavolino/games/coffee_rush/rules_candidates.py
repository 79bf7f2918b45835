"""Moves worth asking about: all legal ones are among them, and few others."""

from typing import Final

from mypy_extensions import i64

from tavolino.games.coffee_rush.rules_board import ALL_WAYS, STRAIGHT, around
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
    count,
)

UPGRADE_MOVES: Final[list[i64]] = [16, 17, 18, 19]
PLACE_MOVES: Final[tuple[i64, ...]] = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)


def pours_of(ingredient: i64) -> list[i64]:
    """Into each cup."""
    return [FIRST_POUR + ingredient * CUPS + cup for cup in range(CUPS)]


def steps_onto(cells: i64) -> list[i64]:
    """Onto each of these cells, which are bits."""
    return [FIRST_GO + cell for cell in range(CELLS) if (cells >> cell) & 1]


# Made once: a list is extended by another faster than by one move after the other.
POURS: Final[list[list[i64]]] = [pours_of(ingredient) for ingredient in range(KINDS)]
STRAIGHT_STEPS: Final[list[list[i64]]] = [steps_onto(STRAIGHT[cell]) for cell in range(CELLS)]
ALL_STEPS: Final[list[list[i64]]] = [steps_onto(ALL_WAYS[cell]) for cell in range(CELLS)]


def candidates(cafe: Cafe, seat: i64) -> tuple[i64, ...]:
    if seat != cafe.seat:
        return ()
    if cafe.phase == PLACE:
        return PLACE_MOVES
    if cafe.phase == STOCK:
        pours: list[i64] = []
        add_pours(cafe, pours)
        return tuple(pours)
    moves = moving_candidates(cafe, cafe.baristas[seat])
    add_moves_after_moving(cafe, cafe.baristas[seat], moves)
    return tuple(moves)


def moving_candidates(cafe: Cafe, barista: Barista) -> list[i64]:
    """In a turn, before the meeple stands."""
    moves: list[i64] = []
    if cafe.phase == UPGRADE and can_upgrade(cafe, barista):
        moves.extend(UPGRADE_MOVES)
    if cafe.phase <= MOVE:
        if cafe.steps == 0:
            add_meeples(barista, moves)
        add_steps(cafe, barista, moves)
    return moves


def add_moves_after_moving(cafe: Cafe, barista: Barista, moves: list[i64]) -> None:
    """In a turn: all of them are legal as soon as the turn may end, and before that none."""
    if cafe.phase <= MOVE:
        moves.append(STOP)
    add_pours(cafe, moves)
    add_later_moves(cafe, barista, moves)


def add_meeples(barista: Barista, moves: list[i64]) -> None:
    if barista.second != NOBODY:
        moves.append(FIRST_MEEPLE + barista.meeple)
        moves.append(FIRST_MEEPLE + barista.second)


def add_steps(cafe: Cafe, barista: Barista, moves: list[i64]) -> None:
    if cafe.walker == NOBODY:
        moves.extend(steps_onto(around(barista, barista.meeple) | around(barista, barista.second)))
    elif cafe.steps < FREE_STEPS or barista.rush > 0:
        steps = ALL_STEPS if barista.has(DIAGONAL) else STRAIGHT_STEPS
        moves.extend(steps[barista.cell(cafe.walker)])


def add_pours(cafe: Cafe, moves: list[i64]) -> None:
    if cafe.held == 0:
        return
    for ingredient in range(KINDS):
        if count(cafe.held, ingredient) > 0:
            moves.extend(POURS[ingredient])


def add_later_moves(cafe: Cafe, barista: Barista, moves: list[i64]) -> None:
    """Emptying, serving what fits, ending."""
    if cafe.phase != SERVE:
        for cup in range(CUPS):
            if barista.cup(cup) != 0:
                moves.append(FIRST_EMPTY + cup)
    moves.append(END)
    previous: i64 = NOBODY
    for order in barista.orders:
        recipe = cafe.menu.drinks[order // TABS].recipe
        if order != previous:  # equal cards side by side are one choice
            for cup in range(CUPS):
                if barista.cup(cup) == recipe:
                    move = FIRST_SERVE + order * CUPS + cup
                    if move not in moves:
                        moves.append(move)
        previous = order
