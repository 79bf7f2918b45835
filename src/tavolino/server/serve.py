"""Runs the app until it is told to stop, and then shuts down gracefully."""

import asyncio
import logging
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from typing import Any, cast

import uvicorn
import uvloop
from starlette.applications import Starlette

from tavolino.server import garbage, logs, malloc, open_browser
from tavolino.server.file_limit import most_connections, raise_file_limit
from tavolino.server.http import static_files
from tavolino.server.http.allowance import Allowance
from tavolino.server.http.app import make_app
from tavolino.server.http.connection import HttpConnection
from tavolino.server.http.connection_watch import ConnectionWatch
from tavolino.server.http.listener import ListeningSocket
from tavolino.server.http.open_connections import Admitted, OpenConnections
from tavolino.server.seeds import UNKNOWN, Seeds
from tavolino.server.services import Services, open_services
from tavolino.server.settings import Settings
from tavolino.server.socket.connection import LONGEST_FRAME, UvicornConnection
from tavolino.server.uncaught import log_uncaught

log = logging.getLogger(__name__)

BACKLOG = 2048
MEGABYTE = 1024 * 1024
FRAMES_PER_MESSAGE = 2  # a client answers our pings, and may cut a long message into pieces


def serve(settings: Settings, seeds: Seeds = UNKNOWN) -> int:
    """Blocks. Raises OSError if the address is not available, and StoreUnavailable if the database is not."""
    logs.set_up(settings)
    log_uncaught()
    _tune_interpreter()
    with _listen(settings) as listening, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(settings, listening, seeds))
    return 0


async def _serve(settings: Settings, listening: socket.socket, seeds: Seeds) -> None:
    async with open_services(settings, seeds=seeds) as services:
        app = make_app(settings, lambda _: nullcontext(services), beside=static_files.routes())
        clearing = asyncio.create_task(garbage.clear_now_and_then())
        try:
            await Server(settings, app, services).serve(sockets=[listening])
        finally:
            clearing.cancel()


def _tune_interpreter() -> None:
    """A shorter switch interval than Python's own, so that the writer thread need not wait long for the interpreter
    lock after a commit. With 2 ms a server at full speed makes 3 % more moves, but 1 % of people wait twice as long."""
    sys.setswitchinterval(0.0005)
    malloc.tune()
    garbage.tune()


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    return socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)


class Server(uvicorn.Server):
    def __init__(self, settings: Settings, app: Starlette, services: Services) -> None:
        frames = Allowance(settings.messages_burst, settings.messages_per_second).times(FRAMES_PER_MESSAGE)
        super().__init__(
            uvicorn.Config(
                app,
                ws=cast(Any, partial(UvicornConnection, frames=frames)),
                http=HttpConnection,
                lifespan="on",
                ws_max_size=LONGEST_FRAME,
                ws_per_message_deflate=False,  # it more than doubles an idle socket's memory
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=bool(settings.trusted_proxies),
                forwarded_allow_ips=list(settings.trusted_proxies),
                timeout_graceful_shutdown=round(settings.drain_seconds),
            )
        )
        self._settings = settings
        self._services = services
        most = most_connections(settings.connections, raise_file_limit())
        self._connections = OpenConnections(
            most, settings.connections_per_address, settings.trusted_proxies, settings.connects_per_second
        )
        self._watching: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Uvicorn opens no listeners, since ours are its own."""
        await super().startup([])
        settings, connections = self._settings, cast(Any, self.server_state.connections)
        watch = ConnectionWatch(connections, settings.unread_seconds, settings.unread_megabytes * MEGABYTE)
        self._watching = asyncio.create_task(watch.run())
        for listening in sockets or []:
            self.servers.append(cast(Any, ListeningSocket(listening, self._connections, self._make_connection)))
            await self._tell_address(listening)

    def _make_connection(self, admitted: Admitted) -> HttpConnection:
        return HttpConnection(
            config=self.config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            admitted=admitted,
            request_seconds=self._settings.request_seconds,
        )

    async def _tell_address(self, listening: socket.socket) -> None:
        host, port, *_ = listening.getsockname()
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
        print(f"listening on {address}", flush=True)
        log.info("listening", extra={"port": port})
        if self._settings.browser == "yes":
            await asyncio.to_thread(open_browser.show, address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops accepting connections, tells open sockets, and lets requests finish."""
        for server in self.servers:
            server.close()
        log.info("stopping")
        await self._services.begin_shutdown()
        await super().shutdown(sockets)
        if self._watching is not None:
            self._watching.cancel()
        for connection in list(self.server_state.connections):  # those that would not read in time
            connection.transport.abort()
        await asyncio.sleep(0)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Uvicorn would re-raise the signal and so end the process with an error; being told to stop is no failure."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)
