"""Three people at a race that has just begun, each with a socket, and what goes to the store."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from server.race import TABLE
from server.wire import Wire
from tavolino.core.refusal import TavolinoError
from tavolino.server.live.node import Node
from tavolino.server.live.room import Room
from tavolino.server.live.wish import Act, Move, Reply
from tavolino.server.socket.watcher import SocketWatcher
from tavolino.server.socket.wire import Ack
from tavolino.store.line import Line
from tavolino.store.pending_write import AnswerCallback
from tavolino.store.store import Store
from tavolino.table import decide


class Spoken(Reply):
    """To one wish of one seat, on its socket."""

    def __init__(self, evening: "Evening", seat: int, name: str) -> None:
        self._evening, self._seat, self._name = evening, seat, name

    def done(self, seq: int) -> None:
        self._evening.answered.append(self._name)
        self._evening.sockets[self._seat].say(Ack(self._name, seq))

    def failed(self, problem: Exception) -> None:
        self._evening.answered.append(self._name)
        if isinstance(problem, TavolinoError):
            self._evening.sockets[self._seat].refuse(self._name, problem)
        else:
            self._evening.mistakes.append(problem)


class Evening:
    """Three people with a socket each at a race that has just begun, and what goes to the store."""

    def __init__(self, store: Store, room: Room, node: Node) -> None:
        self.store, self.room, self.node = store, room, node
        self.wires = [Wire() for _ in range(3)]
        self.sockets = [SocketWatcher(wire) for wire in self.wires]
        for seat, socket in enumerate(self.sockets):
            socket.seat, socket.person = seat, f"p{seat}"
            room.watchers.add(socket)
        self.answered: list[str] = []
        self.handed_over: list[list[str]] = []
        self._append = store.append_and_tell
        self.mistakes: list[object] = []
        asyncio.get_running_loop().set_exception_handler(lambda _, mistake: self.mistakes.append(mistake))

    def append_and_tell(self, lines: Sequence[Line], told: AnswerCallback) -> None:
        self.handed_over.append([line.command for line in lines])
        self._append(lines, told)

    def moves(
        self, seat: int, name: str = "", text: str = "thrust 3", base: int | None = None, person: str = ""
    ) -> None:
        name, person = name or f"m{seat}", person or f"p{seat}"
        seen = self.room.table.seq if base is None else base
        self.node.submit(self.room, Move(f"{person}/{name}", Spoken(self, seat, name), person, seat, seen, text))

    def says(self, seat: int, name: str) -> None:
        wish = Act(
            f"p{seat}/{name}",
            Spoken(self, seat, name),
            lambda table, mine, at: decide.say(table, "P", mine, "ciao", at),
        )
        self.node.submit(self.room, wish)

    async def all_are_done(self) -> None:
        async with asyncio.timeout(20):
            while self.room.is_served or any(socket._due for socket in self.sockets):
                await asyncio.sleep(0.001)

    def messages(self, seat: int) -> list[dict[str, Any]]:
        return [msgspec.json.decode(text) for text in self.wires[seat].said]

    def told(self, seat: int) -> list[str]:
        """What a seat was told, in short."""
        return [f"{one['t']} {one.get('seq', '')}{one.get('code', '')}" for one in self.messages(seat)]

    async def stored(self) -> list[str]:
        return [command for _, command, _ in await self.store.entries(TABLE)]


Story = Callable[[Evening], Awaitable[None]]
Play = Callable[[Story], None]
