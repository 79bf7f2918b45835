"""Several people at one screen: they have names, and the server says when the screen has to be covered."""

from typing import Any

import pytest

from online.company import Phone, Visitor, codes
from server.visiting import InProcessServer, code
from wires import Message


def open_for(ada: Visitor, *names: str, game: str = "cafe-race") -> str:
    chairs = [{"who": "me", "name": name} for name in names]
    answer = ada.ask("POST", "/api/tables", {"game": game, "chairs": chairs})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["table"]["id"])


@pytest.fixture
def ada(server: InProcessServer) -> Visitor:
    return Visitor(server, "Ada")


def names(ada: Visitor, table: str) -> list[str]:
    return [chair["name"] for chair in ada.ask("GET", f"/api/tables/{table}").json()["table"]["chairs"]]


def test_everybody_at_one_screen_has_a_name(ada: Visitor) -> None:
    table = open_for(ada, "Ada", "Bruno", "Carla")
    assert names(ada, table) == ["Ada", "Bruno", "Carla"]
    ada.ask("PUT", f"/api/tables/{table}/seats/1", {"who": "me", "colour": "violet"})
    assert names(ada, table) == ["Ada", "Bruno", "Carla"], "another colour leaves the name"
    ada.ask("PUT", f"/api/tables/{table}/seats/1", {"who": "me", "name": "Bea"})
    assert names(ada, table) == ["Ada", "Bea", "Carla"]


def test_they_speak_under_their_own_names(ada: Visitor) -> None:
    table = open_for(ada, "Ada", "Bruno", "Carla")
    ada.start(table)
    phone = ada.socket()
    phone.hello(table, 1)
    said = [one["event"] for one in phone.ask(t="say", id="s", text="ciao") if one["t"] == "ev"]
    assert [(one["name"], one["seat"]) for one in said] == [("Bruno", 1)]


def test_without_a_name_a_chair_has_mine(ada: Visitor) -> None:
    answer = ada.ask("POST", "/api/tables", {"game": "cafe-race", "chairs": [{"who": "me"}] * 3})
    assert [chair["name"] for chair in answer.json()["table"]["chairs"]] == ["Ada"] * 3


@pytest.mark.parametrize(
    ("name", "refused"),
    [(" ", (400, "bad_request")), ("a\u202eb", (400, "bad_request")), ("keeper", (409, "name_taken"))],
    ids=["blank", "reversed", "somebody else's"],
)
def test_such_a_name_is_refused_as_a_name_of_mine_would_be(
    server: InProcessServer, ada: Visitor, name: str, refused: tuple[int, str]
) -> None:
    keeper = Visitor(server, "Keeper")
    assert keeper.ask("POST", "/api/me/passphrase", {"passphrase": "correct horse battery"}).status_code == 200
    chairs = [{"who": "me"}, {"who": "me", "name": name}, {"who": "bot"}]
    assert code(ada.ask("POST", "/api/tables", {"game": "cafe-race", "chairs": chairs})) == refused
    table = open_for(ada, "Ada", "Bruno", "Carla")
    assert code(ada.ask("PUT", f"/api/tables/{table}/seats/1", {"who": "me", "name": name})) == refused


def test_with_the_account_their_names_go(server: InProcessServer, ada: Visitor) -> None:
    table = open_for(ada, "Ada", "Brunhilde", "Carla")
    ada.start(table)
    watching = server.services.live.node.rooms[table]
    assert ada.ask("POST", "/api/me/deletion", {"name": "Ada"}).status_code == 204
    assert "Brunhilde" not in str([chair.name for chair in watching.table.chairs.all()])


def test_in_a_rematch_they_have_their_names_again(ada: Visitor) -> None:
    over = {"cells": [27, 1, 1], "tokens": [5, 5, 5], "speeds": [6, 1, 1]}
    chairs = [{"who": "me", "name": name} for name in ("Ada", "Bruno", "Carla")]
    table = ada.ask("POST", "/api/tables", {"game": "cafe-race", "chairs": chairs, "start": over}).json()["table"]["id"]
    ada.start(table)
    phone = ada.socket()
    for seat in range(3):
        sync = next(one for one in phone.hello(table, seat) if one["t"] == "sync")
        assert "ack" in codes(phone.ask(t="cmd", id=f"m{seat}", base=sync["seq"], move="thrust 4"))
    again = ada.ask("POST", f"/api/tables/{table}/rematch").json()["table"]["id"]
    assert names(ada, again) == ["Ada", "Bruno", "Carla"]


