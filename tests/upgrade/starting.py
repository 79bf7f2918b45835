"""How long people wait for a server that starts on a database with a thousand tables under way."""

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import connect

from online.guest import Place
from online.process import ServerProcess

Chair = tuple[str, int, dict[str, str]]  # a table, a seat, and the cookies of the person who has it


class Start(msgspec.Struct, frozen=True):
    """Seconds since the process was started; `cpu`: those of the server until the first table was served."""

    listening: float
    served: float
    cpu: float
    slowest: float  # of the tables that were entered then, while the server looks after all the others


async def start(url: str, chairs: Sequence[Chair], **settings: Any) -> Start:
    """Somebody enters the first of these tables as soon as the server listens, and then the others, one by one."""
    began = time.monotonic()
    with ServerProcess(url, **settings) as server:
        listening = time.monotonic() - began
        await _enter(server.url, chairs[0])
        served, cpu = time.monotonic() - began, server.cpu_seconds()
        waits = [await _enter(server.url, chair) for chair in chairs[1:]]
        server.kill()
    return Start(listening, served, cpu, max(waits))


async def _enter(url: str, chair: Chair) -> float:
    """How long that took."""
    table, seat, cookies = chair
    began = time.monotonic()
    cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
    headers = {"Cookie": cookie, "Origin": url}
    async with (
        asyncio.timeout(120),
        connect(url.replace("http", "ws", 1) + "/ws", additional_headers=headers, compression=None) as socket,
    ):
        await Place(socket, seat).hello(table, 0)
        return time.monotonic() - began
