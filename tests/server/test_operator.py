"""The operator's page: off by default, with a session of its own, and nothing is done there that is not noted."""

from pathlib import Path
from typing import Any

import pytest

from no_limits import NO_LIMITS
from online.company import Visitor, codes
from server.operating import ADDRESS, PASSPHRASE, Operator, set_passphrase
from server.visiting import ELSEWHERE, InProcessServer, code
from tavolino.server.http import operator_desk
from tavolino.server.http.routes import ROUTES

WAYS = [route for route in ROUTES if route.of == "operator"]


@pytest.fixture
def operator(server: InProcessServer) -> Operator:
    return Operator(server)


class Company:
    """Ada, Bea and Carla at a public race that has begun; Bea has said something."""

    def __init__(self, server: InProcessServer) -> None:
        self.server = server
        self.ada, self.bea, self.carla = (Visitor(server, name) for name in ("Ada", "Bea", "Carla"))
        self.table = self.ada.open_table("me", "open", "open", public=True)
        self.bea.sit(self.table, 1)
        self.carla.sit(self.table, 2)
        self.ada.start(self.table)
        self.phones = [who.socket() for who in (self.ada, self.bea, self.carla)]
        for seat, phone in enumerate(self.phones):
            phone.hello(self.table, seat)
        self.line = self.says(1, "something rude")

    def says(self, seat: int, text: str) -> int:
        answers = self.phones[seat].ask(t="say", id=text.replace(" ", "-"), text=text)
        return next(int(one["seq"]) for one in answers if one["t"] == "ack")


@pytest.fixture
def company(server: InProcessServer) -> Company:
    return Company(server)


# ---- the door


def test_it_is_off_until_there_is_a_passphrase(server: InProcessServer) -> None:
    stranger = server.browser()
    assert stranger.get("/api/operator/session").json() == {"on": False, "session": None}
    assert code(stranger.post("/api/operator/session", {"passphrase": ""})) == (404, "not_found")
    set_passphrase(server)
    assert stranger.get("/api/operator/session").json() == {"on": True, "session": None}
    assert code(stranger.post("/api/operator/session", {"passphrase": "a wrong one"})) == (401, "wrong_passphrase")


@pytest.mark.parametrize("route", WAYS, ids=lambda route: f"{route.method} {route.path}")
def test_every_way_is_closed_to_everybody_else(server: InProcessServer, route: Any) -> None:
    set_passphrase(server)
    ada = server.browser()
    ada.enter("Ada")
    assert code(ada.ask(route.method, route.path, {})) == (401, "no_operator")


def test_the_cookie_is_the_operators_alone(server: InProcessServer, tmp_path: Path) -> None:
    set_passphrase(server)
    browser = server.browser()
    set_cookie = browser.post("/api/operator/session", {"passphrase": PASSPHRASE}).headers["set-cookie"]
    told = {part.strip().lower() for part in set_cookie.split(";")[1:]}
    assert told == {"httponly", "samesite=strict", "path=/api/operator", f"max-age={12 * 3600}"}
    assert browser.get("/api/me").status_code == 204  # it makes nobody a person
    (tmp_path / "https").mkdir()
    with InProcessServer(tmp_path / "https", public_url="https://play.example.org") as other:
        set_passphrase(other)
        set_cookie = other.browser().post("/api/operator/session", {"passphrase": PASSPHRASE}).headers["set-cookie"]
    assert set_cookie.startswith("__Secure-tavolino-operator=")
    assert "secure" in {part.strip().lower() for part in set_cookie.split(";")}


def test_a_persons_cookie_is_no_operators(server: InProcessServer) -> None:
    set_passphrase(server)
    ada = server.browser()
    ada.enter("Ada")
    ada.cookies.set("tavolino-operator", ada.cookies["tavolino"])
    assert code(ada.get("/api/operator/people")) == (401, "no_operator")


def test_a_write_needs_its_token_and_our_own_page(operator: Operator) -> None:
    ban = {"kind": "name", "value": "Eve", "reason": "a flood"}
    assert code(operator.ask("POST", "/bans", ban, x_operator_token=None)) == (403, "bad_csrf")
    assert code(operator.ask("POST", "/bans", ban, x_operator_token="0" * 64)) == (403, "bad_csrf")
    assert code(operator.ask("POST", "/bans", ban, origin=None)) == (403, "bad_origin")
    assert code(operator.ask("POST", "/bans", ban, origin=ELSEWHERE)) == (403, "bad_origin")
    assert operator.ask("POST", "/bans", ban).status_code == 204  # the control


def test_a_session_ends_by_leaving_and_by_a_new_passphrase(operator: Operator) -> None:
    copy = operator.server.browser()
    for name, value in operator.browser.cookies.items():
        copy.cookies.set(name, value)
    assert copy.get("/api/operator/people").status_code == 200
    operator.does("/session", method="DELETE")
    assert code(copy.get("/api/operator/people")) == (401, "no_operator")
    operator.log_in()
    assert operator.ask("GET", "/people").status_code == 200
    set_passphrase(operator.server, "and it is always strong")
    assert code(operator.ask("GET", "/people")) == (401, "no_operator")


