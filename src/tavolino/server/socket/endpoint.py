"""The socket endpoint: identifies the visitor. What they may see is decided at each hello."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

from starlette.requests import HTTPConnection

from tavolino.server.socket.admission import Admission
from tavolino.server.socket.connection import CONNECTION
from tavolino.server.socket.visit import GOING_AWAY, Visit
from tavolino.server.socket.wire import Closing

Scope = MutableMapping[str, Any]
AnySend = Callable[[MutableMapping[str, Any]], Awaitable[None]]
AnyReceive = Callable[[], Awaitable[MutableMapping[str, Any]]]


class SocketEndpoint:
    def __init__(self, admission: Admission) -> None:
        self.admission = admission
        self.visits: set[Visit] = set()
        self.signed_out: set[str] = set()  # sessions that ended lately, perhaps during a handshake

    async def open(self, scope: Scope, receive: AnyReceive, send: AnySend) -> Visit | None:
        """None if the client has already gone."""
        guest = await self.admission.identify(HTTPConnection(scope))
        if (await receive())["type"] != "websocket.connect":
            return None
        await send({"type": "websocket.accept"})
        return Visit(self.admission, guest, scope[CONNECTION])

    async def serve(self, visit: Visit) -> None:
        """Runs as long as the socket is open."""
        self.visits.add(visit)
        if visit.visitor.session in self.signed_out:
            visit.dismiss("signed-out")
        elif not self.admission.rules.is_welcome(visit.visitor.name, visit.visitor.address):
            visit.dismiss("banned")  # during the handshake
        try:
            await visit.listen()
        finally:
            self.visits.discard(visit)

    def dismiss(self, code: str, whom: Callable[[Visit], bool]) -> None:
        """Closes the sockets of those who are no longer known or wanted here."""
        for visit in [visit for visit in self.visits if whom(visit)]:
            visit.dismiss(code)

    async def close(self) -> None:
        """The server stops: all clients are told to come back a little later."""
        visits = list(self.visits)
        for visit in visits:
            visit.watcher.say(Closing("restart"))
        await asyncio.gather(*(visit.watcher.close(GOING_AWAY) for visit in visits))
