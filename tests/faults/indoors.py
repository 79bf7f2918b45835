"""A whole house in one process: its app, its sockets and its lists, with a clock and bots that a test holds in hand."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx

from faults.memory_store import MemoryStore
from server.visiting import HOME, QUICK
from tavolino.core.game import View
from tavolino.server.app import make_app
from tavolino.server.brains import Brains
from tavolino.server.house import open_house
from tavolino.server.logs import JsonLines
from tavolino.server.passphrases import Passphrases
from tavolino.server.services import Services
from tavolino.server.sessions import Sessions
from tavolino.server.settings import Settings
from tavolino.store import people
from tavolino.store.people import Person
from wires import Wire

KEY = "the same key on both sides"
PLENTY = 1_000_000  # limits have tests of their own
SETTINGS = Settings(
    away_seconds=10**7,
    bot_pause_seconds=0,
    messages_burst=PLENTY,
    messages_per_second=PLENTY,
    requests_burst=PLENTY,
    requests_per_second=PLENTY,
    sockets_per_person=PLENTY,
)


class HeldBrains(Brains):
    """Bots that wait until the test tells them their move."""

    def __init__(self) -> None:
        self._moves: dict[int, asyncio.Future[int]] = {}

    def tell(self, seat: int, code: int) -> None:
        self._slot(seat).set_result(code)

    async def choose(self, game: str, level: str, seat: int, view: View, legal: tuple[int, ...]) -> int:
        code = await self._slot(seat)
        self._moves.pop(seat, None)
        return code

    def _slot(self, seat: int) -> asyncio.Future[int]:
        return self._moves.setdefault(seat, asyncio.get_running_loop().create_future())

    def forget(self) -> None:
        self._moves.clear()

    async def close(self) -> None:
        pass


class LogLines(logging.Handler):
    """As they leave the process, but for the time of day."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(JsonLines())
        self.into: list[str] = []  # of whichever house is at work

    def emit(self, record: logging.LogRecord) -> None:
        record.created = 0.0
        self.into.append(self.format(record))


class Indoors:
    """One house. Everything that can be random or late is given from outside."""

    def __init__(self) -> None:
        self.store = MemoryStore()
        self.sessions = Sessions(KEY, SETTINGS)
        self.brains = HeldBrains()
        self.app = make_app(SETTINGS, lambda _: self._services())
        self.at = 1_000_000
        self.lines: list[str] = []

    @asynccontextmanager
    async def _services(self) -> AsyncIterator[Services]:
        async with open_house(self.store, self.sessions, SETTINGS) as house:
            await house.brains.close()
            house.brains = house.housekeeper.brains = self.brains
            house.node.now = lambda: self.at
            self.house = house
            passphrases = Passphrases(QUICK)
            try:
                yield Services(SETTINGS, self.store, self.sessions, passphrases, house)
            finally:
                passphrases.close()
        await self.store.close()

    @asynccontextmanager
    async def opened(self) -> AsyncIterator["Indoors"]:
        async with self.app.router.lifespan_context(self.app):
            yield self

    async def know(self, person: str, name: str) -> None:
        await self.store.write(lambda connection: people.add(connection, Person(person, name, 0, 0)))

    def _cookie(self, person: str) -> str:
        return f"{self.sessions.cookie_name}={self.sessions.sign(person)}"

    async def read(self, person: str, path: str) -> tuple[int, bytes]:
        """What this person is answered over HTTP."""
        transport = httpx.ASGITransport(self.app)
        async with httpx.AsyncClient(
            transport=transport, base_url=HOME, headers={"Cookie": self._cookie(person)}
        ) as web:
            answer = await web.get(path)
        return answer.status_code, answer.content

    def socket(self, person: str) -> Wire:
        return Wire(self.app, {"cookie": self._cookie(person)})
