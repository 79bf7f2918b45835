"""Move codes, in the order of moves.py. From FIRST_GO on they depend on the map: go · open · close."""

from typing import Final

from mypy_extensions import i64

WALK: Final[i64] = 0
STOP: Final[i64] = 1
TAKE: Final[i64] = 2
DONE: Final[i64] = 3
PASS: Final[i64] = 4
YES: Final[i64] = 5
NO: Final[i64] = 6
FIRST_DROP: Final[i64] = 7  # slots 1 … 7
FIRST_KEEP: Final[i64] = 14  # slots 2 … 26: all items there are
FIRST_YELLOW: Final[i64] = 39  # faces 1 … 6
FIRST_RED: Final[i64] = 45
FIRST_TARGET: Final[i64] = 51  # seats 0 … 5
FIRST_CARD: Final[i64] = 57  # the five cards without a target
FIRST_AGGRESSION: Final[i64] = 62  # seats
FIRST_BETRAYAL: Final[i64] = 68  # seats
FIRST_ANALYSIS: Final[i64] = 74  # the twelve quadrants
FIRST_DISCARD: Final[i64] = 86  # the five cards
END_OF_CARDS: Final[i64] = 91  # where FIRST_GO begins
