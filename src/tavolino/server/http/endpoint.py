"""Turns a route into a Starlette endpoint: limits, session, body, handler, response."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route as StarletteRoute

from tavolino.core.reading import BadRequest
from tavolino.server.http.call import NOBODY_YET, Call, address, read_body, read_query
from tavolino.server.http.errors import NoSession
from tavolino.server.http.limits import address_key
from tavolino.server.http.metrics import ROUTE
from tavolino.server.http.route import NO_BODY, Route, Text
from tavolino.server.services import Services, services_of

NUL = b"%00"


def starlette_routes(routes: Sequence[Route]) -> list[StarletteRoute]:
    """One per path, so that the response to a wrong method lists all the right ones."""
    ordered = sorted(routes, key=lambda route: route.path)
    return [_place(path, list(there)) for path, there in groupby(ordered, key=lambda route: route.path)]


def _place(path: str, there: list[Route]) -> StarletteRoute:
    by_method = {route.method: route for route in there}
    if len(by_method) != len(there):
        raise ValueError(f"{path} has two handlers for one method")
    if "GET" in by_method:
        by_method["HEAD"] = by_method["GET"]

    async def endpoint(request: Request) -> Response:
        return await respond(by_method[request.method], request)

    return StarletteRoute(path, endpoint, methods=list(by_method))


async def respond(route: Route, request: Request) -> Response:
    """Raises on any error; ErrorMiddleware turns it into a response."""
    request.scope[ROUTE] = route.path
    services = services_of(request.scope)
    _count(route, address_key(address(request)), services)
    _refuse_nul(request)
    operator = await services.desk.check(request, route.writes) if route.of == "operator" else None
    known = await services.live.register.find(request) if route.of in ("session", "anybody") else None
    if known is not None:
        services.live.rules.check_name(known.person.name)
        services.limits.requests.take_alone(("person", known.person.id))
    elif route.of == "session":
        raise NoSession(NOBODY_YET)
    if route.limit is not None:
        services.limits.named(route.limit).take(address_key(address(request)))
    body = None if route.takes is None else await read_body(request, route.decoder, services.settings.request_seconds)
    query = None if route.query is None else read_query(request, route.query)
    call = Call(request, services, known, body, query, operator)
    return _answer(route, call, await route.handler(call))


def _count(route: Route, address: str, services: Services) -> None:
    """Monitoring is answered however much everybody else asks."""
    requests = services.limits.requests
    take = requests.take_alone if route.of == "nobody" else requests.take
    take(address)


def _refuse_nul(request: Request) -> None:
    """PostgreSQL has no text with it, and would answer with an error."""
    if NUL in request.scope.get("raw_path", b"") or NUL in request.scope["query_string"]:
        raise BadRequest("the address has a character in it that no name has")


def _answer(route: Route, call: Call[Any, Any], given: object) -> Response:
    if isinstance(given, Text):
        response = Response(given.content, route.status, given.headers, media_type=route.media)
    elif given is None:
        response = Response(status_code=NO_BODY)
    else:
        response = Response(msgspec.json.encode(given), route.status, media_type=route.media)
    if call.keeps is not None:
        call.services.sessions.keep(response, call.keeps)
    elif call.drops:
        call.services.sessions.drop(response)
    if call.operator_cookie:
        call.services.desk.cookie.keep(response, call.operator_cookie)
    elif call.operator_cookie is not None:
        call.services.desk.cookie.drop(response)
    return response
