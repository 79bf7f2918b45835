"""Rate limits: a token bucket per key, in bounded memory."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

import msgspec

from tavolino.server.http.errors import TooMany

PAUSE_EACH, LONGEST_PAUSE = 0.01, 1.0  # seconds before a refusal, for each one before it

Clock = Callable[[], float]


class Allowance(msgspec.Struct, frozen=True):
    """A burst, and then a rate per second."""

    burst: float
    per_second: float

    def times(self, factor: float) -> "Allowance":
        return Allowance(self.burst * factor, self.per_second * factor)


def hourly(number: int) -> Allowance:
    """Half of them at once."""
    return Allowance((number + 1) // 2, number / 3600)


def per_minute(number: int) -> Allowance:
    """All of them at once."""
    return Allowance(number, number / 60)


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

    def take(self, cost: float = 1.0) -> None:
        """Raises TooMany when there are not enough."""
        wait = self.wait(cost)
        if wait > 0:
            self._refused += 1
            raise TooMany(wait, min(self._refused * PAUSE_EACH, LONGEST_PAUSE))
        if self._tokens + cost >= self._allowance.burst:
            self._refused = 0


class Buckets:
    """A bucket for each key, and one for all of them together. When there are too many keys, the least recently used
    one is dropped: somebody with a million addresses gets no more than the whole server grants."""

    def __init__(
        self,
        allowance: Allowance,
        max_keys: int = 10_000,
        clock: Clock = time.monotonic,
        times_in_all: float = math.inf,
        refused: Callable[[], None] = lambda: None,
    ) -> None:
        self._allowance = allowance
        self._refused = refused
        self._max_keys = max_keys
        self._clock = clock
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()
        self._in_all = None if math.isinf(times_in_all) else Bucket(allowance.times(times_in_all), clock)

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Hashable, cost: float = 1.0) -> None:
        """Raises TooMany. What a key is refused does not count for the others."""
        self._take(self._bucket(key), cost)
        if self._in_all is not None:
            self._take(self._in_all, cost)

    def take_alone(self, key: Hashable, cost: float = 1.0) -> None:
        """Without counting it for the whole server."""
        self._take(self._bucket(key), cost)

    def _take(self, bucket: Bucket, cost: float) -> None:
        try:
            bucket.take(cost)
        except TooMany:
            self._refused()
            raise

    def wait(self, key: Hashable, cost: float = 1.0) -> float:
        """As that of the key's bucket, and without counting it for the whole server."""
        return self._bucket(key).wait(cost)

    def _bucket(self, key: Hashable) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._allowance, self._clock)
            if len(self._buckets) > self._max_keys:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket


@lru_cache(maxsize=4096)
def address_key(address: str) -> str:
    """An address as a key: for IPv6 the network, because one household has any number of addresses."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
