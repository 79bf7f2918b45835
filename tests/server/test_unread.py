"""Answers that nobody reads do not stay in memory, over HTTP and on sockets."""

import asyncio
import socket as sockets
from pathlib import Path
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from server.listening import REQUEST
from server.on_loopback import LoopbackServer, spend
from tavolino.server.socket.connection import UvicornConnection

LARGE = 8 * 1024 * 1024


async def large(_: Request) -> Response:
    return Response(b"x" * LARGE)


def narrow(server: LoopbackServer, sent: bytes) -> sockets.socket:
    """A client with the smallest receive buffer, which reads nothing."""
    client = sockets.socket()
    client.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    client.connect(("127.0.0.1", server.port))
    client.sendall(sent)
    return client


def unread(server: LoopbackServer) -> int:
    connections: Any = server.server.server_state.connections
    return sum(connection.transport.get_write_buffer_size() for connection in connections)


def test_answers_that_nobody_reads_are_dropped(tmp_path: Path) -> None:
    """The finding: eight unread answers held 900 MB for as long as their clients liked."""

    async def story(server: LoopbackServer) -> None:
        clients = [narrow(server, b"GET /large HTTP/1.1\r\n\r\n") for _ in range(8)]
        await server.until(lambda: unread(server) > 4 * LARGE)
        await server.until(lambda: server.open_connections == 0)
        assert unread(server) == 0
        for client in clients:
            client.close()

    spend(tmp_path, story, [Route("/large", large)], unread_seconds=1.5)


def test_all_together_leave_so_much_unread(tmp_path: Path) -> None:
    async def story(server: LoopbackServer) -> None:
        clients = [narrow(server, b"GET /large HTTP/1.1\r\n\r\n") for _ in range(8)]
        await server.until(lambda: unread(server) > 4 * LARGE)
        await server.until(lambda: unread(server) <= 2 * LARGE)
        assert 0 < server.open_connections < 8
        for client in clients:
            client.close()
        await server.until(lambda: server.open_connections == 0)

    spend(tmp_path, story, [Route("/large", large)], unread_megabytes=16)


def test_a_socket_that_does_not_read_is_dropped(tmp_path: Path) -> None:
    async def story(server: LoopbackServer) -> None:
        client = narrow(server, REQUEST)
        await server.until(lambda: bool(server.services.live.sockets.visits))
        [visit] = server.services.live.sockets.visits
        assert isinstance(visit.connection, UvicornConnection)
        visit.connection.send_texts([b"x" * LARGE])
        assert not visit.connection.can_write()
        await server.until(lambda: server.open_connections == 0 and not server.services.live.sockets.visits)
        client.close()

    spend(tmp_path, story, unread_seconds=1.5)


def test_what_waits_for_sockets_counts_as_unread(tmp_path: Path) -> None:
    """Up to 64 messages wait for each, and the answer to a hello may be long."""

    async def story(server: LoopbackServer) -> None:
        client = narrow(server, REQUEST)
        await server.until(lambda: bool(server.services.live.sockets.visits))
        [visit] = server.services.live.sockets.visits
        assert isinstance(visit.connection, UvicornConnection)
        visit.connection.send_texts([b"x" * LARGE])
        for _ in range(2):
            visit.watcher.push(b"x" * LARGE)
        assert unread(server) <= LARGE
        assert visit.connection.unread() > 2 * LARGE
        await server.until(lambda: server.open_connections == 0 and not server.services.live.sockets.visits)
        client.close()

    spend(tmp_path, story, unread_megabytes=16)


def test_a_socket_that_enters_no_table_is_closed(tmp_path: Path) -> None:
    async def story(server: LoopbackServer) -> None:
        reader, writer = await server.connect()
        writer.write(REQUEST)
        async with asyncio.timeout(30):
            told = await reader.readuntil(b"\x88\x02\x03\xf0")  # a close frame with code 1008
        assert told.startswith(b"HTTP/1.1 101 ")
        writer.close()
        await server.until(lambda: server.open_connections == 0)

    spend(tmp_path, story, hello_seconds=0.05)
