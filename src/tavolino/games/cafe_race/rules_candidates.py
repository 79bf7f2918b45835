"""Moves worth asking about: all legal ones are among them, and no others for the seat that must answer."""

from typing import Final

from mypy_extensions import i64

from tavolino.games.cafe_race.rules_codes import FIRST_OPEN
from tavolino.games.cafe_race.state import BIDDING, HIGHEST, OPENING, THRUST, Stairs

THRUST_MOVES: Final[tuple[i64, ...]] = (0, 1, 2, 3, 4, 5)
BIDDING_MOVES: Final[tuple[i64, ...]] = (42, 43, 44, 45, 46, 47, 48)


def openings(dice: i64) -> tuple[i64, ...]:
    """Each of these dice, which are bits, the highest first, with every bid."""
    moves: list[i64] = []
    for lower in range(HIGHEST):
        die = HIGHEST - lower
        if (dice >> die) & 1:
            first = FIRST_OPEN + (die - 1) * HIGHEST
            moves.extend(range(first, first + HIGHEST))
    return tuple(moves)


# Made once for each case.
OPENINGS: Final[list[tuple[i64, ...]]] = [openings(dice) for dice in range(128)]  # by the dice on the table
BIDS_ABOVE: Final[list[tuple[i64, ...]]] = [BIDDING_MOVES[bid:] for bid in range(7)]  # by the last bid; or a pass


def candidates(race: Stairs) -> tuple[i64, ...]:
    if race.question == THRUST:
        return THRUST_MOVES
    if race.question == BIDDING:
        return BIDS_ABOVE[race.bid]
    if race.question == OPENING:
        return OPENINGS[race.faces()]
    return ()
