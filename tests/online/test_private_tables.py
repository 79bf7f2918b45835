"""A private table is for those who were invited; for all others it does not exist."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from online.company import Visitor, codes, the_table
from server.visiting import InProcessServer
from tavolino.server.http.routes import ROUTES


@pytest.fixture
def server(tmp_path: Path) -> Iterator[InProcessServer]:
    with InProcessServer(tmp_path) as opened:
        yield opened


@pytest.fixture
def anna(server: InProcessServer) -> Visitor:
    return Visitor(server, "Anna")


@pytest.fixture
def beppe(server: InProcessServer) -> Visitor:
    return Visitor(server, "Beppe")


WAYS = [
    ("GET", "", None),
    ("GET", "/board", None),
    ("GET", "/record", None),
    ("GET", "/course", None),
    ("GET", "/ratings", None),
    ("GET", "/position?at=0", None),
    ("POST", "/enter", {"invite": "guessed"}),
    ("POST", "/invitation", {"invite": "guessed"}),
    ("PUT", "/seats/1", {"who": "me"}),
    ("PUT", "/seats/77", {"who": "me"}),
    ("DELETE", "/seats/0", None),
    ("POST", "/seats/0/token", None),
    ("POST", "/start", None),
    ("POST", "/rematch", None),
    ("GET", "/guests", None),
    ("DELETE", "/guests/0123456789abcdef01234567", None),
    ("POST", "/invite", None),
    ("POST", "/webhooks", {"address": "https://example.org/hook"}),
    ("DELETE", "", None),
]


PLACE = "/api/tables/{table}"
FOR_ANYBODY = {(route.method, route.path.removeprefix(PLACE)) for route in ROUTES if route.of == "anybody"}


def template(path: str) -> str:
    """As in the list of routes."""
    return re.sub(r"/seats/\d+", "/seats/{seat}", re.sub(r"/guests/\w+", "/guests/{guest}", path)).partition("?")[0]


def test_all_that_can_be_asked_of_a_table_is_asked_here() -> None:
    """A new route must be added to the list above, so that it is tested, too."""
    asked = {(method, template(path)) for method, path, _ in WAYS}
    there = {(route.method, route.path.removeprefix(PLACE)) for route in ROUTES if route.path.startswith(PLACE)}
    assert asked == there


@pytest.mark.parametrize("name", ["Zoe", None], ids=["somebody", "nobody in particular"])
@pytest.mark.parametrize(("method", "path", "body"), WAYS)
def test_a_private_table_is_like_none(
    server: InProcessServer, anna: Visitor, name: str | None, method: str, path: str, body: object
) -> None:
    stranger = Visitor(server, name)
    table = anna.open_table("me", "open", "open")
    private = stranger.ask(method, f"/api/tables/{table}{path}", body)
    missing = stranger.ask(method, f"/api/tables/{'x' * len(table)}{path}", body)
    assert private.status_code == (404 if name or (method, template(path)) in FOR_ANYBODY else 401)
    assert (private.status_code, private.content) == (missing.status_code, missing.content)
    assert anna.ask("GET", f"/api/tables/{table}").status_code == 200  # the control: it is there


@pytest.mark.parametrize("name", ["Zoe", None], ids=["somebody", "nobody in particular"])
def test_a_private_table_is_like_none_on_a_socket(server: InProcessServer, anna: Visitor, name: str | None) -> None:
    phone = Visitor(server, name).socket()
    table = anna.open_table("me", "open", "open")
    for seat in (None, 0, 1, 77):
        assert phone.hello(table, seat) == phone.hello("x" * len(table), seat)
        assert codes(phone.hello(table, seat)) == ["no_table"]
    assert codes(anna.socket().hello(table, 0)) == ["sync"]  # the control


def test_a_private_table_is_in_nobodys_list(server: InProcessServer, anna: Visitor, beppe: Visitor) -> None:
    private, public = anna.open_table("me", "me", "me"), anna.open_table("me", "me", "me", public=True)
    for _ in range(2):
        for who in (beppe, Visitor(server, None)):
            lists = who.ask("GET", "/api/tables/open").text + who.ask("GET", "/api/tables/running").text
            assert private not in lists
            assert public in lists  # the control
        if the_table(server, private).status == "open":
            anna.start(private)
            anna.start(public)


def test_an_invite_admits_and_a_wrong_one_does_not(anna: Visitor, beppe: Visitor) -> None:
    table = anna.open_table("me", "open", "open")
    place = f"/api/tables/{table}"
    invite = anna.ask("GET", place).json()["invite"]
    other = anna.ask("GET", f"/api/tables/{anna.open_table('me', 'me', 'me')}").json()["invite"]
    for wrong in ("", invite[:-1], f"{invite} ", invite.swapcase(), other):
        assert beppe.ask("POST", f"{place}/enter", {"invite": wrong}).status_code == 404
    assert beppe.ask("GET", place).status_code == 404
    assert beppe.ask("POST", f"{place}/enter", {"invite": invite}).status_code == 200
    assert beppe.ask("GET", place).status_code == 200
    assert codes(beppe.socket().hello(table)) == ["sync"]


def test_only_those_at_a_table_are_told_its_invite(anna: Visitor, beppe: Visitor) -> None:
    table = anna.open_table("me", "open", "open", public=True)
    invite = anna.ask("GET", f"/api/tables/{table}").json()["invite"]
    assert invite
    beppe.ask("GET", f"/api/tables/{table}")
    beppe.socket().hello(table, since=0)
    assert not any(invite in text for text in beppe.heard)
