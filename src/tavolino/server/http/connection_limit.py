"""Limits sockets, open ones and new ones: in total, per address and per person. Refused ones get no handshake."""

from collections import Counter
from collections.abc import Callable, Hashable
from functools import partial

from starlette.requests import HTTPConnection

from tavolino.server.http.allowance import per_minute
from tavolino.server.http.errors import Busy, TooMuch
from tavolino.server.http.limits import Buckets, address_key
from tavolino.server.http.sessions import Sessions
from tavolino.server.settings import Settings


class ConnectionLimit:
    def __init__(self, sessions: Sessions, settings: Settings, limited: Callable[[str], None]) -> None:
        """`limited` is called with the kind of limit because of which somebody is refused."""
        self._limited = limited
        self._sessions = sessions
        self._most = settings.sockets
        self._most_of_person = settings.sockets_per_person
        self._most_of_address = settings.sockets_per_address
        self._handshakes = Buckets(
            per_minute(settings.handshakes_per_minute),
            times_in_all=settings.addresses_at_limit,
            refused=partial(limited, "handshakes"),
        )
        self._open = 0
        self._of: Counter[Hashable] = Counter()

    def __len__(self) -> int:
        return self._open

    def acquire(self, connection: HTTPConnection) -> "HeldSocket":
        """For a new socket, which counts until it is released. Raises TooMany, Busy or TooMuch."""
        address = address_key(connection.client.host if connection.client else "")
        self._handshakes.take(address)
        visitor = self._sessions.person(connection) or ("nobody", address)
        self._check(visitor, address)
        self._open += 1
        self._of.update((visitor, address))
        return HeldSocket(self, visitor, address)

    def _check(self, visitor: Hashable, address: str) -> None:
        if self._open >= self._most:
            self._limited("sockets")
            raise Busy("all sockets of this server are in use; try again a little later")
        if self._of[visitor] >= self._most_of_person:
            self._limited("sockets_per_person")
            raise TooMuch(f"you have {self._most_of_person} sockets open already; close one first")
        if self._of[address] >= self._most_of_address:
            self._limited("sockets_per_address")
            raise TooMuch(f"your address has {self._most_of_address} sockets open already; close one first")

    def _released(self, *keys: Hashable) -> None:
        self._open -= 1
        for key in keys:
            self._of[key] -= 1
            if not self._of[key]:
                del self._of[key]


class HeldSocket:
    """One socket that counts. Not a context: there is one for every socket, and those take much more memory."""

    __slots__ = ("_address", "_limit", "_visitor")

    def __init__(self, limit: ConnectionLimit, visitor: Hashable, address: str) -> None:
        self._limit, self._visitor, self._address = limit, visitor, address

    def release(self) -> None:
        self._limit._released(self._visitor, self._address)
