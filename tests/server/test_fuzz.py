"""Whatever a program may send by the description, or against it: no mistake of ours, and answers as described."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import given, settings
from schemathesis import GenerationMode
from schemathesis.core.failures import FailureGroup
from schemathesis.python import asgi
from schemathesis.specs.openapi.checks import negative_data_rejection, positive_data_acceptance

from server.visiting import QUICK
from tavolino.server.app import make_app
from tavolino.server.call import Call
from tavolino.server.people import Me
from tavolino.server.route import Route
from tavolino.server.routes import ROUTES
from tavolino.server.security import CSRF_HEADER
from tavolino.server.services import open_services
from tavolino.server.settings import Settings

HERE = f"http://{asgi.HOST}"
PLENTY = 1_000_000  # limits have tests of their own
EXAMPLES = 12


def app_in(folder: Path, routes: list[Route]) -> Any:
    told = Settings(
        database=f"sqlite:///{folder / 'house.db'}",
        requests_burst=PLENTY,
        sessions_per_hour=PLENTY,
        logins_per_minute=PLENTY,
    )
    return make_app(told, partial(open_services, hasher=QUICK), routes)


@pytest.fixture(scope="module")
def description(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    yield schemathesis.openapi.from_asgi("/openapi.json", app_in(tmp_path_factory.mktemp("house"), ROUTES))
    asgi.shutdown_lifespans()


def ask(description: Any, route: Route, mode: GenerationMode, **headers: str) -> None:
    operation = description[route.path][route.method]

    @settings(max_examples=EXAMPLES)
    @given(case=operation.as_strategy(generation_mode=mode))
    def asked(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(headers=headers, excluded_checks=beside)

    # What a name must be is more than a schema says; and whoever is known brings their cookie, wanted or not.
    beside: list[Any] = [positive_data_acceptance, *([negative_data_rejection] if headers else [])]
    asked()


# Whatever is sent to a route that takes nothing fits its description.
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
    with asgi.get_client(description.app) as client:
        me = client.post("/api/session", json={"name": "Ada"}).json()
        cookie = f"tavolino={client.cookies['tavolino']}"
    ask(description, route, mode, Origin=HERE, Cookie=cookie, **{CSRF_HEADER: me["csrf"]})


async def breaks(_: Call[None, None]) -> Me:
    raise ZeroDivisionError


def test_a_mistake_of_ours_would_be_found(tmp_path: Path) -> None:
    """The negative control."""
    app = app_in(tmp_path, [*ROUTES, Route("GET", "/broken", breaks, "", of="nobody")])
    broken = schemathesis.openapi.from_asgi("/openapi.json", app)
    with pytest.raises(FailureGroup, match="Server error"):
        broken["/broken"]["GET"].Case().call_and_validate()
    asgi.shutdown_lifespans()
