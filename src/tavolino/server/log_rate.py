"""A bound on how often each place in the code writes to the log, so that nobody can fill a disk with it."""

import logging
import time
import traceback
from collections.abc import Callable, Hashable

MOST = 20  # lines of one place within a stretch of time
STRETCH = 60.0  # seconds
MOST_PLACES = 1_000


class LogRate(logging.Filter):
    """Lets the first lines of each place through. The first one of the next stretch tells how many were `left_out`."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._counted: dict[Hashable, tuple[float, int]] = {}  # when its stretch began, and how many lines since then

    def filter(self, record: logging.LogRecord) -> bool:
        place, now = place_of(record), self._clock()
        began, number = self._counted.get(place, (now, 0))
        if now - began >= STRETCH:
            if number > MOST:
                record.left_out = number - MOST
            began, number = now, 0
        if place not in self._counted and len(self._counted) >= MOST_PLACES:
            self._counted.clear()
        self._counted[place] = began, number + 1
        return number < MOST


def place_of(record: logging.LogRecord) -> Hashable:
    """Where the line was written; for an exception also where that was raised."""
    error = record.exc_info[1] if record.exc_info else None
    raised = None if error is None else traceback.extract_tb(error.__traceback__, limit=-1)
    return record.name, record.pathname, record.lineno, (raised[0].filename, raised[0].lineno) if raised else None
