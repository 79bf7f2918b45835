"""Runs the app until somebody asks it to stop, and then lets everything under way come to its end."""

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

from tavolino.server import browser, logs, pages
from tavolino.server.app import make_app
from tavolino.server.errands import every
from tavolino.server.line import LONGEST_FRAME, UvicornLine
from tavolino.server.services import Services, open_services
from tavolino.server.settings import Settings

log = logging.getLogger(__name__)

BACKLOG = 2048
GARBAGE_SECONDS = 600.0
NEW_THINGS, NEVER = 1_000, 1_000_000_000


def serve(settings: Settings) -> int:
    """Blocks. Raises OSError when the address cannot be had, and StoreUnavailable when the database cannot."""
    logs.set_up(settings)
    _take_turns_gently()
    with _listen(settings) as listener, asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(_serve(settings, listener))
    return 0


async def _serve(settings: Settings, listener: socket.socket) -> None:
    async with open_services(settings) as services:
        app = make_app(settings, lambda _: nullcontext(services), beside=pages.routes())
        clearing = asyncio.create_task(every(GARBAGE_SECONDS, _clear_garbage))
        try:
            await Server(settings, app, services).serve(sockets=[listener])
        finally:
            clearing.cancel()


def _take_turns_gently() -> None:
    """The writer's thread need not wait long for the interpreter. And tables make hardly any circles, so only what is
    new is looked through, a little at a time: all at once would take a tenth of a second, in which nobody moves."""
    sys.setswitchinterval(0.0005)
    gc.freeze()
    gc.enable()  # off while modules are loaded
    gc.set_threshold(NEW_THINGS, NEVER, NEVER)


async def _clear_garbage() -> None:
    """What was not new any more when it became garbage: sockets that were closed, mostly."""
    gc.collect()


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    return socket.create_server((settings.host, settings.port), family=family, backlog=BACKLOG)


class Server(uvicorn.Server):
    def __init__(self, settings: Settings, app: Starlette, services: Services) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                ws=UvicornLine,
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
                await asyncio.to_thread(browser.show, address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Nobody new; sockets are told; requests come to their end."""
        for server in self.servers:
            server.close()
        log.info("stopping")
        await self._services.leave()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Uvicorn's own way ends the process by the signal it got; being asked to stop is no failure."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)
