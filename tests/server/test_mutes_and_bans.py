"""People who may not chat, and names and addresses that are not let in."""

from functools import partial

import pytest

from online.company import Visitor, codes
from server.operating import Operator
from server.visiting import InProcessServer, code
from tavolino.store import bans, people
from tavolino.store.bans import Ban

ANYTHING = "/api/games"


@pytest.fixture
def operator(server: InProcessServer) -> Operator:
    return Operator(server)


def ban(operator: Operator, kind: str, value: str, **more: int) -> None:
    operator.does("/bans", {"kind": kind, "value": value, "reason": "a flood", **more})


def lift_all(operator: Operator) -> None:
    for one in operator.read("/bans"):
        operator.does(f"/bans/{one['id']}", method="DELETE")


# ---- mutes


def test_a_muted_person_is_told_until_when_and_why(operator: Operator) -> None:
    ada, bea = Visitor(operator.server, "Ada"), Visitor(operator.server, "Bea")
    table = ada.open_table("me", "open", "open", public=True)
    phone, other = ada.socket(), bea.socket()
    phone.hello(table, 0)
    other.hello(table)
    operator.does(f"/people/{ada.id}/mute", {"reason": "shouting", "minutes": 10})
    (shown,) = operator.read("/mutes")
    for message in ({"t": "say", "text": "ciao"}, {"t": "emote", "emote": "wave"}):
        (refused,) = (one for one in phone.ask(id="a", **message) if one["t"] == "err")
        assert (refused["code"], refused["until"]) == ("muted", shown["until"])
        assert "shouting" in refused["message"]
        assert "UTC" in refused["message"]
    assert "ack" in codes(other.ask(t="say", id="b", text="ciao"))  # the control
    assert ada.ask("PUT", f"/api/tables/{table}/seats/1", {"who": "me"}).status_code == 200  # all else is allowed
    operator.does(f"/people/{ada.id}/mute", method="DELETE")
    assert "ack" in codes(phone.ask(t="say", id="c", text="ciao"))


