"""Builds the Starlette app: routes, middleware, and the services that live as long as it does."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from functools import cache, partial
from importlib.metadata import version

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import Receive, Scope, Send

from tavolino.server.http.connection_limit import HeldSocket
from tavolino.server.http.endpoint import starlette_routes
from tavolino.server.http.error_middleware import ErrorMiddleware, unknown_place
from tavolino.server.http.limits import Buckets
from tavolino.server.http.metrics import Metrics
from tavolino.server.http.openapi import document
from tavolino.server.http.request_rate import RequestRate
from tavolino.server.http.route import Route
from tavolino.server.http.routes import ROUTES
from tavolino.server.http.security import BanGuard, OriginGuard, SecurityHeaders
from tavolino.server.http.sessions import Sessions
from tavolino.server.live.restrictions import Restrictions
from tavolino.server.services import Services, open_services, services_of
from tavolino.server.settings import Settings
from tavolino.server.socket.connection import CONNECTION
from tavolino.server.socket.endpoint import SocketEndpoint
from tavolino.server.socket.visit import Visit

Opening = Callable[[Settings], AbstractAsyncContextManager[Services]]


def make_app(
    settings: Settings,
    opening: Opening = open_services,
    routes: Sequence[Route] = ROUTES,
    beside: Sequence[BaseRoute] = (),
) -> Starlette:
    """`beside` are sockets and files, which OpenAPI does not describe. Nothing is opened before the app starts."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with opening(settings) as services:
            app.state.services = services
            yield

    app = Starlette(
        routes=[*starlette_routes(routes), WebSocketRoute("/ws", WebSocketApp()), *beside],
        middleware=[
            Middleware(SecurityHeaders, settings=settings),
            Middleware(ErrorMiddleware, metrics=_metrics),
            Middleware(RequestRate, buckets=_all_requests),
            Middleware(BanGuard, rules=_rules),
            Middleware(OriginGuard, settings=settings, sessions=_sessions),
        ],
        exception_handlers={HTTPException: unknown_place},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False  # a path is either right or wrong
    app.state.openapi = cache(lambda: msgspec.json.encode(document(routes, settings, version("tavolino"))))
    return app


class WebSocketApp:
    """The ASGI app at `/ws`. It only opens the socket; `after_open` serves it outside the middleware."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        services = services_of(scope)
        held = services.connections.acquire(HTTPConnection(scope))
        visit = None
        try:
            visit = await services.live.sockets.open(scope, receive, send)
        finally:
            if visit is None:
                held.release()
        if visit is not None:
            scope[CONNECTION].after_open = partial(_serve_visit, services.live.sockets, visit, held)


async def _serve_visit(sockets: SocketEndpoint, visit: Visit, held: HeldSocket) -> None:
    try:
        await sockets.serve(visit)
    finally:
        held.release()


def _metrics(scope: Scope) -> Metrics:
    return services_of(scope).metrics


def _rules(scope: Scope) -> Restrictions:
    return services_of(scope).live.rules


def _all_requests(scope: Scope) -> Buckets:
    return services_of(scope).limits.all_requests


def _sessions(scope: Scope) -> Sessions:
    return services_of(scope).sessions
