"""Rate limits: a token bucket per key, in bounded memory."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address
from itertools import islice

from tavolino.server.http.allowance import Allowance
from tavolino.server.http.bucket import Bucket, Clock
from tavolino.server.http.errors import TooMany

MOST_DROPPED = 4  # buckets looked at, the least recently used, before another one is added


class Buckets:
    """A bucket for each key, and one for all of them together. Those that have filled up again are dropped as new ones
    come. When there are too many keys, the least recently used one is dropped in any case: somebody with a million
    addresses gets no more than the whole server grants."""

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
            self._drop_some()
            bucket = self._buckets[key] = Bucket(self._allowance, self._clock)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def _drop_some(self) -> None:
        """As one is added and several are looked at, they get fewer after a rush; nobody waits for a long look."""
        for key, bucket in list(islice(self._buckets.items(), MOST_DROPPED)):
            if bucket.is_full() or len(self._buckets) >= self._max_keys:
                del self._buckets[key]


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
