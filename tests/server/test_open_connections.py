"""Open connections are counted by address; the listener goes on after files have run out."""

import asyncio
import errno
import logging
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from server.on_loopback import LoopbackServer, spend
from tavolino.server.file_limit import KEPT_BACK, most_connections, raise_file_limit
from tavolino.server.http import listener
from tavolino.server.http.listener import ListeningSocket
from tavolino.server.http.open_connections import OpenConnections


def test_one_address_has_a_limit_and_the_others_theirs() -> None:
    connections = OpenConnections(100, 3)
    mine = [connections.admit("192.0.2.7") for _ in range(4)]
    assert [one is not None for one in mine] == [True, True, True, False]
    assert connections.admit("192.0.2.8") is not None
    assert mine[0] is not None
    mine[0].release()
    mine[0].release()  # counts once
    assert [connections.admit("192.0.2.7") is not None for _ in range(2)] == [True, False]
    assert len(connections) == 4


def test_an_ipv6_network_is_one_address() -> None:
    connections = OpenConnections(100, 3)
    assert [connections.admit(f"2001:db8::{host}") is not None for host in range(4)] == [True, True, True, False]
    assert connections.admit("2001:db8:0:1::1") is not None


def test_there_is_a_limit_for_all_together() -> None:
    connections = OpenConnections(10, 5)
    assert sum(connections.admit(f"192.0.2.{host}") is not None for host in range(20)) == 10


def test_where_files_are_few_one_address_gets_half_of_them() -> None:
    connections = OpenConnections(10, 200)
    assert sum(connections.admit("192.0.2.7") is not None for _ in range(20)) == 5


@pytest.mark.parametrize("trusted", ["192.0.2.7", "192.0.2.0/24", "*"])
def test_a_trusted_proxy_counts_for_itself(trusted: str) -> None:
    connections = OpenConnections(10, 3, [trusted])
    assert sum(connections.admit("192.0.2.7") is not None for _ in range(20)) == 10


def test_another_one_does_not() -> None:
    """The negative control."""
    connections = OpenConnections(10, 3, ["192.0.2.8", "10.0.0.0/8", "proxy.example"])
    assert sum(connections.admit("192.0.2.7") is not None for _ in range(20)) == 3


def test_one_after_the_other_has_a_limit_too() -> None:
    now = 100.0
    connections = OpenConnections(100, 5, per_second=2, clock=lambda: now)

    def come_and_go(times: int) -> int:
        came = 0
        for _ in range(times):
            admitted = connections.admit("192.0.2.7")
            if admitted is not None:
                came += 1
                admitted.release()
        return came

    assert come_and_go(20) == 5
    now += 1
    assert come_and_go(20) == 2


def test_nothing_is_kept_of_who_is_gone() -> None:
    connections = OpenConnections(10, 3)
    for host in range(1000):
        admitted = connections.admit(f"2001:db8:0:{host:x}::1")
        assert admitted is not None
        admitted.release()
    assert (len(connections), len(connections._of)) == (0, 0)


# ---- files


@pytest.mark.parametrize(("files", "most"), [(256, 128), (1024, 1024 - KEPT_BACK), (65_536, 12_000)])
def test_connections_leave_files_for_everything_else(files: int, most: int) -> None:
    assert most_connections(12_000, files) == most


def test_the_limit_of_files_is_raised_as_far_as_it_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr("resource.getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr("resource.setrlimit", lambda _, limits: asked.append(limits))
    assert raise_file_limit() == 4096
    assert asked == [(4096, 4096)]


class OutOfFiles:
    """A listening socket for whose connections no file is left."""

    def __init__(self, listening: socket.socket) -> None:
        self._listening = listening
        self.left = 3

    def accept(self) -> Any:
        self.left -= 1
        if self.left >= 0:
            raise OSError(errno.EMFILE, "Too many open files")
        return self._listening.accept()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._listening, name)


def test_files_run_out_and_are_there_again(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Told in the log, without trying again all the time."""
    monkeypatch.setattr(listener, "REST", 0.001)

    async def story() -> None:
        accepted = asyncio.Event()

        class Welcome(asyncio.Protocol):
            def connection_made(self, transport: Any) -> None:
                accepted.set()
                transport.abort()

        with socket.create_server(("127.0.0.1", 0)) as listening:
            door: Any = OutOfFiles(listening)
            ours = ListeningSocket(door, OpenConnections(10, 10), lambda _: Welcome())
            with socket.create_connection(listening.getsockname()):
                async with asyncio.timeout(20):
                    await accepted.wait()
            ours.close()
            await ours.wait_closed()

    asyncio.run(story())
    lines = [record for record in caplog.records if record.levelno == logging.ERROR]
    assert [line.__dict__["code"] for line in lines] == ["EMFILE"] * 3


# ---- all of it


def test_silent_connections_are_refused_and_then_closed(tmp_path: Path) -> None:
    """The finding: 237 connections that said nothing, and nobody else was served."""

    async def story(server: LoopbackServer) -> None:
        silent = [await server.connect() for _ in range(300)]
        await server.until(lambda: server.open_connections == 20)
        async with asyncio.timeout(30):
            ends = await asyncio.gather(*(_end(reader) for reader, _ in silent))
        assert ends == [b""] * 300
        assert server.open_connections == 0
        assert (await server.ask(b"GET /readyz HTTP/1.1\r\nConnection: close\r\n\r\n")).startswith(b"HTTP/1.1 200 ")
        for _, writer in silent:
            writer.close()

    spend(tmp_path, story, connections_per_address=20, request_seconds=0.1)


async def _end(reader: asyncio.StreamReader) -> bytes:
    try:
        return await reader.read()
    except ConnectionError:
        return b""


def test_a_socket_counts_as_a_connection_until_it_is_closed(tmp_path: Path) -> None:
    async def story(server: LoopbackServer) -> None:
        async with connect(f"ws://127.0.0.1:{server.port}/ws", compression=None):
            assert server.open_connections == 1
        await server.until(lambda: server.open_connections == 0)

    spend(tmp_path, story)
