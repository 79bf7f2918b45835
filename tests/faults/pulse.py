"""Something happened: whoever waits for a state of affairs looks whether it has come about."""

import asyncio
from collections.abc import Callable


class Pulse:
    def __init__(self) -> None:
        self._waiting: set[asyncio.Event] = set()

    def beat(self) -> None:
        for event in self._waiting:
            event.set()

    async def until(self, wanted: Callable[[], bool], seconds: float = 120) -> None:
        """Never by looking at a clock; the seconds are for a test that would otherwise hang."""
        event = asyncio.Event()
        self._waiting.add(event)
        try:
            async with asyncio.timeout(seconds):
                while not wanted():
                    await event.wait()
                    event.clear()
        finally:
            self._waiting.discard(event)