def test_it_lasts_twelve_hours(operator: Operator, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = operator.server.services.desk
    now = desk._now()
    monkeypatch.setattr(desk, "_now", lambda: now + 11 * 3600 * 1000)
    assert operator.ask("GET", "/people").status_code == 200
    monkeypatch.setattr(desk, "_now", lambda: now + 13 * 3600 * 1000)
    assert code(operator.ask("GET", "/people")) == (401, "no_operator")


def test_guessing_is_slow_and_noted_at_a_rate(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, **NO_LIMITS | {"operator_logins_per_minute": 5}) as server:
        set_passphrase(server)
        answers = []
        for number in range(8):
            guesser = server.browser(f"198.51.100.{number}")
            for _ in range(7):
                answers.append(guesser.post("/api/operator/session", {"passphrase": "let me in, please"}).status_code)
        assert answers[:7] == [401] * 5 + [429] * 2
        noted = [what for what, _, _ in Operator(server).audit() if what == "wrong-passphrase"]
        assert len(noted) == 5  # of 40: anybody could fill the log


# ---- bans are asked for twice


def test_before_a_ban_the_passphrase_is_asked_for_again(operator: Operator, monkeypatch: pytest.MonkeyPatch) -> None:
    ban = {"kind": "name", "value": "Eve", "reason": "a flood"}
    desk = operator.server.services.desk
    now = desk._now()
    monkeypatch.setattr(desk, "_now", lambda: now + operator_desk.CONFIRMED_FOR + 1000)
    assert code(operator.ask("POST", "/bans", ban)) == (403, "not_confirmed")
    assert operator.read("/bans") == []
    assert code(operator.ask("POST", "/confirmation", {"passphrase": "a wrong one"})) == (401, "wrong_passphrase")
    assert code(operator.ask("POST", "/bans", ban)) == (403, "not_confirmed")
    assert operator.ask("POST", "/confirmation", {"passphrase": PASSPHRASE}).status_code == 200
    operator.does("/bans", ban)
    assert [one["shown"] for one in operator.read("/bans")] == ["Eve"]


# ---- what the operator sees


def test_people_are_found_by_a_part_of_their_name(operator: Operator, company: Company) -> None:
    company.bea.ask("POST", "/api/me/passphrase", {"passphrase": "two sugars please"})
    found = operator.read("/people?name=bE")
    assert [(one["name"], one["kept"], one["muted"], one["sockets"]) for one in found] == [("Bea", True, False, 1)]
    assert len(operator.read("/people")) == 3
    assert operator.read("/people?name=%25") == []


def test_sessions_tables_and_chat_are_shown(operator: Operator, company: Company) -> None:
    assert {one["name"] for one in operator.read("/sessions")} == {"Ada", "Bea", "Carla"}
    assert [one["name"] for one in operator.read(f"/sessions?person={company.bea.id}")] == ["Bea"]
    assert operator.read("/sessions?person=nobody") == []
    (table,) = operator.read("/tables?status=running")
    assert (table["host_name"], [chair["name"] for chair in table["chairs"]]) == ("Ada", ["Ada", "Bea", "Carla"])
    assert operator.read("/tables?status=open") == []
    assert [one["id"] for one in operator.read(f"/tables?person={company.bea.id}")] == [company.table]
    details = operator.read(f"/tables/{company.table}")
    assert [(line["line"], line["name"], line["text"]) for line in details["lines"]] == [
        (company.line, "Bea", "something rude")
    ]
    assert code(operator.ask("GET", "/tables/none")) == (404, "not_found")


def test_who_came_by_an_invite_is_listed(operator: Operator, server: InProcessServer) -> None:
    ada, bea = Visitor(server, "Ada"), Visitor(server, "Bea")
    table = ada.open_table("me", "open", "open")
    invite = ada.ask("GET", f"/api/tables/{table}").json()["invite"]
    bea.ask("POST", f"/api/tables/{table}/enter", {"invite": invite})
    details = operator.read(f"/tables/{table}")
    assert details["guests"] == [{"person": bea.id, "name": "Bea"}]
    assert invite not in str(details)


# ---- what the operator does


def test_a_line_that_is_removed_is_told_to_nobody(operator: Operator, company: Company) -> None:
    company.phones[0].listen()
    operator.does(f"/tables/{company.table}/lines/{company.line}/removal", {"reason": "rude"})
    (told,) = (one["event"] for one in company.phones[0].listen() if one["t"] == "ev")
    assert (told["kind"], told["line"]) == ("line-removed", company.line)
    again = company.ada.socket().hello(company.table, 0, since=0)
    assert "something rude" not in str(again)
    assert "something rude" not in str(operator.read(f"/tables/{company.table}"))
    assert (
        code(operator.ask("POST", f"/tables/{company.table}/lines/{company.line}/removal", {"reason": "x"}))[0] == 409
    )
    assert code(operator.ask("POST", f"/tables/{company.table}/lines/1/removal", {"reason": "x"})) == (400, "bad_text")
    assert operator.audit()[1:] == [("line-removed", f"line:{company.table}/{company.line}", "rude")]


def test_a_removed_line_stays_removed_when_the_table_is_loaded_again(operator: Operator, company: Company) -> None:
    operator.does(f"/tables/{company.table}/lines/{company.line}/removal", {"reason": "rude"})
    for phone in company.phones:
        phone.close()
    assert company.table not in company.server.services.live.node.rooms
    again = company.ada.socket().hello(company.table, 0, since=0)
    assert again[0]["t"] == "sync"
    assert "something rude" not in str(again)


def test_a_guest_is_removed_for_good_and_a_bot_plays_on(operator: Operator, company: Company) -> None:
    operator.does(f"/tables/{company.table}/people/{company.bea.id}/removal", {"reason": "rude"})
    assert company.phones[1].listen_raw() == (1008, ["removed"])
    assert codes(company.bea.socket().hello(company.table, 1)) == ["no_table"]
    table = company.server.services.live.node.rooms[company.table].table
    assert table.chairs[1].stand_in
    path = f"/tables/{company.table}/people/{company.ada.id}/removal"
    assert code(operator.ask("POST", path, {"reason": "x"})) == (403, "forbidden")  # she is the host
    assert operator.audit()[1:] == [("guest-removed", f"person:{company.bea.id}", f"{company.table}: rude")]


def test_a_table_is_closed(operator: Operator, company: Company) -> None:
    operator.does(f"/tables/{company.table}/closing", {"reason": "nothing but trouble"})
    answers = company.phones[0].ask(t="cmd", id="m", base=99, move="thrust 3")
    assert "over" in codes(answers)
    assert operator.read("/tables?status=closed")[0]["id"] == company.table
    assert code(operator.ask("POST", f"/tables/{company.table}/closing", {"reason": "x"}))[0] == 409
    assert operator.audit()[1:] == [("table-closed", f"table:{company.table}", "nothing but trouble")]


def test_reports_come_with_the_chat_around_them(operator: Operator, company: Company) -> None:
    for number in range(15):
        company.says(2, f"after {number}")
    told = {"table": company.table, "line": company.line, "reason": "rude"}
    assert company.ada.ask("POST", "/api/reports", told).status_code == 204
    assert company.ada.ask("POST", "/api/reports", {"table": company.table, "seat": 2, "reason": "slow"}).is_success
    slow, rude = operator.read("/reports")
    assert (rude["reporter"], rude["about_name"], rude["reason"], rude["line"]) == ("Ada", "Bea", "rude", company.line)
    assert [line["text"] for line in rude["lines"]] == ["something rude", *(f"after {n}" for n in range(10))]
    assert (slow["about_name"], slow["line"], len(slow["lines"])) == ("Carla", None, 16)
    operator.does(f"/reports/{rude['id']}/done")
    assert [one["id"] for one in operator.read("/reports")] == [slow["id"]]
    assert [one["id"] for one in operator.read("/reports?done=true")] == [rude["id"]]
    assert code(operator.ask("POST", f"/reports/{rude['id']}/done")) == (404, "not_found")
    assert operator.audit()[-1] == ("report-done", f"person:{company.bea.id}", "")


def test_the_log_tells_who_it_was_about_by_todays_name(operator: Operator, company: Company) -> None:
    operator.does(f"/people/{company.bea.id}/mute", {"reason": "rude", "minutes": 10})
    company.bea.ask("PATCH", "/api/me", {"name": "Beatrice"})
    assert operator.read("/audit")[0]["name"] == "Beatrice"
    assert company.bea.ask("POST", "/api/me/deletion", {"name": "Beatrice"}).status_code == 204
    assert operator.read("/audit")[0]["name"] == "somebody"


def test_a_reason_is_needed(operator: Operator, company: Company) -> None:
    for reason in ("", "   ", "x" * 201):
        assert operator.ask("POST", f"/people/{company.bea.id}/mute", {"reason": reason}).status_code == 400
    assert operator.audit() == [("logged-in", "", "other")]


def test_what_is_refused_is_not_noted(operator: Operator, company: Company) -> None:
    for path in ("/people/nobody/mute", f"/tables/{company.table}/people/nobody/removal", "/tables/none/closing"):
        assert operator.ask("POST", path, {"reason": "x"}).status_code == 404
    for path in (f"/people/{company.bea.id}/mute", "/bans/none"):
        assert operator.ask("DELETE", path).status_code == 404
    assert operator.audit() == [("logged-in", "", "other")]


def test_the_log_can_be_read_further_back(operator: Operator, company: Company) -> None:
    for number in range(5):
        operator.does(f"/people/{company.bea.id}/mute", {"reason": f"{number}"})
    rows = operator.read("/audit")
    assert [row["reason"] for row in operator.read(f"/audit?before={rows[2]['id']}")] == ["1", "0", "other"]


def test_a_ban_of_ones_own_address_is_a_mistake(operator: Operator) -> None:
    ban = {"kind": "address", "value": ADDRESS, "reason": "a flood"}
    assert code(operator.ask("POST", "/bans", ban)) == (400, "bad_request")
    assert code(operator.ask("POST", "/bans", ban | {"value": "nonsense"})) == (400, "bad_request")
