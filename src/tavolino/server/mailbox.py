"""What has come in on a socket and was not read yet."""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Mailbox(Generic[T]):
    """As much of asyncio's queue as one reader needs: the server holds one for every socket, and most are idle."""

    __slots__ = ("_reader", "_waiting")

    def __init__(self) -> None:
        self._waiting: list[T] = []
        self._reader: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._waiting)

    def empty(self) -> bool:
        return not self._waiting

    def put_nowait(self, message: T) -> None:
        self._waiting.append(message)
        reader, self._reader = self._reader, None
        if reader is not None and not reader.done():
            reader.set_result(None)

    async def get(self) -> T:
        while not self._waiting:
            self._reader = asyncio.get_running_loop().create_future()
            await self._reader
        return self._waiting.pop(0)
