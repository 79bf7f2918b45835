"""Everything a request may need, opened together and closed in the opposite order."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING

from starlette.types import Scope

from tavolino.server.crowd import Crowd
from tavolino.server.gauges import connect
from tavolino.server.house import House, open_house
from tavolino.server.limits import Allowance, Buckets
from tavolino.server.metrics import Metrics, measure_lag
from tavolino.server.passphrases import Passphrases
from tavolino.server.projector import Projector
from tavolino.server.sessions import Sessions
from tavolino.server.settings import Settings
from tavolino.store.house import get_or_create
from tavolino.store.store import Store

if TYPE_CHECKING:
    from argon2 import PasswordHasher


class Limits:
    """Per address, and `requests` per person as well."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Buckets(Allowance(settings.requests_burst, settings.requests_per_second))
        hourly = settings.sessions_per_hour
        self.sessions = Buckets(Allowance((hourly + 1) // 2, hourly / 3600))
        self.logins = Buckets(Allowance(settings.logins_per_minute, settings.logins_per_minute / 60))
        self.courses = Buckets(Allowance(settings.courses_per_minute, settings.courses_per_minute / 60))

    def named(self, name: str) -> Buckets:
        found: Buckets = getattr(self, name)
        return found


class Services:
    def __init__(
        self, settings: Settings, store: Store, sessions: Sessions, passphrases: Passphrases, house: House
    ) -> None:
        self.settings = settings
        self.store = store
        self.sessions = sessions
        self.passphrases = passphrases
        self.house = house
        self.limits = Limits(settings)
        self.projector = Projector()
        self.crowd = Crowd(sessions, settings)
        self.metrics = Metrics()
        connect(self.metrics, house, self.crowd)
        self.leaving = False
        self.farewells: list[Callable[[], Awaitable[None]]] = []  # called on the way out, while sockets are open still

    async def leave(self) -> None:
        """On the way out: no longer ready for anybody new, and sockets are told."""
        self.leaving = True
        for farewell in self.farewells:
            await farewell()


@asynccontextmanager
async def open_services(settings: Settings, hasher: "PasswordHasher | None" = None) -> AsyncIterator[Services]:
    """Closing the store finishes whatever is in its queue, so nothing acknowledged or under way is lost."""
    passphrases = Passphrases(hasher)
    store = await asyncio.to_thread(Store.open, settings.database)
    try:
        sessions = Sessions(
            await store.write(partial(get_or_create, name="session-key", make=secrets.token_hex)), settings
        )
        async with open_house(store, sessions, settings) as house:
            services = Services(settings, store, sessions, passphrases, house)
            services.farewells.append(house.door.close)
            lag = asyncio.create_task(measure_lag(services.metrics))
            try:
                yield services
            finally:
                services.projector.close()
                lag.cancel()
                with suppress(asyncio.CancelledError):
                    await lag
    finally:
        passphrases.close()
        await store.close()


def services_of(scope: Scope) -> Services:
    found: Services = scope["app"].state.services
    return found


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000
