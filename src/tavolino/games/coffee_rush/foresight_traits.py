"""What a turn in the café is like: what the characters of its bots lean towards. Compiled."""

from typing import Final

from mypy_extensions import i64

from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.rules_codes import END, FIRST_EMPTY, FIRST_GO, FIRST_POUR, FIRST_SERVE, STOP
from tavolino.games.coffee_rush.state import CUPS, FREE_STEPS, TABS

A_LONG_WALK: Final = 5.0  # steps


def traits_of(rush: Rush, seat: i64, moves: list[i64]) -> dict[str, float]:
    """Read from the moves of a turn, which are the seat's own."""
    steps: i64 = 0
    tokens: i64 = 0
    filled = rush.baristas[seat].filled_cups()
    for move in moves:
        if FIRST_GO <= move < STOP:
            steps += 1
        elif FIRST_POUR <= move < FIRST_EMPTY:
            filled |= cup_bit((move - FIRST_POUR) % CUPS)
        elif FIRST_EMPTY <= move < END:
            filled &= ~cup_bit(move - FIRST_EMPTY)
        elif move >= FIRST_SERVE:
            filled &= ~cup_bit((move - FIRST_SERVE) % CUPS)
            if rush.menu.drinks[(move - FIRST_SERVE) // CUPS // TABS].specialty:
                tokens += 1
    tokens -= max(i64(0), rush.steps + steps - FREE_STEPS)
    return {
        "thrift": float(tokens) / 2.0,
        "far": float(rush.steps + steps) / A_LONG_WALK,
        "clutter": float(cups_in(filled)) / float(CUPS),
    }


def cup_bit(cup: i64) -> i64:
    return i64(1) << cup


def cups_in(filled: i64) -> i64:
    cups: i64 = 0
    while filled != 0:
        filled &= filled - 1
        cups += 1
    return cups
