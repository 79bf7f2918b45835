"""Move codes, in the order of moves.py.

From FIRST_CARD on they are given out from the table of loot cards: cards · cards with a target · discards; then they
depend on the map: go · open · close. See FIRST_DISCARD and FIRST_GO in rules_cards.py.
"""

from typing import Final

from mypy_extensions import i64

WALK: Final[i64] = 0
STOP: Final[i64] = 1
TAKE: Final[i64] = 2
DONE: Final[i64] = 3
PASS: Final[i64] = 4
YES: Final[i64] = 5
NO: Final[i64] = 6
FIRST_DROP: Final[i64] = 7  # slots 1 … 13
FIRST_KEEP: Final[i64] = 20  # slots 2 … 31: all items there can be
FIRST_YELLOW: Final[i64] = 50  # faces 1 … 6
FIRST_RED: Final[i64] = 56
FIRST_TARGET: Final[i64] = 62  # seats 0 … 5
FIRST_CARD: Final[i64] = 68  # by card

# What a set of one's own may hold so that its moves have codes.
MOST_SLOTS: Final[i64] = FIRST_KEEP - FIRST_DROP
MOST_ITEMS: Final[i64] = FIRST_YELLOW - FIRST_KEEP
HIGHEST_FACE: Final[i64] = FIRST_RED - FIRST_YELLOW
SEATS: Final[i64] = FIRST_CARD - FIRST_TARGET

# Codes as objects, made once: in a list, numbers above 256 would be made again and again. More than any map needs,
# which are three for each of at most 300 cells, and some hundred others.
CODES: Final[list[object]] = [*range(2048)]


def add_code(moves: list[object], code: i64) -> None:
    moves.append(CODES[code])
