"""A token bucket."""

import time
from collections.abc import Callable

from tavolino.server.http.allowance import Allowance
from tavolino.server.http.errors import TooMany

PAUSE_EACH, LONGEST_PAUSE = 0.01, 1.0  # seconds before a refusal, for each one before it

Clock = Callable[[], float]


class Bucket:
    """The tokens of one key. Each socket has its own."""

    __slots__ = ("_allowance", "_clock", "_refused", "_tokens", "_when")

    def __init__(self, allowance: Allowance, clock: Clock = time.monotonic) -> None:
        self._allowance = allowance
        self._clock = clock
        self._refused = 0  # times since it was full
        self._tokens = allowance.burst
        self._when = clock()

    def wait(self, cost: float = 1.0) -> float:
        """Takes tokens and returns 0, or takes none and returns the seconds until there are enough."""
        now = self._clock()
        filled = self._tokens + (now - self._when) * self._allowance.per_second
        self._tokens = min(filled, self._allowance.burst)
        self._when = now
        if self._tokens >= cost:
            self._tokens -= cost
            return 0.0
        return (cost - self._tokens) / self._allowance.per_second

    def is_full(self) -> bool:
        """As a new one: nothing changes if it is forgotten."""
        return self._tokens + (self._clock() - self._when) * self._allowance.per_second >= self._allowance.burst

    def take(self, cost: float = 1.0) -> None:
        """Raises TooMany when there are not enough."""
        wait = self.wait(cost)
        if wait > 0:
            self._refused += 1
            raise TooMany(wait, min(self._refused * PAUSE_EACH, LONGEST_PAUSE))
        if self._tokens + cost >= self._allowance.burst:
            self._refused = 0
