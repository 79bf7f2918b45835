"""Games of Café Race, two people and a bot at each table, on a server that is killed again and again."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import TypeVar

import httpx

from faults.pulse import Pulse
from faults.regular import Regular
from online.guest import Guest, Refused
from online.process import ServerProcess

T = TypeVar("T")
MOST_ANSWERS = 40  # commands acknowledged between two kills, at most


class Evening:
    def __init__(self, folder: Path, companies: int, seed: int, program: Sequence[str] = ("-m", "tavolino")) -> None:
        self.database = folder / "server.db"
        self.log = folder / "log"
        self.program = program
        self.regulars: list[Regular] = []
        self.listening: list[float] = []  # seconds from each start to the line that says so
        self.recovery: list[float] = []  # seconds from each start to the first table served
        self.work: list[float] = []  # seconds of CPU that the server used until then
        self._random = random.Random(seed)
        self._news = [0] * companies  # messages about each company's tables
        self._answers = 0
        self._pulse = Pulse()
        self._last_round = False
        self._began = 0.0
        self._server = self._start(0)
        self._is_open = asyncio.Event()
        self._is_open.set()

    async def spend(self, kills: int) -> None:
        """So many kills, after each of which every table goes on; then the games are played to their end."""
        try:
            async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:  # games end before clients do
                for number in range(len(self._news)):
                    anna = await stack.enter_async_context(Guest.named(self._server.url, f"Anna {number}"))
                    beppe = await stack.enter_async_context(Guest.named(self._server.url, f"Beppe {number}"))
                    group.create_task(self._company(number, anna, beppe))
                await self._everybody_goes_on()
                for _ in range(kills):
                    await self._some_moves()
                    await self.kill_and_start()
                    await self._everybody_goes_on()
                self._last_round = True
                await self._pulse.until(lambda: all(regular.done for regular in self.regulars))
        finally:
            self._server.stop()

    # ---- the server

    def _start(self, port: int) -> ServerProcess:
        self._began = time.monotonic()
        url = f"sqlite:///{self.database}"
        server = ServerProcess(url, port=port, log=self.log, program=self.program, away_seconds=600)
        self.listening.append(time.monotonic() - self._began)
        return server

    async def kill_and_start(self) -> None:
        self._is_open.clear()
        self._server.kill()
        self._server = await asyncio.to_thread(self._start, self._server.port)
        self._is_open.set()

    # ---- the players

    async def _company(self, number: int, anna: Guest, beppe: Guest) -> None:
        """One game after the other."""
        while not self._last_round:
            table = await self._insist(lambda: anna.open_table("cafe-race", ["me", "open", "greedy"]))
            await self._insist(lambda: beppe.sit(table, 1))  # noqa: B023  # awaited here
            await self._insist(lambda: anna.start(table))  # noqa: B023
            pair = [self._regular(number, guest, table, seat) for seat, guest in enumerate((anna, beppe))]
            await asyncio.gather(*(regular.play() for regular in pair))
            self._pulse.beat()

    async def _insist(self, request: Callable[[], Awaitable[T]]) -> T | str:
        """Over HTTP, where an answer may be lost with the server that gave it."""
        while True:
            try:
                return await request()
            except httpx.TransportError:
                await self._is_open.wait()
            except Refused as problem:
                if problem.code != "not_now":
                    raise
                return ""  # begun already, by a request whose answer was lost

    def _regular(self, number: int, guest: Guest, table: str, seat: int) -> Regular:
        regular = Regular(guest, table, seat, f"r{len(self.regulars)}", self._random.choice)

        async def when_open() -> None:
            await self._is_open.wait()

        def heard(kind: str) -> None:
            if kind in ("sync", "ack") and len(self.recovery) < len(self.listening):
                self.recovery.append(time.monotonic() - self._began)
                self.work.append(self._server.cpu_seconds())
            self._answers += kind == "ack"
            self._news[number] += kind == "ev"
            self._pulse.beat()

        regular.when_open, regular.heard = when_open, heard
        self.regulars.append(regular)
        return regular

    # ---- waiting

    async def _some_moves(self) -> None:
        enough = self._answers + self._random.randint(1, MOST_ANSWERS)
        await self._pulse.until(lambda: self._answers >= enough)

    async def _everybody_goes_on(self) -> None:
        before = list(self._news)
        await self._pulse.until(lambda: all(now > then for now, then in zip(self._news, before, strict=True)))
