"""Signed tokens and cookies."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from starlette.requests import HTTPConnection

from server.visiting import InProcessServer
from tavolino.server.http.errors import BadToken
from tavolino.server.http.sessions import Cookie, SeatToken, Sessions
from tavolino.server.settings import Settings

SESSIONS = Sessions("a key", Settings())
TOKEN = SESSIONS.seat_token("k3j5", 2, "ada")


def test_a_seat_token_says_whose_seat_it_is() -> None:
    assert SESSIONS.read_seat_token(TOKEN, "k3j5") == SeatToken("k3j5", 2, "ada")


def test_it_is_good_at_its_own_table_alone() -> None:
    with pytest.raises(BadToken, match="another table"):
        SESSIONS.read_seat_token(TOKEN, "k3j6")


BAD: dict[str, Callable[[], str]] = {
    "forged": lambda: Sessions("another key", Settings()).seat_token("k3j5", 2, "ada"),
    "altered": lambda: ("x" if TOKEN[0] != "x" else "y") + TOKEN[1:],
    "cut": lambda: TOKEN[:-1],
    "empty": lambda: "",
    "a session": lambda: SESSIONS.sign(Cookie("ada", "s1")),
    "long": lambda: TOKEN + "x" * 1000,
    "no text": lambda: "é☕\x00",
}


@pytest.mark.parametrize("token", BAD.values(), ids=BAD.keys())
def test_what_we_have_not_signed_is_refused(token: Callable[[], str]) -> None:
    with pytest.raises(BadToken):
        SESSIONS.read_seat_token(token(), "k3j5")


def test_every_letter_counts() -> None:
    payload, dot, signature = TOKEN.rpartition(".")
    for place in range(len(payload)):
        other = "A" if payload[place] != "A" else "B"
        with pytest.raises(BadToken):
            SESSIONS.read_seat_token(payload[:place] + other + payload[place + 1 :] + dot + signature, "k3j5")


def test_a_seat_token_is_no_session(server: InProcessServer) -> None:
    ada = server.browser()
    made = ada.enter("Ada")
    thief = server.browser()
    thief.cookies.set("tavolino", server.services.sessions.seat_token("k3j5", 2, made["id"]))
    assert thief.get("/api/me").status_code == 204
    thief.cookies.set("tavolino", server.services.sessions.sign(Cookie(made["id"], "s1")))
    assert thief.get("/api/me").json()["id"] == made["id"]  # the control


DAY = 24 * 3600


@pytest.mark.parametrize(
    ("later", "is_known"),
    [(0, True), (-3600, True), (-1000 * DAY, True), (399 * DAY, True), (401 * DAY, False)],
    ids=["now", "our clock was set back", "by years", "old", "too old"],
)
def test_a_cookie_is_good_for_400_days_whatever_happens_to_our_clock(later: int, is_known: bool) -> None:
    sessions = Sessions("a key", Settings(), clock=lambda: time.time() + later)
    scope = {"type": "http", "headers": [(b"cookie", f"tavolino={SESSIONS.sign(Cookie('ada', 's1'))}".encode())]}
    assert sessions.person(HTTPConnection(scope)) == ("ada" if is_known else None)


def test_the_cookie_is_for_the_browser_alone(server: InProcessServer) -> None:
    set_cookie = server.browser().post("/api/session", {"name": "Ada"}).headers["set-cookie"]
    told = {part.strip().lower() for part in set_cookie.split(";")[1:]}
    assert told == {"httponly", "samesite=lax", "path=/", f"max-age={400 * 24 * 3600}"}


def test_by_https_the_cookie_is_for_https_alone(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, public_url="https://play.example.org") as server:
        set_cookie = server.browser().post("/api/session", {"name": "Ada"}).headers["set-cookie"]
    assert set_cookie.startswith("__Host-tavolino=")
    assert "secure" in {part.strip().lower() for part in set_cookie.split(";")}
