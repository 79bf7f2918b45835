"""One socket, from the handshake until it is closed."""

import asyncio
import secrets
from collections.abc import Awaitable
from functools import partial

import msgspec
from mypy_extensions import mypyc_attr

from tavolino.coach.hints import Hint
from tavolino.core.refusal import TavolinoError
from tavolino.server.http.allowance import Allowance
from tavolino.server.http.bucket import Bucket
from tavolino.server.http.json_limits import decode
from tavolino.server.live.messages import is_open
from tavolino.server.live.room import Room
from tavolino.server.live.wish import Act, Decide, Move, Reply, Wish, own
from tavolino.server.socket import wire
from tavolino.server.socket.admission import Admission, Visitor
from tavolino.server.socket.connection import LONGEST_FRAME, Disconnected, NotAText, SocketConnection
from tavolino.server.socket.watcher import SocketWatcher, do_nothing
from tavolino.table import decide, decide_undo
from tavolino.table.problems import Forbidden, NotNow
from tavolino.table.table import Proposal, Table

POLICY, UNREADABLE, GOING_AWAY = 1008, 1003, 1001
WARNINGS = 20  # messages over the rate limit that are answered before the socket is closed

Chat = wire.Say | wire.Confide | wire.React
_PlayerAction = wire.Undo | wire.AskUndo | wire.AnswerUndo | wire.Pause | wire.Resume

_decoder: msgspec.json.Decoder[wire.ClientMessage] = msgspec.json.Decoder(wire.ClientMessage)


