"""Sessions: everybody sees where they are logged in and can end it; a cookie of an older Tavolino stays valid."""

from typing import Any

import pytest

from server.visiting import Browser, InProcessServer, code
from tavolino.server.http.sessions import Cookie
from tavolino.store.unavailable import StoreUnavailable

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
PASSPHRASE = "two sugars please"


def two_browsers(server: InProcessServer) -> tuple[Browser, Browser]:
    """Of Ada, who is logged in twice."""
    one, other = server.browser(), server.browser("198.51.100.4")
    one.enter("Ada")
    one.post("/api/me/passphrase", {"passphrase": PASSPHRASE})
    other.csrf = other.post("/api/login", {"name": "Ada", "passphrase": PASSPHRASE}, user_agent=FIREFOX).json()["csrf"]
    return one, other


def sessions(browser: Browser) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = browser.get("/api/me/sessions").json()
    return found


def test_everybody_sees_where_they_are_logged_in(server: InProcessServer) -> None:
    one, other = two_browsers(server)
    server.browser().enter("Bea")
    seen = {session["this"]: session for session in sessions(one)}
    assert len(sessions(one)) == 2
    assert seen[False]["agent"] == "Firefox on Linux"
    assert (seen[True]["address"], seen[False]["address"]) == ("192.0.2.7", "198.51.100.4")
    assert {session["id"] for session in sessions(other) if session["this"]} == {seen[False]["id"]}


def test_a_session_that_is_ended_is_over_at_once(server: InProcessServer) -> None:
    one, other = two_browsers(server)
    (theirs,) = (session["id"] for session in sessions(one) if not session["this"])
    assert one.ask("DELETE", f"/api/me/sessions/{theirs}").status_code == 204
    assert other.get("/api/me").status_code == 204  # nobody
    assert code(other.post("/api/me/passphrase", {"passphrase": "another one, please"})) == (401, "no_session")
    assert one.get("/api/me").json()["name"] == "Ada"
    assert code(one.ask("DELETE", f"/api/me/sessions/{theirs}")) == (404, "not_found")


def test_nobody_ends_the_session_of_somebody_else(server: InProcessServer) -> None:
    one, _ = two_browsers(server)
    bea = server.browser()
    bea.enter("Bea")
    for session in sessions(one):
        assert code(bea.ask("DELETE", f"/api/me/sessions/{session['id']}")) == (404, "not_found")
    assert len(sessions(one)) == 2


def test_all_others_can_be_ended_together(server: InProcessServer) -> None:
    one, other = two_browsers(server)
    assert one.ask("DELETE", "/api/me/sessions").status_code == 204
    assert other.get("/api/me").status_code == 204
    assert [session["this"] for session in sessions(one)] == [True]


def test_a_new_passphrase_ends_the_others_if_wished(server: InProcessServer) -> None:
    one, other = two_browsers(server)
    assert one.post("/api/me/passphrase", {"passphrase": "three sugars please"}).status_code == 200
    assert other.get("/api/me").json()["name"] == "Ada"  # not by itself
    wish = {"passphrase": "no sugar for me", "end_others": True}
    assert one.post("/api/me/passphrase", wish).status_code == 200
    assert other.get("/api/me").status_code == 204
    assert one.get("/api/me").json()["name"] == "Ada"


def test_logging_out_ends_the_session_for_a_copy_of_its_cookie_too(server: InProcessServer) -> None:
    ada, thief = server.browser(), server.browser()
    ada.enter("Ada")
    thief.cookies.set("tavolino", ada.cookies["tavolino"])
    assert thief.get("/api/me").json()["name"] == "Ada"  # the control
    thief.cookies.set("tavolino", ada.cookies["tavolino"])
    ada.post("/api/logout")
    assert thief.get("/api/me").status_code == 204


def test_logging_in_again_replaces_the_session_of_this_browser(server: InProcessServer) -> None:
    one, _ = two_browsers(server)
    assert one.post("/api/login", {"name": "Ada", "passphrase": PASSPHRASE}).status_code == 200
    assert len(sessions(one)) == 2


# ---- cookies of an older Tavolino


def old_cookie(server: InProcessServer, person: str) -> str:
    """As it was signed before sessions had names: nothing but the person."""
    return str(server.services.sessions._sessions.dumps(person))


def test_an_old_cookie_is_valid_and_becomes_one_session(server: InProcessServer) -> None:
    ada = server.browser()
    made = ada.enter("Ada")
    cookie = old_cookie(server, made["id"])
    for _ in range(3):
        again = server.browser()
        again.cookies.set("tavolino", cookie)
        assert again.get("/api/me").json() == made
    assert len(sessions(ada)) == 2
    renewed = again.cookies.get("tavolino", domain="127.0.0.1")
    assert renewed not in (None, cookie)
    later = server.browser()
    later.cookies.set("tavolino", str(renewed))
    assert later.get("/api/me").json() == made
    assert len(sessions(ada)) == 2  # still the same one


def test_an_old_cookie_can_be_ended_for_good(server: InProcessServer) -> None:
    ada = server.browser()
    made = ada.enter("Ada")
    cookie = old_cookie(server, made["id"])
    old = server.browser()
    old.cookies.set("tavolino", cookie)
    assert old.get("/api/me").status_code == 200
    ada.ask("DELETE", "/api/me/sessions")
    for _ in range(2):
        again = server.browser()
        again.cookies.set("tavolino", cookie)
        assert again.get("/api/me").status_code == 204


def test_a_session_without_a_row_is_still_one(server: InProcessServer) -> None:
    """After an older backup was restored, nobody has to tell their name again."""
    ada = server.browser()
    made = ada.enter("Ada")
    again = server.browser()
    again.cookies.set("tavolino", server.services.sessions.sign(Cookie(made["id"], "lost")))
    assert again.get("/api/me").json() == made
    assert "lost" in {session["id"] for session in sessions(ada)}


def test_reading_still_works_when_nothing_can_be_written(
    server: InProcessServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = server.browser()
    cookie = old_cookie(server, ada.enter("Ada")["id"])

    async def full(_: object) -> None:
        raise StoreUnavailable("the disk is full")

    monkeypatch.setattr(server.services.store, "write", full)
    again = server.browser()
    again.cookies.set("tavolino", cookie)
    assert again.get("/api/me/statistics").status_code == 200
