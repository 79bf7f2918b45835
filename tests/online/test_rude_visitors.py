"""Whatever visitors send, the log has neither an error nor a warning by it, and the server goes on."""

import asyncio
import struct
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from online import rudeness
from online.guest import Guest
from online.nodes import ADDRESS, Nodes
from online.process import ServerProcess

RESET = struct.pack("ii", 1, 0)  # linger for no time at all
PATIENCE = 0.05  # seconds for an answer that may never come; nothing depends on it


async def rude(port: int, opening: bytes, then: bytes, breaks_off: bool) -> None:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(opening)
        if then:
            await reader.readuntil(b"\r\n\r\n")
            writer.write(then)
        if not breaks_off:
            async with asyncio.timeout(PATIENCE):
                await reader.read()
    except (OSError, TimeoutError, asyncio.IncompleteReadError):
        pass
    finally:
        if breaks_off:
            writer.transport.abort()
        else:
            writer.close()


async def requests_of_somebody(url: str, origin: str | None = None) -> list[bytes]:
    async with Guest.named(url, "Anna", origin) as anna, Guest.named(url, "Ettore", origin) as beppe:
        table = await anna.open_table("cafe-race", ["me", "open", "open"])
        ((name, cookie),) = beppe.cookies.items()
        return rudeness.of_somebody(f"{name}={cookie}", beppe.csrf, origin or "http://x", table)


async def everybody(port: int, origin: str | None = None) -> int:
    visitors = [(sent, b"") for sent in rudeness.REQUESTS.values()]
    visitors += [(sent, b"") for sent in await requests_of_somebody(f"http://127.0.0.1:{port}", origin)]
    visitors += [(rudeness.handshake(), frames) for frames in rudeness.FRAMES.values()]
    for opening, then in visitors:
        for breaks_off in (False, True):
            await rude(port, opening, then, breaks_off)
    return len(visitors)


def serious(log: Path) -> list[str]:
    """Lines that are not JSON would raise here."""
    lines = [msgspec.json.decode(line) for line in log.read_text().splitlines()]
    return [line["message"] for line in lines if line["level"] != "info"]


async def is_ready(port: int) -> bool:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    answer = await reader.read()
    writer.close()
    return answer.startswith(b"HTTP/1.1 200 ")


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[tuple[ServerProcess, Path]]:
    log = tmp_path / "log"
    with ServerProcess(f"sqlite:///{tmp_path}/server.db", log=log, messages_burst=60, messages_per_second=20) as server:
        yield server, log


def test_nothing_that_visitors_send_is_logged(alone: tuple[ServerProcess, Path]) -> None:
    server, log = alone
    assert asyncio.run(everybody(server.port)) > 60
    assert asyncio.run(is_ready(server.port))
    assert server.stop() == 0
    assert serious(log) == []


def test_nor_with_postgresql(nodes: Nodes) -> None:
    """Which refuses what SQLite would take."""
    before = len(serious(nodes.folder / "one"))
    asyncio.run(everybody(nodes.one.port, ADDRESS))
    assert asyncio.run(is_ready(nodes.one.port))
    assert serious(nodes.folder / "one")[before:] == []