def test_a_mute_ends_by_itself(operator: Operator, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = Visitor(operator.server, "Ada")
    table = ada.open_table("me", "open", "open", public=True)
    phone = ada.socket()
    phone.hello(table, 0)
    operator.does(f"/people/{ada.id}/mute", {"reason": "shouting", "minutes": 1})
    assert codes(phone.ask(t="say", id="a", text="ciao")) == ["muted"]
    node = operator.server.services.live.node
    now = node.now()
    monkeypatch.setattr(node, "now", lambda: now + 61_000)
    assert "ack" in codes(phone.ask(t="say", id="a", text="ciao"))


def test_a_seat_token_is_muted_with_its_person(operator: Operator) -> None:
    ada = Visitor(operator.server, "Ada")
    table = ada.open_table("me", "open", "open", public=True)
    program = Visitor(operator.server, None).socket()
    program.hello(table, token=ada.token(table, 0))
    operator.does(f"/people/{ada.id}/mute", {"reason": "shouting"})
    assert codes(program.ask(t="say", id="a", text="ciao")) == ["muted"]


# ---- names


def test_a_banned_name_is_out_at_once_and_stays_out(operator: Operator) -> None:
    server = operator.server
    eve, bea = Visitor(server, "Eve"), Visitor(server, "Bea")
    eve.ask("POST", "/api/me/passphrase", {"passphrase": "let me in please"})
    table = bea.open_table("me", "open", "open", public=True)
    phone, other = eve.socket(), bea.socket()
    phone.hello(table)
    other.hello(table, 0)
    ban(operator, "name", "EVE", minutes=60)
    assert phone.listen_raw() == (1008, ["banned"])
    refused = eve.ask("GET", "/api/me")
    assert (refused.status_code, refused.json()["code"]) == (403, "banned")
    assert "a flood" in refused.json()["message"]
    assert refused.json()["until"] == operator.read("/bans")[0]["until"]
    login = server.browser().post("/api/login", {"name": "eve", "passphrase": "let me in please"})
    assert (login.status_code, login.json()["code"]) == (403, "banned")
    assert eve.socket().wire.closed is None  # not asked yet
    assert eve.socket().listen_raw()[0] == 403
    assert bea.ask("GET", "/api/me").status_code == 200  # the control
    assert [one["t"] for one in other.listen()] == ["here"]
    lift_all(operator)
    assert eve.ask("GET", "/api/me").json()["name"] == "Eve"
    assert [what for what, _, _ in operator.audit()] == ["logged-in", "banned", "ban-lifted"]


@pytest.mark.parametrize("name", ["Eve", "EVE", "Еvе", "E v e", "Evé"])
def test_nobody_takes_a_banned_name_or_one_that_looks_like_it(operator: Operator, name: str) -> None:
    ada = Visitor(operator.server, "Ada")
    ban(operator, "name", "Eve")
    refused = operator.server.browser().post("/api/session", {"name": name})
    assert (refused.status_code, refused.json()["code"]) == (403, "banned")
    assert "until" not in refused.json()  # until further notice
    assert ada.ask("PATCH", "/api/me", {"name": name}).json()["code"] == "banned"
    assert operator.server.browser().post("/api/session", {"name": "Evelyn"}).status_code == 201  # the control


def test_a_wrong_passphrase_does_not_tell_that_a_name_is_banned(operator: Operator) -> None:
    ban(operator, "name", "Eve")
    login = operator.server.browser().post("/api/login", {"name": "Eve", "passphrase": "something"})
    assert code(login) == (401, "wrong_passphrase")


def test_a_program_with_a_seat_token_of_somebody_banned_is_out_too(operator: Operator) -> None:
    ada, eve = Visitor(operator.server, "Ada"), Visitor(operator.server, "Eve")
    table = ada.open_table("me", "open", "open", public=True)
    eve.sit(table, 1)
    token = eve.token(table, 1)
    program = Visitor(operator.server, None).socket()
    program.hello(table, token=token)
    ban(operator, "name", "Eve")
    assert program.listen_raw() == (1008, ["banned"])
    again = Visitor(operator.server, None).socket()
    assert codes(again.hello(table, token=token)) == ["banned"]


# ---- addresses


def test_nothing_is_answered_to_a_banned_address_but_why(operator: Operator) -> None:
    server = operator.server
    ban(operator, "address", "198.51.100.7", minutes=5)
    for path in (ANYTHING, "/api/me", "/healthz", "/nowhere"):
        refused = server.browser("198.51.100.7").get(path)
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")
        assert "a flood" in refused.json()["message"]
    assert server.browser("198.51.100.8").get(ANYTHING).status_code == 200  # the control
    lift_all(operator)
    assert server.browser("198.51.100.7").get(ANYTHING).status_code == 200


@pytest.mark.parametrize(
    ("banned", "same", "another"),
    [
        ("2001:db8:1:2::7", "2001:db8:1:2:ffff::1", "2001:db8:1:3::7"),
        ("192.0.2.66", "::ffff:192.0.2.66", "192.0.2.67"),
    ],
    ids=["IPv6: its network", "IPv4 within IPv6"],
)
def test_an_address_is_its_household(operator: Operator, banned: str, same: str, another: str) -> None:
    ban(operator, "address", banned)
    for address in (banned, same):
        assert operator.server.browser(address).get(ANYTHING).status_code == 403
    assert operator.server.browser(another).get(ANYTHING).status_code == 200


def test_the_sockets_of_a_banned_address_are_closed_and_no_others(operator: Operator) -> None:
    ada = Visitor(operator.server, "Ada")
    table = ada.open_table("me", "open", "open", public=True)
    here, elsewhere = ada.socket(), Visitor(operator.server, "Bea").socket()
    here.hello(table, 0)
    elsewhere.hello(table)
    ban(operator, "address", "192.0.2.200")
    assert here.listen_raw()[0] is None
    ban(operator, "address", "192.0.2.7")  # that of everybody in these tests
    assert here.listen_raw() == (1008, ["banned"])
    assert elsewhere.listen_raw() == (1008, ["banned"])
    assert ada.socket().listen_raw()[0] == 403


def test_a_ban_ends_by_itself(operator: Operator, monkeypatch: pytest.MonkeyPatch) -> None:
    ban(operator, "address", "198.51.100.7", minutes=1)
    eve = operator.server.browser("198.51.100.7")
    assert eve.get(ANYTHING).status_code == 403
    node = operator.server.services.live.node
    now = node.now()
    monkeypatch.setattr(node, "now", lambda: now + 61_000)
    assert eve.get(ANYTHING).status_code == 200


def test_bans_outlive_a_restart_and_reach_a_node_that_did_not_make_them(operator: Operator) -> None:
    server = operator.server
    told = Ban("address", "198.51.100.7", "198.51.100.7", None, "a flood", 1)
    server.runner.run(server.services.store.write(partial(bans.put, ban=told)))  # as another node does
    eve = server.browser("198.51.100.7")
    assert eve.get(ANYTHING).status_code == 200
    server.runner.run(server.services.live.moderation.look())
    assert eve.get(ANYTHING).status_code == 403


def test_nothing_is_read_while_nothing_has_changed(operator: Operator, monkeypatch: pytest.MonkeyPatch) -> None:
    moderation = operator.server.services.live.moderation
    operator.server.runner.run(moderation.look())

    async def unexpected() -> None:
        raise AssertionError("there is nothing new")

    monkeypatch.setattr(moderation, "refresh", unexpected)
    for _ in range(3):
        operator.server.runner.run(moderation.look())
    job = partial(people.rename, person=Visitor(operator.server, "Ada").id, name="Adele")
    operator.server.runner.run(operator.server.services.store.write(job))
    operator.server.runner.run(moderation.look())
