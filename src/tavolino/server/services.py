"""Everything that a request may need, opened together and closed in reverse order."""

import asyncio
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING

from starlette.types import Scope

from tavolino.server.files.boards import Boards
from tavolino.server.files.pool import FilePool
from tavolino.server.http.allowance import Allowance, hourly, per_minute
from tavolino.server.http.bot_tables import BotTables
from tavolino.server.http.chair_limits import ChairLimits
from tavolino.server.http.connection_limit import ConnectionLimit
from tavolino.server.http.failed_logins import FailedLogins
from tavolino.server.http.gauges import connect
from tavolino.server.http.limits import Buckets
from tavolino.server.http.metrics import Metrics, measure_lag
from tavolino.server.http.operator_desk import OperatorDesk
from tavolino.server.http.passphrases import Passphrases
from tavolino.server.http.readiness import Readiness
from tavolino.server.http.sessions import Sessions
from tavolino.server.http.table_limits import TableLimits
from tavolino.server.live.live_tables import LiveTables, open_live_tables
from tavolino.server.outgoing.client import OutgoingClient
from tavolino.server.outgoing.service import OutgoingService, open_outgoing
from tavolino.server.seeds import UNKNOWN, Seeds
from tavolino.server.settings import Settings
from tavolino.store.shared_values import get_or_create
from tavolino.store.store import Store

if TYPE_CHECKING:
    from argon2 import PasswordHasher


WITH_FILES = 5  # times as many requests as without those for the app's own files


class Limits:
    """Rate limits of HTTP, per address; `requests` also per person. Those of sockets are in socket/limits.py."""

    def __init__(self, settings: Settings, metrics: Metrics) -> None:
        def buckets(kind: str, allowance: Allowance) -> Buckets:
            refused = partial(metrics.limited, kind)
            return Buckets(allowance, times_in_all=settings.addresses_at_limit, refused=refused)

        requests = Allowance(settings.requests_burst, settings.requests_per_second)
        self.requests = buckets("requests", requests)
        self.all_requests = Buckets(requests.times(WITH_FILES), refused=partial(metrics.limited, "requests"))
        self.sessions = buckets("sessions", hourly(settings.sessions_per_hour))
        self.logins = buckets("logins", per_minute(settings.logins_per_minute))
        self.operator_logins = buckets("operator_logins", per_minute(settings.operator_logins_per_minute))
        self.downloads = buckets(
            "downloads", Allowance(settings.downloads_per_hour, settings.downloads_per_hour / 3600)
        )
        self.reports = buckets("reports", Allowance(settings.reports_per_hour, settings.reports_per_hour / 3600))
        self.courses = buckets("courses", per_minute(settings.courses_per_minute))
        self.files = buckets("files", per_minute(settings.files_per_minute))
        self.tables = buckets("tables", hourly(settings.tables_per_hour))
        self.seat_changes = buckets("seat_changes", per_minute(settings.seat_changes_per_minute))
        self.failed_logins = FailedLogins()

    def named(self, name: str) -> Buckets:
        found: Buckets = getattr(self, name)
        return found


class Services:
    def __init__(
        self,
        settings: Settings,
        store: Store,
        sessions: Sessions,
        passphrases: Passphrases,
        live: LiveTables,
        outgoing: OutgoingService | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.sessions = sessions
        self.passphrases = passphrases
        self.live = live
        self.outgoing = outgoing
        self.files = FilePool(settings)
        self.boards = Boards()
        self.chair_limits = ChairLimits(settings)
        self.table_limits = TableLimits(settings.tables_per_person)
        self.desk = OperatorDesk(store, sessions.operator, passphrases, now)
        most = settings.bot_tables_per_address
        self.bot_tables = BotTables(live.node, most, most * settings.addresses_at_limit)
        self.metrics = Metrics()
        self.limits = Limits(settings, self.metrics)
        self.connections = ConnectionLimit(sessions, settings, self.metrics.limited)
        connect(self.metrics, live, self.connections, store)
        self.readiness = Readiness(store)
        self.shutting_down = False
        self.on_shutdown: list[Callable[[], Awaitable[None]]] = []  # called while sockets are still open

    async def begin_shutdown(self) -> None:
        """No longer ready for new clients; open sockets are told."""
        self.shutting_down = True
        for callback in self.on_shutdown:
            await callback()


@asynccontextmanager
async def open_services(
    settings: Settings,
    hasher: "PasswordHasher | None" = None,
    seeds: Seeds = UNKNOWN,
    client: OutgoingClient | None = None,
) -> AsyncIterator[Services]:
    """Closing the store finishes what is in its queue, so nothing under way is lost."""
    passphrases = Passphrases(hasher)
    store = await asyncio.to_thread(Store.open, settings.database)
    try:
        sessions = Sessions(
            await store.write(partial(get_or_create, name="session-key", make=secrets.token_hex)), settings
        )
        async with (
            open_live_tables(store, sessions, settings, seeds) as live,
            open_outgoing(settings, store, live, client) as outgoing,
        ):
            services = Services(settings, store, sessions, passphrases, live, outgoing)
            services.on_shutdown.append(live.sockets.close)
            lag = asyncio.create_task(measure_lag(services.metrics))
            try:
                yield services
            finally:
                await services.files.close()
                services.boards.close()
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
