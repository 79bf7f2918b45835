"""Names become addresses, in threads of their own: the system's resolver may take its time."""

import socket
from collections.abc import Awaitable, Callable
from functools import partial

from tavolino.server.bounded_threads import BoundedThreads

Resolve = Callable[[str], Awaitable[list[str]]]  # the addresses of a host; raises OSError if there are none

THREADS, MOST_WAITING = 4, 64


class SystemResolver:
    def __init__(self) -> None:
        self._threads = BoundedThreads("resolver", THREADS, MOST_WAITING, "too many names are looked up")

    async def __call__(self, host: str) -> list[str]:
        return await self._threads.run(partial(_addresses, host))

    def close(self) -> None:
        self._threads.close()


def _addresses(host: str) -> list[str]:
    """In the system's order, and only of kinds that this machine has itself."""
    found = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM, flags=socket.AI_ADDRCONFIG)
    return [str(where[0]) for *_, where in found]
