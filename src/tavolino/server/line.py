"""The wire of one socket: Uvicorn's own, with a short way in and out for what is said all the time."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tavolino.server.frames import ends_between_messages, head, whole_texts
from tavolino.server.mailbox import Mailbox

LINE = "tavolino.line"  # where a socket's scope has its line
LONGEST_FRAME = 16 * 1024
PATIENCE = 1.0  # seconds for somebody who is shown out and does not read
MOST_UNREAD = 32  # messages; then nothing is taken from the wire until they are read


class HungUp(Exception):
    """The other side has gone."""


class NotAText(Exception):
    """Somebody has sent bytes."""


class Line(Protocol):
    """What a visit needs of it. Sending never waits."""

    when_writable: Callable[[], None]
    at_once: Callable[[bytes], bool]  # whether a text was dealt with on the spot; if not, it waits to be read
    stay: Callable[[], Awaitable[None]] | None  # what follows once the app has opened the socket

    def can_write(self) -> bool:
        """Not while the other side does not read."""

    def send_texts(self, texts: Sequence[bytes]) -> None: ...

    async def next_text(self) -> bytes:
        """Raises HungUp or NotAText."""

    async def hang_up(self, code: int) -> None: ...


class UvicornLine(WebSocketsSansIOProtocol):
    """Each layer between a text and the wire costs every message of every watcher, so the usual ones go around them. A
    whole text changes nothing that the layers keep account of, neither on its way in nor on its way out."""

    when_writable: Callable[[], None] = staticmethod(lambda: None)
    at_once: Callable[[bytes], bool] = staticmethod(lambda _: False)
    stay: Callable[[], Awaitable[None]] | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._guarded, self.app = self.app, self._open
        self._in: Mailbox[Any] = Mailbox()
        self.queue = cast(Any, self._in)  # where Uvicorn puts what it reads
        self._between_messages: bool | None = None  # None before the first word

    async def _open(self, scope: Any, receive: Any, send: Any) -> None:
        """Through all guards of the app; then out of them again, since each would stay in memory with the socket."""
        scope[LINE] = self
        await self._guarded(scope, receive, send)
        if self.stay is not None:
            del self.request, self.response  # nobody asks for them once the socket is open
            await self.stay()

    # ---- in

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            super().data_received(data)
            # the request comes whole, in one piece; whoever speaks before the answer speaks to the library alone
            self._between_messages = self._between_messages is None and data.endswith(b"\r\n\r\n")
            return
        texts = whole_texts(data, LONGEST_FRAME) if self._between_messages and not self.close_sent else None
        if texts is None:
            self._between_messages = self._between_messages and ends_between_messages(data)
            super().data_received(data)
            return
        for text in texts:
            if not self._in.empty() or not self.at_once(text):
                self._in.put_nowait(text)
        if len(self._in) > MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def next_text(self) -> bytes:
        message = await self._in.get()
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

    async def hang_up(self, code: int) -> None:
        with suppress(ClientDisconnected, RuntimeError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.send({"type": "websocket.close", "code": code, "reason": ""})


def text_of(message: Mapping[str, Any]) -> bytes:
    """Of what ASGI calls a message."""
    if message["type"] != "websocket.receive":
        raise HungUp
    text = message.get("text")
    if not isinstance(text, str):
        raise NotAText
    return text.encode(errors="surrogatepass")
