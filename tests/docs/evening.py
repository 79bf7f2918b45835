"""The table of the example in docs/protocol.md: with a clock that stands still and a known seed, so that every byte of
it is predictable."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Self, cast

from tavolino.core.seed import seed_from
from tavolino.server.bots.pool import BotPool
from tavolino.server.http.session_register import SessionRegister
from tavolino.server.http.sessions import Sessions
from tavolino.server.live.lobby_lists import LobbyLists
from tavolino.server.live.node import Node
from tavolino.server.live.restrictions import Restrictions
from tavolino.server.live.room import Room
from tavolino.server.live.upkeep import Upkeep
from tavolino.server.settings import Settings
from tavolino.server.socket.admission import Admission, Visitor
from tavolino.server.socket.visit import Visit
from tavolino.store.store import Store
from tavolino.table import decide
from tavolino.table.entry import Opened
from tavolino.table.plan import Plan

TABLE = "q8ZkW1x5tR0a"
NOW = 1_790_000_000_000
PEOPLE = ("Ada", "Bea", "Carlo")


class Looker:
    """Another watcher at the table, who sends nothing."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.person: str | None = None if seat is None else PEOPLE[seat].lower()
        self.ready = False
        self.blocked: frozenset[str] = frozenset()

    def push(self, text: bytes) -> None:
        pass

    def send_away(self, text: bytes) -> None:
        raise AssertionError("nobody is removed here")


class HeldLine:
    """Both ends of a socket's wire, in this process."""

    when_writable: Callable[[], None]
    queued: Callable[[], int]
    when_readable: Callable[[], None] = staticmethod(lambda: None)
    after_open: Callable[[], Awaitable[None]] | None = None

    def __init__(self) -> None:
        self.frames: list[bytes] = []
        self.sent: asyncio.Queue[str] = asyncio.Queue()

    def can_write(self) -> bool:
        return True

    def send_texts(self, texts: Sequence[bytes]) -> None:
        for text in texts:
            self.sent.put_nowait(text.decode())

    def next_text(self) -> bytes | None:
        return self.frames.pop(0) if self.frames else None

    async def disconnect(self, code: int) -> None:
        raise AssertionError(f"no socket should be closed here: {code}")


class Evening:
    """Ada's socket on a race of three; `async with await Evening.begin(folder) as evening`."""

    def __init__(self, store: Store, node: Node, room: Room, visit: Visit, line: HeldLine) -> None:
        self._store = store
        self._node = node
        self._room = room
        self._line = line
        self._visit = asyncio.create_task(visit.listen())

    @classmethod
    async def begin(cls, folder: Path) -> "Evening":
        store = Store.open(f"sqlite:///{folder / 'evening.db'}")
        settings = Settings(database="")
        node = Node(store, lambda: NOW)
        no_bots = cast(BotPool, None)
        keeper = Upkeep(node, LobbyLists(store), no_bots, 60, 0)
        sessions = Sessions("key", settings)
        register, rules = SessionRegister(store, sessions, node.now), Restrictions(node.now)
        admission = Admission(node, keeper, sessions, settings, register, rules)
        opened = Opened(at=NOW, plan=Plan("cafe-race", 3, public=True), host="ada", invite="invite")
        room = await node.open_table(TABLE, opened)
        for seat, name in enumerate(PEOPLE):
            await node.carry_out(room, f"sit:{seat}", _sits(seat, name))
        seed = seed_from(7)
        await node.carry_out(room, "start", lambda table, at: decide.start(table, "ada", seed, at))
        line = HeldLine()
        return cls(store, node, room, Visit(admission, Visitor("ada", "Ada"), line), line)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        self._visit.cancel()
        with suppress(asyncio.CancelledError):
            await self._visit
        await self._node.background.stop()
        for timer in self._room.away.values():
            timer.cancel()
        await self._store.close()

    def say(self, text: str) -> None:
        self._line.frames.append(text.encode())
        self._line.when_readable()

    async def hear(self) -> str:
        async with asyncio.timeout(20):
            return await self._line.sent.get()

    async def lose_store(self) -> None:
        await self._store.close()

    @property
    def quiet(self) -> bool:
        return self._line.sent.empty()

    async def meanwhile(self, told: str) -> None:
        """`Bea comes in`, `Bea plays thrust 2`."""
        name, does, *what = told.split(" ", 2)
        seat = PEOPLE.index(name)
        if does == "comes":
            self._room.enter(Looker(seat), None)
            return
        base = self._room.table.seq
        await self._node.carry_out(
            self._room, f"{name}:{base}", lambda table, at: decide.move(table, seat, what[0], base, at)
        )


def _sits(seat: int, name: str) -> Any:
    return lambda table, at: decide.take_seat(table, seat, name.lower(), name, None, at)
