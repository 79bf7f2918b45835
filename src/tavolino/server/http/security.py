"""Protection against other sites' pages: security headers, the Origin check and CSRF tokens."""

from collections.abc import Callable
from functools import lru_cache

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tavolino.server.http.errors import BadCsrf, BadOrigin
from tavolino.server.http.sessions import Sessions
from tavolino.server.live.restrictions import Restrictions
from tavolino.server.settings import ORIGIN, Settings
from tavolino.server.socket.wire import VERSION

READS = {"GET", "HEAD", "OPTIONS", "TRACE"}
CSRF_HEADER = "X-CSRF-Token"
WIRE_HEADER = "X-Wire-Version"  # an app that is older loads itself again
A_YEAR = 365 * 24 * 3600

STEADY_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",  # with no-referrer, forms would send `Origin: null`
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class SecurityHeaders:
    """On every response, errors included."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._add(MutableHeaders(scope=message), scope)
            await send(message)

        await self._app(scope, receive, send_with_headers)

    def _add(self, headers: MutableHeaders, scope: Scope) -> None:
        headers.update(STEADY_HEADERS)
        headers["Content-Security-Policy"] = content_policy(own_origin(HTTPConnection(scope), self._settings))
        if self._settings.https:
            headers["Strict-Transport-Security"] = f"max-age={A_YEAR}"
        if scope["path"].startswith("/api"):
            headers["Cache-Control"] = "no-store"
            headers[WIRE_HEADER] = str(VERSION)


@lru_cache(maxsize=64)
def content_policy(origin: str | None) -> str:
    """Everything from our own origin, nothing inline, no framing. Some browsers need the socket's origin listed."""
    sockets = f" {origin.replace('http', 'ws', 1)}" if origin else ""
    return (
        f"default-src 'self'; connect-src 'self'{sockets}; img-src 'self' data:; object-src 'none'; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


def own_origin(connection: HTTPConnection, settings: Settings) -> str | None:
    """The origin of our own pages: the public address, or else the host that this request was sent to."""
    if settings.public_url:
        return settings.public_url
    scheme = "https" if connection.scope["scheme"] in ("https", "wss") else "http"
    origin = f"{scheme}://{connection.headers.get('host', '')}"
    return origin if ORIGIN.fullmatch(origin) else None


class BanGuard:
    """Refuses everything from a banned address, before it costs anything else."""

    def __init__(self, app: ASGIApp, rules: Callable[[Scope], Restrictions]) -> None:
        self._app = app
        self._rules = rules

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and scope.get("client"):
            self._rules(scope).check_address(scope["client"][0])
        await self._app(scope, receive, send)


class OriginGuard:
    """Checks every write and every socket. Reads change nothing, and other sites' pages cannot see the responses."""

    def __init__(self, app: ASGIApp, settings: Settings, sessions: Callable[[Scope], Sessions]) -> None:
        self._app = app
        self._settings = settings
        self._sessions = sessions

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            self._check_origin(HTTPConnection(scope), self._sessions(scope))
        elif scope["type"] == "http" and scope["method"] not in READS:
            connection, sessions = HTTPConnection(scope), self._sessions(scope)
            self._check_origin(connection, sessions)
            check_csrf(connection, sessions)
        await self._app(scope, receive, send)

    def _check_origin(self, connection: HTTPConnection, sessions: Sessions) -> None:
        """Browsers always send Origin with a write; a program may leave it out as long as it sends no cookie."""
        origin = connection.headers.get("origin")
        if origin is None:
            if sessions.shown(connection) is not None:
                raise BadOrigin("a request with a session's cookie must say its Origin")
        elif origin not in (own_origin(connection, self._settings), *self._settings.allowed_origins):
            raise BadOrigin("this request comes from another site's page; open Tavolino at its own address")


def check_csrf(connection: HTTPConnection, sessions: Sessions) -> None:
    """With a session, each write must carry its CSRF token, which GET /api/me returns."""
    person = sessions.person(connection)
    if person is not None and not sessions.is_csrf(connection.headers.get(CSRF_HEADER, ""), person):
        raise BadCsrf(f"the header {CSRF_HEADER} is missing or old; GET /api/me tells the right one")
