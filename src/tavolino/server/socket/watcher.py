"""One visitor's socket with a bounded queue of outgoing messages. Sending never waits."""

import asyncio
from collections.abc import Callable

from tavolino.core.refusal import TavolinoError
from tavolino.server.http.errors import in_words, until_and_why
from tavolino.server.socket.connection import SocketConnection
from tavolino.server.socket.wire import Err, Resync, ServerMessage, encode

MOST_QUEUED = 64  # messages waiting for a watcher; one that reads too slowly is told to say hello again


class SocketWatcher:
    """A watcher that does not read delays only itself.

    Messages of one iteration of the event loop are sent in one write, which costs more than most messages.
    """

    def __init__(self, connection: SocketConnection) -> None:
        self.seat: int | None = None
        self.person: str | None = None  # to whom that seat belongs
        self.ready = False  # ready for the game to begin
        self.blocked: frozenset[str] = frozenset()  # people whose chat is not sent to this one
        self._connection = connection
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []
        self._due = False
        self._behind = False
        self._closed = False
        connection.when_writable = self._send
        connection.queued = self._queued
        self.when_sent_away: Callable[[], None] = do_nothing

    def push(self, text: bytes) -> None:
        if self._behind or self._closed:
            return
        if len(self._waiting) == MOST_QUEUED:
            self._make_room()
        if not self._behind:
            self._waiting.append(text)
            if not self._due:
                self._due = True
                self._loop.call_soon(self._send)

    def send_away(self, text: bytes) -> None:
        """The visit disconnects, and what is queued is sent before that."""
        self.push(text)
        self.when_sent_away()

    def say(self, message: ServerMessage) -> None:
        self.push(encode(message))

    def refuse(self, named: str | None, problem: TavolinoError) -> None:
        """The reason, as the reply to the command of that id."""
        until, why = until_and_why(problem)
        self.say(Err(named, problem.code, getattr(problem, "rule_id", None), in_words(problem), until, why))

    def _make_room(self) -> None:
        if self._connection.can_write():
            self._send()
        else:
            self._waiting.clear()
            self._behind = True

    def _send(self) -> None:
        """Now, or as soon as the client reads again."""
        self._due = False
        if self._closed or not self._connection.can_write():
            return
        if self._behind:
            self._behind = False
            self._waiting.append(encode(Resync()))
        if self._waiting:
            texts, self._waiting = self._waiting, []
            self._connection.send_texts(texts)

    def _queued(self) -> int:
        return sum(map(len, self._waiting))

    async def close(self, code: int) -> None:
        """Sends what is still queued, then disconnects."""
        self._send()
        if not self._closed:
            self._closed = True
            await self._connection.disconnect(code)


def do_nothing() -> None:
    pass
