"""Move codes, in the order of moves.py: thrust 1-6 · open die 1-6 with bid 1-6 · bid 1-6 · pass."""

from typing import Final

from mypy_extensions import i64

FIRST_THRUST: Final[i64] = 0
FIRST_OPEN: Final[i64] = 6
FIRST_BID: Final[i64] = 42
PASS: Final[i64] = 48
