"""All that makes tables live in one process: node, clerk, bots' workers, housekeeper, reception and door."""

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager

import msgspec

from tavolino.server.brains import Brains
from tavolino.server.clearance import Clearance
from tavolino.server.clerk import Clerk
from tavolino.server.door import Door
from tavolino.server.errands import every
from tavolino.server.housekeeper import Housekeeper
from tavolino.server.node import Decide, Node
from tavolino.server.reception import Reception
from tavolino.server.room import Room
from tavolino.server.sessions import Sessions
from tavolino.server.settings import Settings
from tavolino.store.lobby import TableRow
from tavolino.store.retention import Keep
from tavolino.store.store import Store
from tavolino.table import decide
from tavolino.table import entry as entries
from tavolino.table.plan import Chair, Plan
from tavolino.table.summary import Summary, summary
from tavolino.table.table import Table

WRITE_SECONDS, SWEEP_SECONDS, TIDY_SECONDS = 1.0, 5.0, 3600.0

_summaries = msgspec.json.Decoder(Summary)


class House:
    def __init__(self, store: Store, sessions: Sessions, settings: Settings) -> None:
        self.node = Node(store)
        self.clerk = Clerk(store)
        self.brains = Brains(settings.bot_workers)
        self.housekeeper = Housekeeper(
            self.node, self.clerk, self.brains, settings.away_seconds, settings.bot_pause_seconds
        )
        self.clearance = Clearance(self.node, Keep(settings.finished_days, settings.open_days))
        self.reception = Reception(self.node, self.housekeeper, sessions, settings)
        self.door = Door(self.reception)

    def summaries(self, rows: Iterable[TableRow]) -> list[Summary]:
        """As they are now for tables in memory here, as they were written last for the others."""
        found = []
        for row in rows:
            room = self.node.rooms.get(row.id)
            found.append(_summaries.decode(row.summary) if room is None else summary(room.table))
        return found

    # ---- opening tables

    async def open_table(self, plan: Plan, host: str, rematch_of: str | None = None) -> Room:
        opened = entries.Opened(
            at=self.node.now(), plan=plan, host=host, invite=secrets.token_urlsafe(12), rematch_of=rematch_of
        )
        return await self.node.open_table(secrets.token_urlsafe(9), opened)

    async def open_again(self, table: Table, person: str) -> Room:
        """The same game with everybody on the same chairs."""
        plan = table.plan
        if plan.lesson is not None:  # whoever has learned it plays the game as it is
            plan = msgspec.structs.replace(plan, lesson=None, start=None)
        room = await self.open_table(plan, person, table.id)
        for seat, chair in enumerate(table.chairs.all()):
            await self.node.carry_out(room, f"again:{seat}", _again(seat, chair, person))
        await self.clerk.write_now(room)
        return room


def _again(seat: int, chair: Chair, host: str) -> Decide:
    if chair.bot is not None:
        level = chair.bot
        return lambda table, at: decide.seat_bot(table, seat, level, host, at)
    assert chair.person is not None  # a game that was played had somebody on every chair
    sitter = chair.person
    return lambda table, at: decide.take_seat(table, seat, sitter, chair.name, chair.colour, at)


@asynccontextmanager
async def open_house(store: Store, sessions: Sessions, settings: Settings) -> AsyncIterator[House]:
    house = House(store, sessions, settings)
    store.listen(house.node.told_by_other_node, house.housekeeper.presence.heard)
    duties = [
        asyncio.create_task(house.housekeeper.resume_all()),
        asyncio.create_task(every(WRITE_SECONDS, house.clerk.write_due)),
        asyncio.create_task(every(SWEEP_SECONDS, house.housekeeper.sweep)),
        asyncio.create_task(every(TIDY_SECONDS, house.clearance.clear, at_once=True)),
    ]
    try:
        yield house
    finally:
        for duty in duties:
            duty.cancel()
        await asyncio.gather(*duties, return_exceptions=True)
        await house.node.errands.stop()
        await house.clerk.write_all()
        await house.brains.close()
