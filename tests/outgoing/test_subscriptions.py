"""What people can do with their subscriptions, and what they learn of them."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select

from no_limits import NO_LIMITS
from online.company import Visitor
from outgoing.service import HOST
from outgoing.telling_server import Company, TellingServer
from server.visiting import InProcessServer, code
from tavolino.server.http.handlers.notifications import MOST_OF_A_PERSON, MOST_OF_A_TABLE
from tavolino.store.schema import OUTBOX, SUBSCRIPTIONS

SECRET = "a-secret-in-the-address"


@pytest.fixture
def company(tmp_path: Path) -> Iterator[Company]:
    with TellingServer(tmp_path) as server:
        yield Company(server)


def rows(server: InProcessServer) -> int:
    def count(connection: Connection) -> int:
        return sum(
            connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in (SUBSCRIPTIONS, OUTBOX)
        )

    return server.runner.run(server.services.store.read(count))


def test_nothing_is_taken_where_the_operator_has_not_turned_it_on(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, **NO_LIMITS) as server:
        ada = Visitor(server, "Ada")
        assert ada.ask("GET", "/api/me/notifications").json() == {"on": False, "push_key": None, "subscriptions": []}
        new = {"address": "https://hooks.example/", "form": "plain"}
        assert code(ada.ask("POST", "/api/me/webhooks", new)) == (409, "outgoing_off")
        push = {"endpoint": "https://hooks.example/", "keys": {"p256dh": "x", "auth": "x"}}
        assert code(ada.ask("POST", "/api/me/push", push)) == (409, "outgoing_off")
        table = ada.open_table("me", "open", "open")
        assert code(ada.ask("POST", f"/api/tables/{table}/webhooks", new)) == (409, "outgoing_off")
        assert rows(server) == 0


def test_an_address_is_shown_by_its_host_only(company: Company) -> None:
    company.subscribe(company.ada, "/api/me/webhooks", SECRET, "slack")
    shown = company.ada.ask("GET", "/api/me/notifications").json()["subscriptions"]
    netloc = f"{HOST}:{company.server.service.port}"
    assert [(one["form"], one["host"], one["table"]) for one in shown] == [
        ("plain", netloc, None),
        ("slack", netloc, None),
    ]
    assert SECRET not in "".join(company.ada.heard)
    assert SECRET in company.ada.ask("GET", "/api/me/data").text  # all that is stored about oneself
    assert SECRET not in company.bea.ask("GET", "/api/me/data").text


@pytest.mark.parametrize("address", ["http://hooks.example/", "https://user@hooks.example/", "hooks.example"])
def test_an_address_that_could_never_be_called_is_refused_at_once(company: Company, address: str) -> None:
    for path in ("/api/me/webhooks", f"/api/tables/{company.open_table('me', 'open')}/webhooks"):
        assert code(company.ada.ask("POST", path, {"address": address})) == (400, "bad_address")


def test_where_a_name_leads_is_told_to_nobody_who_sets_it(company: Company) -> None:
    """It is looked up when something is sent, and then it failed: by what, the one who set it need not know."""
    body = {"address": f"https://nobody.example:{company.server.service.port}/"}
    assert company.ada.ask("POST", "/api/me/webhooks", body).status_code == 201
    company.bea.sit(company.open_table("me", "open"), 1)
    company.server.later()
    shown = company.ada.ask("GET", "/api/me/notifications").json()["subscriptions"]
    assert [one["failure"] for one in shown] == [None, "unreachable"]


def test_only_the_host_sets_the_webhooks_of_a_table(company: Company) -> None:
    table = company.open_table("me", "open")
    new = {"address": company.server.address("channel")}
    assert code(company.bea.ask("POST", f"/api/tables/{table}/webhooks", new)) == (403, "forbidden")
    assert company.ada.ask("POST", f"/api/tables/{table}/webhooks", new).status_code == 201
    assert code(company.ada.ask("POST", "/api/tables/nowhere/webhooks", new)) == (404, "no_table")


def test_one_removes_ones_own_only(company: Company) -> None:
    (own,) = company.ada.ask("GET", "/api/me/notifications").json()["subscriptions"]
    path = f"/api/me/subscriptions/{own['id']}"
    assert code(company.bea.ask("DELETE", path)) == (404, "not_found")
    assert company.ada.ask("DELETE", path).status_code == 204
    assert code(company.ada.ask("DELETE", path)) == (404, "not_found")
    company.bea.sit(company.open_table("me", "open"), 1)
    assert company.server.later() == []


def test_there_are_so_many_of_a_person_and_of_a_table(company: Company) -> None:
    table = company.open_table("me", "open")
    new = {"address": company.server.address("x")}
    for path, most in (("/api/me/webhooks", MOST_OF_A_PERSON - 1), (f"/api/tables/{table}/webhooks", MOST_OF_A_TABLE)):
        answers = [company.ada.ask("POST", path, new) for _ in range(most + 1)]
        assert [answer.status_code for answer in answers] == [*[201] * most, 409]
        assert code(answers[-1]) == (409, "too_much")


def test_with_the_account_all_of_it_goes(company: Company) -> None:
    table = company.open_table("me", "open")
    company.subscribe(company.ada, f"/api/tables/{table}/webhooks", "channel")
    for visitor in (company.bea, company.carla):
        visitor.ask("POST", "/api/me/deletion", {"name": visitor.me["name"]})
    company.ada.ask("PUT", f"/api/tables/{table}/seats/1", {"who": "bot", "level": "greedy"})
    assert rows(company.server) > 2  # the control: Ada's, the table's and what waits for them
    company.ada.ask("POST", "/api/me/deletion", {"name": "Ada"})
    assert rows(company.server) == 0
    assert company.server.later() == []
