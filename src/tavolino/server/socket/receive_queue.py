"""Messages received on a socket and not read yet."""

import asyncio
from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")


class ReceiveQueue(Generic[T]):
    """A smaller asyncio.Queue for one reader: the server has one for every socket, and most are idle.

    Uvicorn's handshake waits in `get`; afterwards `when_filled` is called for what Uvicorn puts here.
    """

    __slots__ = ("_reader", "_waiting", "when_filled")

    def __init__(self) -> None:
        self._waiting: list[T] = []
        self._reader: asyncio.Future[None] | None = None
        self.when_filled: Callable[[], None] = _nothing

    def __len__(self) -> int:
        return len(self._waiting)

    def empty(self) -> bool:
        return not self._waiting

    def put_nowait(self, message: T) -> None:
        self._waiting.append(message)
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)
        self.when_filled()

    def append(self, message: T) -> None:
        """Without waking the reader."""
        self._waiting.append(message)

    def pop(self) -> T:
        return self._waiting.pop(0)

    async def get(self) -> T:
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self.pop()


def _nothing() -> None:
    pass
