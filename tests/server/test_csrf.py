"""A write is only accepted with the session's CSRF token."""

import pytest

from server.visiting import InProcessServer, code

NAME = {"name": "Bea"}


def test_the_token_of_the_session_is_taken(server: InProcessServer) -> None:
    """The control, and that GET /api/me tells it again."""
    ada = server.browser()
    ada.enter("Ada")
    ada.csrf = ada.get("/api/me").json()["csrf"]
    assert ada.ask("PATCH", "/api/me", NAME).status_code == 200


@pytest.mark.parametrize("token", [None, "", "0" * 64, "é"])
def test_without_the_token_nothing_is_written(server: InProcessServer, token: str | None) -> None:
    ada = server.browser()
    ada.enter("Ada")
    assert code(ada.ask("PATCH", "/api/me", NAME, x_csrf_token=token)) == (403, "bad_csrf")
    assert code(ada.post("/api/logout", x_csrf_token=token)) == (403, "bad_csrf")
    assert ada.get("/api/me").json()["name"] == "Ada"


def test_the_token_of_somebody_else_is_not_taken(server: InProcessServer) -> None:
    ada, bea = server.browser(), server.browser()
    ada.enter("Ada")
    token = bea.enter("Bea")["csrf"]
    assert code(ada.ask("PATCH", "/api/me", NAME, x_csrf_token=token)) == (403, "bad_csrf")


def test_an_old_cookie_does_not_lock_anybody_out(server: InProcessServer) -> None:
    """A cookie with a wrong signature is no session: its browser can begin a new one."""
    ada = server.browser()
    ada.cookies.set("tavolino", "from.another.key")
    assert ada.post("/api/session", NAME).status_code == 201


def test_a_body_must_say_that_it_is_json(server: InProcessServer) -> None:
    """A form of another site's page can only say otherwise."""
    ada = server.browser()
    for kind in ("text/plain", "application/x-www-form-urlencoded", None):
        assert code(ada.post("/api/session", NAME, content_type=kind)) == (415, "not_json")
    assert ada.post("/api/session", NAME, content_type="application/json; charset=utf-8").status_code == 201
