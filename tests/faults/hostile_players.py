"""Ordinary people at ordinary tables, who notice how long they wait: for the answer to a move, and for a bot's."""

import asyncio
import time
from collections.abc import AsyncIterator, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from faults.regular import AGAIN, Message, Regular
from online.guest import Guest, Refused

GAMES = ("coffin-rush", "coffee-rush", "cafe-race")
SEATS = 3
PACE = 0.5  # mean seconds before a move
CHATTING = 0.02  # how many of their turns people begin with a line of chat
AGAIN_SECONDS = 0.2
MOST_TRIES = 40
FIRST_BLOCK = 16  # people come from 127.16.0.1 and further


class Glance(NamedTuple):
    """What somebody was shown: a digest of a view, which is that of their seat after that entry."""

    seq: int
    digest: bytes


class Notes:
    """What everybody noticed since the last `take`."""

    def __init__(self) -> None:
        self.waits: list[float] = []  # seconds until a move was acknowledged
        self.bots: list[float] = []  # seconds from a bot's turn to its move
        self.entries: dict[str, int] = {}  # by table that is played at: how many were told
        self._older: set[str] = set()  # tables that were there before

    def take(self) -> "Notes":
        """Of tables only those that were there all the time."""
        taken = Notes()
        taken.waits, self.waits = self.waits, []
        taken.bots, self.bots = self.bots, []
        taken.entries = {table: count for table, count in self.entries.items() if table in self._older}
        self.entries = dict.fromkeys(self.entries, 0)
        self._older = set(self.entries)
        return taken


async def _a_moment() -> None:
    await asyncio.sleep(AGAIN_SECONDS)


class Player(Regular):
    """One seat in one game. `bots` are the seats that this player keeps an eye on."""

    def __init__(
        self,
        guest: Guest,
        table: str,
        seat: int,
        name: str,
        random: Random,
        notes: Notes,
        bots: Iterable[int] = (),
        pace: float = PACE,
    ) -> None:
        super().__init__(guest, table, seat, name, random.choice)
        self.glances: list[Glance] = []
        self._notes = notes
        self._random = random
        self._bots = frozenset(bots)
        self._pace = pace
        self._asked: dict[int, float] = {}  # since when it is each bot's turn
        self._sent_at = 0.0
        self._moving: asyncio.Task[None] | None = None
        self.when_open = _a_moment

    async def _visit(self, socket: ClientConnection) -> None:
        await self._hello(socket)
        self._asked.clear()
        try:
            while not self.done:
                message: Message = msgspec.json.decode(await socket.recv())
                self._notice(message)
                self._take(message)
                await self._answer(socket, message)
        finally:
            if self._moving is not None:
                self._moving.cancel()
                self._moving = None

    async def _answer(self, socket: ClientConnection, message: Message) -> None:
        kind = message["t"]
        if kind == "resync":
            await self._hello(socket)
        elif kind == "sync" and self._waiting is not None:
            await self._send(socket, self._waiting)
        elif (kind == "err" and message["code"] in AGAIN) or self._is_idle():
            self._moving = self._moving or asyncio.create_task(self._move(socket))

    def _is_idle(self) -> bool:
        return self._waiting is None and self.after is not None and bool(self.after["legal"]) and not self.over

    async def _move(self, socket: ClientConnection) -> None:
        """In a moment, what is right then."""
        try:
            await asyncio.sleep(self._random.uniform(0, 2 * self._pace))
            if self._waiting is None and self._random.random() < CHATTING:
                self.to_say.append("Where were we?")
            wish = self._waiting or self._wish()
            if wish is not None:
                self._waiting = self.sent[wish["id"]] = wish
                self._sent_at = time.perf_counter()
                await self._send(socket, wish)
        except (OSError, WebSocketException):
            pass  # the reader notices it, too
        finally:
            self._moving = None

    # ---- what is noticed

    def _acked(self, name: str, seq: int) -> None:
        if self._waiting is not None and self._waiting["id"] == name and self._sent_at:
            self._notes.waits.append(time.perf_counter() - self._sent_at)
        super()._acked(name, seq)

    def _notice(self, message: Message) -> None:
        kind, after = message["t"], message.get("after")
        if kind == "ev":
            self._notes.entries[self.table] = self._notes.entries.get(self.table, 0) + 1
            event = message["event"]
            if event is not None and event["kind"] == "moved":
                self._bot_moved(event["seat"])
        if after is not None:
            self.glances.append(Glance(message["seq"], digest(after["view"])))
            self._whose_turn(after["view"])

    def _bot_moved(self, seat: int) -> None:
        since = self._asked.pop(seat, None)
        if since is not None:
            self._notes.bots.append(time.perf_counter() - since)

    def _whose_turn(self, view: Any) -> None:
        turns = self._bots.intersection(view["to_move"])
        self._asked = {seat: self._asked.get(seat, time.perf_counter()) for seat in turns}


