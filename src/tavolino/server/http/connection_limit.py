"""Limits open sockets, in total and per visitor. A socket over the limit is refused before the handshake."""

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection

from tavolino.server.http.errors import Busy, TooMuch
from tavolino.server.http.limits import address_key
from tavolino.server.http.sessions import Sessions
from tavolino.server.settings import Settings


class ConnectionLimit:
    def __init__(self, sessions: Sessions, settings: Settings, limited: Callable[[str], None]) -> None:
        """`limited` is called with the kind of limit because of which somebody is refused."""
        self._limited = limited
        self._sessions = sessions
        self._most = settings.sockets
        self._most_each = settings.sockets_per_person
        self._of: Counter[str] = Counter()

    def __len__(self) -> int:
        return self._of.total()

    @contextmanager
    def acquire(self, connection: HTTPConnection) -> Iterator[None]:
        """A context for as long as the socket is open. Raises Busy or TooMuch."""
        visitor = self._visitor(connection)
        if len(self) >= self._most:
            self._limited("sockets")
            raise Busy("all sockets of this server are in use; try again a little later")
        if self._of[visitor] >= self._most_each:
            self._limited("sockets_per_person")
            raise TooMuch(f"you have {self._most_each} sockets open already; close one first")
        self._of[visitor] += 1
        try:
            yield
        finally:
            self._of[visitor] -= 1
            if not self._of[visitor]:
                del self._of[visitor]

    def _visitor(self, connection: HTTPConnection) -> str:
        """The person, from whatever address; for visitors without a session, the address."""
        host = connection.client.host if connection.client else ""
        return self._sessions.person(connection) or address_key(host)
