"""Moves worth asking about: all legal ones are among them, and few others."""

from typing import Final

from mypy_extensions import i64

from tavolino.games.cafe_race.rules_codes import FIRST_OPEN, HIGHEST
from tavolino.games.cafe_race.state import BIDDING, OPENING, THRUST, Stairs

THRUST_MOVES: Final[tuple[i64, ...]] = (0, 1, 2, 3, 4, 5)
BIDDING_MOVES: Final[tuple[i64, ...]] = (42, 43, 44, 45, 46, 47, 48)


def candidates(race: Stairs) -> tuple[i64, ...]:
    if race.question == THRUST:
        return THRUST_MOVES
    if race.question == BIDDING:
        return BIDDING_MOVES
    if race.question == OPENING:
        return openings(race)
    return ()


def openings(race: Stairs) -> tuple[i64, ...]:
    """Every die on the table with every bid; equal dice are one choice."""
    moves: list[i64] = []
    previous: i64 = 0
    for die in race.speeds:
        if die != previous:
            first = FIRST_OPEN + (die - 1) * HIGHEST
            for move in range(first, first + HIGHEST):
                moves.append(move)
            previous = die
    return tuple(moves)
