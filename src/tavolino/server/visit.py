"""One visit over a socket: from the handshake to the last word."""

from collections.abc import Callable

import msgspec

from tavolino.core.refusal import TavolinoError
from tavolino.server import wire
from tavolino.server.bounded import decode
from tavolino.server.limits import Allowance, Bucket
from tavolino.server.line import LONGEST_FRAME, HungUp, Line, NotAText
from tavolino.server.reception import Guest, Reception
from tavolino.server.room import Room
from tavolino.server.shortcut import Shortcut
from tavolino.server.socket import Socket
from tavolino.table import decide
from tavolino.table.problems import Forbidden, NotNow
from tavolino.table.table import Proposal

POLICY, UNREADABLE, GOING_AWAY = 1008, 1003, 1001
WARNINGS = 20  # frames over the limit that are answered before the visitor is shown out

_decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


class ShownOut(Exception):
    """The visit ends now, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


class Visit:
    def __init__(self, reception: Reception, guest: Guest, line: Line) -> None:
        self.reception = reception
        self.visitor = self.guest = guest
        self.line = line
        self.socket = Socket(line)
        self.room: Room | None = None
        settings = reception.settings
        self._bucket = Bucket(Allowance(settings.messages_burst, settings.messages_per_second))
        self._warnings = 0
        self._shortcut = Shortcut(reception.tray, self.socket, self._bucket, self._answer)
        line.at_once = self.at_once

    async def listen(self) -> None:
        """Until the visitor hangs up or is shown out."""
        try:
            while True:
                await self.hear(await self.line.next_text())
        except HungUp:
            return
        except NotAText:
            self._refuse(None, "bad_request", None, "messages are JSON texts, not binary")
            await self.socket.close(UNREADABLE)
        except ShownOut as end:
            await self.socket.close(end.code)
        finally:
            self._leave()

    def at_once(self, text: bytes) -> bool:
        """Whether it was dealt with on the spot. All else waits until `listen` comes to it."""
        return self.room is not None and self._shortcut.take(self.room, self.guest.person, text)

    async def hear(self, text: bytes) -> None:
        await self._shortcut.settled()
        if self._bucket.wait() > 0:
            self._warn()
            return
        try:
            message = decode(text, _decoder, LONGEST_FRAME)
        except TavolinoError as problem:
            self._refuse(None, problem.code, None, str(problem)[:300])
        else:
            await self._answer(message)

    def _warn(self) -> None:
        self._warnings += 1
        self._refuse(None, "too_fast", None, "more messages a second than a person sends; slow down")
        if self._warnings >= WARNINGS:
            raise ShownOut(POLICY)

    # ---- messages

    async def _answer(self, message: wire.ClientMessage) -> None:
        named = getattr(message, "id", None)
        try:
            await self._handle(message, named)
        except TavolinoError as problem:
            self.socket.refuse(named, problem)

    async def _handle(self, message: wire.ClientMessage, named: str | None) -> None:
        if isinstance(message, wire.Cmd):
            await self._move(message)
        elif isinstance(message, wire.Hello):
            await self._hello(message)
        elif isinstance(message, wire.Ping):
            self.socket.say(wire.Pong(self.room.table.seq if self.room is not None else 0))
        elif isinstance(message, wire.Why):
            room = self._here()
            if room.table.match is None:
                raise NotNow("the game has not begun")
            self._why(room, message)
        elif isinstance(message, wire.Ready):
            self._ready(message)
        else:
            assert named is not None
            self._here()  # before anything that depends on where one sits
            await self._carry_out(named, self._wish(message))

    def _why(self, room: Room, asked: wire.Why) -> None:
        rule = room.table.playing().why(self._my_seat(), asked.move)
        self.socket.say(wire.Because(asked.id, rule))
        if rule is not None:
            self.reception.tried(room, self._my_seat(), asked.move)

    async def _hello(self, hello: wire.Hello) -> None:
        self._leave()
        guest = msgspec.structs.replace(self.visitor)  # a token counts for this hello alone
        room = await self.reception.admit(guest, hello)
        seat = self.reception.seat_of(guest, room, hello)
        await self.reception.returned(room, seat)
        self.guest, self.socket.seat, self.socket.person = guest, seat, guest.person
        self.room = await self.reception.node.up_to_date(room)
        self.room.enter(self.socket, hello.since)
        self.reception.came(self.room)

    async def _move(self, cmd: wire.Cmd) -> None:
        room = self._here()
        seat = self._my_seat()
        await self.reception.node.catch_up_to(room, cmd.base)
        await self._carry_out(cmd.id, lambda table, at: decide.move(table, seat, cmd.move, cmd.base, at))

    def _ready(self, message: wire.Ready) -> None:
        """Nothing of it is stored: whoever goes away is not ready."""
        room = self._here()
        if room.table.status != "open":
            raise NotNow("the game has begun")
        if self.guest.person is None or not room.table.chairs.of(self.guest.person):
            raise Forbidden("take a seat first")
        self.socket.ready = message.ready
        self.reception.ready(room)
        self.socket.say(wire.Ack(message.id, room.table.seq))

    def _wish(self, message: wire.ClientMessage) -> Callable[..., Proposal]:
        """The other commands, each as what the table has to decide."""
        name, seat = self.guest.name, self.socket.seat
        if isinstance(message, wire.Say):
            self._needs_name()
            return lambda _, at: decide.say(name, seat, message.text, at)
        if isinstance(message, wire.React):
            self._needs_name()
            return lambda _, at: decide.emote(name, seat, message.emote, at)
        mine = self._my_seat()
        if isinstance(message, wire.Undo):
            return lambda table, at: decide.take_back(table, mine, message.base, at)
        if isinstance(message, wire.Pause):
            return lambda table, at: decide.pause(table, name, at)
        assert isinstance(message, wire.Resume)
        return lambda table, at: decide.resume(table, name, at)

    async def _carry_out(self, command: str, wish: Callable[..., Proposal]) -> None:
        room = self._here()
        seq = await self.reception.node.carry_out(room, f"{self.guest.person}/{command}", wish)
        self.socket.say(wire.Ack(command, seq))

    # ---- who and where

    def _here(self) -> Room:
        if self.room is None:
            raise NotNow("say hello first")
        return self.room

    def _my_seat(self) -> int:
        if self.socket.seat is None:
            raise Forbidden("onlookers only look on")
        return self.socket.seat

    def _needs_name(self) -> None:
        if not self.guest.name:
            raise Forbidden("tell us your name before you speak")

    def _refuse(self, named: str | None, code: str, rule: str | None, message: str) -> None:
        self.socket.say(wire.Err(named, code, rule, message))

    def _leave(self) -> None:
        if self.room is not None:
            room, self.room = self.room, None
            self.socket.ready = False
            room.leave(self.socket)
            self.reception.left(room)
