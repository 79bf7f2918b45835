"""A seat at a table online, played by a bot to the end of the game, over as many connections as it takes."""

import asyncio
import uuid
from collections.abc import Callable

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tavolino.bots.bot import Bot
from tavolino.bots.game_start import GameStart
from tavolino.bots.kept_plan import seated
from tavolino.client.address import TableAddress
from tavolino.client.http import ServerRefused
from tavolino.client.joined_game import JoinedGame, Message
from tavolino.core.outlook import FixedOutlook
from tavolino.own_bots.fault import PlayerFault
from tavolino.own_bots.own_bot import OwnBot
from tavolino.server.socket.wire import Cmd, Hello

LARGEST_MESSAGE = 2**24  # bytes
AGAIN = ("busy", "too_fast", "too_many", "unavailable")  # not now: the same once more, a little later
LATER = 1.0  # seconds
COME_BACK = "restart"  # why a server closes a connection, where it is no farewell

Say = Callable[[str], None]


class JoinedSeat:
    """`make` makes the bot once the game has begun; `say` tells people what they may want to know."""

    def __init__(
        self, address: TableAddress, token: str, game: JoinedGame, make: Callable[[GameStart], Bot], say: Say
    ) -> None:
        self.game = game
        self.bot: Bot | None = None
        self._player: Bot | None = None
        self.faults: list[PlayerFault] = []
        self._address = address
        self._token = token
        self._make = make
        self._say = say
        self._thinking: asyncio.Task[Cmd] | None = None
        self._unanswered: Cmd | None = None
        self._refused = -1  # the `base` of the last move that was refused: there must be news before the next one

    async def play(self) -> None:
        """Until the game is over and its result is known."""
        try:
            async for socket in connect(self._address.socket, max_size=LARGEST_MESSAGE):
                try:
                    await self._visit(socket)
                    return
                except ConnectionClosed:
                    self._say("the connection was lost; trying again")
                finally:
                    await socket.close()
        finally:
            await self._stop_thinking()

    async def _visit(self, socket: ClientConnection) -> None:
        await self._hello(socket)
        receiving = asyncio.create_task(socket.recv())
        try:
            while not self._is_done:
                await asyncio.wait(
                    [task for task in (receiving, self._thinking) if task], return_when="FIRST_COMPLETED"
                )
                if self._thinking is not None and self._thinking.done():
                    await self._decided(socket, self._thinking)
                if receiving.done():
                    message: Message = msgspec.json.decode(receiving.result())
                    receiving = asyncio.create_task(socket.recv())
                    await self._hear(socket, message)
        finally:
            receiving.cancel()

    @property
    def _is_done(self) -> bool:
        return self.game.is_over and (self.game.result is not None or self.game.is_closed)

    # ---- what the server says

    async def _hear(self, socket: ClientConnection, message: Message) -> None:
        kind = message["t"]
        if kind == "resync" or (kind == "ev" and message["seq"] != self.game.seq + 1):
            await self._hello(socket)
        elif kind in ("sync", "ev"):
            await self._news(socket, message)
        elif kind == "ack":
            self._answered(message["id"])
        elif kind == "err":
            await self._refusal(socket, message)
        elif kind == "closing" and message["code"] != COME_BACK:
            raise ServerRefused(f"the server closes the connection for good: {message['code']}")
        self._think_if_asked()

    async def _news(self, socket: ClientConnection, message: Message) -> None:
        self.game.take(message)
        if self.game.seat is None:
            raise ServerRefused("this seat is not the bot's any more")
        if message["t"] == "sync" and self._unanswered is not None:
            await self._send(socket, self._unanswered)  # however often it is sent, it counts once
        if self.game.is_over and self.game.result is None and message["t"] == "ev":
            await self._hello(socket)  # which is answered with the result

    def _answered(self, command: str | None) -> None:
        if self._unanswered is not None and self._unanswered.id == command:
            self._unanswered = None

    async def _refusal(self, socket: ClientConnection, message: Message) -> None:
        if message["code"] in AGAIN:
            await asyncio.sleep(LATER)
            await (self._hello(socket) if self._unanswered is None else self._send(socket, self._unanswered))
        elif message["id"] is None:
            raise ServerRefused(message["message"])
        else:
            if self._unanswered is not None:
                self._refused = self._unanswered.base
            self._answered(message["id"])

    # ---- what the bot answers

    def _think_if_asked(self) -> None:
        busy = self._thinking is not None or self._unanswered is not None
        if not busy and self.game.is_asked and self.game.seq > self._refused:
            self._thinking = asyncio.create_task(self._think(self.game.seq))

    async def _think(self, base: int) -> Cmd:
        start, outlook = self.game.start, self.game.outlook()
        assert start is not None
        move = await asyncio.to_thread(self._choose, start, outlook)
        return Cmd(id=uuid.uuid4().hex, base=base, move=move)

    def _choose(self, start: GameStart, outlook: FixedOutlook) -> str:
        """In a thread of its own: it takes as long as it takes."""
        if self._player is None:
            self.bot = self._make(start)
            self._player = seated(self.bot, start)
            self._player.begin(start)
        return start.game.moves(start.options).text(int(self._player.choose(outlook)))

    async def _decided(self, socket: ClientConnection, thinking: "asyncio.Task[Cmd]") -> None:
        self._thinking = None
        self._unanswered = thinking.result()
        if isinstance(self.bot, OwnBot):
            for fault in self.bot.take_faults():
                self.faults.append(fault)
                self._say(f"{fault.kind}: {fault}; a stand-in plays this move")
        await self._send(socket, self._unanswered)

    async def _stop_thinking(self) -> None:
        if self._thinking is not None:
            if isinstance(self.bot, OwnBot):
                self.bot.give_up()
            await asyncio.wait([self._thinking])

    # ---- sending

    async def _hello(self, socket: ClientConnection) -> None:
        since = self.game.seq or None
        await self._send(socket, Hello(table=self._address.table, token=self._token, since=since))

    async def _send(self, socket: ClientConnection, message: Hello | Cmd) -> None:
        await socket.send(msgspec.json.encode(message).decode())
