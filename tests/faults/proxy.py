"""A bad network between clients and server: connections break; messages to the server arrive late, twice or reordered.

What the server sends arrives late or not at all, but in order, as TCP guarantees. Towards the server the proxy is worse
than TCP, like a client that sends messages again.
"""

import asyncio
import random
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import WebSocketException


class Weather(Struct, frozen=True):
    """How probable each fault is, per message."""

    broken: float = 0.05
    late: float = 0.2
    twice: float = 0.2
    disorder: float = 0.2
    latest: float = 0.02  # seconds


class Broken(Exception):
    """This connection ends here."""


class Proxy:
    def __init__(self, server: str, weather: Weather, seed: int) -> None:
        self.url = ""
        self.faults: Counter[str] = Counter()
        self._server = server.replace("http", "ws", 1)
        self._weather = weather
        self._random = random.Random(seed)

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Proxy"]:
        async with serve(self._pass_on, "127.0.0.1", 0, compression=None, max_queue=None) as listening:
            port = next(iter(listening.sockets)).getsockname()[1]
            self.url = f"http://127.0.0.1:{port}"
            yield self

    async def _pass_on(self, client: ServerConnection) -> None:
        assert client.request is not None
        headers = {name: client.request.headers[name] for name in ("Cookie", "Origin")}
        try:
            async with (
                connect(
                    f"{self._server}{client.request.path}", additional_headers=headers, compression=None, max_queue=None
                ) as server,
                asyncio.TaskGroup() as group,
            ):
                group.create_task(self._up(client, server))
                group.create_task(self._down(server, client))
        except* (Broken, WebSocketException, OSError):
            client.transport.abort()  # without a close frame, like a broken cable

    async def _up(self, client: ServerConnection, server: ClientConnection) -> None:
        held: list[str | bytes] = []  # a message that the next one overtakes
        while True:
            try:
                async with asyncio.timeout(self._weather.latest if held else None):
                    message = await client.recv()
            except TimeoutError:
                await server.send(held.pop())
                continue
            await self._weather_strikes()
            if not held and self._strikes("disorder"):
                held.append(message)
                continue
            for text in [message] * (1 + self._strikes("twice")) + held:
                await server.send(text)
            held.clear()

    async def _down(self, server: ClientConnection, client: ServerConnection) -> None:
        while True:
            message = await server.recv()
            await self._weather_strikes()
            await client.send(message)

    async def _weather_strikes(self) -> None:
        if self._strikes("broken"):
            raise Broken
        if self._strikes("late"):
            await asyncio.sleep(self._random.random() * self._weather.latest)

    def _strikes(self, fault: str) -> bool:
        struck: bool = self._random.random() < getattr(self._weather, fault)
        self.faults[fault] += struck
        return struck
