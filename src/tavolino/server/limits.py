"""How often somebody may do something: a bucket of tokens per key, in bounded memory."""

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from ipaddress import IPv6Address, ip_address

import msgspec

from tavolino.server.problems import TooMany

Clock = Callable[[], float]


class Allowance(msgspec.Struct, frozen=True):
    """So many at once, and then so many a second."""

    burst: float
    per_second: float


class Bucket:
    """One key's tokens. A socket has one of its own."""

    __slots__ = ("_allowance", "_clock", "_tokens", "_when")

    def __init__(self, allowance: Allowance, clock: Clock = time.monotonic) -> None:
        self._allowance = allowance
        self._clock = clock
        self._tokens = allowance.burst
        self._when = clock()

    def wait(self, cost: float = 1.0) -> float:
        """Takes tokens and gives 0, or gives the seconds until there are enough and takes none."""
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
            raise TooMany(wait)


class Buckets:
    """A bucket for each key. When there are too many keys, the one unused for the longest time is forgotten."""

    def __init__(self, allowance: Allowance, max_keys: int = 10_000, clock: Clock = time.monotonic) -> None:
        self._allowance = allowance
        self._max_keys = max_keys
        self._clock = clock
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Hashable, cost: float = 1.0) -> None:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._allowance, self._clock)
            if len(self._buckets) > self._max_keys:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        bucket.take(cost)


def neighbourhood(address: str) -> str:
    """An address as a key: of IPv6 the network, since one household has as many addresses as it likes."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(IPv6Address(int(found) >> 64 << 64))
