"""The short way of a usual move: decided as soon as it is its turn at the table, and told when it is stored.

It does what `Node.carry_out` does, without a task that waits and is woken. Whatever is not usual goes the long way, and
so does everything at a database that others write to: there one reads before one refuses.
"""

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

import msgspec

from tavolino.core.refusal import TavolinoError
from tavolino.server.limits import Bucket
from tavolino.server.node import Node
from tavolino.server.room import Room
from tavolino.server.socket import Socket
from tavolino.server.wire import Ack, Cmd
from tavolino.store.line import Fate, Outcome
from tavolino.table import decide
from tavolino.table.table import Proposal

KEYS_OF_A_MOVE = 1 + len(Cmd.__struct_fields__)  # all of them needed

LongWay = Callable[[Cmd], Coroutine[Any, Any, None]]
_moves: msgspec.json.Decoder[Cmd] = msgspec.json.Decoder(Cmd)


class Shortcut:
    """Of one socket. What is said after a move is not heard before that is done."""

    def __init__(self, node: Node, socket: Socket, bucket: Bucket, long_way: LongWay) -> None:
        self._node = node
        self._socket = socket
        self._bucket = bucket
        self._long_way = long_way
        self._under_way = False
        self._settled: asyncio.Future[None] | None = None

    def take(self, room: Room, person: str | None, text: bytes) -> bool:
        """Whether the text was a move and is being dealt with."""
        if self._under_way or self._socket.seat is None or self._node.store.shared:
            return False
        cmd = usual_move(text)
        if cmd is None or self._bucket.wait() > 0:
            return False
        self._under_way = True
        if room.turns.wanted:
            room.turns.queue().add_done_callback(lambda _: self._move(room, person, cmd))
        else:
            room.turns.take()
            self._move(room, person, cmd)
        return True

    async def settled(self) -> None:
        if self._under_way:
            self._settled = asyncio.get_running_loop().create_future()
            await self._settled

    def _move(self, room: Room, person: str | None, cmd: Cmd) -> None:
        """It is our turn."""
        if room.in_doubt or self._node.rooms.get(room.table.id) is not room or cmd.base > room.table.seq:
            self._go_the_long_way(room, cmd)
            return
        try:
            if not self._hand_over(room, f"{person}/{cmd.id}", cmd):
                self._done(room)
        except TavolinoError as problem:
            self._socket.refuse(cmd.id, problem)
            self._done(room)
        except BaseException:
            self._done(room)
            raise

    def _hand_over(self, room: Room, command: str, cmd: Cmd) -> bool:
        """Whether it went to the store, which answers later and never at once."""
        table, seat = room.table, self._socket.seat
        assert seat is not None  # who changes places says hello, which is not heard meanwhile
        known = table.commands.get(command)
        if known is not None:
            self._socket.say(Ack(cmd.id, known))
            return False
        proposal = decide.move(table, seat, cmd.move, cmd.base, self._node.now())
        told = partial(self._told, room, command, cmd, proposal, time.monotonic())
        self._node.store.append_and_tell(self._node.line_for(room, command, proposal), told)
        room.in_doubt = True  # until we know what became of it
        return True

    def _told(
        self,
        room: Room,
        command: str,
        cmd: Cmd,
        proposal: Proposal,
        began: float,
        outcome: Outcome | None,
        _problem: BaseException | None,
    ) -> None:
        """By the store. What did not go in stays in doubt: the long way reads before it decides."""
        if outcome is None or outcome.fate is not Fate.STORED:
            self._go_the_long_way(room, cmd)
            return
        try:
            room.in_doubt = False
            self._node.stored(room, proposal.entry, time.monotonic() - began)
            self._node.adopted(room, room.table.adopt(command, proposal), True)
            self._socket.say(Ack(cmd.id, room.table.seq))
        finally:
            self._done(room)

    def _go_the_long_way(self, room: Room, cmd: Cmd) -> None:
        room.turns.release()
        self._node.errands.run(self._walk(cmd))

    async def _walk(self, cmd: Cmd) -> None:
        try:
            await self._long_way(cmd)
        finally:
            self._settle()

    def _done(self, room: Room) -> None:
        room.turns.release()
        self._settle()

    def _settle(self) -> None:
        self._under_way = False
        waiting, self._settled = self._settled, None
        if waiting is not None and not waiting.done():  # whoever waited may have been called away
            waiting.set_result(None)


def usual_move(text: bytes) -> Cmd | None:
    """A move as it is usually said needs no second look at its keys: all four are there, so none is there twice."""
    if text.count(b":") != KEYS_OF_A_MOVE:
        return None
    try:
        return _moves.decode(text)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