def digest(view: object) -> bytes:
    """The same for all that is the same."""
    return blake2b(msgspec.json.encode(view, order="deterministic"), digest_size=16).digest()


class House:
    """People at many tables, one game after the other, until they are told to stop."""

    def __init__(self, url: str, tables: int, seed: int, pace: float = PACE) -> None:
        self.url = url
        self.notes = Notes()
        self.players: list[Player] = []
        self.games = 0
        self.troubles: list[str] = []
        self.tables = tables
        self._random = Random(seed)
        self._pace = pace

    @asynccontextmanager
    async def open(self) -> AsyncIterator["House"]:
        """Everybody has begun; at the end nobody begins another game, and those under way are left."""
        async with AsyncExitStack() as stack:
            companies = []
            for number in range(self.tables):
                named = [
                    Guest.named(self.url, f"{name} {number}", address=f"127.{FIRST_BLOCK + number}.0.{last}")
                    for last, name in enumerate(("Anna", "Beppe"), start=1)
                ]
                companies.append([await stack.enter_async_context(guest) for guest in named])
            playing = [asyncio.create_task(self._company(number, pair)) for number, pair in enumerate(companies)]
            try:
                yield self
            finally:
                for task in playing:
                    task.cancel()
                done = await asyncio.gather(*playing, return_exceptions=True)
                self.troubles += [repr(end) for end in done if not isinstance(end, asyncio.CancelledError | None)]

    def take_finished(self) -> list[Player]:
        """Those whose game is over; they are not kept any longer."""
        finished = [player for player in self.players if player.done]
        self.players = [player for player in self.players if not player.done]
        return finished

    async def _company(self, number: int, pair: list[Guest]) -> None:
        """Two people, and at every other table a bot beside them, else a second seat of the first."""
        for game in range(10_000):
            host, guest = pair[game % 2], pair[1 - game % 2]
            third = "greedy" if number % 2 == 0 else "me"
            table = await self._insist(host, lambda: self._begin(number, host, guest, third))  # noqa: B023
            self.notes.entries[table] = 0
            bots = [SEATS - 1] if third == "greedy" else []
            named = [(host, 0, bots), (guest, 1, []), *([(host, 2, [])] if third == "me" else [])]
            players = [
                Player(who, table, seat, f"{number}.{game}.{seat}", self._random, self.notes, watched, self._pace)
                for who, seat, watched in named
            ]
            self.players += players
            await asyncio.gather(*(player.play() for player in players))
            del self.notes.entries[table]
            self.games += 1

    async def _begin(self, number: int, host: Guest, guest: Guest, third: str) -> str:
        """Public tables are there to be watched; those of friends are not in the lists before they begin."""
        game = GAMES[number % len(GAMES)]
        wanted = [{"who": "me"}, {"who": "open"}, {"who": "me"} if third == "me" else {"who": "bot", "level": third}]
        info = await host.ask("POST", "/api/tables", {"game": game, "chairs": wanted, "public": number % 4 != 3})
        table = str(info["table"]["id"])
        if number % 4 == 3:
            await guest.ask("POST", f"/api/tables/{table}/enter", {"invite": info["invite"]})
        try:
            await guest.sit(table, 1)
        except Refused as problem:
            if problem.code != "taken":
                raise
            await host.ask("DELETE", f"/api/tables/{table}/seats/1")  # a stranger was quicker, and is asked to leave
            await guest.sit(table, 1)
        await host.start(table)
        return table

    async def _insist(self, host: Guest, begin: Any) -> str:
        """Refused for a while is no reason to go home; for ever is."""
        for _ in range(MOST_TRIES):
            try:
                return str(await begin())
            except httpx.TransportError:
                await asyncio.sleep(AGAIN_SECONDS)  # an idle connection is closed at any moment
            except Refused as problem:
                self.troubles.append(f"no new table: {problem!r}")
                await asyncio.sleep(AGAIN_SECONDS)
        raise AssertionError(f"{host.url}: no new table after {MOST_TRIES} tries")
