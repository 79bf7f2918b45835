"""Blocking and reporting: by what one sees of somebody at a table."""

from pathlib import Path
from typing import Any

import pytest

from no_limits import NO_LIMITS
from online.company import Visitor, codes
from server.visiting import InProcessServer, code
from tavolino.server.http.handlers.others import MOST_BLOCKED


class Company:
    """Ada, Bea and Carla at a public race, Zoe looking on; each with a socket."""

    def __init__(self, server: InProcessServer) -> None:
        self.server = server
        self.ada, self.bea, self.carla, self.zoe = (Visitor(server, name) for name in ("Ada", "Bea", "Carla", "Zoe"))
        self.table = self.ada.open_table("me", "open", "open", public=True)
        self.bea.sit(self.table, 1)
        self.carla.sit(self.table, 2)
        self.phones = {who.id: who.socket() for who in (self.ada, self.bea, self.carla, self.zoe)}
        for seat, who in enumerate((self.ada, self.bea, self.carla)):
            self.phones[who.id].hello(self.table, seat)
        self.phones[self.zoe.id].hello(self.table)

    def says(self, who: Visitor, text: str) -> int:
        """The number of the line."""
        answers = self.phones[who.id].ask(t="say", id=text.replace(" ", "-"), text=text)
        return next(int(one["seq"]) for one in answers if one["t"] == "ack")

    def hears(self, who: Visitor) -> list[Any]:
        """What this one is told of the latest entries: the text, or None for an entry of which there is nothing."""
        events = [one["event"] for one in self.phones[who.id].listen() if one["t"] == "ev"]
        return [None if event is None else event.get("text") for event in events]

    def block(self, who: Visitor, **whom: int) -> tuple[int, Any]:
        answer = who.ask("POST", "/api/me/blocks", {"table": self.table, **whom})
        return answer.status_code, answer.json()


@pytest.fixture
def company(server: InProcessServer) -> Company:
    return Company(server)


def test_chat_of_somebody_blocked_is_not_sent_and_no_number_is_missing(company: Company) -> None:
    for who in (company.ada, company.bea, company.carla, company.zoe):
        company.phones[who.id].listen()
    status, listed = company.block(company.ada, seat=1)
    assert (status, [one["name"] for one in listed]) == (200, ["Bea"])
    company.says(company.bea, "you cannot hear me")
    company.says(company.carla, "ciao Ada")
    assert company.hears(company.ada) == [None, "ciao Ada"]
    assert company.hears(company.zoe) == ["you cannot hear me", "ciao Ada"]  # the control
    again = company.ada.socket()
    past = again.hello(company.table, 0, since=0)[0]["past"]
    assert [one["seq"] for one in past] == list(range(1, len(past) + 1))
    assert "you cannot hear me" not in str(past)
    assert "ciao Ada" in str(past)


def test_an_onlooker_is_blocked_by_a_line_of_theirs(company: Company) -> None:
    line = company.says(company.zoe, "what a slow game")
    assert company.block(company.bea, line=line)[0] == 200
    company.hears(company.bea)
    company.says(company.zoe, "and so boring")
    assert company.hears(company.bea) == [None]


def test_a_block_is_a_one_way_street(company: Company) -> None:
    company.block(company.ada, seat=1)
    company.phones[company.bea.id].listen()
    company.says(company.ada, "ciao Bea")
    assert company.hears(company.bea) == ["ciao Bea"]
    assert company.bea.ask("GET", "/api/me/blocks").json() == []


def test_who_is_blocked_cannot_sit_down_at_ones_tables(company: Company) -> None:
    company.block(company.ada, seat=1)
    table = company.ada.open_table("me", "open", "open", public=True)
    refused = company.bea.ask("PUT", f"/api/tables/{table}/seats/1", {"who": "me"})
    assert code(refused) == (403, "forbidden")
    company.carla.sit(table, 1)  # the control
    elsewhere = company.carla.open_table("me", "open", "open", public=True)
    company.bea.sit(elsewhere, 1)


