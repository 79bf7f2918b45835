"""One after the other at a table."""

import asyncio


class Turns:
    """A lock that is handed from one to the next and knows how many want it. Who finds it free takes it at once."""

    __slots__ = ("_waiting", "wanted")

    def __init__(self) -> None:
        self.wanted = 0  # by whoever has it, and by all who wait
        self._waiting: list[asyncio.Future[None]] = []

    def take(self) -> None:
        """Only while nobody wants it."""
        assert not self.wanted, "somebody has the turn"
        self.wanted = 1

    def queue(self) -> "asyncio.Future[None]":
        """A place behind all who want it, done when the turn has come."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.wanted += 1
        self._waiting.append(turn)
        return turn

    def release(self) -> None:
        self.wanted -= 1
        while self._waiting:
            turn = self._waiting.pop(0)
            if not turn.done():  # cancelled ones are told so themselves
                turn.set_result(None)
                return

    async def __aenter__(self) -> None:
        if self.wanted:
            await self._wait()
        else:
            self.take()

    async def __aexit__(self, *_: object) -> None:
        self.release()

    async def _wait(self) -> None:
        turn = self.queue()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self.wanted -= 1
            else:
                self.release()  # it had just come to us
            raise
