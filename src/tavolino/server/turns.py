"""One after the other at a table."""

import asyncio
from typing import Literal


class Turns(asyncio.Lock):
    """A lock that knows of those who wait for it: between two of them it is free, and yet it is wanted."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted = 0

    async def acquire(self) -> Literal[True]:
        self.wanted += 1
        try:
            return await super().acquire()
        except BaseException:
            self.wanted -= 1
            raise

    def release(self) -> None:
        super().release()
        self.wanted -= 1
