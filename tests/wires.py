"""A socket through the whole app with no server between: what goes in and what comes out, byte for byte."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec
from starlette.types import ASGIApp

from tavolino.server.line import LINE, text_of

HOST = "127.0.0.1:8000"
PONG = '{"t":"pong"'

Message = dict[str, Any]


class Wire:
    """Made inside a loop. `sent` is what came out and was not taken yet."""

    when_writable: Callable[[], None]
    at_once: Callable[[bytes], bool] = staticmethod(lambda _: False)
    stay: Callable[[], Awaitable[None]] | None = None

    def __init__(self, app: ASGIApp, headers: dict[str, str], address: str = "192.0.2.7") -> None:
        self.sent: list[str] = []
        self.closed: int | None = None  # the code, once the server has hung up
        self._in: asyncio.Queue[Message] = asyncio.Queue()
        self._news = asyncio.Event()
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
        scope[LINE] = self
        self._task = asyncio.ensure_future(self._open(app, scope))

    async def _open(self, app: ASGIApp, scope: Message) -> None:
        await app(scope, self._in.get, self._take)
        if self.stay is not None:
            await self.stay()

    # ---- the line that a visit speaks on

    def can_write(self) -> bool:
        return True

    def send_texts(self, texts: Sequence[bytes]) -> None:
        self.sent += [text.decode() for text in texts]
        self._news.set()

    async def next_text(self) -> bytes:
        return text_of(await self._in.get())

    async def hang_up(self, code: int) -> None:
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
        if not self._in.empty() or not self._is_dealt_with(text):
            self._in.put_nowait({"type": "websocket.receive", "text": text})

    def _is_dealt_with(self, text: str) -> bool:
        """On the spot, as a line does it; outside of the loop it is only put down."""
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            return False
        return self.at_once(text.encode(errors="surrogatepass"))

    def put_bytes(self, data: bytes) -> None:
        self._in.put_nowait({"type": "websocket.receive", "bytes": data})

    async def until(self, beginning: str, holding: str = "") -> None:
        """Until something is there that begins like this (and holds that), or the server has hung up."""
        looked = 0
        while self.closed is None:
            self._news.clear()
            fresh, looked = self.sent[looked:], len(self.sent)
            if any(text.startswith(beginning) and holding in text for text in fresh):
                return
            await self._news.wait()

    async def settle(self) -> list[str]:
        """All that was sent and not taken yet: whatever comes before a pong was there before its ping."""
        self.put(t="ping")
        await self.until(PONG)
        sent, self.sent = self.sent, []
        return sent

    async def close(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task
