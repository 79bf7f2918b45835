"""Wakes all waiting tasks when something has happened, so that each checks its condition again."""

import asyncio
from collections.abc import Callable


class Pulse:
    def __init__(self) -> None:
        self._waiting: set[asyncio.Event] = set()

    def beat(self) -> None:
        for event in self._waiting:
            event.set()

    async def until(self, wanted: Callable[[], bool], seconds: float = 120) -> None:
        """Does not poll; the seconds are a timeout for a test that would otherwise hang."""
        event = asyncio.Event()
        self._waiting.add(event)
        try:
            async with asyncio.timeout(seconds):
                while not wanted():
                    await event.wait()
                    event.clear()
        finally:
            self._waiting.discard(event)
