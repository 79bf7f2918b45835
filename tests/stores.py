"""Stores for tests: open for as long as a block lasts, on either database."""

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from functools import partial
from threading import Event
from typing import Any

from sqlalchemy import Connection

from tavolino.store import lobby
from tavolino.store.line import Also, Line
from tavolino.store.lobby import TableRow
from tavolino.store.store import Store


@asynccontextmanager
async def opened(url: str, node: str | None = None) -> AsyncIterator[Store]:
    store = Store.open(url, node)
    try:
        yield store
    finally:
        await store.close()


def line(table: str, seq: int, command: str | None = None, also: Also | None = None) -> Line:
    """An entry whose body tells where it belongs."""
    return Line(table, seq, command or f"c{seq}", f"{table} {seq}".encode(), also)


async def play(store: Store, tables: int, entries: int) -> None:
    """Some tables at once, each with so many entries."""

    async def one(name: str) -> None:
        row = TableRow(name, "cafe-race", "running", True, "i", "ada", b"{}", 1, 1)
        for seq in range(1, entries + 1):
            await store.append(line(name, seq, also=partial(lobby.add, row=row) if seq == 1 else None))

    await asyncio.gather(*(one(f"t{number}") for number in range(tables)))


async def in_one_batch(store: Store, *requests: Coroutine[Any, Any, Any]) -> list[Any]:
    """Answers to, or exceptions of, requests that waited together while the writer was busy."""
    started, release = Event(), Event()

    def job(_: Connection) -> None:
        started.set()
        release.wait()

    busy = asyncio.ensure_future(store.write(job))
    await asyncio.to_thread(started.wait)
    tasks = [asyncio.ensure_future(request) for request in requests]
    await asyncio.sleep(0)  # each task runs until it waits for the writer
    release.set()
    answers = await asyncio.gather(*tasks, return_exceptions=True)
    await busy
    return answers
