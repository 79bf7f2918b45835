"""What the server does by itself: bots' moves, clocks that run out, tables that other nodes have left."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial

from tavolino.bots.game_start import GameStart
from tavolino.bots.kept_plan import THINK_AGAIN, KeptPlan, Thought
from tavolino.coach.hints import Hint
from tavolino.core.game import View
from tavolino.core.match import Match
from tavolino.core.refusal import TavolinoError, UnknownRules
from tavolino.server.bots.pace import pauses_before
from tavolino.server.bots.pool import BotPool, NoBotMove
from tavolino.server.live import lessons
from tavolino.server.live.absence import Absence
from tavolino.server.live.errors import NoTable
from tavolino.server.live.hints import hintable
from tavolino.server.live.lobby_lists import LobbyLists
from tavolino.server.live.node import Node
from tavolino.server.live.presence import Presence
from tavolino.server.live.room import Room
from tavolino.store import lobby
from tavolino.store.line import Connection
from tavolino.store.unavailable import StoreUnavailable
from tavolino.table import decide
from tavolino.table import entry as entries
from tavolino.table.problems import NotNow, Stale
from tavolino.table.table import Asked, Table

STAND_IN = "greedy"
LATE = 5_000  # milliseconds after which another node's bot move or clock counts as missed
PATIENCE = 2.0  # seconds that other nodes wait for the node that made the last entry to move a bot

Measured = Callable[[str, float], None]
Witnessed = Callable[[Room], None]
LookedIn = Callable[[Room, str | None], None]

log = logging.getLogger(__name__)


class Upkeep:
    def __init__(self, node: Node, lobby_lists: LobbyLists, bots: BotPool, away_after: float, bot_pause: float) -> None:
        self.node = node
        self.lobby_lists = lobby_lists
        self.bots = bots
        self.absence = Absence(node, away_after)
        self.presence = Presence(node, self.absence)
        self.bot_pause = bot_pause
        self.thought: Measured = _nothing_measured  # with the seconds it took
        self.witnessed: Witnessed = _nobody_told_elsewhere  # an entry, by those who have the table open
        self.looked_in: LookedIn = _nobody_waits_to_be_told  # somebody has opened the table
        node.pipeline.look_after = self.look_after

    def look_after(self, room: Room, by_us: bool) -> None:
        """Called after every entry, and when a table is loaded."""
        table = room.table
        if by_us:
            self.lobby_lists.note(room)
        if table.status == "running":
            for seat, asked in table.asked.items():
                if table.chairs[seat].played_by_bot:
                    self._wake_bot(room, seat, asked, 0.0 if by_us else PATIENCE)
        self._set_timer(room)
        self.witnessed(room)
        if not isinstance(table.last, entries.Moved | entries.Said):
            self.absence.look(room)

    # ---- tables come and go

    async def resume_all(self) -> None:
        """After a start: load every running table at which the server has to act, and no others."""
        await self._resume(lobby.ids_under_way)

    async def sweep(self) -> None:
        """Drops tables that are not needed in memory, and takes over what another node has left undone."""
        for room in list(self.node.rooms.values()):
            self.let_go_if_idle(room)
            self._ask_again(room)
        await self._resume(partial(lobby.ids_due, before=self.node.now() - LATE))

    def _ask_again(self, room: Room) -> None:
        """A bot whose move could not be stored gets no next entry that would wake it."""
        if self.node.rooms.get(room.table.id) is room and not room.is_served:
            if room.in_doubt:  # it could not be read, and nobody may want anything of it for long
                self.node.pipeline.wake(room)
            self.look_after(room, by_us=False)
            self.presence.tell_again(room)

    async def _resume(self, found: Callable[[Connection], list[str]]) -> None:
        """A table that cannot be loaded does not affect the others; without the store, the next sweep tries again."""
        try:
            for table_id in await self.node.store.read(found):
                if table_id not in self.node.rooms:
                    await self._resume_table(table_id)
        except StoreUnavailable as problem:
            log.warning("tables_not_resumed", extra={"code": problem.code})

    async def _resume_table(self, table_id: str) -> None:
        try:
            self.let_go_if_idle(await self.node.room(table_id))
        except StoreUnavailable:
            raise
        except NoTable:
            return  # removed by retention meanwhile
        except UnknownRules as problem:  # a newer node has begun it, and looks after it
            log.warning("table_of_newer_rules", extra={"table": table_id, "problem": str(problem)})
        except Exception:
            log.exception("table_not_resumed", extra={"table": table_id})

    def let_go_if_idle(self, room: Room) -> None:
        """A table that only waits for people who are not connected need not be in memory."""
        busy = room.watchers or room.thinking or room.timer or room.away or room.is_served
        if not busy:
            self.node.let_go(room)

    # ---- bots

    def _wake_bot(self, room: Room, seat: int, asked: Asked, patience: float) -> None:
        if (seat, asked.since) not in room.thinking and lessons.may_move(room, seat):
            room.thinking.add((seat, asked.since))
            self.node.background.run(self._bot_moves(room, seat, asked, patience))

    async def _bot_moves(self, room: Room, seat: int, asked: Asked, patience: float) -> None:
        """Any node may do this; they use the same command id, so that the store accepts only one."""
        try:
            if patience > 0:
                await asyncio.sleep(patience)
            if room.table.asked.get(seat) == asked:
                text = await self._unhurried(room, seat, asked)
                await self.node.carry_out(
                    room,
                    f"bot:{asked.since}:{seat}",
                    lambda table, at: decide.bot_move(table, seat, text, asked.since, at),
                )
        except TavolinoError as problem:
            # the player came back, the table was paused or the store is unavailable: the next entry or the next
            # sweep asks again
            log.info("bot_not_needed", extra={"table": room.table.id, "code": problem.code})
        finally:
            room.thinking.discard((seat, asked.since))

    async def _unhurried(self, room: Room, seat: int, asked: Asked) -> str:
        """The move, at the pace of the table; the bot thinks meanwhile."""
        pause = self.bot_pause * pauses_before(room.table, seat)
        if pause == 0:
            return await self._thought(room, seat, asked)
        text, _ = await asyncio.gather(self._thought(room, seat, asked), asyncio.sleep(pause))
        return text

    async def _thought(self, room: Room, seat: int, asked: Asked) -> str:
        match = room.table.playing()
        due = room.table.next_of_lesson()
        if due is not None and due.seat == seat:
            return due.move
        level = room.table.chairs[seat].bot or STAND_IN
        view = match.game.view(match.state, seat)
        plan = room.plans.setdefault((seat, level), KeptPlan())
        code = int(plan.next(match.game, view, asked.legal))
        if code == THINK_AGAIN:
            start = GameStart(match.game, match.options, match.players, seat)
            code = await self._asked_worker(room, start, level, view, asked, plan)
        return match.moves.text(code)

    async def _asked_worker(
        self, room: Room, start: GameStart, level: str, view: View, asked: Asked, plan: KeptPlan
    ) -> int:
        began = time.monotonic()
        try:
            thought = await self.bots.choose(start, level, view, asked.legal, among_people(room.table))
        except NoBotMove as problem:
            log.error("bot_without_a_thought", extra={"table": room.table.id, "problem": str(problem)})
            thought = Thought(asked.legal[0], [])  # any legal move: the others at the table are waiting
        self.thought(level, time.monotonic() - began)
        plan.rest = thought.rest
        return thought.move

    def advise(self, room: Room, seat: int) -> Awaitable[Hint]:
        """What a seat that is asked could do best; worked out once, however often somebody wants to know."""
        asked = hintable(room, seat, self.node.rooms.values())
        match = room.table.playing()
        return room.hints.of(match, seat, lambda: self._advised(match, seat, asked))

    async def _advised(self, match: Match, seat: int, asked: Asked) -> Hint:
        start = GameStart(match.game, match.options, match.players, seat)
        try:
            return await self.bots.advise(start, match.game.view(match.state, seat), asked.legal)
        except NoBotMove as problem:
            log.error("no_hint", extra={"problem": str(problem)})
            raise NotNow("no hint could be worked out for this position") from problem

    def tried(self, room: Room, seat: int, move: str) -> None:
        """A learner was told why this move is not allowed; the bots may have waited for that."""
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
        self.node.background.run(self._time_out(room, seat, since))

    async def _time_out(self, room: Room, seat: int, since: int) -> None:
        # named after the log's end: a player who comes back may run out of time again on the same question
        command = f"timeout:{room.table.seq}:{seat}"
        try:
            await self.node.carry_out(room, command, lambda table, at: decide.time_out(table, seat, since, at))
        except (Stale, NotNow):
            self._set_timer(room)


def among_people(table: Table) -> bool:
    return not all(chair.played_by_bot for chair in table.chairs.all())


def _nothing_measured(level: str, seconds: float) -> None:
    pass


def _nobody_told_elsewhere(room: Room) -> None:
    pass


def _nobody_waits_to_be_told(room: Room, person: str | None) -> None:
    pass
