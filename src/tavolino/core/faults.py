"""All that is wrong with something that somebody brings, told at once, but not without end."""

from collections.abc import Iterable
from itertools import islice

MOST_FAULTS = 100
MORE = "there are more faults than these; mend them first"


def first_faults(faults: Iterable[str], before_more: str = "") -> list[str]:
    """So many, and that there are more. The search ends there: what is all faults costs no more than what has a few."""
    found = list(islice(faults, MOST_FAULTS + 1))
    if len(found) > MOST_FAULTS:
        found[MOST_FAULTS:] = [before_more + MORE]
    return found
