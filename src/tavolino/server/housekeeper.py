"""What the house does of its own accord: bots' moves, clocks that run out, tables that nobody looks after."""

import asyncio
import logging
import time
from collections.abc import Callable
from functools import partial

from tavolino.core.refusal import TavolinoError
from tavolino.server import lessons
from tavolino.server.absence import Absence
from tavolino.server.brains import Brains, NoThought
from tavolino.server.clerk import Clerk
from tavolino.server.node import Node, NoTable
from tavolino.server.presence import Presence
from tavolino.server.room import Room
from tavolino.store import lobby
from tavolino.store.line import Connection
from tavolino.store.unavailable import StoreUnavailable
from tavolino.table import decide
from tavolino.table import entry as entries
from tavolino.table.problems import NotNow, Stale
from tavolino.table.table import Asked

STAND_IN = "greedy"
LATE = 5_000  # milliseconds after which another node's bot or clock counts as forgotten
PATIENCE = 2.0  # seconds that a node leaves a bot to the node that made the last entry

Thought = Callable[[str, float], None]

log = logging.getLogger(__name__)


class Housekeeper:
    def __init__(self, node: Node, clerk: Clerk, brains: Brains, away_after: float, bot_pause: float) -> None:
        self.node = node
        self.clerk = clerk
        self.brains = brains
        self.absence = Absence(node, away_after)
        self.presence = Presence(node, self.absence)
        self.bot_pause = bot_pause
        self.thought: Thought = _nothing_measured  # with the seconds that it took
        node.look_after = self.look_after

    def look_after(self, room: Room, by_us: bool) -> None:
        """Called after every entry, and when a table is taken in."""
        table = room.table
        if by_us:
            self.clerk.note(room)
        if table.status == "running":
            for seat, asked in table.asked.items():
                if table.chairs[seat].played_by_bot:
                    self._wake_bot(room, seat, asked, 0.0 if by_us else PATIENCE)
        self._set_timer(room)
        if not isinstance(table.last, entries.Moved | entries.Said):
            self.absence.look(room)

    # ---- tables come and go

    async def resume_all(self) -> None:
        """After a start: take up every table under way that waits for the house, and no others."""
        await self._resume(lobby.ids_under_way)

    async def sweep(self) -> None:
        """Let go what nobody needs in memory, and take up what another node has left undone."""
        for room in list(self.node.rooms.values()):
            self.let_go_if_idle(room)
            self._ask_again(room)
        await self._resume(partial(lobby.ids_due, before=self.node.now() - LATE))

    def _ask_again(self, room: Room) -> None:
        """A bot whose move could not be stored has no next entry to wake it."""
        if self.node.rooms.get(room.table.id) is room and not room.turns.wanted:
            self.look_after(room, by_us=False)
            self.presence.tell_again(room)

    async def _resume(self, found: Callable[[Connection], list[str]]) -> None:
        """One table that cannot be taken up keeps no other from it; and a store that is away comes back."""
        try:
            for table_id in await self.node.store.read(found):
                if table_id not in self.node.rooms:
                    await self._take_up(table_id)
        except StoreUnavailable as problem:
            log.warning("tables_not_taken_up", extra={"code": problem.code})

    async def _take_up(self, table_id: str) -> None:
        try:
            self.let_go_if_idle(await self.node.room(table_id))
        except StoreUnavailable:
            raise
        except NoTable:
            return  # its time was over meanwhile
        except Exception:
            log.exception("table_not_taken_up", extra={"table": table_id})

    def let_go_if_idle(self, room: Room) -> None:
        """A table that waits for nobody but people who are not here is as well kept in the store."""
        busy = room.watchers or room.thinking or room.timer or room.away or room.turns.wanted
        if not busy:
            self.node.let_go(room)

    # ---- bots

    def _wake_bot(self, room: Room, seat: int, asked: Asked, patience: float) -> None:
        if (seat, asked.since) not in room.thinking and lessons.may_move(room, seat):
            room.thinking.add((seat, asked.since))
            self.node.errands.run(self._bot_moves(room, seat, asked, patience))

    async def _bot_moves(self, room: Room, seat: int, asked: Asked, patience: float) -> None:
        """Any node may do this; the command's name lets the store pick one."""
        try:
            if patience + self.bot_pause > 0:
                await asyncio.sleep(patience + self.bot_pause)
            if room.table.asked.get(seat) == asked:
                text = await self._thought(room, seat, asked)
                await self.node.carry_out(
                    room,
                    f"bot:{asked.since}:{seat}",
                    lambda table, at: decide.bot_move(table, seat, text, asked.since, at),
                )
        except TavolinoError as problem:
            # the seat's own player was quicker, the table was paused, the store is away: asked again by
            # the next entry or the next sweep
            log.info("bot_not_needed", extra={"table": room.table.id, "code": problem.code})
        finally:
            room.thinking.discard((seat, asked.since))

    async def _thought(self, room: Room, seat: int, asked: Asked) -> str:
        match = room.table.playing()
        due = room.table.next_of_lesson()
        if due is not None and due.seat == seat:
            return due.move
        level = room.table.chairs[seat].bot or STAND_IN
        view = match.game.view(match.state, seat)
        began = time.monotonic()
        try:
            code = await self.brains.choose(match.game.id, level, seat, view, asked.legal)
        except NoThought as problem:
            log.error("bot_without_a_thought", extra={"table": room.table.id, "problem": str(problem)})
            code = asked.legal[0]  # the others at the table wait for something
        self.thought(level, time.monotonic() - began)
        return match.moves.text(code)

    def tried(self, room: Room, seat: int, move: str) -> None:
        """A learner has heard why this move is not allowed; perhaps the others waited for that."""
        if lessons.note_try(room, seat, move):
            self.look_after(room, by_us=True)

    # ---- clocks

    def _set_timer(self, room: Room) -> None:
        if room.timer is not None:
            room.timer.cancel()
            room.timer = None
        table = room.table
        if not table.clocks.ticking or table.status != "running":
            return
        due = [(at, seat) for seat in table.asked if (at := table.clocks.deadline(seat)) is not None]
        if due:
            at, seat = min(due)
            delay = max(0.0, (at - self.node.now()) / 1000)
            asked = table.asked[seat]
            room.timer = asyncio.get_running_loop().call_later(delay, self._time_is_over, room, seat, asked.since)

    def _time_is_over(self, room: Room, seat: int, since: int) -> None:
        room.timer = None
        self.node.errands.run(self._time_out(room, seat, since))

    async def _time_out(self, room: Room, seat: int, since: int) -> None:
        # named after the log's end: whoever comes back may be late once more with the same answer
        command = f"timeout:{room.table.seq}:{seat}"
        try:
            await self.node.carry_out(room, command, lambda table, at: decide.time_out(table, seat, since, at))
        except (Stale, NotNow):
            self._set_timer(room)


def _nothing_measured(level: str, seconds: float) -> None:
    pass
