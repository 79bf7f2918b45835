"""The app put together: routes, the guards around them, and services that live as long as it does."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, ExitStack, asynccontextmanager
from functools import cache, partial
from importlib.metadata import version

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.types import Receive, Scope, Send

from tavolino.server.catching import Catcher, unknown_place
from tavolino.server.door import Door
from tavolino.server.endpoint import starlette_routes
from tavolino.server.line import LINE
from tavolino.server.metrics import Metrics
from tavolino.server.openapi import document
from tavolino.server.route import Route
from tavolino.server.routes import ROUTES
from tavolino.server.security import Guard, Headers
from tavolino.server.services import Services, open_services, services_of
from tavolino.server.sessions import Sessions
from tavolino.server.settings import Settings
from tavolino.server.visit import Visit

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
        routes=[*starlette_routes(routes), WebSocketRoute("/ws", SocketDoor()), *beside],
        middleware=[
            Middleware(Headers, settings=settings),
            Middleware(Catcher, metrics=_metrics),
            Middleware(Guard, settings=settings, sessions=_sessions),
        ],
        exception_handlers={HTTPException: unknown_place},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False  # a path is right or wrong
    app.state.openapi = cache(lambda: msgspec.json.encode(document(routes, settings, version("tavolino"))))
    return app


class SocketDoor:
    """Leads to the door of the house that this app has opened."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        services = services_of(scope)
        with ExitStack() as leaving:
            leaving.enter_context(services.crowd.let_in(HTTPConnection(scope)))
            visit = await services.house.door.open(scope, receive, send)
            if visit is not None:
                scope[LINE].stay = partial(_stay, services.house.door, visit, leaving.pop_all())


async def _stay(door: Door, visit: Visit, leaving: ExitStack) -> None:
    with leaving:
        await door.stay(visit)


def _metrics(scope: Scope) -> Metrics:
    return services_of(scope).metrics


def _sessions(scope: Scope) -> Sessions:
    return services_of(scope).sessions
