"""A player who never gives up: reconnects whenever the connection is lost, and sends again what was not answered."""

import itertools
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from online.guest import Guest

Message = dict[str, Any]
Pick = Callable[[list[str]], str]
AGAIN = ("unavailable", "too_fast")  # no final answer: the same command is sent again


async def _no_wait() -> None:
    pass


class Regular:
    """One client for one seat. `faults` lists everything that the server should not have sent."""

    def __init__(self, guest: Guest, table: str, seat: int, name: str, pick: Pick) -> None:
        self.guest, self.table, self.seat, self.pick = guest, table, seat, pick
        self.url = guest.url
        self.when_open: Callable[[], Awaitable[None]] = _no_wait  # waited for before each new attempt to connect
        self.heard: Callable[[str], None] = lambda _: None  # told the kind of every message
        self.to_say: list[str] = []  # lines of chat to send during the game
        self.seq = 0
        self.told: dict[int, Message | None] = {}
        self.after: Message | None = None
        self.sent: dict[str, Message] = {}
        self.acked: dict[str, int] = {}
        self.refused: dict[str, str] = {}
        self.faults: list[str] = []
        self.visits = 0
        self._names = (f"{name}.{number}" for number in itertools.count(1))
        self._waiting: Message | None = None

    @property
    def over(self) -> bool:
        return self.after is not None and bool(self.after["view"]["over"])

    @property
    def done(self) -> bool:
        return self.over and self._waiting is None and not self.to_say

    async def play(self) -> None:
        """Until the game is over and everything that was said is answered."""
        while not self.done:
            try:
                async with self.guest.connected(self.url) as socket:
                    self.visits += 1
                    await self._visit(socket)
            except (OSError, WebSocketException, EOFError):
                await self.when_open()

    async def _visit(self, socket: ClientConnection) -> None:
        await self._hello(socket)
        greeted = False
        while not self.done:
            message: Message = msgspec.json.decode(await socket.recv())
            self._take(message)
            self.heard(message["t"])
            if message["t"] == "sync":
                greeted = True
                if self._waiting is not None:
                    await self._send(socket, self._waiting)
            elif message["t"] == "resync":
                await self._hello(socket)
            elif message["t"] == "err" and message["code"] in AGAIN and self._waiting is not None:
                await self._send(socket, self._waiting)
            if greeted and self._waiting is None and (wish := self._wish()) is not None:
                self._waiting = self.sent[wish["id"]] = wish
                await self._send(socket, wish)

    async def _hello(self, socket: ClientConnection) -> None:
        await self._send(socket, {"t": "hello", "table": self.table, "seat": self.seat, "since": self.seq})

    async def _send(self, socket: ClientConnection, message: Message) -> None:
        await socket.send(msgspec.json.encode(message).decode())

    def _wish(self) -> Message | None:
        if self.to_say:
            return {"t": "say", "id": next(self._names), "text": self.to_say.pop()}
        if self.after is None or not self.after["legal"] or self.over:
            return None
        move = self.pick([choice["move"] for choice in self.after["legal"]])
        return {"t": "cmd", "id": next(self._names), "base": self.seq, "move": move}

    # ---- what the server says

    def _take(self, message: Message) -> None:
        kind = message["t"]
        if kind == "sync":
            self._synced(message)
        elif kind == "ev":
            self._event(message["seq"], message["event"])
            self.after = message["after"] or self.after
        elif kind == "ack":
            self._acked(message["id"], message["seq"])
        elif kind == "err" and message["code"] not in AGAIN:
            self.refused[str(message["id"])] = message["code"]
            self._answered(message["id"])

    def _synced(self, sync: Message) -> None:
        if sync["seq"] < self.seq:
            self.faults.append(f"{self.table}: entry {self.seq} was told, and now the last one is {sync['seq']}")
            self.told = {seq: event for seq, event in self.told.items() if seq <= sync["seq"]}
            self.seq = sync["seq"]
        for past in sync["past"]:
            self._event(past["seq"], past["event"])
        self.seq, self.after = sync["seq"], sync["after"]

    def _event(self, seq: int, event: Message | None) -> None:
        if seq in self.told and self.told[seq] != event:
            self.faults.append(f"{self.table}: entry {seq} was {self.told[seq]}, and now it is {event}")
        elif seq not in self.told and seq != self.seq + 1:
            self.faults.append(f"{self.table}: entry {seq} after entry {self.seq}")
        self.told[seq] = event
        self.seq = max(self.seq, seq)

    def _acked(self, name: str, seq: int) -> None:
        if self.acked.setdefault(name, seq) != seq:
            self.faults.append(f"{self.table}: {name} is entry {self.acked[name]}, and now it is entry {seq}")
        self._answered(name)

    def _answered(self, name: str | None) -> None:
        if self._waiting is not None and self._waiting["id"] == name:
            self._waiting = None