def test_a_block_can_be_lifted(company: Company) -> None:
    _, (block,) = company.block(company.ada, seat=1)
    assert code(company.bea.ask("DELETE", f"/api/me/blocks/{block['id']}")) == (404, "not_found")
    assert company.ada.ask("DELETE", f"/api/me/blocks/{block['id']}").status_code == 204
    company.phones[company.ada.id].listen()
    company.says(company.bea, "here I am again")
    assert company.hears(company.ada) == ["here I am again"]


@pytest.mark.parametrize(
    ("whom", "refused"),
    [
        ({}, (400, "bad_request")),
        ({"seat": 1, "line": 2}, (400, "bad_request")),
        ({"seat": 0}, (400, "bad_request")),  # oneself
        ({"seat": 7}, (400, "bad_seat")),
        ({"line": 0}, (404, "not_found")),
        ({"line": 1}, (404, "not_found")),
        ({"line": 999}, (404, "not_found")),
    ],
    ids=str,
)
def test_only_somebody_who_is_there_can_be_blocked_or_reported(
    company: Company, whom: dict[str, int], refused: tuple[int, str]
) -> None:
    assert code(company.ada.ask("POST", "/api/me/blocks", {"table": company.table, **whom})) == refused
    told = {"table": company.table, "reason": "rude", **whom}
    assert code(company.ada.ask("POST", "/api/reports", told)) == refused


def test_nobody_at_a_table_that_one_may_not_see(company: Company) -> None:
    private = company.bea.open_table("me", "open", "open")
    assert code(company.ada.ask("POST", "/api/me/blocks", {"table": private, "seat": 0})) == (404, "no_table")
    assert code(company.ada.ask("POST", "/api/reports", {"table": private, "seat": 0, "reason": "x"}))[0] == 404


def test_there_is_an_end_to_blocking(company: Company, monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_BLOCKED >= 100
    monkeypatch.setattr("tavolino.server.http.handlers.others.MOST_BLOCKED", 1)
    assert company.block(company.ada, seat=1)[0] == 200
    assert code(company.ada.ask("POST", "/api/me/blocks", {"table": company.table, "seat": 2})) == (409, "too_much")


def test_reports_have_a_reason_and_a_rate(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, **NO_LIMITS | {"reports_per_hour": 5}) as server:
        company = Company(server)

        def report(reason: str) -> int:
            told = {"table": company.table, "seat": 1, "reason": reason}
            return company.ada.ask("POST", "/api/reports", told).status_code

        assert [report(reason) for reason in ("", "  \n ", "x" * 501)] == [400, 400, 400]
        assert [report("rude") for _ in range(3)] == [204, 204, 429]


def test_what_one_reported_is_in_ones_data(company: Company) -> None:
    line = company.says(company.bea, "something rude")
    company.ada.ask("POST", "/api/reports", {"table": company.table, "line": line, "reason": "  that\nline "})
    company.block(company.ada, seat=1)
    own = company.ada.ask("GET", "/api/me/data").json()
    assert [(one["table"], one["line"], one["reason"]) for one in own["reports"]] == [
        (company.table, line, "that line")
    ]
    assert [one["name"] for one in own["blocks"]] == ["Bea"]
    assert company.bea.id not in company.ada.heard[-1]


def test_moves_are_told_to_those_who_have_blocked_their_player(company: Company) -> None:
    company.block(company.ada, seat=1)
    company.ada.start(company.table)
    company.phones[company.ada.id].listen()
    answers = company.phones[company.bea.id].ask(t="cmd", id="m", base=99, move="thrust 3")
    assert "ack" in codes(answers)
    events = [one["event"] for one in company.phones[company.ada.id].listen() if one["t"] == "ev"]
    assert [event["kind"] for event in events] == ["moved"]
