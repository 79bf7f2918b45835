"""Everything that serves live tables in one process: node, lobby lists, bot pool, upkeep, admission and sockets."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import msgspec

from tavolino.server.bots.pool import BotPool
from tavolino.server.http.sessions import Sessions
from tavolino.server.live.background import every
from tavolino.server.live.lobby_lists import LobbyLists
from tavolino.server.live.node import Node, SeatlessDecide
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
from tavolino.table.table import Table

WRITE_SECONDS, SWEEP_SECONDS, TIDY_SECONDS = 1.0, 5.0, 3600.0


class LiveTables:
    def __init__(self, store: Store, sessions: Sessions, settings: Settings, seeds: Seeds = UNKNOWN) -> None:
        self.seeds = seeds
        self.node = Node(store)
        self.lobby_lists = LobbyLists(store)
        self.bots = BotPool(settings.bot_workers, seeds=seeds)
        self.upkeep = Upkeep(self.node, self.lobby_lists, self.bots, settings.away_seconds, settings.bot_pause_seconds)
        self.retention = Retention(self.node, RetentionPolicy(settings.finished_days, settings.open_days))
        self.admission = Admission(self.node, self.upkeep, sessions, settings)
        self.sockets = SocketEndpoint(self.admission)

    async def summaries(self, found: Callable[[Connection], list[TableRow]]) -> list[Summary]:
        """Current for tables in memory here, as last written for the others."""
        written = await self.node.store.read(
            lambda connection: [read_summary(row.summary) for row in found(connection)]
        )
        return [one if (room := self.node.rooms.get(one.id)) is None else summary(room.table) for one in written]

    # ---- opening tables

    async def open_table(self, plan: Plan, host: str, rematch_of: str | None = None) -> Room:
        opened = entries.Opened(
            at=self.node.now(), plan=plan, host=host, invite=secrets.token_urlsafe(12), rematch_of=rematch_of
        )
        return await self.node.open_table(secrets.token_urlsafe(9), opened)

    async def open_again(self, table: Table, person: str) -> Room:
        """The same game with everybody in the same seats."""
        plan = table.plan
        if plan.lesson is not None:  # after a lesson comes an ordinary game
            plan = msgspec.structs.replace(plan, lesson=None, start=None)
        room = await self.open_table(plan, person, table.id)
        for seat, chair in enumerate(table.chairs.all()):
            await self.node.carry_out(room, f"again:{seat}", _again(seat, chair, person))
        await self.lobby_lists.write_now(room)
        return room


def _again(seat: int, chair: Chair, host: str) -> SeatlessDecide:
    if chair.bot is not None:
        level = chair.bot
        return lambda table, at: decide.seat_bot(table, seat, level, host, at)
    assert chair.person is not None  # a game that was played had somebody in every seat
    sitter = chair.person
    return lambda table, at: decide.take_seat(table, seat, sitter, chair.name, chair.colour, at)


@asynccontextmanager
async def open_live_tables(
    store: Store, sessions: Sessions, settings: Settings, seeds: Seeds = UNKNOWN
) -> AsyncIterator[LiveTables]:
    live = LiveTables(store, sessions, settings, seeds)
    store.listen(live.node.told_by_other_node, live.upkeep.presence.heard)
    jobs = [
        asyncio.create_task(live.upkeep.resume_all()),
        asyncio.create_task(every(WRITE_SECONDS, live.lobby_lists.write_due)),
        asyncio.create_task(every(SWEEP_SECONDS, live.upkeep.sweep)),
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
