"""The wire of one socket: Uvicorn's own, with a short way out for texts that are ready to be sent."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINE = "tavolino.line"  # where a socket's scope has its line
PATIENCE = 1.0  # seconds for somebody who is shown out and does not read
_SHORT, _LONG = 126, 1 << 16  # from here on a frame's length needs two more bytes, and eight


class Line(Protocol):
    """What a visit needs of it. Sending never waits."""

    when_writable: Callable[[], None]
    stay: Callable[[], Awaitable[None]] | None  # what follows once the app has opened the socket

    def can_write(self) -> bool:
        """Not while the other side does not read."""

    def send_texts(self, texts: Sequence[bytes]) -> None: ...

    async def receive(self) -> Any: ...

    async def hang_up(self, code: int) -> None: ...


class UvicornLine(WebSocketsSansIOProtocol):
    """Each layer between a text and the wire costs every message of every watcher, so these go around them: a text
    of a server is a frame's head and the text itself, and changes nothing that the layers keep account of."""

    when_writable: Callable[[], None] = staticmethod(lambda: None)
    stay: Callable[[], Awaitable[None]] | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._guarded, self.app = self.app, self._open

    async def _open(self, scope: Any, receive: Any, send: Any) -> None:
        """Through all guards of the app; then out of them again, since each would stay in memory with the socket."""
        scope[LINE] = self
        await self._guarded(scope, receive, send)
        if self.stay is not None:
            del self.request, self.response  # nobody asks for them once the socket is open
            await self.stay()

    def can_write(self) -> bool:
        return self.writable.is_set()

    def send_texts(self, texts: Sequence[bytes]) -> None:
        if not self.disconnected and not self.close_sent:
            self.transport.write(b"".join([part for text in texts for part in (_head(len(text)), text)]))

    def resume_writing(self) -> None:
        super().resume_writing()
        self.when_writable()

    async def hang_up(self, code: int) -> None:
        with suppress(ClientDisconnected, RuntimeError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.send({"type": "websocket.close", "code": code, "reason": ""})


def _head(size: int) -> bytes:
    """Of a text in one frame (RFC 6455, 5.2)."""
    if size < _SHORT:
        return bytes((0x81, size))
    if size < _LONG:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")
