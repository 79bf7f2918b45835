"""Runs the app until it is told to stop, and then shuts down gracefully."""

import asyncio
import gc
import logging
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext

import uvicorn
import uvloop
from starlette.applications import Starlette

from tavolino.server import logs, open_browser
from tavolino.server.http import static_files
from tavolino.server.http.app import make_app
from tavolino.server.live.background import every
from tavolino.server.seeds import UNKNOWN, Seeds
from tavolino.server.services import Services, open_services
from tavolino.server.settings import Settings
from tavolino.server.socket.connection import LONGEST_FRAME, UvicornConnection

log = logging.getLogger(__name__)

BACKLOG = 2048
GARBAGE_SECONDS = 600.0
GC_THRESHOLD, NEVER = 1_000, 1_000_000_000


def serve(settings: Settings, seeds: Seeds = UNKNOWN) -> int:
    """Blocks. Raises OSError if the address is not available, and StoreUnavailable if the database is not."""
    logs.set_up(settings)
    _tune_interpreter()
    with _listen(settings) as listener, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(settings, listener, seeds))
    return 0


async def _serve(settings: Settings, listener: socket.socket, seeds: Seeds) -> None:
    async with open_services(settings, seeds=seeds) as services:
        app = make_app(settings, lambda _: nullcontext(services), beside=static_files.routes())
        clearing = asyncio.create_task(every(GARBAGE_SECONDS, _clear_garbage))
        try:
            await Server(settings, app, services).serve(sockets=[listener])
        finally:
            clearing.cancel()


def _tune_interpreter() -> None:
    """A short switch interval, so that the writer thread need not wait long for the interpreter lock. And collection of
    the youngest generation only: tables make hardly any reference cycles, and a full collection stops every table for
    a tenth of a second."""
    sys.setswitchinterval(0.0005)
    gc.freeze()
    gc.enable()  # off while modules are loaded
    gc.set_threshold(GC_THRESHOLD, NEVER, NEVER)


async def _clear_garbage() -> None:
    """Objects that became garbage after leaving the youngest generation: mostly closed sockets."""
    gc.collect()


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    return socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)


class Server(uvicorn.Server):
    def __init__(self, settings: Settings, app: Starlette, services: Services) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                ws=UvicornConnection,
                http="httptools",
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
        self._services = services
        self._show_app = settings.browser == "yes"

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listener in sockets or []:
            host, port, *_ = listener.getsockname()
            address = f"http://{f'[{host}]' if ':' in host else host}:{port}"
            print(f"listening on {address}", flush=True)
            log.info("listening", extra={"port": port})
            if self._show_app:
                await asyncio.to_thread(open_browser.show, address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stops accepting connections, tells open sockets, and lets requests finish."""
        for server in self.servers:
            server.close()
        log.info("stopping")
        await self._services.begin_shutdown()
        await super().shutdown(sockets)

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
