"""One visitor's socket: a bounded line of messages out. Sending never waits."""

from tavolino.core.refusal import TavolinoError
from tavolino.server.line import Line
from tavolino.server.problems import in_words
from tavolino.server.wire import Err, Resync, ServerMessage, encode

LONGEST_LINE = 64  # messages waiting for a watcher; whoever reads slower is told to say hello anew


class Socket:
    """A watcher that does not read stalls nobody but itself."""

    def __init__(self, line: Line) -> None:
        self.seat: int | None = None
        self.person: str | None = None  # to whom that seat belongs
        self.ready = False  # to begin, once the game can
        self._line = line
        self._waiting: list[bytes] = []
        self._behind = False
        self._closed = False
        line.when_writable = self._go_on

    def push(self, text: bytes) -> None:
        """Now, or as soon as the other side reads again."""
        if self._behind or self._closed:
            return
        if not self._waiting and self._line.can_write():
            self._line.send_text(text)
        elif len(self._waiting) < LONGEST_LINE:
            self._waiting.append(text)
        else:
            self._waiting.clear()
            self._behind = True

    def say(self, message: ServerMessage) -> None:
        self.push(encode(message))

    def refuse(self, named: str | None, problem: TavolinoError) -> None:
        """With its reason, to the command of that name."""
        self.say(Err(named, problem.code, getattr(problem, "rule_id", None), in_words(problem)))

    def _go_on(self) -> None:
        if self._behind and self._line.can_write():
            self._behind = False
            self._waiting.append(encode(Resync()))
        while self._waiting and not self._closed and self._line.can_write():
            self._line.send_text(self._waiting.pop(0))

    async def close(self, code: int) -> None:
        """Say what is still to be said, then hang up."""
        self._go_on()
        if not self._closed:
            self._closed = True
            await self._line.hang_up(code)