@mypyc_attr(allow_interpreted_subclasses=True)  # for the mutants of tests
class Visit(Reply):
    """It has one wish at a time; later messages wait until it is answered."""

    def __init__(self, admission: Admission, visitor: Visitor, connection: SocketConnection) -> None:
        self.admission = admission
        self.visitor = self.guest = visitor  # `guest`: the identity of the last hello, perhaps by a seat token
        self.connection = connection
        self.watcher = SocketWatcher(connection)
        self.watcher.blocked = visitor.blocked
        self.room: Room | None = None
        settings = admission.settings
        self._bucket = Bucket(Allowance(settings.messages_burst, settings.messages_per_second))
        self._warnings = 0
        self._entering: tuple[Room, int | None, wire.Hello] | None = None  # with the seat that is meant
        self._wished: str | None = None  # the id of the command under way
        self._busy = False
        self._over: asyncio.Future[int | None] = asyncio.get_running_loop().create_future()
        self._hello_due: asyncio.TimerHandle | None = self._expect_hello()

    async def listen(self) -> None:
        """Until the visitor disconnects or is disconnected."""
        self.connection.when_readable = self._read
        self.watcher.when_sent_away = partial(self._end, POLICY)
        self._read()
        try:
            code = await self._over
            if code is not None:
                await self.watcher.close(code)
        finally:
            self.watcher.when_sent_away = do_nothing  # it refers to this visit, and this visit to the watcher
            self._expect_nothing()
            self._end(None)
            self._leave()

    def dismiss(self, code: str) -> None:
        """Their session has ended, or they are banned."""
        self.watcher.say(wire.Closing(code))
        self._end(POLICY)

    def rename(self, name: str) -> None:
        """An empty one if somebody else has reserved theirs; where they sit they keep it all the same."""
        self.visitor.name = name
        if self.guest.token_seat is not None:
            return
        if not name and self.room is not None and self.guest.person is not None:
            name = self.room.table.chairs.name_of(self.guest.person)
        self.guest.name = name

    def _read(self) -> None:
        """Handles all received messages, up to a wish whose reply has to be awaited."""
        try:
            while not self._busy and not self._over.done():
                text = self.connection.next_text()
                if text is None:
                    return
                self._receive(text)
        except Disconnected:
            self._end(None)
        except NotAText:
            self._refuse(None, "bad_request", None, "messages are JSON texts, not binary")
            self._end(UNREADABLE)
        except Exception as mistake:  # of ours: the visit ends, and the error is logged
            self._break_off(mistake)

    def _receive(self, text: bytes) -> None:
        if self._bucket.wait() > 0:
            self._warn()
            return
        try:
            message = decode(text, _decoder, LONGEST_FRAME, complete=wire.COMPLETE)
        except TavolinoError as problem:
            self._refuse(None, problem.code, None, str(problem)[:300])
            return
        try:
            self._handle(message)
        except TavolinoError as problem:
            self.watcher.refuse(getattr(message, "id", None), problem)

    def _warn(self) -> None:
        self._warnings += 1
        self._refuse(None, "too_fast", None, "more messages a second than a person sends; slow down")
        if self._warnings >= WARNINGS:
            self._end(POLICY)

    # ---- messages

    def _handle(self, message: wire.ClientMessage) -> None:
        if isinstance(message, wire.Cmd):
            self._submit(self._here(), message.id, self._move(message))
        elif isinstance(message, wire.Hello):
            self._hello(message)
        elif isinstance(message, wire.Ping):
            self.watcher.say(wire.Pong(self.room.table.seq if self.room is not None else 0))
        elif isinstance(message, wire.Why):
            self._why(message)
        elif isinstance(message, wire.Foresee):
            self._foresee(message)
        elif isinstance(message, wire.AskHint):
            self._advise(message)
        elif isinstance(message, wire.Ready):
            self._ready(message)
        else:
            self._submit(self._here(), message.id, self._act(message))

    def _move(self, cmd: wire.Cmd) -> Wish:
        seat = own(self.watcher.seat)
        return Move(f"{self.guest.person}/{cmd.id}", self, self.guest.person, seat, cmd.base, cmd.move)

    def _act(self, message: Chat | _PlayerAction) -> Wish:
        command = f"{self.guest.person}/{message.id}"
        choose = (
            self._chat_action(message)
            if isinstance(message, wire.Say | wire.Confide | wire.React)
            else self._player_action(message)
        )
        return Act(command, self, choose, self.guest.person, self.watcher.seat)

    def _player_action(self, message: _PlayerAction) -> Decide:
        """For players only."""
        name = self.guest.name
        own(self.watcher.seat)
        if isinstance(message, wire.Undo):
            return lambda table, seat, at: decide_undo.take_back(table, own(seat), message.base, at)
        self._count_as_chat()  # nothing else limits how often a table is paused and resumed, or people are asked
        if isinstance(message, wire.AskUndo):
            return lambda table, seat, at: decide_undo.ask_undo(table, own(seat), message.base, at)
        if isinstance(message, wire.AnswerUndo):
            answer = decide_undo.agree_undo if message.agree else decide_undo.decline_undo
            return lambda table, seat, at: answer(table, own(seat), message.entry, at)
        if isinstance(message, wire.Pause):
            return lambda table, _, at: decide.pause(table, name, at)
        return lambda table, _, at: decide.resume(table, name, at)

    def _chat_action(self, message: Chat) -> Decide:
        name = self.guest.name
        if not name:
            raise Forbidden("take a name of your own before you speak")
        self.admission.rules.check_chat(self.guest.person)
        self._count_as_chat()
        return lambda table, seat, at: _spoken(table, table.chairs.speaker(seat, name), seat, message, at)

    def _count_as_chat(self) -> None:
        self.admission.limits.chat(self.guest.person, self.guest.address, self._here().table.id)

    def _why(self, asked: wire.Why) -> None:
        room = self._here()
        if room.table.match is None:
            raise NotNow("the game has not begun")
        seat = own(self.watcher.seat)
        rule = room.table.playing().why(seat, asked.move)
        self.watcher.say(wire.Because(asked.id, rule))
        if rule is not None:
            self.admission.tried(room, seat, asked.move)

    def _foresee(self, asked: wire.Foresee) -> None:
        room = self._here()
        if room.table.match is None:
            raise NotNow("the game has not begun")
        prospects = room.prospects.of(room.table.playing(), self.watcher.seat)
        self.watcher.say(wire.Foreseen(asked.id, room.table.seq, prospects))

    def _advise(self, asked: wire.AskHint) -> None:
        room = self._here()
        working = self.admission.upkeep.advise(room, own(self.watcher.seat))
        self.admission.node.background.run(self._tell_hint(asked, room.table.seq, working))

    async def _tell_hint(self, asked: wire.AskHint, seq: int, working: Awaitable[Hint]) -> None:
        """It takes a while, in which other messages are answered."""
        try:
            self.watcher.say(wire.Hinted(asked.id, seq, await working))
        except TavolinoError as problem:
            self.watcher.refuse(asked.id, problem)

    def _ready(self, message: wire.Ready) -> None:
        """Not stored: a player who disconnects is not ready."""
        room = self._here()
        if room.table.status != "open":
            raise NotNow("the game has begun")
        if self.guest.person is None or not room.table.chairs.of(self.guest.person):
            raise Forbidden("take a seat first")
        if message.ready != self.watcher.ready:
            self._count_as_chat()  # everybody at the table is told
            self.watcher.ready = message.ready
            self.admission.ready(room)
        self.watcher.say(wire.Ack(message.id, room.table.seq))

    # ---- wishes

    def _submit(self, room: Room, name: str, wish: Wish) -> None:
        """Its reply comes later, and never before this returns."""
        self.admission.node.submit(room, wish)
        self._wished, self._busy = name, True

    def done(self, seq: int) -> None:
        if self._entering is not None:
            self._enter()
        else:
            assert self._wished is not None
            self.watcher.say(wire.Ack(self._wished, seq))
        self._go_on()

    def failed(self, problem: Exception) -> None:
        if isinstance(problem, TavolinoError):
            self.watcher.refuse(self._wished, problem)
            self._go_on()
        else:
            self._break_off(problem)

    def _go_on(self) -> None:
        self._wished, self._entering, self._busy = None, None, False
        self._read()

    # ---- coming and going

    def _hello(self, hello: wire.Hello) -> None:
        self.admission.limits.hello(self.visitor.person, self.visitor.address)
        if self.room is not None:
            self._leave()
            self._hello_due = self._expect_hello()
        self._busy = True
        self.admission.node.background.run(self._ask_to_enter(hello))

    async def _ask_to_enter(self, hello: wire.Hello) -> None:
        """Checks that they may see the table. The rest is a wish like any other, decided when it is served."""
        try:
            self.guest = msgspec.structs.replace(self.visitor)  # a token counts for this hello alone
            room = await self.admission.admit(self.guest, hello)
            seat = self.admission.wanted_seat(self.guest, room, hello)
            command = f"return:{secrets.token_hex(8)}"
            wish = Act(command, self, _come_back, self.guest.person, seat)
            self._entering = self.admission.node.submit(room, wish), seat, hello
        except Exception as problem:
            self.failed(problem)

    def _expect_hello(self) -> asyncio.TimerHandle:
        """A socket that is at no table serves nobody."""
        return asyncio.get_running_loop().call_later(self.admission.settings.hello_seconds, self._end, POLICY)

    def _expect_nothing(self) -> None:
        if self._hello_due is not None:
            self._hello_due.cancel()
            self._hello_due = None

    def _enter(self) -> None:
        """Called as the wish is done: nothing is awaited in between, so that the seat cannot change hands."""
        assert self._entering is not None
        room, seat, hello = self._entering
        if self._over.done():
            return
        foreign = self._not_mine(room, seat, hello.shared)
        if foreign is not None:
            self.watcher.refuse(None, Forbidden(f"seat {foreign} is not yours"))
            return
        if not is_open(room.table, hello.shared):
            seat = None
        if seat is not None and self.guest.token_seat is not None:
            self.guest.name = room.table.chairs[seat].name
        self._expect_nothing()
        self.room, self.watcher.seat, self.watcher.person = room, seat, self.guest.person
        room.enter(self.watcher, hello.since, openly=len(hello.shared) > 0)
        self.admission.came(room, self.guest.person)

    def _not_mine(self, room: Room, seat: int | None, shared: list[int]) -> int | None:
        """The first of these seats that the guest does not hold; a token is for one seat alone."""
        wanted = shared if seat is None else [seat, *shared]
        token = self.guest.token_seat
        for one in wanted:
            if not room.table.chairs.is_held_by(one, self.guest.person) or token not in (None, one):
                return one
        return None

    def _here(self) -> Room:
        if self.room is None:
            raise NotNow("say hello first")
        return self.room

    def _refuse(self, named: str | None, code: str, rule: str | None, message: str) -> None:
        self.watcher.say(wire.Err(named, code, rule, message))

    def _end(self, code: int | None) -> None:
        if not self._over.done():
            self._over.set_result(code)

    def _break_off(self, mistake: Exception) -> None:
        if not self._over.done():
            self._over.set_exception(mistake)

    def _leave(self) -> None:
        if self.room is not None:
            room, self.room = self.room, None
            self.watcher.ready = False
            room.leave(self.watcher)
            self.admission.left(room)


def _spoken(table: Table, name: str, seat: int | None, message: Chat, at: int) -> Proposal:
    if isinstance(message, wire.React):
        return decide.emote(table, name, seat, message.emote, at)
    if isinstance(message, wire.Confide):
        return decide.confide(table, name, seat, message.text, at)
    return decide.say(table, name, seat, message.text, at)


def _come_back(table: Table, seat: int | None, at: int) -> Proposal | None:
    """A player who comes back takes over their seat from the stand-in."""
    if seat is None or not table.chairs[seat].stand_in or table.status == "finished":
        return None
    return decide.come_back(table, seat, at)
