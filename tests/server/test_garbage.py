"""What is over leaves nothing behind, and what we have overlooked is collected when memory grows."""

import gc
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from server.on_loopback import LoopbackServer, spend
from tavolino.server import garbage
from tavolino.server.garbage import GROWTH, LONGEST_REST, SHORTEST_REST, Collections
from tavolino.server.http.connection import HttpConnection
from tavolino.server.live.errors import NoTable
from tavolino.server.logs import is_not_a_visitors_mistake
from tavolino.server.socket.connection import UvicornConnection
from tavolino.server.socket.visit import Visit
from tavolino.server.socket.watcher import SocketWatcher
from tavolino.table import entry as entries
from tavolino.table.plan import Plan

SOCKETS = 200
KINDS = (UvicornConnection, Visit, SocketWatcher, HttpConnection, NoTable)


@pytest.fixture(autouse=True)
def as_the_server_logs() -> Iterator[None]:
    """Otherwise pytest would keep what a bad frame led to, with all its frames."""
    log = logging.getLogger("uvicorn.error")
    log.addFilter(is_not_a_visitors_mistake)
    yield
    log.removeFilter(is_not_a_visitors_mistake)


@contextmanager
def no_collection() -> Iterator[None]:
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def survivors() -> Counter[str]:
    return Counter(type(one).__name__ for one in gc.get_objects() if type(one) in KINDS)


async def open_table(server: LoopbackServer) -> None:
    node = server.services.live.node
    plan = Plan("cafe-race", 3, public=True)
    await node.open_table("t1", entries.Opened(at=node.now(), plan=plan, host="ada", invite="invite"))


async def visit(server: LoopbackServer, number: int) -> None:
    """Every other one just breaks off."""
    async with connect(f"ws://127.0.0.1:{server.port}/ws", compression=None) as socket:
        await socket.send('{"t":"hello","table":"nowhere"}')
        await socket.send('{"t":"hello","table":"t1","since":0}')
        while '"t":"sync"' not in str(await socket.recv()):
            pass
        if number % 2:
            socket.transport.abort()


async def bad_frame(server: LoopbackServer, _: int) -> None:
    with suppress(WebSocketException):
        async with connect(f"ws://127.0.0.1:{server.port}/ws", compression=None) as socket:
            await socket.send(b"\xff", text=True)
            await socket.recv()


async def refused(server: LoopbackServer, _: int) -> None:
    with suppress(WebSocketException):
        await connect(f"ws://127.0.0.1:{server.port}/ws", origin=Origin("http://evil.example"))


def request(sent: bytes) -> Callable[[LoopbackServer, int], Awaitable[None]]:
    async def send(server: LoopbackServer, _: int) -> None:
        await server.ask(sent)

    return send


VISITORS = {
    "sockets": visit,
    "bad frames": bad_frame,
    "refused handshakes": refused,
    "unreadable handshakes": request(b"GET /ws\xff HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"),
    "requests": request(b"GET /api/me HTTP/1.1\r\nConnection: close\r\n\r\n"),
    "no such table": request(b"GET /api/tables/nowhere HTTP/1.1\r\nConnection: close\r\n\r\n"),
    "bad bodies": request(b"POST /api/session HTTP/1.1\r\nContent-Length: 1\r\nConnection: close\r\n\r\n{"),
    "no HTTP": request(b"good morning\r\n\r\n"),
    "too much at once": request(b"GET /healthz HTTP/1.1\r\n\r\n" * 20),
}


@pytest.mark.parametrize("kind", VISITORS)
def test_what_is_over_needs_no_collection(tmp_path: Path, kind: str) -> None:
    """Of two hundred, not one object is left; without breaking the cycles it was all of them."""

    async def story(server: LoopbackServer) -> None:
        await open_table(server)
        await VISITORS[kind](server, 0)
        await server.until(lambda: server.open_connections == 0)
        with no_collection():
            for number in range(SOCKETS):
                await VISITORS[kind](server, number)
            await server.until(lambda: server.open_connections == 0)
            await server.until(lambda: survivors() == Counter())  # the last tasks end a few moments later

    spend(tmp_path, story)


def test_what_is_kept_would_be_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control."""
    monkeypatch.setattr(UvicornConnection, "_let_go_if_over", lambda _: None)

    async def story(server: LoopbackServer) -> None:
        await open_table(server)
        with no_collection():
            for number in range(5):
                await visit(server, number)
            await server.until(lambda: server.open_connections == 0)
            assert survivors()["UvicornConnection"] == survivors()["Visit"] == 5

    spend(tmp_path, story)


# ---- collections


class Process:
    """A process whose memory and time are what a test says."""

    def __init__(self) -> None:
        self.memory = self.now = 0
        self.collected: list[int] = []
        self.collections = Collections(lambda: self.memory, lambda: self.collected.append(self.now), lambda: self.now)

    def at(self, seconds: float, memory: int) -> list[int]:
        self.now, self.memory = int(seconds), memory
        self.collections.look()
        return self.collected


def test_it_is_collected_when_memory_has_grown_but_not_all_the_time() -> None:
    process = Process()
    assert process.at(SHORTEST_REST - 1, GROWTH) == []
    assert process.at(SHORTEST_REST + 1, GROWTH - 1) == []
    assert process.at(SHORTEST_REST + 2, GROWTH) == [62]
    assert process.at(SHORTEST_REST * 3, 2 * GROWTH - 1) == [62]  # it has grown since then
    assert process.at(SHORTEST_REST * 3, 2 * GROWTH) == [62, 180]


def test_it_is_collected_now_and_then_in_any_case() -> None:
    process = Process()
    assert process.at(LONGEST_REST - 1, 0) == []
    assert process.at(LONGEST_REST, 0) == [LONGEST_REST]


def test_this_process_has_a_size() -> None:
    assert garbage.memory() > 10_000_000
