"""One WebSocket connection: Uvicorn's own, with a fast path for whole text messages."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode
from websockets.protocol import State

from tavolino.server.http.allowance import Allowance
from tavolino.server.http.bucket import Bucket
from tavolino.server.http.connection_watch import NEVER
from tavolino.server.http.open_connections import Admitted
from tavolino.server.socket.frames import FrameScanner, head, whole_texts
from tavolino.server.socket.receive_queue import ReceiveQueue

CONNECTION = "tavolino.connection"  # the key in a socket's scope for its connection
LONGEST_FRAME = 16 * 1024
PATIENCE = 1.0  # seconds to wait for a client that does not read its close frame
END_OF_HEAD = b"\r\n\r\n"
FRAMES = Allowance(120, 40)  # of any kind; the settings say how many there may be
MOST_UNREAD = 32  # messages; then nothing more is received until they are read


class Disconnected(Exception):
    """The client has gone."""


class NotAText(Exception):
    """The client has sent a binary message."""


class SocketConnection(Protocol):
    """What a visit needs of a connection. Neither sending nor receiving waits."""

    when_readable: Callable[[], None]
    when_writable: Callable[[], None]
    queued: Callable[[], int]  # bytes that wait until the client reads
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

    due = NEVER  # that a hello comes in time is the visit's to see
    admitted: Admitted | None = None
    when_readable: Callable[[], None] = staticmethod(lambda: None)
    when_writable: Callable[[], None] = staticmethod(lambda: None)
    queued: Callable[[], int] = staticmethod(lambda: 0)
    after_open: Callable[[], Awaitable[None]] | None = None

    def __init__(self, *args: Any, frames: Allowance = FRAMES, **more: Any) -> None:
        super().__init__(*args, **more)
        self._guarded, self.app = self.app, self._open
        self._in: ReceiveQueue[Any] = ReceiveQueue()
        self._in.when_filled = self._filled_by_uvicorn
        self.queue = cast(Any, self._in)  # where Uvicorn puts what it reads
        self._most_frames = int(frames.burst)
        self._allowed = Bucket(frames)
        self._scanner = FrameScanner(LONGEST_FRAME)
        self._pong = b""  # waits until the client reads
        self._serving = False

    # ---- coming and going

    def handle_connect(self, event: Any) -> None:
        """Nothing is read before the request is answered."""
        super().handle_connect(event)
        if not self.close_sent:
            self._serving = self.read_paused = True
            self.transport.pause_reading()

    async def _open(self, scope: Any, receive: Any, send: Any) -> None:
        """Opens the socket through all middleware, then leaves it, since it would stay in memory with the socket."""
        scope[CONNECTION] = self
        try:
            await self._guarded(scope, receive, send)
            if self.initial_response is not None:
                self.handshake_complete = True  # refused, with an answer; Uvicorn would log that as a mistake of ours
            if self.after_open is not None:
                del self.request, self.response  # not needed once the socket is open
                await self.after_open()
        finally:
            self._serving = False
            self._let_go_if_over()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.admitted is not None:
            self.admitted.release()
        self._let_go_if_over()

    def _let_go_if_over(self) -> None:
        """Drops whatever refers back to this connection: a closed socket must not have to wait for the collection of
        garbage."""
        if self._serving or not self.disconnected:
            return
        self.app = self._guarded = _gone
        self._in.when_filled = _gone_quietly
        for name in ("when_readable", "when_writable", "queued", "after_open"):
            self.__dict__.pop(name, None)
        if hasattr(self, "scope"):  # only once the handshake has begun
            cast(Any, self.scope).pop(CONNECTION, None)
        self.conn.parser.close()
        self.conn.parser_exc = self.conn.handshake_exc = None

    def is_stuck(self) -> bool:
        """Whether something is still to be sent that the client does not read."""
        return not self.writable.is_set() or self.transport.is_closing()

    def unread(self) -> int:
        return self.transport.get_write_buffer_size() + self.queued()

    def too_late(self) -> None:
        raise AssertionError("it is never due")

    # ---- in

    def data_received(self, data: bytes) -> None:
        if self.handshake_complete and self._scanner.is_between_messages and not self.close_sent:
            texts = whole_texts(data, LONGEST_FRAME, self._most_frames)
            if texts is not None:
                for text in texts:
                    self._in.append(text)
                self.when_readable()
                if len(self._in) > MOST_UNREAD and not self.read_paused:
                    self.read_paused = True
                    self.transport.pause_reading()
                return
        self._receive_others(data)

    def _receive_others(self, data: bytes) -> None:
        """The handshake, and frames of every other kind."""
        frames = data if self.handshake_initiated else data.partition(END_OF_HEAD)[2]
        if self._allowed.wait(self._scanner.scan(frames, self._most_frames)) > 0:
            self._close_flooded()
            return
        try:
            super().data_received(data)
        except InvalidState:  # a second fault in the same chunk: the close frame was sent after the first
            self.transport.abort()
        if not self.handshake_initiated:  # not the head of a request that the library understands
            self.close_sent = True
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def _close_flooded(self) -> None:
        if self.close_sent or not self.handshake_complete:
            self.transport.abort()
            return
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too many frames")
        self.handle_parser_exception()

    def handle_ping(self) -> None:
        """While the client does not read, only the last ping is kept to be answered (RFC 6455, 5.5.3)."""
        output = self.conn.data_to_send()
        if self.can_write() or self.conn.state is not State.OPEN:
            self.transport.write(b"".join(output))
        elif output:
            self._pong = output[-1]

    def _filled_by_uvicorn(self) -> None:
        """Uvicorn pauses reading after this. The message must be taken later, or reading would never be resumed."""
        self.loop.call_soon(self._tell_reader)

    def _tell_reader(self) -> None:
        self.when_readable()

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
        if self._pong and not self.close_sent:
            self.transport.write(self._pong)
        self._pong = b""
        self.when_writable()

    async def disconnect(self, code: int) -> None:
        with suppress(ClientDisconnected, RuntimeError, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self.send({"type": "websocket.close", "code": code, "reason": ""})


async def _gone(_scope: Any, _receive: Any, _send: Any) -> None:
    """The app of a connection that is over."""


def _gone_quietly() -> None:
    pass


def text_of(message: Mapping[str, Any]) -> bytes:
    """The text of an ASGI message."""
    if message["type"] != "websocket.receive":
        raise Disconnected
    text = message.get("text")
    if not isinstance(text, str):
        raise NotAText
    return text.encode(errors="surrogatepass")
