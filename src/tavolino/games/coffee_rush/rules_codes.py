"""Move codes, in the order of moves.py: place · upgrade · meeple · go · stop · pour · empty · end · serve."""

from typing import Final

from mypy_extensions import i64

# placing has the first codes, one for each cell
FIRST_UPGRADE: Final[i64] = 16  # the four tiles
FIRST_MEEPLE: Final[i64] = 20  # cells
FIRST_GO: Final[i64] = 36  # cells
STOP: Final[i64] = 52
FIRST_POUR: Final[i64] = 53  # eight ingredients, into three cups each
FIRST_EMPTY: Final[i64] = 77  # cups
END: Final[i64] = 80
FIRST_SERVE: Final[i64] = 81  # by drink and tab, from three cups each
