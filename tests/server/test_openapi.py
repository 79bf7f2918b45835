"""The description of the routes is the routes."""

import re
from pathlib import Path
from typing import Annotated, Any

import pytest
from msgspec import Meta, Struct
from starlette.routing import Route as StarletteRoute

from server.visiting import House, code
from tavolino.server.call import Call
from tavolino.server.route import Route


def described(house: House) -> dict[str, Any]:
    told: dict[str, Any] = house.browser().get("/openapi.json").json()
    return told


def undescribed(house: House) -> set[tuple[str, str]]:
    """Ways in that the description does not have."""
    told = {(path, method.upper()) for path, there in described(house)["paths"].items() for method in there}
    served = {
        (re.sub(r":\w+}", "}", route.path), method)
        for route in house.app.routes
        if isinstance(route, StarletteRoute)
        for method in route.methods or ()
        if method != "HEAD"
    }
    return served - told


def test_every_route_is_described(house: House) -> None:
    assert undescribed(house) == set()


def test_one_that_came_in_by_the_window_would_be_noticed(house: House) -> None:
    """The negative control."""
    house.app.router.routes.append(StarletteRoute("/secret/{table:int}", lambda _: None))
    assert undescribed(house) == {("/secret/{table}", "GET")}


def test_it_is_openapi_with_what_a_client_needs(house: House) -> None:
    told = described(house)
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
def cafe(tmp_path: Path) -> House:
    return House(tmp_path, routes=[Route("POST", "/api/tables/{table}/cups", pour, "Pour", refusals=[404])])


def test_a_route_is_a_line_and_a_handler(cafe: House) -> None:
    with cafe as house:
        ada = house.browser()
        assert code(ada.post("/api/tables/k3j5/cups", {})) == (401, "no_session")
        ada.enter("Ada")
        poured = ada.post("/api/tables/k3j5/cups?limit=7", {"sugar": True})
        assert poured.json() == {"table": "k3j5", "sugar": True, "limit": 7, "who": "Ada"}
        for query in ("limit=0", "limit=many", "limit=1&limit=2", "sugar=1"):
            assert code(ada.post(f"/api/tables/k3j5/cups?{query}", {})) == (400, "bad_request")


def test_and_its_description_follows(cafe: House) -> None:
    with cafe as house:
        told = described(house)["paths"]["/api/tables/{table}/cups"]["post"]
        assert [(one["name"], one["in"], one["required"]) for one in told["parameters"]] == [
            ("table", "path", True),
            ("limit", "query", False),
            ("before", "query", False),
        ]
        assert {"200", "400", "401", "404"} <= set(told["responses"])


def test_two_handlers_for_one_thing_are_a_mistake(tmp_path: Path) -> None:
    twice = [Route("GET", "/twice", pour, ""), Route("GET", "/twice", pour, "")]
    with pytest.raises(ValueError, match="/twice"):
        House(tmp_path, routes=twice)
