"""The short way of a usual move, from its socket to the tray of its table.

It leads to what `Node.carry_out` does, without a task that waits and is woken. Whatever is not usual goes the long way,
and so does everything at a database that others write to: there one reads before one refuses.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from tavolino.server.limits import Bucket
from tavolino.server.room import Room
from tavolino.server.socket import Socket
from tavolino.server.tray import Tray
from tavolino.server.usual_move import UsualMove, read_usual
from tavolino.server.wire import Cmd

LongWay = Callable[[Cmd], Coroutine[Any, Any, None]]


class Shortcut:
    """Of one socket. What is said after a move is not heard before that is done."""

    def __init__(self, tray: Tray, socket: Socket, bucket: Bucket, long_way: LongWay) -> None:
        self._tray = tray
        self._socket = socket
        self._bucket = bucket
        self._long_way = long_way
        self._under_way = False
        self._settled: asyncio.Future[None] | None = None

    def take(self, room: Room, person: str | None, text: bytes) -> bool:
        """Whether the text was a move and is being dealt with."""
        seat = self._socket.seat
        if self._under_way or seat is None or self._tray.node.store.shared:
            return False
        cmd = read_usual(text)
        if cmd is None or self._bucket.wait() > 0:
            return False
        self._under_way = True
        move = UsualMove(cmd, f"{person}/{cmd.id}", seat, self._socket, self._settle, self._go_the_long_way)
        self._tray.put(room, move)
        return True

    async def settled(self) -> None:
        if self._under_way:
            self._settled = asyncio.get_running_loop().create_future()
            await self._settled

    def _go_the_long_way(self, cmd: Cmd) -> None:
        self._tray.node.errands.run(self._walk(cmd))

    async def _walk(self, cmd: Cmd) -> None:
        try:
            await self._long_way(cmd)
        finally:
            self._settle()

    def _settle(self) -> None:
        self._under_way = False
        waiting, self._settled = self._settled, None
        if waiting is not None and not waiting.done():  # whoever waited may have been called away
            waiting.set_result(None)
