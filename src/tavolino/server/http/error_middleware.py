"""Turns every exception into an error response, over HTTP as well as over a socket."""

import asyncio
from collections.abc import Callable

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolino.core.refusal import TavolinoError
from tavolino.server.http.errors import TooMany, answer, http_refusal
from tavolino.server.http.metrics import ROUTE, Metrics
from tavolino.server.http.reader_language import reader_language

REFUSED = 1008  # close codes of RFC 6455
INTERNAL = 1011


class ErrorMiddleware:
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
            if isinstance(error, TooMany):
                await asyncio.sleep(error.pause)
            response = await answer(error, reader_language(scope))
            self._metrics(scope).errors.labels(error.code if isinstance(error, TavolinoError) else "internal").inc()
            if not last_sent and "websocket.http.response" in scope.get("extensions", {}):
                await response(scope, receive, send)  # before the handshake a socket is still HTTP
            elif scope["type"] == "websocket":
                if last_sent != "websocket.close":
                    code = INTERNAL if response.status_code >= 500 else REFUSED
                    await send({"type": "websocket.close", "code": code})
            elif last_sent:
                raise  # part of the response was sent: the connection must be dropped, or it would look complete
            else:
                await response(scope, receive, watched_send)


async def unknown_place(_: Request, error: Exception) -> Response:
    """For Starlette's own exceptions: no such path, or no such method there."""
    assert isinstance(error, HTTPException)
    return http_refusal(error)
