"""The host of a table removes a guest, renews the invite and closes the table."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from online.company import Phone, Visitor, codes, the_table
from server.visiting import InProcessServer, code
from tavolino.server.live.rating import rated_seats
from tavolino.server.socket.visit import POLICY
from tavolino.store import lobby


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


def invite_of(host: Visitor, table: str) -> str:
    return str(host.ask("GET", f"/api/tables/{table}").json()["invite"])


def come_in(guest: Visitor, table: str, invite: str) -> int:
    return guest.ask("POST", f"/api/tables/{table}/enter", {"invite": invite}).status_code


def invited(host: Visitor, guest: Visitor, *chairs: str) -> str:
    """A private table with a guest."""
    table = host.open_table(*chairs)
    assert come_in(guest, table, invite_of(host, table)) == 200
    return table


def guests(host: Visitor, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = host.ask("GET", f"/api/tables/{table}/guests").json()
    return found


def remove(host: Visitor, table: str, name: str) -> Any:
    (guest,) = [guest for guest in guests(host, table) if guest["name"] == name]
    return host.ask("DELETE", f"/api/tables/{table}/guests/{guest['id']}")


def looking(visitor: Visitor, table: str, seat: int | None = None) -> Phone:
    phone = visitor.socket()
    assert codes(phone.hello(table, seat)) == ["sync"]
    return phone


# ---- guests


def test_the_host_sees_who_is_there_and_nobody_else_does(
    anna: Visitor, beppe: Visitor, server: InProcessServer
) -> None:
    table = invited(anna, beppe, "me", "open", "open")
    beppe.sit(table, 1)
    side = Visitor(server, "Side")
    come_in(side, table, invite_of(anna, table))
    assert [(guest["name"], guest["seats"]) for guest in guests(anna, table)] == [("Beppe", [1]), ("Side", [])]
    assert code(beppe.ask("GET", f"/api/tables/{table}/guests")) == (403, "forbidden")
    assert not any(person.id in text for text in anna.heard for person in (beppe, side))
    other = invited(anna, beppe, "me", "open", "open")
    assert guests(anna, other)[0]["id"] != guests(anna, table)[0]["id"]  # a table's ids are of no use elsewhere


def test_a_removed_guest_loses_the_chair_and_the_sight_of_a_private_table(
    anna: Visitor, beppe: Visitor, server: InProcessServer
) -> None:
    table = invited(anna, beppe, "me", "open", "open")
    invite = invite_of(anna, table)
    beppe.sit(table, 1)
    token = beppe.token(table, 1)
    hers, his, his_program = looking(anna, table, 0), looking(beppe, table, 1), beppe.socket(with_cookie=False)
    assert codes(his_program.hello(table, token=token)) == ["sync"]
    hers.listen()
    answer = remove(anna, table, "Beppe")
    assert (answer.status_code, answer.json()["table"]["chairs"][1]["taken"]) == (200, False)
    for phone in (his, his_program):
        assert phone.listen_raw() == (POLICY, ["removed"])
    told = [message["event"] for message in hers.listen() if message["t"] == "ev"]
    assert [(event["kind"], event["name"]) for event in told] == [("guest-removed", "Beppe")]
    assert beppe.ask("GET", f"/api/tables/{table}").status_code == 404
    assert come_in(beppe, table, invite) == 404
    assert codes(beppe.socket().hello(table)) == ["no_table"]
    assert codes(beppe.socket(with_cookie=False).hello(table, token=token)) == ["no_table"]
    assert code(beppe.ask("PUT", f"/api/tables/{table}/seats/1", {"who": "me"})) == (404, "no_table")
    assert guests(anna, table) == []
    assert not any(beppe.id in text for text in anna.heard)
    side = Visitor(server, "Side")
    assert come_in(side, table, invite) == 200  # the control: the invite is still good for others


def test_removed_stays_removed_after_a_restart_and_with_a_new_invite(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    with InProcessServer(tmp_path / "one") as server:
        anna, beppe = Visitor(server, "Anna"), Visitor(server, "Beppe")
        table = invited(anna, beppe, "me", "open", "open")
        remove(anna, table, "Beppe")
    with InProcessServer(tmp_path / "one") as again:
        for visitor in (anna, beppe):
            old = visitor.browser
            visitor.server, visitor.browser = again, again.browser()
            visitor.browser.cookies.update(old.cookies)
            visitor.browser.csrf = old.csrf
        renewed = anna.ask("POST", f"/api/tables/{table}/invite").json()["invite"]
        assert come_in(beppe, table, renewed) == 404
        assert come_in(Visitor(again, "Side"), table, renewed) == 200


def test_at_a_public_table_a_removed_guest_takes_no_chair_and_says_nothing(anna: Visitor, beppe: Visitor) -> None:
    table = anna.open_table("me", "open", "open", public=True)
    beppe.sit(table, 1)
    his = looking(beppe, table, 1)
    remove(anna, table, "Beppe")
    assert his.listen_raw() == (POLICY, ["removed"])
    assert codes(beppe.socket().hello(table)) == ["no_table"]
    assert beppe.ask("PUT", f"/api/tables/{table}/seats/1", {"who": "me"}).status_code == 404
    assert codes(beppe.socket(with_cookie=False).hello(table)) == ["sync"]  # as anybody may


def test_what_a_guest_said_after_the_removal_is_not_heard(
    anna: Visitor, beppe: Visitor, server: InProcessServer
) -> None:
    """It may be on its way already: who may speak is decided when it is served."""
    table = anna.open_table("me", "open", "open", public=True)
    beppe.sit(table, 1)
    his = looking(beppe, table, 1)
    room = server.services.live.node.rooms[table]
    room.table.removed.add(beppe.id)
    assert codes(his.ask(t="say", id="s", text="I am still here")) == ["forbidden"]
    room.table.removed.clear()
    assert codes(his.ask(t="say", id="s", text="I am still here")) == ["ev", "ack"]  # the control


def test_players_stay_while_the_game_is_on_and_onlookers_need_not(
    anna: Visitor, beppe: Visitor, server: InProcessServer
) -> None:
    table = invited(anna, beppe, "me", "open", "me")
    beppe.sit(table, 1)
    side = Visitor(server, "Side")
    come_in(side, table, invite_of(anna, table))
    anna.start(table)
    theirs = looking(side, table)
    assert code(remove(anna, table, "Beppe")) == (409, "not_now")
    assert remove(anna, table, "Side").status_code == 200
    assert theirs.listen_raw() == (POLICY, ["removed"])
    assert beppe.ask("GET", f"/api/tables/{table}").json()["mine"] == [1]


@pytest.mark.parametrize("guest", ["", "0" * 24, "x"])
def test_there_is_no_such_guest(anna: Visitor, beppe: Visitor, guest: str) -> None:
    table = invited(anna, beppe, "me", "open", "open")
    assert anna.ask("DELETE", f"/api/tables/{table}/guests/{guest}").status_code == 404
    assert len(guests(anna, table)) == 1


# ---- the invite


def test_a_renewed_invite_voids_the_old_one_and_nobody_who_is_in_goes(
    anna: Visitor, beppe: Visitor, server: InProcessServer
) -> None:
    table = invited(anna, beppe, "me", "open", "open")
    old = invite_of(anna, table)
    his = looking(beppe, table)
    assert code(beppe.ask("POST", f"/api/tables/{table}/invite")) == (403, "forbidden")
    new = anna.ask("POST", f"/api/tables/{table}/invite").json()["invite"]
    assert new == invite_of(anna, table) != old
    side = Visitor(server, "Side")
    assert (come_in(side, table, old), come_in(side, table, new)) == (404, 200)
    assert beppe.ask("GET", f"/api/tables/{table}").status_code == 200
    his.listen()
    assert not any(new in text for text in beppe.heard)  # he is not at the table
    row = server.runner.run(server.services.store.read(lambda connection: lobby.by_id(connection, table)))
    assert row is not None
    assert row.invite == new


# ---- closing


def test_a_table_closed_before_the_game_is_in_no_list(anna: Visitor, beppe: Visitor) -> None:
    table = anna.open_table("me", "open", "open", public=True)
    beppe.sit(table, 1)
    his = looking(beppe, table)
    assert code(beppe.ask("DELETE", f"/api/tables/{table}")) == (403, "forbidden")
    assert anna.ask("DELETE", f"/api/tables/{table}").json()["table"]["status"] == "closed"
    (told,) = [message for message in his.listen() if message["t"] == "ev"]
    assert (told["event"]["kind"], told["table"]["status"]) == ("closed", "closed")
    for who in (anna, beppe):
        for path in ("open", "running", "mine"):
            assert who.ask("GET", f"/api/tables/{path}").json() == []
    assert code(beppe.ask("PUT", f"/api/tables/{table}/seats/2", {"who": "me"})) == (409, "not_now")
    assert code(anna.ask("POST", f"/api/tables/{table}/start")) == (409, "not_now")
    assert code(anna.ask("DELETE", f"/api/tables/{table}")) == (409, "not_now")


def test_a_game_that_is_closed_has_no_result(anna: Visitor, beppe: Visitor, server: InProcessServer) -> None:
    table = anna.open_table("me", "open", "me", public=True)
    beppe.sit(table, 1)
    anna.start(table)
    his = looking(beppe, table, 1)
    his.ask(t="cmd", id="m", base=the_table(server, table).seq, move="thrust 3")
    anna.ask("DELETE", f"/api/tables/{table}")
    (told,) = [message for message in his.listen() if message["t"] == "ev"]
    assert (told["event"]["kind"], told["table"]["status"], told["table"]["asked"]) == ("closed", "closed", [])
    assert codes(his.ask(t="cmd", id="n", base=99, move="thrust 3")) == ["over"]
    (sync,) = looking(beppe, table, 1).hello(table, 1)
    assert (sync["result"], sync["seed"], sync["after"]["legal"]) == (None, None, [])
    assert code(beppe.ask("GET", f"/api/tables/{table}/record")) == (409, "not_now")
    assert code(beppe.ask("POST", f"/api/tables/{table}/rematch")) == (409, "not_now")
    assert beppe.ask("GET", "/api/me/statistics").json() == []
    assert [one["status"] for one in beppe.ask("GET", "/api/tables/mine").json()] == ["closed"]
    assert beppe.ask("GET", "/api/tables/running").json() == []


def test_closing_makes_room_for_another_table(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, tables_per_person=1) as server:
        anna = Visitor(server, "Anna")
        table = anna.open_table("me", "open", "open")
        wanted = {"game": "cafe-race", "chairs": [{"who": "me"}] * 3}
        assert code(anna.ask("POST", "/api/tables", wanted)) == (409, "too_much")
        anna.ask("DELETE", f"/api/tables/{table}")
        assert anna.ask("POST", "/api/tables", wanted).status_code == 201


# ---- names that somebody keeps


def test_a_stranger_is_not_shown_under_a_name_that_somebody_keeps(server: InProcessServer, anna: Visitor) -> None:
    stranger, ada = Visitor(server, "Ada"), Visitor(server, "Ada")
    table = anna.open_table("me", "open", "open", public=True)
    before = anna.open_table("me", "open", "open", public=True)
    stranger.sit(before, 1)
    ada.ask("POST", "/api/me/passphrase", {"passphrase": "two sugars please"})
    assert code(stranger.ask("PUT", f"/api/tables/{table}/seats/1", {"who": "me"})) == (409, "name_taken")
    wanted = {"game": "cafe-race", "chairs": [{"who": "me"}] * 3}
    assert code(stranger.ask("POST", "/api/tables", wanted)) == (409, "name_taken")
    assert codes(looking(stranger, table).ask(t="say", id="s", text="I am Ada")) == ["forbidden"]
    assert codes(looking(stranger, before, 1).ask(t="say", id="s", text="As I was")) == [
        "ev",
        "ack",
    ]  # sat there already
    ada.sit(table, 1)
    assert codes(looking(ada, table).ask(t="say", id="s", text="I am Ada")) == ["ev", "ack"]
    stranger.ask("PATCH", "/api/me", {"name": "Adam"})
    stranger.sit(table, 2)
    assert rated_seats(the_table(server, table), frozenset()) == {}


def test_nor_on_a_socket_that_was_opened_before(server: InProcessServer, anna: Visitor) -> None:
    stranger, ada = Visitor(server, "Ada"), Visitor(server, "Ada")
    table = anna.open_table("me", "open", "open", public=True)
    elsewhere, seated = (anna.open_table("me", "open", "open", public=True) for _ in range(2))
    stranger.sit(seated, 1)
    phone, at_their_seat = looking(stranger, table), looking(stranger, seated, 1)
    assert codes(phone.ask(t="say", id="s1", text="Nobody keeps this name yet")) == ["ev", "ack"]
    ada.ask("POST", "/api/me/passphrase", {"passphrase": "two sugars please"})
    server.runner.run(server.services.live.moderation.look())
    assert codes(phone.ask(t="say", id="s2", text="I am Ada")) == ["forbidden"]
    assert codes(phone.hello(elsewhere)) == ["sync"]
    assert codes(phone.ask(t="say", id="s3", text="I am Ada")) == ["forbidden"]
    assert codes(at_their_seat.ask(t="say", id="s4", text="As I was")) == ["ev", "ack"]
    assert codes(looking(ada, table).ask(t="say", id="s5", text="I am")) == ["ev", "ack"]


def test_a_new_name_counts_on_open_sockets_too(server: InProcessServer, anna: Visitor) -> None:
    """Else one would go on under a name that somebody else may keep by now."""
    stranger = Visitor(server, "Ada")
    table = anna.open_table("me", "open", "open", public=True)
    phone, host = looking(stranger, table), looking(anna, table, 0)
    stranger.ask("PATCH", "/api/me", {"name": "Zoe"})
    assert names(phone.ask(t="say", id="s1", text="It is me")) == ["Zoe"]
    assert names(host.ask(t="say", id="s2", text="The others stay as they are")) == ["Zoe", "Anna"]


def names(told: list[dict[str, Any]]) -> list[str]:
    return [message["event"]["name"] for message in told if message["t"] == "ev"]
