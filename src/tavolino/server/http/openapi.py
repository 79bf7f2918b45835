"""The OpenAPI 3.1 document, generated from the routes and their types."""

import re
from collections.abc import Sequence
from typing import Any

import msgspec

from tavolino.server.http.errors import Problem
from tavolino.server.http.operator_cookie import HEADER
from tavolino.server.http.operator_cookie import cookie_name as operator_cookie_name
from tavolino.server.http.route import JSON, NO_BODY, Route, Text
from tavolino.server.http.security import CSRF_HEADER
from tavolino.server.http.sessions import cookie_name
from tavolino.server.settings import Settings

PATH_PARAMETER = re.compile(r"{(\w+)(?::\w+)?}")
REF = "#/components/schemas/{name}"

MEANINGS = {
    200: "Done.",
    201: "Made.",
    204: "Done; the response has no body.",
    400: "The request is invalid.",
    401: "The request has no session.",
    403: "Forbidden: banned, from another site's page, without the CSRF token, or not for this person.",
    404: "There is no such thing.",
    408: "The body took too long.",
    409: "Not possible in the current state.",
    413: "Too large.",
    415: "The body is not JSON.",
    429: "Rate limit exceeded; Retry-After says when to try again.",
    500: "An error of the server, logged under the number in the message.",
    503: "Not now.",
}

Json = dict[str, Any]


def document(routes: Sequence[Route], settings: Settings, version: str) -> Json:
    types = {kind for route in routes for kind in (route.takes, route.query, route.gives) if kind not in (None, Text)}
    ordered = sorted({Problem, *types}, key=lambda kind: str(kind.__name__))
    schemas, components = msgspec.json.schema_components(ordered, ref_template=REF)
    schema_of = dict(zip(ordered, schemas, strict=True))
    paths: Json = {}
    for route in routes:
        paths.setdefault(_plain(route.path), {})[route.method.lower()] = _operation(route, schema_of, components)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tavolino", "version": version, "description": "Board games around a little café table."},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": cookie_name(settings)},
                "csrf": {"type": "apiKey", "in": "header", "name": CSRF_HEADER},
                "operator": {"type": "apiKey", "in": "cookie", "name": operator_cookie_name(settings)},
                "operatorCsrf": {"type": "apiKey", "in": "header", "name": HEADER},
            },
        },
    }


def _plain(path: str) -> str:
    return PATH_PARAMETER.sub(r"{\1}", path)


def _operation(route: Route, schema_of: dict[Any, Json], components: Json) -> Json:
    told: Json = {
        "summary": route.summary,
        "operationId": f"{route.handler.__module__.rpartition('.')[2]}.{route.handler.__name__}",
        "responses": {str(status): _response(route, status, schema_of) for status in statuses(route)},
    }
    parameters = [*_path_parameters(route), *_query_parameters(route, components)]
    if parameters:
        told["parameters"] = parameters
    if route.takes is not None:
        told["requestBody"] = {"required": True, "content": {JSON: {"schema": schema_of[route.takes]}}}
    if route.of == "session":
        told["security"] = [{"session": [], "csrf": []} if route.writes else {"session": []}]
    elif route.of == "operator":
        told["security"] = [{"operator": [], "operatorCsrf": []} if route.writes else {"operator": []}]
    return told


def statuses(route: Route) -> list[int]:
    """Every status that a route can answer with."""
    found = {route.status, 403, 429, 500, 503, *route.refusals}
    if route.may_be_silent:
        found.add(NO_BODY)
    if route.of in ("session", "operator"):
        found.add(401)
    if route.takes is not None:
        found |= {400, 408, 413, 415}
    if route.query is not None:
        found.add(400)
    return sorted(found)


def _response(route: Route, status: int, schema_of: dict[Any, Json]) -> Json:
    told: Json = {"description": MEANINGS[status]}
    if status == NO_BODY:
        return told
    if status != route.status:
        told["content"] = {JSON: {"schema": schema_of[Problem]}}
    elif route.gives is Text:
        told["content"] = {route.media: {"schema": {"type": "string"} if route.media != JSON else {"type": "object"}}}
    else:
        told["content"] = {JSON: {"schema": schema_of[route.gives]}}
    if status == 429:
        told["headers"] = {"Retry-After": {"schema": {"type": "integer"}, "description": "seconds"}}
    return told


def _path_parameters(route: Route) -> list[Json]:
    names = PATH_PARAMETER.findall(route.path)
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _query_parameters(route: Route, components: Json) -> list[Json]:
    if route.query is None:
        return []
    described = components[route.query.__name__]
    required = described.get("required", [])
    return [
        {"name": name, "in": "query", "required": name in required, "schema": value}
        for name, value in described["properties"].items()
    ]
