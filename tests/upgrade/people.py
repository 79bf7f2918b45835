"""The same few people before and after an upgrade: a server of any version knows them by their cookies."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from online.guest import Guest

NAMES = ("Ada", "Bea", "Carlo", "Dora", "Elio", "Fina")
AT_ONCE = 8  # tables


class People:
    def __init__(self, guests: dict[str, Guest]) -> None:
        self.guests = guests  # by the id that a log has for them

    @classmethod
    @asynccontextmanager
    async def at(cls, url: str, file: Path) -> AsyncIterator["People"]:
        """Newcomers, whose cookies go into the file; or those whose cookies are in it."""
        async with AsyncExitStack() as stack:
            guests: list[Guest] = []
            if file.exists():
                for cookies in json.loads(file.read_text("utf-8")).values():
                    guests.append(await stack.enter_async_context(Guest.known(url, cookies)))
            else:
                for name in NAMES:
                    guests.append(await stack.enter_async_context(Guest.named(url, name)))
                file.write_text(json.dumps({guest.id: guest.cookies for guest in guests}), "utf-8")
            yield cls({guest.id: guest for guest in guests})

    def pair(self, number: int) -> tuple[Guest, Guest]:
        """The host of a table, and who else comes."""
        guests = list(self.guests.values())
        return guests[number % len(guests)], guests[(number + 1) % len(guests)]


async def in_turns(jobs: Iterable[Callable[[], Awaitable[None]]]) -> None:
    """Some at a time."""
    left = iter(jobs)

    async def work() -> None:
        for job in left:
            await job()

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(work())
