"""Moves worth asking about: all legal ones are among them, and few others."""

from typing import Final

from mypy_extensions import i64

from tavolino.games.coffee_rush.rules_board import around
from tavolino.games.coffee_rush.rules_codes import (
    END,
    FIRST_EMPTY,
    FIRST_GO,
    FIRST_MEEPLE,
    FIRST_POUR,
    FIRST_SERVE,
    STOP,
)
from tavolino.games.coffee_rush.rules_refusal import can_upgrade, is_on_others
from tavolino.games.coffee_rush.state import (
    CELLS,
    CUPS,
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


def candidates(cafe: Cafe, seat: i64) -> tuple[i64, ...]:
    if seat != cafe.seat:
        return ()
    if cafe.phase == PLACE:
        return PLACE_MOVES
    moves: list[i64] = []
    barista = cafe.baristas[seat]
    if cafe.phase == UPGRADE and can_upgrade(cafe, barista):
        moves.extend(UPGRADE_MOVES)
    if cafe.phase <= MOVE and cafe.phase != STOCK:
        if cafe.steps == 0:
            add_meeples(barista, moves)
        add_steps(cafe, barista, moves)
        if cafe.steps == 0 or is_on_others(cafe, barista):
            return tuple(moves)
        moves.append(STOP)
    add_pours(cafe, moves)
    if cafe.phase != STOCK:
        add_later_moves(cafe, barista, moves)
    return tuple(moves)


def add_meeples(barista: Barista, moves: list[i64]) -> None:
    if barista.second != NOBODY:
        moves.append(FIRST_MEEPLE + barista.meeple)
        moves.append(FIRST_MEEPLE + barista.second)


def add_steps(cafe: Cafe, barista: Barista, moves: list[i64]) -> None:
    if cafe.walker == NOBODY:
        reach = around(barista, barista.meeple) | around(barista, barista.second)
    elif cafe.steps >= FREE_STEPS and barista.rush == 0:
        return
    else:
        reach = around(barista, barista.cell(cafe.walker))
    for cell in range(CELLS):
        if (reach >> cell) & 1:
            moves.append(FIRST_GO + cell)


def add_pours(cafe: Cafe, moves: list[i64]) -> None:
    if cafe.held == 0:
        return
    for ingredient in range(KINDS):
        if count(cafe.held, ingredient) > 0:
            first = FIRST_POUR + ingredient * CUPS
            moves.append(first)
            moves.append(first + 1)
            moves.append(first + 2)


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
