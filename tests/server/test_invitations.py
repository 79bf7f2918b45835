"""Whoever holds an invite is told which game it is and who invites, before they have a name; nobody else is."""

import pytest

from online.company import Visitor
from server.visiting import InProcessServer, code


@pytest.fixture
def table(server: InProcessServer) -> tuple[Visitor, str, str]:
    """Ada's private table with its invite."""
    ada = Visitor(server, "Ada")
    wanted = {"game": "cafe-race", "chairs": [{"who": "me"}, {"who": "open"}, {"who": "bot"}], "options": {}}
    info = ada.ask("POST", "/api/tables", wanted).json()
    return ada, str(info["table"]["id"]), str(info["invite"])


def test_an_invite_tells_game_and_host_without_a_session(
    server: InProcessServer, table: tuple[Visitor, str, str]
) -> None:
    ada, known, invite = table
    nobody = Visitor(server, None)
    told = nobody.ask("POST", f"/api/tables/{known}/invitation", {"invite": invite}).json()
    assert (told["host"], told["table"]["game"], told["table"]["status"]) == ("Ada", "cafe-race", "open")
    assert [chair["taken"] for chair in told["table"]["chairs"]] == [True, False, True]
    assert set(told) == {"table", "host"}
    for secret in (ada.id, invite):
        assert secret not in nobody.heard[-1]
    assert "set-cookie" not in nobody.ask("POST", f"/api/tables/{known}/invitation", {"invite": invite}).headers


def test_without_the_right_one_there_is_no_such_table(server: InProcessServer, table: tuple[Visitor, str, str]) -> None:
    _, known, invite = table
    nobody = Visitor(server, None)
    wrong = nobody.ask("POST", f"/api/tables/{known}/invitation", {"invite": invite[:-1]})
    missing = nobody.ask("POST", "/api/tables/nowhere/invitation", {"invite": invite})
    assert code(wrong) == code(missing) == (404, "no_table")
    assert wrong.text == missing.text, "not even that there is a table"
    for invented in ("", "é", "x" * 64):
        assert code(nobody.ask("POST", f"/api/tables/{known}/invitation", {"invite": invented}))[0] == 404


def test_a_renewed_invite_ends_the_old_one(server: InProcessServer, table: tuple[Visitor, str, str]) -> None:
    ada, known, invite = table
    renewed = ada.ask("POST", f"/api/tables/{known}/invite").json()["invite"]
    nobody = Visitor(server, None)
    assert code(nobody.ask("POST", f"/api/tables/{known}/invitation", {"invite": invite}))[0] == 404
    assert nobody.ask("POST", f"/api/tables/{known}/invitation", {"invite": renewed}).status_code == 200


def test_somebody_whom_the_host_has_removed_is_told_nothing(
    server: InProcessServer, table: tuple[Visitor, str, str]
) -> None:
    ada, known, invite = table
    bea = Visitor(server, "Bea")
    assert bea.ask("POST", f"/api/tables/{known}/enter", {"invite": invite}).status_code == 200
    guests = ada.ask("GET", f"/api/tables/{known}/guests").json()
    [guest] = [one["id"] for one in guests if one["name"] == "Bea"]
    assert ada.ask("DELETE", f"/api/tables/{known}/guests/{guest}").status_code == 200
    again = bea.ask("POST", f"/api/tables/{known}/invitation", {"invite": invite})
    assert code(again) == (404, "no_table")


def test_a_lesson_is_marked_in_the_list(server: InProcessServer) -> None:
    ada = Visitor(server, "Ada")
    ada.ask("POST", "/api/lessons/cafe-race")
    ada.open_table("me", "open", "open")
    assert sorted(one["lesson"] for one in ada.ask("GET", "/api/tables/mine").json()) == [False, True]
