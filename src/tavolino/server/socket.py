"""One visitor's socket: a bounded line of messages out. Sending never waits."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Generator, MutableMapping
from typing import Any

from tavolino.server.wire import Resync, ServerMessage, encode

Sending = Coroutine[Any, Any, None]
Send = Callable[[MutableMapping[str, Any]], Sending]

LONGEST_LINE = 64  # messages waiting for a watcher; whoever reads slower is told to say hello anew
GONE = (OSError, RuntimeError)  # the other side hung up while we were writing: the reader notices as well


class Begun:
    """A coroutine that has begun already and is waiting for something, to be awaited to its end."""

    def __init__(self, sending: Sending, waiting: Any) -> None:
        self._sending = sending
        self._waiting = waiting

    def __await__(self) -> Generator[Any, None, None]:
        waiting = self._waiting
        try:
            while True:
                yield waiting
                waiting = self._sending.send(None)
        except StopIteration:
            return


class Socket:
    """A watcher that does not read stalls nobody but itself."""

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
        if self._writer is None:
            self._send_now(text)
        elif len(self._line) < LONGEST_LINE:
            self._line.append(text)
        else:
            self._line.clear()
            self._behind = True

    def say(self, message: ServerMessage) -> None:
        self.push(encode(message))

    def _send_now(self, text: str) -> None:
        """Nearly always the message is gone at once; a task is made only for a socket that has to wait."""
        sending = self._send({"type": "websocket.send", "text": text})
        try:
            waiting = sending.send(None)
        except StopIteration:
            return
        except GONE:
            self._closed = True
        else:
            self._writer = asyncio.ensure_future(self._write(Begun(sending, waiting)))

    async def _write(self, begun: Begun) -> None:
        try:
            await begun
            while self._line or self._behind:
                if not self._line:
                    self._behind = False
                    self._line.append(encode(Resync()))
                await self._send({"type": "websocket.send", "text": self._line.popleft()})
        except GONE:
            self._closed = True
            self._line.clear()
        finally:
            self._writer = None

    async def close(self, code: int) -> None:
        """Say what is still to be said, then hang up."""
        if self._writer is not None:
            await asyncio.wait({self._writer}, timeout=1)
        if self._closed:
            return
        self._closed = True
        try:
            await self._send({"type": "websocket.close", "code": code})
        except GONE:
            return
