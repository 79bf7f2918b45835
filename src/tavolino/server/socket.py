"""One visitor's socket on one table: a bounded line of messages out, checked messages in."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from tavolino.server.wire import Resync, ServerMessage, encode

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]

LONGEST_LINE = 64  # messages waiting for a watcher; whoever reads slower is told to say hello anew


class Socket:
    """Sending never waits: a watcher that does not read stalls nobody but itself."""

    def __init__(self, send: Send) -> None:
        self.seat: int | None = None
        self.person: str | None = None  # to whom that seat belongs
        self._send = send
        self._line: deque[str] = deque()
        self._writer: asyncio.Task[None] | None = None
        self._behind = False
        self._closed = False

    def push(self, text: str) -> None:
        if self._behind or self._closed:
            return
        if len(self._line) >= LONGEST_LINE:
            self._line.clear()
            self._behind = True
            return
        self._line.append(text)
        if self._writer is None:
            # made when there is something to write: an idle socket costs no task
            self._writer = asyncio.ensure_future(self._write())

    def say(self, message: ServerMessage) -> None:
        self.push(encode(message))

    async def _write(self) -> None:
        try:
            while self._line:
                await self._send({"type": "websocket.send", "text": self._line.popleft()})
                if self._behind and not self._line:
                    self._behind = False
                    self._line.append(encode(Resync()))
        except (OSError, RuntimeError):  # gone while we were writing: the reader notices as well
            self._closed = True
            self._line.clear()
        finally:
            self._writer = None

    async def close(self, code: int) -> None:
        """Say what is still to be said, then hang up."""
        if self._writer is not None:
            await asyncio.wait({self._writer}, timeout=1)
        self._closed = True
        try:
            await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):
            return
