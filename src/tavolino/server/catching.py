"""The last net: whatever goes wrong inside leaves as an answer, over HTTP as over a socket."""

from collections.abc import Callable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolino.core.refusal import TavolinoError
from tavolino.server.metrics import ROUTE, Metrics
from tavolino.server.problems import answer, http_refusal

REFUSED = 1008  # close codes of RFC 6455
INTERNAL = 1011


class Catcher:
    def __init__(self, app: ASGIApp, metrics: Callable[[Scope], Metrics]) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        last_sent = ""

        async def watched_send(message: Message) -> None:
            nonlocal last_sent
            last_sent = message["type"]
            if last_sent == "http.response.start":
                self._metrics(scope).answered(scope["method"], scope.get(ROUTE, "-"), message["status"])
            await send(message)

        try:
            await self._app(scope, receive, watched_send)
        except Exception as error:
            response = answer(error)
            self._metrics(scope).errors.labels(error.code if isinstance(error, TavolinoError) else "internal").inc()
            if not last_sent and "websocket.http.response" in scope.get("extensions", {}):
                await response(scope, receive, send)  # before the handshake a socket is HTTP still
            elif scope["type"] == "websocket":
                if last_sent != "websocket.close":
                    code = INTERNAL if response.status_code >= 500 else REFUSED
                    await send({"type": "websocket.close", "code": code})
            elif last_sent:
                raise  # half an answer is out: the connection must break off, or it would look whole
            else:
                await response(scope, receive, watched_send)


async def unknown_place(_: Request, error: Exception) -> Response:
    """No such path, or no such method there: Starlette says so with an exception of its own."""
    assert isinstance(error, HTTPException)
    return http_refusal(error)
