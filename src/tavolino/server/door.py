"""The door for sockets: who is it? What they may see is settled at each hello."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from starlette.requests import HTTPConnection

from tavolino.server.crowd import Crowd
from tavolino.server.limits import neighbourhood
from tavolino.server.reception import Guest, Reception
from tavolino.server.visit import GOING_AWAY, Receive, Visit
from tavolino.server.wire import Closing

Scope = MutableMapping[str, Any]
AnySend = Callable[[MutableMapping[str, Any]], Awaitable[None]]
DIRECTLY = "tavolino.directly"  # where a socket's scope has the server's own `receive` and `send`


class Door:
    """An ASGI application for `/ws`."""

    def __init__(self, reception: Reception) -> None:
        self.reception = reception
        self.visits: set[Visit] = set()
        self.crowd = Crowd(reception.settings.sockets, reception.settings.sockets_per_person)

    async def __call__(self, scope: Scope, receive: Receive, send: AnySend) -> None:
        connection = HTTPConnection(scope)
        guest = await self.reception.greet(connection)
        if (await receive())["type"] != "websocket.connect":
            return
        host = "" if connection.client is None else connection.client.host
        with self.crowd.one_more(guest.person or neighbourhood(host)):
            await self._welcome(guest, scope, receive, send)

    async def _welcome(self, guest: Guest, scope: Scope, receive: Receive, send: AnySend) -> None:
        await send({"type": "websocket.accept"})
        receive, directly = scope.get(DIRECTLY, (receive, send))
        visit = Visit(self.reception, guest, directly)
        self.visits.add(visit)
        try:
            await visit.listen(receive)
        finally:
            self.visits.discard(visit)

    async def close(self) -> None:
        """The house closes: everybody is told to come back a little later."""
        visits = list(self.visits)
        for visit in visits:
            visit.socket.say(Closing("restart"))
        await asyncio.gather(*(visit.socket.close(GOING_AWAY) for visit in visits))
