"""What can be chosen before an expedition."""

from collections.abc import Mapping

import msgspec

from tavolino.core.game import Options


class DigOptions(Options, frozen=True):
    layout: str = "standard"  # a name, `random:NUMBER`, or the rows of a layout parted by slashes
    companies: int = 0  # how many companies; 0: everybody for themselves
    lend: bool = False  # companions lend their active Rush! tokens without being asked
    first: int | None = None  # who begins; nobody named: at random
    quadrants: Mapping[str, str] = msgspec.field(
        default_factory=dict
    )  # drawings of one's own, by the name of the quadrant they replace
