"""A socket through the whole app without Uvicorn: what goes in and what comes out, byte for byte."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from starlette.types import ASGIApp

from tavolino.server.socket.connection import CONNECTION, text_of
from tavolino.server.socket.receive_queue import ReceiveQueue

HOST = "127.0.0.1:8000"
PONG = '{"t":"pong"'

Message = dict[str, Any]


class Wire:
    """Made inside a loop. `sent` is what came out and was not taken yet."""

    when_writable: Callable[[], None]
    queued: Callable[[], int]
    when_readable: Callable[[], None] = staticmethod(lambda: None)
    after_open: Callable[[], Awaitable[None]] | None = None

    def __init__(self, app: ASGIApp, headers: dict[str, str], address: str = "192.0.2.7") -> None:
        self.sent: list[str] = []
        self.closed: int | None = None  # the close code, once the server has closed
        self._in: ReceiveQueue[Message] = ReceiveQueue()
        self._news = asyncio.Event()
        self._loop = asyncio.get_running_loop()
        self._in.put_nowait({"type": "websocket.connect"})
        told = {"host": HOST, "origin": f"http://{HOST}", **headers}
        scope: Message = {
            "type": "websocket",
            "path": "/ws",
            "scheme": "ws",
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in told.items()],
            "client": (address, 4711),
            "extensions": {"websocket.http.response": {}},
            "subprotocols": [],
        }
        scope[CONNECTION] = self
        self._task = asyncio.ensure_future(self._open(app, scope))

    async def _open(self, app: ASGIApp, scope: Message) -> None:
        await app(scope, self._in.get, self._take)
        if self.after_open is not None:
            await self.after_open()

    # ---- the connection of a visit

    def can_write(self) -> bool:
        return True

    def send_texts(self, texts: Sequence[bytes]) -> None:
        self.sent += [text.decode() for text in texts]
        self._news.set()

    def next_text(self) -> bytes | None:
        return None if self._in.empty() else text_of(self._in.pop())

    async def disconnect(self, code: int) -> None:
        self.closed = code
        self._news.set()

    # ---- the app's own answers

    async def _take(self, message: Any) -> None:
        if message["type"] == "websocket.close":
            self.closed = message["code"]
        elif message["type"] == "websocket.http.response.start":
            self.closed = message["status"]  # never opened at all
        elif message["type"] == "websocket.http.response.body":
            self.sent.append(message["body"].decode())
        self._news.set()

    def put(self, **message: object) -> None:
        self.put_text(msgspec.json.encode(message).decode())

    def put_text(self, text: str) -> None:
        self._put({"type": "websocket.receive", "text": text})

    def put_bytes(self, data: bytes) -> None:
        self._put({"type": "websocket.receive", "bytes": data})

    def _put(self, message: Message) -> None:
        self._in.put_nowait(message)
        self._loop.call_soon(lambda: self.when_readable())  # a test may send while its loop is not running

    async def until(self, beginning: str, holding: str = "") -> None:
        """Until there is a message that begins like this (and contains that), or the server has closed."""
        looked = 0
        while self.closed is None:
            self._news.clear()
            fresh, looked = self.sent[looked:], len(self.sent)
            if any(text.startswith(beginning) and holding in text for text in fresh):
                return
            await self._news.wait()

    async def settle(self) -> list[str]:
        """All that was sent and not taken yet: messages before a pong were sent before its ping."""
        self.put(t="ping")
        await self.until(PONG)
        sent, self.sent = self.sent, []
        return sent

    async def close(self) -> None:
        self._put({"type": "websocket.disconnect", "code": 1000})
        await self._task
