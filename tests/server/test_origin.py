"""Other sites' pages cannot write to us, nor open a socket."""

from pathlib import Path
from typing import Any

import pytest

from server.visiting import ELSEWHERE, HOME, Browser, InProcessServer, code

NAME = {"name": "Bea"}


def test_a_write_from_our_own_page_is_taken(server: InProcessServer) -> None:
    """The control of all that follows."""
    ada = server.browser()
    ada.enter("Ada")
    assert ada.ask("PATCH", "/api/me", NAME).status_code == 200


@pytest.mark.parametrize(
    "origin",
    [
        ELSEWHERE,
        "null",
        "https://127.0.0.1:8000",
        "http://127.0.0.1:8001",
        "http://127.0.0.1",
        "http://127.0.0.1:8000.evil.example",
        "",
    ],
)
def test_a_write_from_another_page_is_refused(server: InProcessServer, origin: str) -> None:
    ada = server.browser()
    ada.enter("Ada")
    assert code(ada.ask("PATCH", "/api/me", NAME, origin=origin)) == (403, "bad_origin")
    assert ada.get("/api/me").json()["name"] == "Ada"


def test_another_page_cannot_even_begin_a_session(server: InProcessServer) -> None:
    assert code(server.browser().post("/api/session", NAME, origin=ELSEWHERE)) == (403, "bad_origin")


def test_a_request_with_a_cookie_must_send_its_origin(server: InProcessServer) -> None:
    ada = server.browser()
    ada.enter("Ada")
    assert code(ada.ask("PATCH", "/api/me", NAME, origin=None)) == (403, "bad_origin")


def test_a_program_without_a_cookie_need_not(server: InProcessServer) -> None:
    assert server.browser().post("/api/session", NAME, origin=None).status_code == 201


def test_reads_change_nothing_and_are_free(server: InProcessServer) -> None:
    ada = server.browser()
    ada.enter("Ada")
    assert ada.get("/api/me", origin=ELSEWHERE).status_code == 200


# ---- with a public address


@pytest.fixture
def public(tmp_path: Path) -> InProcessServer:
    return InProcessServer(tmp_path, public_url="https://play.example.org", allowed_origins=("http://localhost:5173",))


@pytest.mark.parametrize(
    ("origin", "status"),
    [
        ("https://play.example.org", 201),
        ("http://localhost:5173", 201),
        ("http://play.example.org", 403),
        ("http://localhost:5174", 403),
        (HOME, 403),
    ],
)
def test_the_public_address_and_the_list_decide(public: InProcessServer, origin: str, status: int) -> None:
    with public as server:
        answer = server.browser().post("/api/session", NAME, origin=origin, host="127.0.0.1:8000")
        assert answer.status_code == status


# ---- sockets


def refused(sent: list[dict[str, Any]]) -> bool:
    return bool(sent[0]["type"] == "websocket.http.response.start" and sent[0]["status"] == 403)


def cookie_of(browser: Browser) -> str:
    return f"tavolino={browser.cookies['tavolino']}"


def test_a_socket_from_another_page_is_refused(server: InProcessServer) -> None:
    ada = server.browser()
    ada.enter("Ada")
    here = {"host": "127.0.0.1:8000", "cookie": cookie_of(ada)}
    assert not refused(server.open_socket(here | {"origin": HOME}))
    assert refused(server.open_socket(here | {"origin": ELSEWHERE}))
    assert refused(server.open_socket(here))  # with a cookie, without an origin
    assert not refused(server.open_socket({"host": "127.0.0.1:8000"}))  # a program with a token
    assert b"bad_origin" in server.open_socket(here | {"origin": ELSEWHERE})[1]["body"]
