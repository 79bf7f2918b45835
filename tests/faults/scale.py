"""How often a fault is tried: a few times in every check, many times in `./check --faults`."""

import os

LONG = os.environ.get("TAVOLINO_FAULTS") == "long"


def times(quick: int, long: int) -> int:
    return long if LONG else quick
