"""A long evening: people at many tables, strangers who come, look around, play a little and go, and a look at the
server's memory now and then."""

import asyncio
import statistics
import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed

from costly_files import long_record
from faults.hostile_players import House
from faults.hostile_run import DATABASE, LOG, default_server
from faults.memory import megabytes
from online.conftest import errors
from online.guest import Guest, Place, Refused
from tavolino.store.check import check

LOOK_SECONDS = 5.0
PACE = 1.0  # mean seconds before a move; faster, and a table begins more games an hour than one address may
COMING_SECONDS = 2.0  # between two visitors
STUCK_SECONDS = 120.0  # a table at which nothing happens for so long
LONGEST_WATCH = 20.0  # of a visitor
TOLD_EVERY = 24  # looks
MOST_HERE = 40  # visitors at the same time
OURS = range(100, 200)  # visitors come from 127.100.0.0 and further


class Soaked(msgspec.Struct):
    """What was seen of it. `memory`: seconds since it began and megabytes."""

    memory: list[tuple[float, float]] = []
    moves: int = 0
    games: int = 0
    visitors: int = 0
    broken_off: int = 0  # visits
    bots: list[int] = []  # moves of bots that were waited for, look by look
    stuck: list[str] = []
    troubles: list[str] = []
    errors: list[str] = []

    def growth(self, last: float) -> float:
        """Megabytes in the last so many seconds, by a line through all looks in that time."""
        end = self.memory[-1][0]
        looks = [(when, size) for when, size in self.memory if when >= end - last]
        slope, _ = statistics.linear_regression(*zip(*looks, strict=True))
        return slope * (looks[-1][0] - looks[0][0])

    def levels(self, window: float) -> list[float]:
        """The median of each stretch of so many seconds."""
        found: dict[int, list[float]] = {}
        for when, size in self.memory:
            found.setdefault(int(when // window), []).append(size)
        return [statistics.median(sizes) for sizes in found.values()]


class Soak:
    def __init__(self, folder: Path, tables: int, seed: int = 1) -> None:
        self.found = Soaked()
        self._folder, self._tables = folder, tables
        self._random = Random(seed)
        self._moved: dict[str, float] = {}  # by table: when something happened there

    async def spend(self, seconds: float, until: Any = lambda _: False) -> Soaked:
        """So long, or until enough has been seen."""
        with await asyncio.to_thread(default_server, self._folder) as server:
            house = House(server.url, self._tables, seed=7, pace=PACE)
            async with house.open():
                await self._evening(server.url, server.pid, house, seconds, until)
        self.found.troubles += house.troubles
        self.found.games = house.games
        self.found.errors = [*errors(self._folder / LOG), *check(f"sqlite:///{self._folder / DATABASE}")]
        return self.found

    async def _evening(self, url: str, pid: int, house: House, seconds: float, until: Any) -> None:
        began = time.monotonic()
        coming = asyncio.create_task(self._visitors(url))
        try:
            while (now := time.monotonic() - began) < seconds and not until(self.found) and not coming.done():
                self._look(now, megabytes(pid), house)
                await asyncio.sleep(min(LOOK_SECONDS, seconds / 10))
        finally:
            coming.cancel()
            with suppress(asyncio.CancelledError):
                await coming

    def _look(self, now: float, size: float, house: House) -> None:
        notes = house.notes.take()
        self.found.memory.append((now, size))
        self.found.moves += len(notes.waits)
        self.found.bots.append(len(notes.bots))
        self._moved = {table: now if count else self._moved.get(table, now) for table, count in notes.entries.items()}
        self.found.stuck += [table for table, when in self._moved.items() if now - when > STUCK_SECONDS]
        if len(self.found.memory) % TOLD_EVERY == 0:
            print(f"\n{now:.0f} s: {size:.0f} MB, {self.found.moves:,} moves, {self.found.visitors} visitors", end="")

    # ---- those who come and go

    async def _visitors(self, url: str) -> None:
        async with asyncio.TaskGroup() as group:
            here: set[asyncio.Task[None]] = set()
            for number in range(100_000):
                here = {task for task in here if not task.done()}
                if len(here) < MOST_HERE:
                    here.add(group.create_task(self._visitor(url, number)))
                await asyncio.sleep(self._random.uniform(0, 2 * COMING_SECONDS))

    async def _visitor(self, url: str, number: int) -> None:
        address = f"127.{OURS[number // 250 % len(OURS)]}.0.{number % 250 + 1}"
        try:
            async with Guest.named(url, f"Visitor {number}", address=address) as guest:
                running = await guest.ask("GET", "/api/tables/running")
                await guest.ask("GET", "/api/tables/open")
                await guest.ask("GET", "/api/leaderboard/cafe-race")
                await [self._watch, self._play, self._read][number % 3](guest, running)
            self.found.visitors += 1
        except httpx.TransportError:
            self.found.broken_off += 1  # a connection that was idle for a while is closed at any moment
        except (Refused, OSError, ConnectionClosed, TimeoutError) as problem:
            self.found.troubles.append(f"visitor {number}: {problem!r}")

    async def _watch(self, guest: Guest, running: list[dict[str, Any]]) -> None:
        """A few moves of others, and a line of chat."""
        if not running:
            return  # nobody has begun yet
        async with guest.at(self._random.choice(running)["id"], None, since=0) as place:
            await place.command("say", text="good evening")
            with suppress(TimeoutError):  # a table that its people have left waits for them
                async with asyncio.timeout(LONGEST_WATCH):
                    for _ in range(self._random.randrange(20)):
                        await place.next()

    async def _play(self, guest: Guest, _: list[dict[str, Any]]) -> None:
        """With two bots, for a while; then the table is closed, or just left."""
        table = await guest.open_table("cafe-race", ["me", "greedy", "random"])
        await guest.start(table)
        async with guest.at(table, 0) as place:
            await self._some_moves(place)
        if self._random.random() < 0.5:
            await guest.ask("DELETE", f"/api/tables/{table}")

    async def _some_moves(self, place: Place) -> None:
        for _ in range(self._random.randrange(1, 6)):
            while not place.legal and not place.over:
                await asyncio.wait_for(place.next(), STUCK_SECONDS)
            if place.over:
                return
            await place.move(self._random.choice(place.legal))

    async def _read(self, guest: Guest, _: list[dict[str, Any]]) -> None:
        """A record that they have brought, and the rules."""
        await guest.ask("GET", "/api/games/cafe-race/rules?lang=it")
        await guest.ask("POST", "/api/course", {"record": long_record("cafe-race", 6), "seat": 0})
