"""One WebSocket connection without a network: what a client sends goes in, what it is answered is kept."""

import asyncio
from typing import Any, cast

from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode

from tavolino.server.socket.connection import LONGEST_FRAME, text_of

REQUEST = (
    b"GET /ws HTTP/1.1\r\nHost: tavolino\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def from_client(opcode: Opcode, data: bytes, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


class Wire:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.reading = True
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written += data

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    abort = close

    def get_extra_info(self, _name: str) -> None:
        return None


class Listener:
    """An open socket, read by our connection class or by Uvicorn's own."""

    def __init__(self, kind: type[WebSocketsSansIOProtocol]) -> None:
        self.wire = Wire()
        config = Config(
            self._app,
            interface="asgi3",
            log_config=None,
            ws_max_size=LONGEST_FRAME,
            ws_per_message_deflate=False,
            ws_ping_interval=None,
        )
        self.protocol: Any = kind(config, ServerState(), {})
        self.protocol.connection_made(cast(Any, self.wire))

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await asyncio.Event().wait()

    def reads(self) -> bool:
        return self.wire.reading

    async def open(self) -> None:
        self.protocol.data_received(REQUEST)
        async with asyncio.timeout(20):
            while not self.protocol.handshake_complete:
                await asyncio.sleep(0)

    def _take(self, piece: bytes) -> None:
        """An exception of the library closes the connection, as in a real loop."""
        try:
            self.protocol.data_received(piece)
        except InvalidState:
            self.wire.close()

    async def hear(self, pieces: list[bytes]) -> tuple[list[object], bytes, bool]:
        """What the app receives, what the client is answered, and whether the connection was closed."""
        await self.open()
        answered = len(self.wire.written)
        for piece in pieces:
            if not self.wire.closed:
                self._take(piece)
        given = []
        while not self.protocol.queue.empty():
            given.append(_plain(await self.protocol.queue.get()))
        for task in self.protocol.tasks:
            task.cancel()
        return given, self.wire.written[answered:], self.wire.closed


def _plain(message: Any) -> object:
    """The two represent a text differently."""
    if isinstance(message, bytes) or message.get("text") is not None:
        return message if isinstance(message, bytes) else text_of(message)
    return message
