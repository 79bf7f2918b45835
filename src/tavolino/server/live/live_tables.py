"""Everything that serves live tables in one process: node, lobby lists, bot pool, upkeep, admission and sockets."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial

import msgspec

from tavolino.server.bots.pool import BotPool
from tavolino.server.http.session_register import SessionRegister
from tavolino.server.http.sessions import Sessions
from tavolino.server.live.accounts import Accounts
from tavolino.server.live.background import every
from tavolino.server.live.interventions import Interventions
from tavolino.server.live.lobby_lists import LobbyLists
from tavolino.server.live.moderation import Moderation
from tavolino.server.live.node import Node
from tavolino.server.live.restrictions import Restrictions
from tavolino.server.live.retention import Retention
from tavolino.server.live.room import Room
from tavolino.server.live.upkeep import Upkeep
from tavolino.server.seeds import UNKNOWN, Seeds
from tavolino.server.settings import Settings
from tavolino.server.socket.admission import Admission
from tavolino.server.socket.endpoint import SocketEndpoint
from tavolino.store.line import Connection
from tavolino.store.lobby import TableRow
from tavolino.store.retention import RetentionPolicy
from tavolino.store.store import Store
from tavolino.table import decide
from tavolino.table import entry as entries
from tavolino.table.plan import Chair, Plan
from tavolino.table.summary import Summary, read_summary, summary
from tavolino.table.table import Proposal, Table

WRITE_SECONDS, LOOK_SECONDS, SWEEP_SECONDS, TIDY_SECONDS = 1.0, 2.0, 5.0, 3600.0


class LiveTables:
    def __init__(self, store: Store, sessions: Sessions, settings: Settings, seeds: Seeds = UNKNOWN) -> None:
        self.seeds = seeds
        self.node = Node(store)
        self.lobby_lists = LobbyLists(store)
        self.bots = BotPool(settings.bot_workers, seeds=seeds)
        self.upkeep = Upkeep(self.node, self.lobby_lists, self.bots, settings.away_seconds, settings.bot_pause_seconds)
        self.retention = Retention(self.node, RetentionPolicy(settings.finished_days, settings.open_days))
        self.register = SessionRegister(store, sessions, lambda: self.node.now())
        self.rules = Restrictions(lambda: self.node.now())
        self.admission = Admission(self.node, self.upkeep, sessions, settings, self.register, self.rules)
        self.sockets = SocketEndpoint(self.admission)
        self.moderation = Moderation(self.node, self.rules, self.sockets, self.lobby_lists, settings.audit_days)
        self.interventions = Interventions(self.node, self.lobby_lists)
        self.accounts = Accounts(self.node, self.moderation)

    async def summaries(self, found: Callable[[Connection], list[TableRow]]) -> list[Summary]:
        """Current for tables in memory here, as last written for the others."""
        written = await self.node.store.read(
            lambda connection: [read_summary(row.summary) for row in found(connection)]
        )
        return [self.current(one) for one in written]

    def current(self, written: Summary) -> Summary:
        room = self.node.rooms.get(written.id)
        return written if room is None else summary(room.table)

    # ---- opening tables

    async def open_table(self, plan: Plan, host: str, again: Table | None = None) -> Room:
        """`again`: the table of which this one is a rematch."""
        opened = entries.Opened(
            at=self.node.now(),
            plan=msgspec.structs.replace(plan, clock=plan.clock.for_new_table()),
            host=host,
            invite=new_invite(),
            rematch_of=None if again is None else again.id,
            chairs=[] if again is None else [_kept(chair) for chair in again.chairs.all()],
        )
        return await self.node.open_table(secrets.token_urlsafe(9), opened)

    async def open_again(self, table: Table, person: str) -> Room:
        """The same game with the same bots; people find their chairs kept for them, and come if they like."""
        plan = table.plan
        if plan.lesson is not None:  # after a lesson comes an ordinary game
            plan = msgspec.structs.replace(plan, lesson=None, start=None)
        room = await self.open_table(plan, person, table)
        for seat, chair in enumerate(table.chairs.all()):
            if chair.bot is not None:
                await self.node.carry_out(room, f"again:{seat}", partial(_seat_bot, seat, chair.bot, person))
        await self.lobby_lists.write_now(room)
        return room


def new_invite() -> str:
    return secrets.token_urlsafe(12)


def _kept(chair: Chair) -> Chair:
    """Empty, for the person who had it."""
    return Chair(colour=chair.colour, kept_for=chair.person, kept_name=chair.name)


def _seat_bot(seat: int, level: str, host: str, table: Table, at: int) -> Proposal:
    return decide.seat_bot(table, seat, level, host, at)


@asynccontextmanager
async def open_live_tables(
    store: Store, sessions: Sessions, settings: Settings, seeds: Seeds = UNKNOWN
) -> AsyncIterator[LiveTables]:
    live = LiveTables(store, sessions, settings, seeds)
    store.listen(live.node.told_by_other_node, live.upkeep.presence.heard)
    await live.moderation.refresh()
    jobs = [
        asyncio.create_task(live.upkeep.resume_all()),
        asyncio.create_task(every(WRITE_SECONDS, live.lobby_lists.write_due)),
        asyncio.create_task(every(LOOK_SECONDS, live.moderation.look)),
        asyncio.create_task(every(SWEEP_SECONDS, live.upkeep.sweep)),
        asyncio.create_task(every(TIDY_SECONDS, live.register.clear)),
        asyncio.create_task(every(TIDY_SECONDS, live.moderation.tidy)),
        asyncio.create_task(every(TIDY_SECONDS, live.accounts.finish, immediately=True)),
        asyncio.create_task(every(TIDY_SECONDS, live.retention.clear, immediately=True)),
    ]
    try:
        yield live
    finally:
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        await live.node.background.stop()
        await live.lobby_lists.write_all()
        await live.bots.close()