# ---- when the screen is covered


class Shared:
    """Three people at one screen, whose socket says hello for one seat after the other."""

    def __init__(self, ada: Visitor, game: str = "cafe-race") -> None:
        self.table = open_for(ada, "Ada", "Bruno", "Carla", game=game)
        ada.start(self.table)
        self.phone: Phone = ada.socket()
        self.asked = 0

    def show(self, seat: int, *shared: int) -> Message:
        return self.phone.hello(self.table, seat, since=0, shared=list(shared))[0]

    def move(self, text: str, sync: Message) -> list[Message]:
        self.asked += 1
        return self.phone.ask(t="cmd", id=f"m{self.asked}", base=sync["seq"], move=text)


def test_where_nothing_is_secret_the_next_seat_is_shown(ada: Visitor) -> None:
    screen = Shared(ada)
    assert screen.show(0, 0)["seat"] == 0
    assert screen.show(1, 0, 1)["seat"] == 1


def test_a_covered_thrust_covers_the_screen(ada: Visitor) -> None:
    """RACE-SEE-1: a thrust is known to its player alone until all are shown."""
    screen = Shared(ada)
    screen.move("thrust 4", screen.show(0, 0))
    covered = screen.show(1, 0, 1)
    assert (covered["seat"], covered["after"]["view"]["seat"], covered["after"]["legal"]) == (None, None, [])
    assert "thrust 4" not in str(covered)
    assert screen.show(2, 1, 2)["seat"] == 2, "neither of these two knows anything"
    assert screen.show(1)["seat"] == 1, "the players have handed the screen over"
    assert not any("thrust" in str(one["event"]) and "4" in str(one["event"]) for one in screen.show(1)["past"])


def test_once_all_is_shown_the_screen_is_open_again_and_the_past_is_everybodys(ada: Visitor) -> None:
    screen = Shared(ada)
    for seat in range(3):
        screen.move("thrust 4", screen.show(seat))
    sync = screen.show(1, 0, 1)
    assert sync["seat"] == 1
    chosen = [event for one in sync["past"] for event in _events(one) if event["event"] == "chose"]
    assert [event.get("thrust") for event in chosen] == [None] * 3
    own = [event for one in screen.show(1)["past"] for event in _events(one) if event["event"] == "chose"]
    assert 4 in [event.get("thrust") for event in own], "the control: alone one is told one's own"


def _events(past: Message) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = (past["event"] or {}).get("events", [])
    return events


@pytest.mark.parametrize("shared", [[1, 2], [2]])
def test_only_my_own_seats_are_shared(server: InProcessServer, ada: Visitor, shared: list[int]) -> None:
    """Or one could ask whether somebody else has a secret."""
    chairs = [{"who": "me"}, {"who": "me"}, {"who": "open"}]
    table = ada.ask("POST", "/api/tables", {"game": "cafe-race", "chairs": chairs, "public": True}).json()["table"][
        "id"
    ]
    Visitor(server, "Bea").sit(table, 2)
    ada.start(table)
    assert codes(ada.socket().hello(table, 1, shared=shared)) == ["forbidden"]
    assert codes(ada.socket().hello(table, 1, shared=[0, 1]))[0] == "sync"  # the control


def test_a_token_is_for_one_seat_and_shares_none(ada: Visitor) -> None:
    table = open_for(ada, "Ada", "Bruno", "Carla")
    ada.start(table)
    token = ada.token(table, 1)
    assert codes(ada.socket(with_cookie=False).hello(table, 1, token=token, shared=[0, 1])) == ["forbidden"]
    assert codes(ada.socket(with_cookie=False).hello(table, 1, token=token, shared=[1]))[0] == "sync"
