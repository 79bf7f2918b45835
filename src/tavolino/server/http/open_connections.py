"""Counts open TCP connections, in all and by address, before anything is read from them."""

import time
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from tavolino.server.http.allowance import Allowance
from tavolino.server.http.bucket import Clock
from tavolino.server.http.limits import Buckets, address_key

ANYBODY = "*"

Network = IPv4Network | IPv6Network


class OpenConnections:
    """A trusted proxy brings everybody's connections, so that it counts in all alone. It has limits of its own."""

    def __init__(
        self,
        most: int,
        most_each: int,
        trusted_proxies: Iterable[str] = (),
        per_second: float = 1_000_000,
        clock: Clock = time.monotonic,
    ) -> None:
        self.most = most
        self.most_each = min(most_each, max(1, most // 2))  # where files are few, one address gets no more than half
        self._new = Buckets(Allowance(self.most_each, per_second), clock=clock)
        self._proxies = TrustedProxies(trusted_proxies)
        self._of: Counter[str] = Counter()
        self._open = 0

    def __len__(self) -> int:
        return self._open

    def admit(self, address: str) -> "Admitted | None":
        """None if there are too many."""
        key = "" if address in self._proxies else address_key(address)
        if self._open >= self.most or (key and not self._may_open(key)):
            return None
        self._open += 1
        if key:
            self._of[key] += 1
        return Admitted(self, key)

    def _may_open(self, key: str) -> bool:
        """One after the other also has a limit: to open a connection is work."""
        return self._of[key] < self.most_each and self._new.wait(key) == 0

    def _gone(self, key: str) -> None:
        self._open -= 1
        if key:
            self._of[key] -= 1
            if not self._of[key]:
                del self._of[key]


class Admitted:
    """One connection that counts until it is closed."""

    __slots__ = ("_among", "_key")

    def __init__(self, among: OpenConnections, key: str) -> None:
        self._among: OpenConnections | None = among
        self._key = key

    def release(self) -> None:
        """Counts once, however often it is called."""
        among, self._among = self._among, None
        if among is not None:
            among._gone(self._key)


class TrustedProxies:
    """Addresses and networks, as `--trusted-proxies` takes them."""

    def __init__(self, listed: Iterable[str]) -> None:
        self._listed = frozenset(listed)
        self._networks = [network for text in self._listed if (network := _network(text)) is not None]

    def __contains__(self, address: str) -> bool:
        if not self._listed:
            return False
        return ANYBODY in self._listed or address in self._listed or _is_within(address, tuple(self._networks))


@lru_cache(maxsize=256)
def _is_within(address: str, networks: tuple[Network, ...]) -> bool:
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in network for network in networks)


def _network(text: str) -> Network | None:
    try:
        return ip_network(text)
    except ValueError:
        return None  # a name, which Uvicorn compares as it is
