"""A whole server in this process: its app, sockets and lists, with a clock and bots that the test controls."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx

from faults.memory_store import MemoryStore
from no_limits import NO_LIMITS
from server.visiting import HOME, QUICK
from tavolino.bots.game_start import GameStart
from tavolino.bots.kept_plan import Thought
from tavolino.core.game import View
from tavolino.server.bots.pool import BotPool
from tavolino.server.http.app import make_app
from tavolino.server.http.passphrases import Passphrases
from tavolino.server.http.sessions import Cookie, Sessions
from tavolino.server.live.live_tables import open_live_tables
from tavolino.server.logs import JsonLines
from tavolino.server.services import Services
from tavolino.server.settings import Settings
from tavolino.store import people, sessions
from tavolino.store.line import Connection
from tavolino.store.people import Person
from tavolino.store.sessions import StoredSession
from tavolino.store.store import Store
from wires import Wire

KEY = "the same key on both sides"
LATER = 2**53  # than any moment in these tests
SETTINGS = Settings(away_seconds=10**7, bot_pause_seconds=0, **NO_LIMITS)


class HeldBots(BotPool):
    """Bots that wait until the test tells them their move."""

    def __init__(self) -> None:
        self._moves: dict[int, asyncio.Future[int]] = {}

    def tell(self, seat: int, code: int) -> None:
        self._slot(seat).set_result(code)

    async def choose(
        self, start: GameStart, level: str, view: View, legal: tuple[int, ...], among_people: bool = True
    ) -> Thought:
        seat = int(start.seat)
        code = await self._slot(seat)
        self._moves.pop(seat, None)
        return Thought(code, [])

    def _slot(self, seat: int) -> asyncio.Future[int]:
        return self._moves.setdefault(seat, asyncio.get_running_loop().create_future())

    def forget(self) -> None:
        self._moves.clear()

    async def close(self) -> None:
        """There are no workers."""


class LogLines(logging.Handler):
    """The log lines as they are written, without the time."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.into: list[str] = []  # the lines of the server that is active

    def emit(self, record: logging.LogRecord) -> None:
        record.created = 0.0
        self.into.append(self.format(record))


class ControlledServer:
    """Everything that can be random or late is passed in."""

    def __init__(self, store: Store | None = None) -> None:
        self.store = MemoryStore() if store is None else store
        self.sessions = Sessions(KEY, SETTINGS)
        self.bots = HeldBots()
        self.app = make_app(SETTINGS, lambda _: self._services())
        self.at = 1_000_000
        self.lines: list[str] = []

    @asynccontextmanager
    async def _services(self) -> AsyncIterator[Services]:
        async with open_live_tables(self.store, self.sessions, SETTINGS) as live:
            await live.bots.close()
            live.bots = live.upkeep.bots = self.bots
            live.node.now = lambda: self.at
            self.live = live
            passphrases = Passphrases(QUICK)
            try:
                yield Services(SETTINGS, self.store, self.sessions, passphrases, live)
            finally:
                passphrases.close()
        await self.store.close()

    @asynccontextmanager
    async def opened(self) -> AsyncIterator["ControlledServer"]:
        async with self.app.router.lifespan_context(self.app):
            yield self

    async def know(self, person: str, name: str) -> None:
        """With a session that was used just now, so that no request has to note it."""

        def add(connection: Connection) -> None:
            people.add(connection, Person(person, name, 0, 0))
            sessions.begin(connection, StoredSession(person, person, 0, LATER, "", ""))

        await self.store.write(add)

    def _cookie(self, person: str) -> str:
        return f"{self.sessions.cookie_name}={self.sessions.sign(Cookie(person, person))}"

    async def read(self, person: str, path: str) -> tuple[int, bytes]:
        """The answer to this person over HTTP."""
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(
            transport=transport, base_url=HOME, headers={"Cookie": self._cookie(person)}
        ) as web:
            answer = await web.get(path)
        return answer.status_code, answer.content

    def socket(self, person: str) -> Wire:
        return Wire(self.app, {"cookie": self._cookie(person)})
