"""Deletes accounts: seats are left, then the store forgets the person, their name and their chat."""

from contextlib import suppress
from functools import partial

import msgspec

from tavolino.server.live.errors import NoTable
from tavolino.server.live.moderation import Moderation
from tavolino.server.live.node import Node, SeatlessDecide
from tavolino.store import forgetting, lobby
from tavolino.store.forgetting import Rewritten
from tavolino.table import decide
from tavolino.table import entry as entries
from tavolino.table.forgetting import forgotten
from tavolino.table.problems import Forbidden, NotNow
from tavolino.table.summary import Summary

STEP = 100  # tables that are looked for at a time; each is rewritten in a transaction of its own

_summaries = msgspec.json.Decoder(Summary)


class Accounts:
    def __init__(self, node: Node, moderation: Moderation) -> None:
        self._node = node
        self._moderation = moderation

    async def delete(self, person: str) -> None:
        """Their sessions end at once. In games under way a bot stands in, and finished ones were played by somebody."""
        await self._node.store.write(partial(forgetting.begin, person=person, now=self._node.now()))
        self._moderation.forget(person)
        await self.finish()

    async def finish(self) -> None:
        """All logs that still name somebody who is forgotten, also those that a server has left when it was stopped."""
        while left := await self._node.store.read(partial(forgetting.left, limit=STEP)):
            for table, person in left:
                await self._leave(table, person)
                self._moderation.forget(person)
                await self._rewrite(table, person)
        if await self._node.store.read(forgetting.has_strays):
            await self._node.store.write(forgetting.sweep)

    async def _rewrite(self, table: str, person: str) -> None:
        so_far: Rewritten | None = Rewritten()
        while so_far is not None:
            job = partial(
                forgetting.rewrite,
                table=table,
                person=person,
                body=partial(_body, person),
                summary=partial(_summary, person),
                about_chairs=(entries.OPENED, entries.SEATED),
                before=so_far,
            )
            so_far = await self._node.store.write(job)

    async def _leave(self, table_id: str, person: str) -> None:
        """A table that has not begun is nothing without its host."""
        row = await self._node.store.read(partial(lobby.by_id, table=table_id))
        if row is None or row.status not in (lobby.OPEN, *lobby.UNDER_WAY):
            return
        with suppress(NoTable):  # removed meanwhile
            room = await self._node.room(table_id)
            if row.status == lobby.OPEN and row.host == person:
                with suppress(NotNow):  # closed meanwhile
                    await self._node.carry_out(room, "forget", lambda table, at: decide.close(table, person, at))
                return
            for seat in room.table.chairs.of(person) + room.table.chairs.kept_for(person):
                with suppress(NotNow, Forbidden):  # a bot plays there already, or somebody else sits there by now
                    await self._node.carry_out(room, f"forget:{room.table.seq}:{seat}", _leaves(seat, person))


def _leaves(seat: int, person: str) -> SeatlessDecide:
    return lambda table, at: decide.leave_seat(table, seat, person, at)


def _body(person: str, command: str, body: bytes) -> bytes | None:
    entry = forgotten(entries.read(body), command, person)
    return None if entry is None else entries.write(entry)


def _summary(person: str, summary: bytes, log: list[bytes]) -> bytes:
    """Chairs that nobody else has taken after them: the row may be a little older than the log."""
    told = _summaries.decode(summary)
    chairs = list(told.chairs)
    last: dict[int, str] = {}
    for entry in map(entries.read, log):
        if isinstance(entry, entries.Opened):
            for seat, chair in enumerate(entry.chairs):
                if not chair.kept_name:
                    chairs[seat] = msgspec.structs.replace(chairs[seat], kept_for="")
        elif isinstance(entry, entries.Seated):
            last[entry.seat] = entry.person
    for seat, sitter in last.items():
        if sitter == person:
            chairs[seat] = msgspec.structs.replace(chairs[seat], name="")
    return msgspec.json.encode(msgspec.structs.replace(told, chairs=chairs))
