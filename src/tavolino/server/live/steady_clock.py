"""The time of day as tables count it: it never runs backwards."""

import time
from collections.abc import Callable

Nanoseconds = Callable[[], int]


class SteadyClock:
    """Milliseconds since 1970 by the machine's clock, which may be set forward. When it is set back, time goes on from
    where it was until the next start: else nobody's time would run out, people who are gone would count as here, and
    lists would not be updated before the old time is reached again."""

    def __init__(self, wall: Nanoseconds = time.time_ns, steady: Nanoseconds = time.monotonic_ns) -> None:
        self._wall = wall
        self._steady = steady
        self._last = wall()
        self._last_steady = steady()

    def __call__(self) -> int:
        # The wall's first: a pause between the two lines must not look like a clock that was set back.
        wall, steady = self._wall(), self._steady()
        self._last = max(wall, self._last + steady - self._last_steady)
        self._last_steady = steady
        return self._last // 1_000_000
