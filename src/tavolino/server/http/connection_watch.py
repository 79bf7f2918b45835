"""Looks at all connections once a second: drops those that are late with a request, and those that do not read.

One look at all of them costs less than a timer for every request and every message.
"""

import asyncio
import logging
import math
from collections.abc import Collection
from typing import NamedTuple, Protocol

log = logging.getLogger(__name__)

EVERY = 1.0  # seconds
NEVER = math.inf
PROGRESS = 64 * 1024  # bytes; who reads so many in the time that is set may go on


class WatchedConnection(Protocol):
    """An HTTP connection or a socket."""

    transport: asyncio.Transport
    due: float  # when the client must have sent what is expected of it, by the event loop's clock

    def too_late(self) -> None:
        """It is due: close it, or grant more time."""

    def is_stuck(self) -> bool:
        """Whether something is still to be sent that the client does not read."""

    def unread(self) -> int:
        """How many bytes of it are in memory."""


class Unread(NamedTuple):
    """How much was to be sent, and since when not much less of it has been."""

    size: int
    since: float


class ConnectionWatch:
    def __init__(self, connections: Collection[WatchedConnection], unread_seconds: float, most_unread: int) -> None:
        self._connections = connections
        self._unread_seconds = unread_seconds
        self._most_unread = most_unread  # bytes, of all connections together
        self._stuck: dict[WatchedConnection, Unread] = {}

    async def run(self) -> None:
        """Until it is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(EVERY)
            self.look(loop.time())

    def look(self, now: float) -> None:
        stuck: dict[WatchedConnection, Unread] = {}
        for connection in list(self._connections):
            if connection.due <= now:
                connection.too_late()
            if connection.is_stuck():
                stuck[connection] = self._unread(connection, now)
        self._stuck = stuck
        for connection, unread in list(stuck.items()):
            if now - unread.since >= self._unread_seconds:
                self._drop(connection)
        self._drop_largest()

    def _unread(self, connection: WatchedConnection, now: float) -> Unread:
        size, before = connection.transport.get_write_buffer_size(), self._stuck.get(connection)
        return Unread(size, now) if before is None or size <= before.size - PROGRESS else before

    def _drop_largest(self) -> None:
        """What is unread takes memory: beyond the limit those with the most of it go first."""
        sizes = {connection: connection.unread() for connection in self._stuck}
        too_much = sum(sizes.values()) - self._most_unread
        while too_much > 0:
            largest = max(sizes, key=sizes.__getitem__)
            too_much -= sizes.pop(largest)
            self._drop(largest)

    def _drop(self, connection: WatchedConnection) -> None:
        """Not `close`, which would wait until everything is read."""
        self._stuck.pop(connection, None)
        connection.transport.abort()
        log.info("connection_dropped", extra={"code": "unread"})
