"""What a name may be."""

import pytest

from server.visiting import InProcessServer, code
from tavolino.core.reading import BadRequest
from tavolino.server.http.display_names import checked_name


@pytest.mark.parametrize(
    ("told", "kept"),
    [
        ("Ada", "Ada"),
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("É", "É"),
        ("Nguyễn Văn Ệ", "Nguyễn Văn Ệ"),
        ("李白", "李白"),
        ("שלום", "שלום"),
        ("☕", "☕"),
        ("O'Hara-Smith 2", "O'Hara-Smith 2"),
        ("x" * 24, "x" * 24),
    ],
)
def test_names_of_people(told: str, kept: str) -> None:
    assert checked_name(told) == kept


@pytest.mark.parametrize(
    "told",
    [
        "",
        "   ",
        "x" * 25,
        "A\nda",
        "A\tda",
        "A\x00da",
        "A\x7fda",
        "\u202eadA",  # turns the line around
        "\u2066Ada",
        "Ada\u200b",  # an Ada who is not Ada
        "A\u00adda",
        "Ada\ufeff",
        "\u3164",  # a letter that shows nothing
        "A\u00a0da",
        "A\u2028da",
        "\ue000",
        "\u0301\u0301",
        "Z" + "\u0335\u0301\u0302\u0303" * 4,  # a tower of marks
        "\ud800",
    ],
    ids=ascii,
)
def test_names_that_would_play_tricks(told: str) -> None:
    with pytest.raises(BadRequest):
        checked_name(told)


def test_the_server_asks_for_a_name_that_holds(server: InProcessServer) -> None:
    browser = server.browser()
    assert code(browser.post("/api/session", {"name": "\u202eadA"})) == (400, "bad_request")
    assert code(browser.post("/api/session", {"name": ""})) == (400, "bad_request")
    assert code(browser.post("/api/session", {})) == (400, "bad_request")
    assert not browser.cookies
    browser.enter("Ada")
    assert code(browser.ask("PATCH", "/api/me", {"name": "\u200b"})) == (400, "bad_request")
    assert browser.get("/api/me").json()["name"] == "Ada"
