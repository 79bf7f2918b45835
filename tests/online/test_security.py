"""Who may do what at a table, over HTTP and on sockets."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from no_limits import NO_LIMITS
from online.company import Phone, Visitor, codes, play_out, the_table
from server.visiting import ELSEWHERE, HOME, InProcessServer
from tavolino.core.record import Played
from tavolino.server.http.route import Route
from tavolino.server.http.routes import ROUTES
from tavolino.server.http.sessions import Cookie, Sessions

WRITES = [route for route in ROUTES if route.writes]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[InProcessServer]:
    with InProcessServer(tmp_path, **NO_LIMITS) as opened:
        yield opened


@pytest.fixture
def anna(server: InProcessServer) -> Visitor:
    return Visitor(server, "Anna")


@pytest.fixture
def beppe(server: InProcessServer) -> Visitor:
    return Visitor(server, "Beppe")


# ---- other sites' pages


def test_a_socket_from_another_page_is_not_opened(anna: Visitor) -> None:
    phone = anna.socket(origin=ELSEWHERE)
    assert phone.listen_raw() == (403, ["bad_origin"])
    assert anna.socket(origin=HOME).hello("nowhere")  # the control: from our own page there is an answer


@pytest.mark.parametrize("route", WRITES, ids=lambda route: f"{route.method} {route.path}")
def test_every_write_needs_the_token_of_its_session(anna: Visitor, beppe: Visitor, route: Route) -> None:
    table = anna.open_table("me", "me", "me")
    before = the_table(anna.server, table).seq
    known = {"table": table, "game": "coffee-rush", "option": "menu", "guest": "f" * 24}
    path = re.sub(r"{(\w+)}", lambda name: known.get(name[1], "0"), route.path)
    for wrong in (None, "0" * 64, beppe.browser.csrf):
        answer = anna.ask(route.method, path, {}, x_csrf_token=wrong)
        assert (answer.status_code, answer.json()["code"]) == (403, "bad_csrf")
    assert the_table(anna.server, table).seq == before
    control = anna.ask(route.method, path, {})
    assert "bad_csrf" not in control.text


# ---- seat tokens


def test_a_seat_token_opens_its_own_seat_and_nothing_else(server: InProcessServer, anna: Visitor) -> None:
    table, other = anna.open_table("me", "me", "open"), anna.open_table("me", "me", "me")
    token = anna.token(table, 0)
    program = Visitor(server, None).socket()
    assert codes(program.hello(table, 0, token=token)) == ["sync"]  # the control
    assert codes(program.hello(table, token=token)) == ["sync"]
    assert codes(program.hello(table, 1, token=token)) == ["forbidden"]  # Anna's too, but not by this token
    assert codes(program.hello(table, 2, token=token)) == ["forbidden"]
    assert codes(program.hello(other, 0, token=token)) == ["bad_token"]
    assert codes(program.hello(table, 0)) == ["no_table"]  # a token is only valid for its own hello


def test_a_seat_token_cannot_be_made_up(server: InProcessServer, anna: Visitor) -> None:
    table = anna.open_table("me", "me", "me")
    token = anna.token(table, 0)
    payload, _, signature = token.rpartition(".")
    another_seat = server.services.sessions.seat_token(table, 1, anna.id).rpartition(".")[0]
    forged = Sessions("another key", server.settings).seat_token(table, 0, anna.id)
    session = server.services.sessions.sign(Cookie(anna.id, "s1"))
    program = Visitor(server, None).socket()
    for wrong in (f"{another_seat}.{signature}", payload, f"{payload}.", f"{token[:-2]}AA", forged, session, "", "x"):
        assert codes(program.hello(table, 0, token=wrong)) == ["bad_token"]
    assert codes(program.hello(table, 0, token=token)) == ["sync"]  # the control


def test_the_token_of_a_seat_that_was_left_is_useless(server: InProcessServer, anna: Visitor, beppe: Visitor) -> None:
    table = anna.open_table("me", "open", "open", public=True)
    beppe.sit(table, 1)
    token = beppe.token(table, 1)
    program = Visitor(server, None).socket()
    assert codes(program.hello(table, 1, token=token)) == ["sync"]  # the control
    assert beppe.ask("DELETE", f"/api/tables/{table}/seats/1").status_code == 200
    anna.sit(table, 1)
    program.listen()
    assert codes(program.hello(table, 1, token=token)) == ["forbidden"]
    assert codes(program.hello(table, token=token)) == ["forbidden"]


# ---- seats of others


def test_nobody_acts_in_the_seat_of_somebody_else(anna: Visitor, beppe: Visitor) -> None:
    table = anna.open_table("me", "open", "me", public=True)
    beppe.sit(table, 1)
    anna.start(table)
    before = the_table(anna.server, table).seq
    phone = beppe.socket()
    assert codes(phone.hello(table, 0)) == ["forbidden"]
    assert codes(phone.ask(t="cmd", id="a", base=before, move="thrust 1")) == ["not_now"]  # nowhere at all
    assert codes(phone.hello(table)) == ["sync"]
    for message in ({"t": "cmd", "base": before, "move": "thrust 1"}, {"t": "undo", "base": before}, {"t": "pause"}):
        assert codes(phone.ask(id="b", **message)) == ["forbidden"]  # an onlooker
    for seat in (0, 2):
        assert beppe.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"who": "me"}).status_code in (403, 409)
        assert beppe.ask("DELETE", f"/api/tables/{table}/seats/{seat}").status_code == 403
        assert beppe.ask("POST", f"/api/tables/{table}/seats/{seat}/token").status_code == 403
    assert the_table(anna.server, table).seq == before
    assert codes(phone.hello(table, 1)) == ["sync"]
    assert "ack" in codes(phone.ask(t="cmd", id="c", base=before, move="thrust 1"))  # the control: in his own seat
    assert the_table(anna.server, table).playing().entries[-1] == Played(1, "thrust 1", ())


def test_before_the_start_only_the_host_moves_others_about(anna: Visitor, beppe: Visitor) -> None:
    table = anna.open_table("me", "open", "me", public=True)
    beppe.sit(table, 1)
    place = f"/api/tables/{table}/seats"
    for body in ({"who": "open"}, {"who": "bot", "level": "greedy"}, {"who": "me"}):
        assert beppe.ask("PUT", f"{place}/0", body).status_code in (403, 409)
    assert beppe.ask("DELETE", f"{place}/0").status_code == 403
    assert beppe.ask("POST", f"/api/tables/{table}/start").status_code == 403
    assert anna.ask("PUT", f"{place}/1", {"who": "open"}).status_code == 200  # the control


@pytest.mark.parametrize("how", ["leaves", "is sent away"])
def test_a_player_who_has_lost_a_seat_no_longer_sees_its_view(anna: Visitor, beppe: Visitor, how: str) -> None:
    """The socket is still open when somebody else sits down there: it neither shows their secrets nor moves."""
    table = anna.open_table("me", "open", "me", public=True)
    place = f"/api/tables/{table}/seats/1"
    beppe.sit(table, 1)
    phone = beppe.socket()
    [seated] = phone.hello(table, 1)
    assert seated["seat"] == 1  # the control
    if how == "leaves":
        beppe.ask("DELETE", place)
    else:
        anna.ask("PUT", place, {"who": "open"})
    heard = phone.listen()
    assert codes(heard) == ["ev", "sync", "here"]
    assert heard[1]["seat"] is None
    anna.sit(table, 1)
    anna.start(table)
    hers = anna.socket()
    hers.hello(table, 1)
    hers.ask(t="cmd", id="c1", base=99, move="thrust 5")
    [*_, chosen] = [message for message in phone.listen() if message["t"] == "ev"]
    assert chosen["after"]["view"]["thrusts"] == [None, None, None]
    assert chosen["after"]["legal"] == []
    assert codes(phone.ask(t="cmd", id="c2", base=99, move="thrust 1")) == ["forbidden"]


# ---- commands


def test_command_ids_of_others_do_not_collide(anna: Visitor, beppe: Visitor) -> None:
    """Everybody counts their own commands from 1: the same id from another person is another command."""
    table = anna.open_table("me", "open", "me", public=True)
    beppe.sit(table, 1)
    anna.start(table)
    first, second = anna.socket(), beppe.socket()
    first.hello(table, 0)
    second.hello(table, 1)
    mine = ack(first.ask(t="cmd", id="c1", base=99, move="thrust 3"))
    theirs = ack(second.ask(t="cmd", id="c1", base=99, move="thrust 4"))
    assert theirs == mine + 1
    assert ack(first.ask(t="cmd", id="c1", base=99, move="thrust 3")) == mine  # the control: my own counts once
    assert the_table(anna.server, table).seq == theirs


@pytest.mark.parametrize("taken", ["open", "start", "bot:1:1", "timeout:1:0"])
def test_nobody_can_use_the_ids_of_the_servers_own_commands(anna: Visitor, taken: str) -> None:
    table = anna.open_table("me", "me", "me")
    phone = anna.socket()
    phone.hello(table, 0)
    assert ack(phone.ask(t="say", id=taken, text="hello")) == the_table(anna.server, table).seq
    assert f"{anna.id}/{taken}" in the_table(anna.server, table).commands
    anna.start(table)
    assert the_table(anna.server, table).status == "running"


def test_nobody_writes_a_command_of_somebody_else(anna: Visitor, beppe: Visitor) -> None:
    table = anna.open_table("me", "open", "me", public=True)
    beppe.sit(table, 1)
    phone = beppe.socket()
    phone.hello(table, 1)
    assert codes(phone.ask(t="say", id=f"{anna.id}/c1", text="hello")) == ["bad_request"]
    assert "ack" in codes(phone.ask(t="say", id="c1", text="hello"))  # the control


def ack(messages: list[dict[str, object]]) -> int:
    [seq] = [message["seq"] for message in messages if message["t"] == "ack"]
    assert isinstance(seq, int)
    return seq


# ---- the record


def test_the_record_is_had_only_when_the_game_is_over(anna: Visitor) -> None:
    table = anna.open_table("me", "me", "me", public=True)
    path = f"/api/tables/{table}/record"
    assert anna.ask("GET", path).status_code == 409
    anna.start(table)
    assert anna.ask("GET", path).status_code == 409
    phones: dict[int, Phone] = {seat: anna.socket() for seat in range(3)}
    for seat, phone in phones.items():
        phone.hello(table, seat)
    play_out(anna.server, table, phones)
    assert anna.ask("GET", path).status_code == 200
