"""One visitor's socket: a bounded line of messages out. Sending never waits."""

import asyncio

from tavolino.core.refusal import TavolinoError
from tavolino.server.line import Line
from tavolino.server.problems import in_words
from tavolino.server.wire import Err, Resync, ServerMessage, encode

LONGEST_LINE = 64  # messages waiting for a watcher; whoever reads slower is told to say hello anew


class Socket:
    """A watcher that does not read stalls nobody but itself.

    What is said in one go of the event loop leaves in one piece: a write costs more than many a message.
    """

    def __init__(self, line: Line) -> None:
        self.seat: int | None = None
        self.person: str | None = None  # to whom that seat belongs
        self.ready = False  # to begin, once the game can
        self._line = line
        self._loop = asyncio.get_running_loop()
        self._waiting: list[bytes] = []
        self._due = False
        self._behind = False
        self._closed = False
        line.when_writable = self._send

    def push(self, text: bytes) -> None:
        if self._behind or self._closed:
            return
        if len(self._waiting) == LONGEST_LINE:
            self._make_room()
        if not self._behind:
            self._waiting.append(text)
            if not self._due:
                self._due = True
                self._loop.call_soon(self._send)

    def say(self, message: ServerMessage) -> None:
        self.push(encode(message))

    def refuse(self, named: str | None, problem: TavolinoError) -> None:
        """With its reason, to the command of that name."""
        self.say(Err(named, problem.code, getattr(problem, "rule_id", None), in_words(problem)))

    def _make_room(self) -> None:
        if self._line.can_write():
            self._send()
        else:
            self._waiting.clear()
            self._behind = True

    def _send(self) -> None:
        """Now, or as soon as the other side reads again."""
        self._due = False
        if self._closed or not self._line.can_write():
            return
        if self._behind:
            self._behind = False
            self._waiting.append(encode(Resync()))
        if self._waiting:
            texts, self._waiting = self._waiting, []
            self._line.send_texts(texts)

    async def close(self, code: int) -> None:
        """Say what is still to be said, then hang up."""
        self._send()
        if not self._closed:
            self._closed = True
            await self._line.hang_up(code)
