"""The one place from which requests leave the server.

Only https; the name is resolved once, and the address that was checked is the one that is called, under the name's
certificate; no redirects; so many seconds for all of it, and so many bytes read. All that anybody learns of the answer
is whether it was taken.
"""

import asyncio
import re
import ssl
from collections.abc import Mapping
from functools import cached_property

from tavolino.server.http.errors import Busy
from tavolino.server.outgoing.allowed_hosts import AllowedHosts
from tavolino.server.outgoing.destination import BadDestination, Destination, read_destination
from tavolino.server.outgoing.not_sent import NotSent
from tavolino.server.outgoing.resolver import Resolve, SystemResolver

SECONDS = 5.0
MOST_READ = 4096  # bytes of an answer
STATUS_LINE = re.compile(rb"HTTP/1\.[01] ([1-5][0-9][0-9])[ \r\n]")
TAKEN = range(200, 300)
GONE = (404, 410)


class OutgoingClient:
    """`own_host` is the name under which the server itself is known. Tests bring what the others are, in code."""

    def __init__(
        self,
        own_host: str = "",
        hosts: AllowedHosts | None = None,
        resolve: Resolve | None = None,
        tls: ssl.SSLContext | None = None,
        seconds: float = SECONDS,
    ) -> None:
        self._own_host = own_host
        self._hosts = hosts or AllowedHosts()
        self._system = SystemResolver()
        self._resolve = resolve or self._system
        self._given_tls = tls
        self._seconds = seconds

    @cached_property
    def _tls(self) -> ssl.SSLContext:
        """Slow to make: it reads all certificates of the system."""
        return self._given_tls or ssl.create_default_context()

    def close(self) -> None:
        self._system.close()

    async def post(self, url: str, headers: Mapping[str, str], body: bytes) -> None:
        """Returns if somebody has taken it, and raises NotSent otherwise."""
        try:
            destination = read_destination(url)
            async with asyncio.timeout(self._seconds):
                status = await self._exchange(destination, await self._address(destination), headers, body)
        except BadDestination:
            raise NotSent("address") from None
        except TimeoutError:
            raise NotSent("late") from None
        except (OSError, EOFError, ValueError, asyncio.LimitOverrunError, Busy):
            raise NotSent("unreachable") from None
        if status not in TAKEN:
            raise NotSent("gone" if status in GONE else "refused")

    async def _address(self, to: Destination) -> str:
        """One of the host's, if all of them may be called: who mixes others in means no good."""
        if to.port not in self._hosts.ports:
            raise NotSent("address")
        found = await self._resolve(to.host)
        ours = await self._own_addresses()
        if not found:
            raise NotSent("unreachable")
        if any(address in ours or not self._hosts.allows(address) for address in found):
            raise NotSent("address")
        return found[0]

    async def _own_addresses(self) -> list[str]:
        """Where the proxy in front of this server may be, on another machine."""
        try:
            return await self._resolve(self._own_host) if self._own_host else []
        except (OSError, Busy):
            raise NotSent("unreachable") from None

    async def _exchange(self, to: Destination, address: str, headers: Mapping[str, str], body: bytes) -> int:
        reader, writer = await asyncio.open_connection(
            address, to.port, ssl=self._tls, server_hostname=to.host, limit=MOST_READ
        )
        try:
            writer.write(_head(to, headers, len(body)) + body)
            await writer.drain()
            line = STATUS_LINE.match(await reader.readuntil(b"\n"))
        finally:
            writer.transport.abort()  # whatever else they would like to say
        if line is None:
            raise ValueError("no HTTP")
        return int(line[1])


def _head(to: Destination, headers: Mapping[str, str], length: int) -> bytes:
    lines = {
        "Host": to.netloc,
        "User-Agent": "Tavolino",
        **headers,
        "Content-Length": str(length),
        "Connection": "close",
    }
    return "".join(
        [f"POST {to.path} HTTP/1.1\r\n", *(f"{name}: {value}\r\n" for name, value in lines.items()), "\r\n"]
    ).encode("ascii")
