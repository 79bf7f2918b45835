"""The OpenAPI document describes all routes and no others."""

import re
from pathlib import Path
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct
from starlette.routing import Route as StarletteRoute

from server.visiting import InProcessServer, code
from tavolino.server.http.call import Call
from tavolino.server.http.route import Route


def described(server: InProcessServer) -> dict[str, Any]:
    told: dict[str, Any] = server.browser().get("/openapi.json").json()
    return told


def undescribed(server: InProcessServer) -> set[tuple[str, str]]:
    """Routes that the document does not have."""
    told = {(path, method.upper()) for path, there in described(server)["paths"].items() for method in there}
    served = {
        (re.sub(r":\w+}", "}", route.path), method)
        for route in server.app.routes
        if isinstance(route, StarletteRoute)
        for method in route.methods or ()
        if method != "HEAD"
    }
    return served - told


def test_every_route_is_described(server: InProcessServer) -> None:
    assert undescribed(server) == set()


def test_a_route_that_is_not_described_would_be_noticed(server: InProcessServer) -> None:
    """The negative control."""
    server.app.router.routes.append(StarletteRoute("/secret/{table:int}", lambda _: None))
    assert undescribed(server) == {("/secret/{table}", "GET")}


def test_it_is_openapi_with_what_a_client_needs(server: InProcessServer) -> None:
    told = described(server)
    assert told["openapi"].startswith("3.1")
    begin = told["paths"]["/api/session"]["post"]
    assert begin["requestBody"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/NewName"}
    assert begin["responses"]["201"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Me"}
    assert set(begin["responses"]) == {"201", "400", "403", "408", "409", "413", "415", "429", "500", "503"}
    assert told["paths"]["/api/me"]["patch"]["security"] == [{"session": [], "csrf": []}]
    assert "security" not in begin
    assert told["components"]["schemas"]["Problem"]["required"] == ["code", "rule", "message"]


# ---- adding one


class Wish(Struct, forbid_unknown_fields=True):
    sugar: bool = False


class Page(Struct, forbid_unknown_fields=True):
    """Where in a list."""

    limit: Annotated[int, Meta(ge=1, le=100)] = 20
    before: str | None = None


class Cup(Struct):
    table: str
    sugar: bool
    limit: int
    who: str


async def pour(call: Call[Wish, Page]) -> Cup:
    return Cup(call.path["table"], call.body.sugar, call.query.limit, call.person.name)


@pytest.fixture
def cafe(tmp_path: Path) -> InProcessServer:
    return InProcessServer(tmp_path, routes=[Route("POST", "/api/tables/{table}/cups", pour, "Pour", refusals=[404])])


def test_a_route_is_a_line_and_a_handler(cafe: InProcessServer) -> None:
    with cafe as server:
        ada = server.browser()
        assert code(ada.post("/api/tables/k3j5/cups", {})) == (401, "no_session")
        ada.enter("Ada")
        poured = ada.post("/api/tables/k3j5/cups?limit=7", {"sugar": True})
        assert poured.json() == {"table": "k3j5", "sugar": True, "limit": 7, "who": "Ada"}
        for query in ("limit=0", "limit=many", "limit=1&limit=2", "sugar=1"):
            assert code(ada.post(f"/api/tables/k3j5/cups?{query}", {})) == (400, "bad_request")


def test_and_its_description_follows(cafe: InProcessServer) -> None:
    with cafe as server:
        told = described(server)["paths"]["/api/tables/{table}/cups"]["post"]
        assert [(one["name"], one["in"], one["required"]) for one in told["parameters"]] == [
            ("table", "path", True),
            ("limit", "query", False),
            ("before", "query", False),
        ]
        assert {"200", "400", "401", "404"} <= set(told["responses"])


def test_two_handlers_for_one_thing_are_a_mistake(tmp_path: Path) -> None:
    twice = [Route("GET", "/twice", pour, ""), Route("GET", "/twice", pour, "")]
    with pytest.raises(ValueError, match="/twice"):
        InProcessServer(tmp_path, routes=twice)
