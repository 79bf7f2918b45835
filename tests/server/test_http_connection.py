"""An HTTP connection has bounds of time and of size, by a clock that the test sets."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
from uvicorn.config import Config
from uvicorn.server import ServerState

from server.listening import Wire
from tavolino.server.http import connection as http
from tavolino.server.http.connection import HttpConnection
from tavolino.server.http.connection_watch import NEVER
from tavolino.server.http.open_connections import OpenConnections

SECONDS = 10.0
HEAD = b"POST /api/session HTTP/1.1\r\nHost: tavolino\r\nContent-Length: 6\r\n\r\n"
GET = b"GET /healthz HTTP/1.1\r\nHost: tavolino\r\n\r\n"


class ClockedLoop:
    """The running loop with another clock."""

    def __init__(self) -> None:
        self.now = 100.0

    def time(self) -> float:
        return self.now

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio.get_running_loop(), name)


class Client:
    """Both ends of one connection. `served` are the bodies of the requests that the app got."""

    def __init__(self) -> None:
        self.wire: Any = Wire()
        self.loop: Any = ClockedLoop()
        self.served: list[bytes] = []
        self.headers: list[bytes] = []  # their names
        self.answers = asyncio.Event()
        self.counted = OpenConnections(10, 10)
        admitted = self.counted.admit("192.0.2.7")
        assert admitted is not None
        config = Config(self._app, interface="asgi3", log_config=None)
        self.connection: Any = HttpConnection(
            config, ServerState(), {}, self.loop, admitted=admitted, request_seconds=SECONDS
        )
        self.connection.connection_made(cast(Any, self.wire))

    async def _app(self, scope: Any, receive: Any, send: Any) -> None:
        body = b""
        while True:
            message = await receive()
            body += message.get("body", b"")
            if not message.get("more_body"):
                break
        await self.answers.wait()
        self.served.append(body)
        self.headers += [name for name, _ in scope["headers"]]
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body"})

    def send(self, data: bytes) -> None:
        if not self.wire.closed:
            self.connection.data_received(data)

    def wait(self, seconds: float) -> bool:
        """Lets time pass, as the watch sees it; whether the connection is closed."""
        self.loop.now += seconds
        if self.connection.due <= self.loop.now:
            self.connection.too_late()
        return bool(self.wire.closed)

    def trickles(self, data: bytes, times: int) -> bool:
        """Sends it once a second; whether the connection is closed in the end."""
        for _ in range(times):
            self.send(data)
            self.wait(1)
        return bool(self.wire.closed)

    async def answered(self) -> None:
        self.answers.set()
        async with asyncio.timeout(20):
            while b"204 No Content" not in self.wire.written:
                await asyncio.sleep(0)

    def leave(self) -> None:
        self.connection.connection_lost(None)


def with_client(story: Callable[[Client], Awaitable[None]]) -> None:
    async def begin() -> None:
        client = Client()
        await story(client)
        client.answers.set()
        client.leave()
        await asyncio.sleep(0)
        assert len(client.counted) == 0

    asyncio.run(begin())


# ---- time


def test_a_connection_that_says_nothing_is_closed_without_an_answer() -> None:
    async def story(client: Client) -> None:
        assert not client.wait(SECONDS - 1)
        assert client.wait(1)
        assert client.wire.written == b""

    with_client(story)


def test_a_head_that_comes_byte_by_byte_is_not_waited_for() -> None:
    async def story(client: Client) -> None:
        for byte in HEAD:
            client.send(bytes([byte]))
            if client.wait(1):
                break
        assert client.wire.written.startswith(b"HTTP/1.1 408 ")
        assert client.loop.now == 100 + SECONDS

    with_client(story)


def test_a_body_that_comes_byte_by_byte_is_not_waited_for() -> None:
    async def story(client: Client) -> None:
        client.send(HEAD.replace(b": 6", b": 6000"))
        for _ in range(6000):
            client.send(b"x")
            if client.wait(1):
                break
        assert client.wire.written.startswith(b"HTTP/1.1 408 ")
        assert client.loop.now == 100 + SECONDS + http.GRACE

    with_client(story)


def test_nor_is_one_that_nobody_has_asked_for() -> None:
    """The answer is given, and then the body goes on and on."""

    async def story(client: Client) -> None:
        client.answers.set()
        client.send(GET.replace(b"\r\n\r\n", b"\r\nContent-Length: 6000\r\n\r\n"))
        client.send(b"x")
        client.connection.cycle.response_complete = True
        assert client.trickles(b"x", 20)

    with_client(story)


def test_blank_lines_are_no_head() -> None:
    async def story(client: Client) -> None:
        assert client.trickles(b"\r\n", 20)

    with_client(story)


def test_an_answer_may_take_its_time() -> None:
    async def story(client: Client) -> None:
        client.send(HEAD + b"coffee")
        assert client.connection.due == NEVER
        assert not client.wait(1000)
        await client.answered()
        assert client.served == [b"coffee"]

    with_client(story)


def test_the_next_request_has_its_own_time() -> None:
    async def story(client: Client) -> None:
        client.send(GET)
        await client.answered()
        client.loop.now += 3
        client.send(GET[:10])
        assert not client.wait(SECONDS - 1)
        assert client.wait(1)

    with_client(story)


def test_nobody_is_late_because_we_do_not_read() -> None:
    async def story(client: Client) -> None:
        client.send(HEAD)
        client.connection.flow.pause_reading()
        assert not client.wait(SECONDS + http.GRACE)
        client.connection.flow.resume_reading()
        assert client.wait(SECONDS + http.GRACE)

    with_client(story)


# ---- size


@pytest.mark.parametrize(
    "head",
    [
        b"GET /" + b"x" * http.LONGEST_HEAD + b" HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nA: " + b"x" * http.LONGEST_HEAD + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"A: x\r\n" * (http.MOST_HEADERS + 1) + b"\r\n",
    ],
    ids=["a long address", "a long header", "many headers"],
)
@pytest.mark.parametrize("size", [1000, 1_000_000], ids=["in pieces", "at once"])
def test_a_head_has_a_size(head: bytes, size: int) -> None:
    async def story(client: Client) -> None:
        for start in range(0, len(head), size):
            client.send(head[start : start + size])
        assert client.wire.closed
        assert client.wire.written.startswith(b"HTTP/1.1 431 ")
        client.answers.set()
        await asyncio.sleep(0)
        assert client.served == []

    with_client(story)


def test_a_head_that_never_ends_is_not_kept() -> None:
    async def story(client: Client) -> None:
        client.send(b"GET / HTTP/1.1\r\nA: ")
        for _ in range(1 + http.LONGEST_HEAD // 1000):
            client.send(b"x" * 1000)
        assert client.wire.written.startswith(b"HTTP/1.1 431 ")

    with_client(story)


def test_a_usual_head_is_small_enough() -> None:
    """The negative control."""

    async def story(client: Client) -> None:
        client.send(GET[:-2] + b"Cookie: " + b"x" * 8000 + b"\r\n" + b"A: x\r\n" * 50 + b"\r\n")
        await client.answered()
        assert client.served == [b""]

    with_client(story)


def test_a_long_request_may_come_in_one_piece() -> None:
    """A menu or a temple does, from a client nearby: what came with it is no beginning of another head."""

    async def story(client: Client) -> None:
        body = b"x" * 2 * http.LONGEST_HEAD
        client.send(HEAD.replace(b"Content-Length: 6", b"Content-Length: %d" % len(body)) + body)
        await client.answered()
        assert client.served == [body]
        assert not client.wire.closed

    with_client(story)


def test_a_body_in_crumbs_is_refused() -> None:
    async def story(client: Client) -> None:
        client.send(b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n" + b"1\r\nx\r\n" * (http.MOST_PIECES + 1))
        assert client.wire.closed

    with_client(story)


def test_what_follows_a_body_is_no_header() -> None:
    async def story(client: Client) -> None:
        head = b"POST /api/session HTTP/1.1\r\nHost: tavolino\r\nTransfer-Encoding: chunked\r\n\r\n"
        client.send(head + b"2\r\n{}\r\n0\r\nX-Forwarded-For: 192.0.2.9\r\nCookie: tavolino=x\r\n\r\n")
        await client.answered()
        assert client.served == [b"{}"]
        assert client.headers == [b"host", b"transfer-encoding"]
        client.send(GET)
        async with asyncio.timeout(20):
            while len(client.served) < 2:
                await asyncio.sleep(0)
        assert client.headers[2:] == [b"host"]  # the next request has its own

    with_client(story)


def test_nor_may_there_be_any_number_of_them() -> None:
    async def story(client: Client) -> None:
        client.send(b"POST /api/session HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n")
        client.send(b"A: x\r\n" * (http.MOST_HEADERS + 1))
        assert client.wire.closed

    with_client(story)


def test_many_requests_at_once_are_refused() -> None:
    async def story(client: Client) -> None:
        client.send(GET * 20_000)
        assert client.wire.closed
        assert len(client.connection.pipeline) <= http.MOST_PIPELINED

    with_client(story)


def test_a_few_are_served_one_after_the_other() -> None:
    """The negative control."""

    async def story(client: Client) -> None:
        client.answers.set()
        client.send(GET * 3)
        async with asyncio.timeout(20):
            while len(client.served) < 3:
                await asyncio.sleep(0)
        assert not client.wire.closed

    with_client(story)
