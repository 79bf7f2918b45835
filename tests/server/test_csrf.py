"""A write is meant only if it says the session's token."""

import pytest

from server.visiting import House, code

NAME = {"name": "Bea"}


def test_the_token_of_the_session_is_taken(house: House) -> None:
    """The control, and that GET /api/me tells it again."""
    ada = house.browser()
    ada.enter("Ada")
    ada.csrf = ada.get("/api/me").json()["csrf"]
    assert ada.ask("PATCH", "/api/me", NAME).status_code == 200


@pytest.mark.parametrize("token", [None, "", "0" * 64, "é"])
def test_without_the_token_nothing_is_written(house: House, token: str | None) -> None:
    ada = house.browser()
    ada.enter("Ada")
    assert code(ada.ask("PATCH", "/api/me", NAME, x_csrf_token=token)) == (403, "bad_csrf")
    assert code(ada.post("/api/logout", x_csrf_token=token)) == (403, "bad_csrf")
    assert ada.get("/api/me").json()["name"] == "Ada"


def test_the_token_of_somebody_else_is_not_taken(house: House) -> None:
    ada, bea = house.browser(), house.browser()
    ada.enter("Ada")
    token = bea.enter("Bea")["csrf"]
    assert code(ada.ask("PATCH", "/api/me", NAME, x_csrf_token=token)) == (403, "bad_csrf")


def test_an_old_cookie_does_not_lock_anybody_out(house: House) -> None:
    """A cookie that we have not signed is nobody's session: its browser can begin a new one."""
    ada = house.browser()
    ada.cookies.set("tavolino", "from.another.key")
    assert ada.post("/api/session", NAME).status_code == 201


def test_a_body_must_say_that_it_is_json(house: House) -> None:
    """A form of another site's page can only say otherwise."""
    ada = house.browser()
    for kind in ("text/plain", "application/x-www-form-urlencoded", None):
        assert code(ada.post("/api/session", NAME, content_type=kind)) == (415, "not_json")
    assert ada.post("/api/session", NAME, content_type="application/json; charset=utf-8").status_code == 201
