"""The whole server in this process with real connections on loopback, so that its objects can be counted."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any

import uvloop
from starlette.routing import BaseRoute

from no_limits import NO_LIMITS
from server.visiting import QUICK
from tavolino.server.http.app import make_app
from tavolino.server.serve import Server
from tavolino.server.services import Services, open_services
from tavolino.server.settings import Settings


class LoopbackServer:
    def __init__(self, server: Server, services: Services, port: int) -> None:
        self.server = server
        self.services = services
        self.port = port

    @property
    def open_connections(self) -> int:
        return len(self.server._connections)

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def ask(self, sent: bytes) -> bytes:
        """All that is answered until the server closes the connection."""
        reader, writer = await self.connect()
        writer.write(sent)
        try:
            return await reader.read()
        except ConnectionError:
            return b""
        finally:
            writer.close()

    async def until(self, holds: Callable[[], bool]) -> None:
        async with asyncio.timeout(60):
            while not holds():
                await asyncio.sleep(0.005)


@asynccontextmanager
async def on_loopback(folder: Path, beside: Sequence[BaseRoute] = (), **more: Any) -> AsyncIterator[LoopbackServer]:
    settings = Settings(database=f"sqlite:///{folder / 'server.db'}", **NO_LIMITS | {"bot_workers": 0} | more)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        async with open_services(settings, QUICK) as services:
            app = make_app(settings, lambda _: nullcontext(services), beside=beside)
            server = Server(settings, app, services)
            server.config.load()
            server.lifespan = server.config.lifespan_class(server.config)
            await server.startup([listening])
            try:
                yield LoopbackServer(server, services, listening.getsockname()[1])
            finally:
                await server.shutdown([listening])


def spend(
    folder: Path,
    story: Callable[[LoopbackServer], Awaitable[None]],
    beside: Sequence[BaseRoute] = (),
    **settings: Any,
) -> None:
    async def open_first() -> None:
        async with on_loopback(folder, beside, **settings) as server:
            await story(server)

    uvloop.run(open_first())
