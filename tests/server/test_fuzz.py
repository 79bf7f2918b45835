"""Requests that follow the OpenAPI document or violate it: no error of ours, and responses as described."""

from collections.abc import Iterator
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.core.failures import FailureGroup
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from no_limits import NO_LIMITS
from server.visiting import QUICK
from tavolino.server.http.app import make_app
from tavolino.server.http.call import Call
from tavolino.server.http.handlers.people import Me
from tavolino.server.http.operator_cookie import HEADER
from tavolino.server.http.route import Route
from tavolino.server.http.routes import ROUTES
from tavolino.server.http.security import CSRF_HEADER
from tavolino.server.services import open_services
from tavolino.server.settings import Settings
from tavolino.store import offline, operator

HERE = f"http://{asgi.HOST}"
OPERATOR = "the coffee is always hot"
EXAMPLES = 12
NUMBERS = count(1)


def app_in(folder: Path, routes: list[Route]) -> Any:
    told = Settings(database=f"sqlite:///{folder / 'server.db'}", **NO_LIMITS)
    offline.run(told.database, partial(operator.set_passphrase, hashed=QUICK.hash(OPERATOR)))
    return make_app(told, partial(open_services, hasher=QUICK), routes)


@pytest.fixture(scope="module")
def description(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    yield schemathesis.openapi.from_asgi("/openapi.json", app_in(tmp_path_factory.mktemp("server"), ROUTES))
    asgi.shutdown_lifespans()


def ask(description: Any, route: Route, mode: GenerationMode, tables: tuple[str, ...] = (), **headers: str) -> set[int]:
    """What the route answered; of `tables`, where there are any, and of their seats."""
    operation = description[route.path][route.method]
    answered: set[int] = set()

    @settings(max_examples=EXAMPLES)
    @given(
        case=operation.as_strategy(generation_mode=mode), table=st.sampled_from(tables or ("",)), seat=st.integers(0, 3)
    )
    def asked(case: schemathesis.Case[Any], table: str, seat: int) -> None:
        if table:
            case.path_parameters |= {"table": table, "seat": seat, "guest": "f" * 24}
        answered.add(case.call_and_validate(headers=headers, excluded_checks=beside).status_code)

    # Names have more rules than the schema says; and the test client always sends its session's cookie.
    beside: list[Any] = [positive_data_acceptance, *([negative_data_rejection] if headers else [])]
    asked()
    return answered


# Anything sent to a route that takes nothing fits its description.
WAYS = [
    pytest.param(route, mode, id=f"{route.method} {route.path} {mode.value}")
    for route in ROUTES
    for mode in GenerationMode
    if mode is GenerationMode.POSITIVE or route.takes is not None
]


@pytest.mark.parametrize(("route", "mode"), WAYS)
def test_strangers_get_the_answers_that_are_described(description: Any, route: Route, mode: GenerationMode) -> None:
    ask(description, route, mode)


@pytest.mark.parametrize(("route", "mode"), WAYS)
def test_people_get_the_answers_that_are_described(description: Any, route: Route, mode: GenerationMode) -> None:
    ask(description, route, mode, (), **session(description))


AT_TABLES = [way for way in WAYS if "{table}" in str(way.id) and "/operator/" not in str(way.id)]
OF_OPERATOR = [way for way in WAYS if "/operator/" in str(way.id)]


@pytest.mark.parametrize(("route", "mode"), AT_TABLES)
def test_a_host_gets_the_answers_that_are_described(description: Any, route: Route, mode: GenerationMode) -> None:
    """With existing tables, one open and one begun, and their host."""
    headers = session(description)
    tables = open_tables(description, headers)
    answered = ask(description, route, mode, tables, **headers)
    assert 401 not in answered
    assert answered != {404} or route.path.endswith(
        ("/enter", "/invitation", "/{guest}")
    )  # it knows no invite, and has no guest


@pytest.mark.parametrize(("route", "mode"), OF_OPERATOR)
def test_the_operator_gets_the_answers_that_are_described(description: Any, route: Route, mode: GenerationMode) -> None:
    tables = open_tables(description, session(description)) if "{table}" in route.path else ()
    answered = ask(description, route, mode, tables, **operator_session(description))
    assert 401 not in answered or route.path.endswith(("/session", "/confirmation"))  # wrong passphrases, or left


def operator_session(description: Any) -> dict[str, str]:
    with asgi.get_client(description.app) as client:
        made = client.post("/api/operator/session", json={"passphrase": OPERATOR})
        cookie = made.headers["set-cookie"].partition(";")[0]
    return {"Origin": HERE, "Cookie": cookie, HEADER: made.json()["csrf"]}


def session(description: Any) -> dict[str, str]:
    with asgi.get_client(description.app) as client:
        name = f"Ada {next(NUMBERS)}"  # a new one each time, since some of them are kept by passphrases
        me = client.post("/api/session", json={"name": name}).json()
        cookie = f"tavolino={client.cookies['tavolino']}"
    return {"Origin": HERE, "Cookie": cookie, CSRF_HEADER: me["csrf"]}


def open_tables(description: Any, headers: dict[str, str]) -> tuple[str, ...]:
    found = []
    with asgi.get_client(description.app) as client:
        for chairs in (["me", "open", "open"], ["me", "me", "me"]):
            body: Any = {"game": "cafe-race", "chairs": [{"who": who} for who in chairs]}
            found.append(client.post("/api/tables", json=body, headers=headers).json()["table"]["id"])
        assert client.post(f"/api/tables/{found[1]}/start", headers=headers).status_code == 200
    return tuple(found)


async def breaks(_: Call[None, None]) -> Me:
    raise ZeroDivisionError


def test_a_mistake_of_ours_would_be_found(tmp_path: Path) -> None:
    """The negative control."""
    app = app_in(tmp_path, [*ROUTES, Route("GET", "/broken", breaks, "", of="nobody")])
    broken = schemathesis.openapi.from_asgi("/openapi.json", app)
    with pytest.raises(FailureGroup, match="Server error"):
        broken["/broken"]["GET"].Case().call_and_validate()
    asgi.shutdown_lifespans()
