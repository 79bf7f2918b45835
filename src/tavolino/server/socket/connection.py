"""One WebSocket connection: Uvicorn's own, with a fast path for whole text messages."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tavolino.server.socket.frames import ends_between_messages, head, whole_texts
from tavolino.server.socket.receive_queue import ReceiveQueue

CONNECTION = "tavolino.connection"  # the key in a socket's scope for its connection
LONGEST_FRAME = 16 * 1024
PATIENCE = 1.0  # seconds to wait for a client that does not read its close frame
MOST_UNREAD = 32  # messages; then nothing more is received until they are read


class Disconnected(Exception):
    """The client has gone."""


class NotAText(Exception):
    """The client has sent a binary message."""


class SocketConnection(Protocol):
    """What a visit needs of a connection. Neither sending nor receiving waits."""

    when_readable: Callable[[], None]
    when_writable: Callable[[], None]
    after_open: Callable[[], Awaitable[None]] | None  # runs once the app has opened the socket

    def can_write(self) -> bool:
        """Not while the client does not read."""

    def send_texts(self, texts: Sequence[bytes]) -> None: ...

    def next_text(self) -> bytes | None:
        """The next text, or None if there is none yet. Raises Disconnected or NotAText."""

    async def disconnect(self, code: int) -> None: ...


class UvicornConnection(WebSocketsSansIOProtocol):
    """Each protocol layer costs time for every message of every watcher, so whole texts bypass them. They change no
    state of those layers, neither when received nor when sent."""

    when_readable: Callable[[], None] = staticmethod(lambda: None)
    when_writable: Callable[[], None] = staticmethod(lambda: None)
    after_open: Callable[[], Awaitable[None]] | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._guarded, self.app = self.app, self._open
        self._in: ReceiveQueue[Any] = ReceiveQueue()
        self._in.when_filled = self._filled_by_uvicorn
        self.queue = cast(Any, self._in)  # where Uvicorn puts what it reads
        self._between_messages: bool | None = None  # None before the first data

    async def _open(self, scope: Any, receive: Any, send: Any) -> None:
        """Opens the socket through all middleware, then leaves it, since it would stay in memory with the socket."""
        scope[CONNECTION] = self
        await self._guarded(scope, receive, send)
        if self.after_open is not None:
            del self.request, self.response  # not needed once the socket is open
            await self.after_open()

    # ---- in

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            super().data_received(data)
            # the request arrives in one piece; a client that sends before the answer gets the library's path only
            self._between_messages = self._between_messages is None and data.endswith(b"\r\n\r\n")
            return
        texts = whole_texts(data, LONGEST_FRAME) if self._between_messages and not self.close_sent else None
        if texts is None:
            self._between_messages = self._between_messages and ends_between_messages(data)
            super().data_received(data)
            return
        for text in texts:
            self._in.append(text)
        self.when_readable()
        if len(self._in) > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def _filled_by_uvicorn(self) -> None:
        """Uvicorn pauses reading after this. The message must be taken later, or reading would never be resumed."""
        self.loop.call_soon(lambda: self.when_readable())

    def next_text(self) -> bytes | None:
        if self._in.empty():
            return None
        message = self._in.pop()
        if self.read_paused and self._in.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return message if isinstance(message, bytes) else text_of(message)

    # ---- out

    def can_write(self) -> bool:
        return self.writable.is_set()

    def send_texts(self, texts: Sequence[bytes]) -> None:
        if not self.disconnected and not self.close_sent:
            self.transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))

    def resume_writing(self) -> None:
        super().resume_writing()
        self.when_writable()

    async def disconnect(self, code: int) -> None:
        with suppress(ClientDisconnected, RuntimeError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.send({"type": "websocket.close", "code": code, "reason": ""})


def text_of(message: Mapping[str, Any]) -> bytes:
    """The text of an ASGI message."""
    if message["type"] != "websocket.receive":
        raise Disconnected
    text = message.get("text")
    if not isinstance(text, str):
        raise NotAText
    return text.encode(errors="surrogatepass")
