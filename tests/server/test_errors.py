"""Every error becomes a response that says what was wrong, and reveals nothing internal."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import Request

from server.visiting import InProcessServer, code
from tavolino.core.refusal import IllegalMove, TavolinoError
from tavolino.server.http.call import MAX_BODY, Call, read_body
from tavolino.server.http.errors import STATUS, TooSlow
from tavolino.server.http.handlers.people import NewName
from tavolino.server.http.route import Route
from tavolino.store.unavailable import StoreUnavailable


def test_a_place_that_is_not_there(server: InProcessServer) -> None:
    assert code(server.browser().get("/nowhere")) == (404, "not_found")
    assert code(server.browser().get("/api/me/")) == (404, "not_found")


def test_a_method_that_is_not_there(server: InProcessServer) -> None:
    answer = server.browser().ask("DELETE", "/api/me")
    assert code(answer) == (405, "bad_method")
    assert set(answer.headers["allow"].split(", ")) == {"GET", "HEAD", "PATCH"}


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b'{"name":"Ada","name":"Bea"}', b'{"name":' + b"[" * 99 + b"]" * 99 + b"}", b'{"name":%d}' % 10**40],
    ids=["empty", "broken", "twice", "deep", "huge number"],
)
def test_a_body_that_is_no_json_of_ours(server: InProcessServer, body: bytes) -> None:
    browser = server.browser()
    assert code(browser.post("/api/session", body)) == (400, "bad_json")
    assert not browser.cookies


@pytest.mark.parametrize("body", [[], {"name": 7}, {"name": "Ada", "admin": True}, "Ada", None])
def test_a_body_that_is_something_else(server: InProcessServer, body: object) -> None:
    assert server.browser().post("/api/session", body).status_code == 400


def test_a_body_that_is_too_large(server: InProcessServer) -> None:
    browser = server.browser()
    padding = MAX_BODY - len(b'{"name":"Ada"}')
    assert code(browser.post("/api/session", b'{"name":"Ada"}' + b" " * (padding + 1))) == (413, "too_large")
    assert browser.post("/api/session", b'{"name":"Ada"}' + b" " * padding).status_code == 201


def test_a_body_that_never_comes() -> None:
    async def receive() -> dict[str, Any]:
        await asyncio.Event().wait()
        raise AssertionError

    scope = {"type": "http", "method": "POST", "headers": [(b"content-type", b"application/json")]}
    with pytest.raises(TooSlow):
        asyncio.run(read_body(Request(scope, receive), Route("POST", "/", takes_a_name, "").decoder, seconds=0.0))


async def takes_a_name(_: Call[NewName, None]) -> None: ...


# ---- what handlers raise


async def against_the_rules(_: Call[None, None]) -> None:
    raise IllegalMove("RACE-END-1", "thrust 9")


async def without_store(_: Call[None, None]) -> None:
    raise StoreUnavailable("cannot connect to db.internal as ada")


async def mistaken(_: Call[None, None]) -> None:
    raise ZeroDivisionError("sesame")


ROUTES = [
    Route("GET", "/illegal", against_the_rules, "", of="nobody"),
    Route("GET", "/store", without_store, "", of="nobody"),
    Route("GET", "/mistake", mistaken, "", of="nobody"),
]


@pytest.fixture
def broken(tmp_path: Path) -> InProcessServer:
    return InProcessServer(tmp_path, routes=ROUTES)


def test_an_illegal_move_names_its_rule(broken: InProcessServer) -> None:
    with broken as server:
        answer = server.browser().get("/illegal")
        assert code(answer) == (409, "illegal")
        assert answer.json()["rule"] == "RACE-END-1"


def test_what_the_database_says_stays_inside(broken: InProcessServer) -> None:
    with broken as server:
        answer = server.browser().get("/store")
        assert code(answer) == (503, "unavailable")
        assert "internal" not in answer.text


def test_a_mistake_of_ours_is_logged_under_a_number_and_tells_nothing_else(
    broken: InProcessServer, caplog: pytest.LogCaptureFixture
) -> None:
    with broken as server, caplog.at_level(logging.ERROR):
        answer = server.browser().get("/mistake")
        assert code(answer) == (500, "internal")
        assert "sesame" not in answer.text
        assert "Zero" not in answer.text
        [record] = [record for record in caplog.records if record.levelno >= logging.ERROR]
        assert record.exc_info is not None
        assert isinstance(record.exc_info[1], ZeroDivisionError)
        assert record.__dict__["reference"] in answer.json()["message"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert b'tavolino_errors_total{code="internal"} 1.0' in server.services.metrics.text()


def every_error(kind: type[TavolinoError] = TavolinoError) -> set[type[TavolinoError]]:
    return {kind}.union(*(every_error(below) for below in kind.__subclasses__()))


def test_every_status_in_the_map_belongs_to_an_error_that_exists() -> None:
    codes = {kind.code for kind in every_error()} | {"internal"}
    assert set(STATUS) <= codes
