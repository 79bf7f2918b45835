"""The door for sockets: who is it? What they may see is settled at each hello."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from starlette.requests import HTTPConnection

from tavolino.server.line import LINE
from tavolino.server.reception import Reception
from tavolino.server.visit import GOING_AWAY, Visit
from tavolino.server.wire import Closing

Scope = MutableMapping[str, Any]
AnySend = Callable[[MutableMapping[str, Any]], Awaitable[None]]
AnyReceive = Callable[[], Awaitable[MutableMapping[str, Any]]]


class Door:
    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.visits: set[Visit] = set()

    async def open(self, scope: Scope, receive: AnyReceive, send: AnySend) -> Visit | None:
        """None for somebody who has gone again."""
        guest = await self.reception.greet(HTTPConnection(scope))
        if (await receive())["type"] != "websocket.connect":
            return None
        await send({"type": "websocket.accept"})
        return Visit(self.reception, guest, scope[LINE])

    async def stay(self, visit: Visit) -> None:
        """As long as the socket is open."""
        self.visits.add(visit)
        try:
            await visit.listen()
        finally:
            self.visits.discard(visit)

    async def close(self) -> None:
        """The house closes: everybody is told to come back a little later."""
        visits = list(self.visits)
        for visit in visits:
            visit.socket.say(Closing("restart"))
        await asyncio.gather(*(visit.socket.close(GOING_AWAY) for visit in visits))
