"""Steps of the online tests: who connects, what they play, what they wait for. No sleeps; timeouts are a safety net."""

import asyncio
import random
from collections.abc import AsyncIterator, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from online.guest import Guest, Message, Place, Refused

SECONDS = 300  # longer than any of them takes on a busy machine


def spend(evening: Coroutine[Any, Any, None]) -> None:
    async def in_time() -> None:
        async with asyncio.timeout(SECONDS):
            await evening

    asyncio.run(in_time())


@asynccontextmanager
async def couple(url: str, other_url: str | None = None) -> AsyncIterator[tuple[Guest, Guest]]:
    async with Guest.named(url, "Anna") as anna, Guest.named(other_url or url, "Beppe") as beppe:
        yield anna, beppe


@asynccontextmanager
async def at_table(
    anna: Guest, beppe: Guest, game: str, *others: str, **more: Any
) -> AsyncIterator[tuple[Place, Place]]:
    """Anna opens, Beppe sits down, both connect, and the game begins."""
    table = await anna.open_table(game, ["me", "open", *others], **more)
    await beppe.sit(table, 1)
    async with anna.at(table, 0, 0) as first, beppe.at(table, 1, 0) as second:
        await anna.start(table)
        await told(first, "started")
        await told(second, "started")
        yield first, second


async def told(place: Place, kind: str, **fields: Any) -> Message:
    """The first entry of this kind, seen already or to come."""
    while True:
        for _, event in place.events:
            if event is not None and event["kind"] == kind and all(event[name] == fields[name] for name in fields):
                return event
        async with asyncio.timeout(SECONDS):
            await place.next()


async def asked(place: Place) -> list[str]:
    """Once this seat is asked: what it may do."""
    while not place.legal:
        async with asyncio.timeout(SECONDS):
            await place.next()
    return place.legal


async def caught_up(place: Place, seq: int) -> None:
    while place.seq < seq:
        async with asyncio.timeout(SECONDS):
            await place.next()


async def refused(wish: Coroutine[Any, Any, Any]) -> str:
    """The code with which it is refused."""
    try:
        await wish
    except Refused as problem:
        return problem.code
    raise AssertionError("nobody refused this")


async def play_out(*places: Place, seed: int = 3) -> None:
    """Everybody plays on to the end, at random."""
    pick = random.Random(seed).choice
    await asyncio.gather(*(place.play(pick) for place in places))


@asynccontextmanager
async def all_at(*visits: Any) -> AsyncIterator[list[Place]]:
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(visit) for visit in visits]
