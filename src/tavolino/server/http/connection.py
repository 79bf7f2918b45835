"""One HTTP connection: Uvicorn's own, with bounds on what it would otherwise take as it comes."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from tavolino.server.http.connection_watch import NEVER
from tavolino.server.http.open_connections import Admitted

LONGEST_HEAD = 32 * 1024  # bytes of a request line and headers, as nginx takes them
MOST_HEADERS = 100
MOST_PIECES = 4096  # of one body: chunks of a byte each would take long to put together
MOST_PIPELINED = 8  # requests that wait for the answer to the one before; browsers send none
GRACE = 5.0  # seconds: a body that is too slow is refused by its handler first, with a reason

BAD_REQUEST = b"400 Bad Request", b"this is no HTTP request that we can read"
TIMED_OUT = b"408 Request Timeout", b"the request did not arrive in time"
TOO_LARGE = b"431 Request Header Fields Too Large", b"the head of this request is too large"


class StopReading(Exception):
    """For the parser: nothing more is read from this connection, which is closed already."""


class HttpConnection(HttpToolsProtocol):
    """A request's head and its body each have to arrive in time, in a bounded number of bytes and of pieces."""

    def __init__(self, *args: Any, admitted: Admitted, request_seconds: float, **more: Any) -> None:
        super().__init__(*args, **more)
        self.due = NEVER
        self._admitted = admitted
        self._request_seconds = request_seconds
        self._running: RequestResponseCycle | None = None  # Uvicorn forgets it when another request comes after it
        self._in_head = True
        self._waited_for = 0  # bytes that came before the head was complete
        self._has_completed = False  # a request, with what was received last
        self._head_size = self._headers = self._pieces = 0

    # ---- coming and going

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in Uvicorn
        super().connection_made(transport)
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._running is not None and not self._running.response_complete:
            self._running.disconnected = True
            self._running.message_event.set()
        self._running = None
        for waiting, _ in self.pipeline:
            waiting.on_response = _nothing
        self.pipeline.clear()
        super().connection_lost(exc)
        self._unset_keepalive_if_required()
        self._admitted.release()

    def handle_websocket_upgrade(self) -> None:
        """From now on the connection is the socket's, and this object is not told of its end."""
        super().handle_websocket_upgrade()
        socket: Any = self.transport.get_protocol()
        socket.admitted = self._admitted
        self.parser = None  # type: ignore[assignment]  # it refers back to this object

    def too_late(self) -> None:
        if self.flow.read_paused:
            self.due = self.loop.time() + self._request_seconds  # it is us who do not read
        elif self._waited_for or not self._in_head:
            self._refuse(*TIMED_OUT)
        else:
            self.transport.close()  # nothing was asked: nothing to answer

    def is_stuck(self) -> bool:
        """Whether something is still to be sent that the client does not read."""
        return self.flow.write_paused or self.transport.is_closing()

    def unread(self) -> int:
        return self.transport.get_write_buffer_size()

    # ---- in

    def data_received(self, data: bytes) -> None:
        if self.due == NEVER:
            self._expect_head()
        self._has_completed = False
        super().data_received(data)
        if self._in_head and not self._has_completed:  # or most of it was a request that is whole
            self._waited_for += len(data)
            if self._waited_for > LONGEST_HEAD:
                self._refuse(*TOO_LARGE)

    def _expect_head(self) -> None:
        self.due = self.loop.time() + self._request_seconds

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_head()
        self._in_head = True
        self._head_size = self._headers = self._pieces = 0

    def on_url(self, url: bytes) -> None:
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers += 1
        self._count_head(len(name) + len(value))
        if self._in_head:  # what follows a body is no header: a proxy may have checked those, and nothing after them
            super().on_header(name, value)

    def _count_head(self, size: int) -> None:
        self._head_size += size
        if self._head_size > LONGEST_HEAD or self._headers > MOST_HEADERS:
            self._refuse(*TOO_LARGE)
            raise StopReading

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_PIPELINED:
            self.transport.abort()
            raise StopReading
        self._in_head = False
        self.due = self.loop.time() + self._request_seconds + GRACE
        super().on_headers_complete()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def on_body(self, body: bytes) -> None:
        self._pieces += 1
        if self._pieces > MOST_PIECES:
            self.transport.abort()
            raise StopReading
        super().on_body(body)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self.due = NEVER
        self._in_head = self._has_completed = True
        self._waited_for = 0

    # ---- out

    def send_400_response(self, msg: str) -> None:
        self._refuse(*BAD_REQUEST)

    def _refuse(self, status: bytes, reason: bytes) -> None:
        """Nothing more is read or answered after this."""
        if self.transport.is_closing():
            return
        head = b"HTTP/1.1 %s\r\ncontent-type: text/plain\r\ncontent-length: %d\r\nconnection: close\r\n\r\n"
        self.transport.write(head % (status, len(reason)) + reason)
        self.transport.close()


def _nothing() -> None:
    """Instead of a way back from a request that will not be answered to its connection."""
