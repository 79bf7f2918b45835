"""Counts every request by address, whatever it is for: files of the app are cheap to send, but not free."""

from collections.abc import Callable

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from tavolino.server.http.limits import Buckets, address_key


class RequestRate:
    def __init__(self, app: ASGIApp, buckets: Callable[[Scope], Buckets]) -> None:
        self._app = app
        self._buckets = buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            client = HTTPConnection(scope).client
            self._buckets(scope).take(address_key(client.host if client else ""))
        await self._app(scope, receive, send)
