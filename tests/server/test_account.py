"""What is stored about somebody: they can read it, and they can have it deleted."""

import asyncio
from functools import partial
from pathlib import Path

import httpx
import pytest
from sqlalchemy import Connection, select

from no_limits import NO_LIMITS
from online.company import Phone, Visitor, play_out, the_table
from server.race import move
from server.visiting import InProcessServer, code
from tavolino.server.live.accounts import Accounts
from tavolino.store import forgetting, ratings
from tavolino.store.ratings import Rating
from tavolino.store.schema import APPEARANCES, METADATA

WORDS = "a word of Ada's"


class Evening:
    """A race of Ada, Bea and Carla, in which Ada and an onlooker have spoken."""

    def __init__(self, server: InProcessServer) -> None:
        self.server = server
        self.ada, self.bea, self.carla, self.zoe = (Visitor(server, name) for name in ("Ada", "Bea", "Carla", "Zoe"))
        self.table = self.ada.open_table("me", "open", "open", public=True)
        self.bea.sit(self.table, 1)
        self.carla.sit(self.table, 2)
        self.ada.start(self.table)
        self.phones: dict[int, Phone] = {}
        for seat, visitor in enumerate((self.ada, self.bea, self.carla)):
            self.phones[seat] = visitor.socket()
            self.phones[seat].hello(self.table, seat)
        self.phones[0].ask(t="say", id="w", text=WORDS)

    def play_out(self) -> None:
        play_out(self.server, self.table, self.phones)

    def everything_told(self, visitor: Visitor) -> str:
        """All ways in which somebody could still meet a name or a line."""
        phone = visitor.socket()
        told = [str(phone.hello(self.table, None, since=0))]
        ways = ("", "/record", "/course")
        told += [visitor.ask("GET", f"/api/tables/{self.table}{way}").text for way in ways]
        told += [visitor.ask("GET", path).text for path in ("/api/tables/running", "/api/tables/open")]
        told += [visitor.ask("GET", path).text for path in ("/api/leaderboard/cafe-race", "/api/tables/mine")]
        return "".join(told)


@pytest.fixture
def evening(server: InProcessServer) -> Evening:
    return Evening(server)


def leave(visitor: Visitor, **proof: str) -> tuple[int, str]:
    answer = visitor.ask("POST", "/api/me/deletion", proof)
    return (204, "") if answer.status_code == 204 else code(answer)


# ---- reading


def test_everybody_gets_what_is_stored_about_them_and_about_nobody_else(evening: Evening) -> None:
    evening.play_out()
    evening.phones[1].ask(t="say", id="x", text="a word of Bea's")
    own = evening.ada.ask("GET", "/api/me/data").json()
    assert (own["name"], own["has_passphrase"], own["complete"]) == ("Ada", False, True)
    assert [(seat["table"], seat["seat"]) for seat in own["seats"]] == [(evening.table, 0)]
    assert [table["table"] for table in own["hosted"]] == [evening.table]
    assert [result["person"] for result in own["results"]] == [evening.ada.id]
    assert [rating["game"] for rating in own["ratings"]] == ["cafe-race"]
    assert [(line["table"], line["entry"]["text"]) for line in own["lines"]] == [(evening.table, WORDS)]
    assert len(own["sessions"]) == 1
    assert (own["blocks"], own["reports"]) == ([], [])
    text = evening.ada.heard[-1]
    assert not [secret for secret in (evening.bea.id, "a word of Bea's", "Bea", "seed", "invite") if secret in text]


def test_what_is_stored_is_not_asked_for_all_day(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, **NO_LIMITS | {"downloads_per_hour": 2}) as server:
        ada = Visitor(server, "Ada")
        assert [ada.ask("GET", "/api/me/data").status_code for _ in range(3)] == [200, 200, 429]


# ---- deleting


def test_nobody_is_deleted_by_accident(evening: Evening) -> None:
    assert leave(evening.ada) == (403, "not_confirmed")
    assert leave(evening.ada, name="ada") == (403, "not_confirmed")
    assert leave(evening.ada, passphrase="Ada") == (403, "not_confirmed")
    evening.bea.ask("POST", "/api/me/passphrase", {"passphrase": "two sugars please"})
    assert leave(evening.bea, name="Bea") == (403, "not_confirmed")
    assert leave(evening.bea, passphrase="two sugars plaese") == (403, "not_confirmed")
    assert evening.bea.ask("GET", "/api/me").json()["name"] == "Bea"
    assert leave(evening.bea, passphrase="two sugars please") == (204, "")
    assert evening.bea.ask("GET", "/api/me").status_code == 204


def test_after_a_game_its_seat_is_somebodys(evening: Evening) -> None:
    evening.play_out()
    assert WORDS in evening.everything_told(evening.zoe)  # the control
    assert "Ada" in evening.everything_told(evening.zoe)
    assert leave(evening.ada, name="Ada") == (204, "")
    told = evening.everything_told(evening.zoe)
    assert "Ada" not in told
    assert WORDS not in told
    assert '"somebody"' in evening.zoe.ask("GET", f"/api/tables/{evening.table}/record").text
    assert "Carla" in told


def test_nothing_of_them_is_left_in_the_database(evening: Evening) -> None:
    evening.play_out()
    assert found_in_store(evening.server, "Ada")  # the control
    assert found_in_store(evening.server, WORDS)
    leave(evening.ada, name="Ada")
    assert found_in_store(evening.server, "Ada") == []
    assert found_in_store(evening.server, WORDS) == []
    assert {table for table, column in found_in_store(evening.server, evening.ada.id)} <= {
        "tables",  # as the host
        "entries",
        "forgotten",
    }


def found_in_store(server: InProcessServer, text: str) -> list[tuple[str, str]]:
    """Every table and column that has this text."""

    def look(connection: Connection) -> list[tuple[str, str]]:
        found = []
        for table in METADATA.sorted_tables:
            for row in connection.execute(select(table)):
                for name, value in row._mapping.items():
                    shown = value.decode(errors="replace") if isinstance(value, bytes) else str(value)
                    if text in shown:
                        found.append((table.name, str(name)))
        return found

    return server.runner.run(server.services.store.read(look))


def test_in_a_game_under_way_a_bot_stands_in_to_the_end(evening: Evening) -> None:
    assert leave(evening.ada, name="Ada") == (204, "")
    table = the_table(evening.server, evening.table)
    assert table.chairs[0].stand_in
    assert table.chairs[0].forgotten
    assert evening.phones[0].listen_raw() == (1008, ["signed-out"])
    told = evening.everything_told(evening.zoe)
    assert "Ada" not in told
    assert WORDS not in told
    heard = evening.phones[1].listen()
    assert heard[-1]["t"] in ("sync", "here", "ev")
    chairs = [one["table"]["chairs"][0]["name"] for one in heard if one["t"] == "sync"]
    assert chairs[-1] == ""


def test_a_bot_stands_in_on_each_of_ones_seats(server: InProcessServer) -> None:
    """Also where one does already on another."""
    ada, bea = Visitor(server, "Ada"), Visitor(server, "Bea")
    table = bea.open_table("open", "open", "me", public=True)
    ada.sit(table, 0)
    ada.sit(table, 1)
    bea.start(table)
    assert ada.ask("DELETE", f"/api/tables/{table}/seats/0").status_code == 200
    leave(ada, name="Ada")
    assert [chair.stand_in for chair in the_table(server, table).chairs.all()] == [True, True, False]


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("PATCH", "/api/me", {"name": "Adele"}),
        ("POST", "/api/me/passphrase", {"passphrase": "two sugars please"}),
        ("POST", "/api/tables", {"game": "cafe-race", "chairs": [{"who": "me"}] * 3}),
        ("POST", "/api/reports", {"table": "TABLE", "seat": 1, "reason": "a reason"}),
        ("POST", "/api/me/blocks", {"table": "TABLE", "seat": 1}),
        ("DELETE", "/api/me/sessions", None),
        ("GET", "/api/me/data", None),
        ("DELETE", "/api/tables/TABLE/seats/0", None),
    ],
)
def test_what_somebody_asks_while_they_are_deleted_is_no_mistake_of_ours(
    evening: Evening, method: str, path: str, body: dict[str, object] | None
) -> None:
    browser = evening.ada.browser
    if body is not None and "table" in body:
        body["table"] = evening.table
    asked = method, path.replace("TABLE", evening.table), body

    async def at_the_same_time() -> list[httpx.Response]:
        farewell = browser.request("POST", "/api/me/deletion", {"name": "Ada"})
        return await asyncio.gather(farewell, *(browser.request(*asked) for _ in range(5)))

    answers = evening.server.runner.run(at_the_same_time())
    assert answers[0].status_code == 204
    assert [answer.text for answer in answers if answer.status_code >= 500] == []


def test_a_table_that_has_not_begun_goes_with_its_host_and_others_get_a_free_chair(server: InProcessServer) -> None:
    ada, bea = Visitor(server, "Ada"), Visitor(server, "Bea")
    own, other = ada.open_table("me", "open", "open", public=True), bea.open_table("me", "open", "open", public=True)
    empty = ada.open_table("open", "open", "open", public=True)
    ada.sit(other, 1)
    leave(ada, name="Ada")
    for table in (own, empty):
        assert bea.ask("GET", f"/api/tables/{table}").json()["table"]["status"] == "closed"
    chairs = bea.ask("GET", f"/api/tables/{other}").json()["table"]["chairs"]
    assert [chair["taken"] for chair in chairs] == [True, False, False]
    assert found_in_store(server, "Ada") == []


def test_the_name_is_free_again_and_a_seat_token_leads_nowhere(evening: Evening) -> None:
    token = evening.ada.token(evening.table, 0)
    evening.ada.ask("POST", "/api/me/passphrase", {"passphrase": "two sugars please"})
    leave(evening.ada, passphrase="two sugars please")
    other = Visitor(evening.server, "Ada")
    assert other.ask("POST", "/api/me/passphrase", {"passphrase": "three sugars please"}).status_code == 200
    program = Visitor(evening.server, None).socket()
    assert [one["code"] for one in program.hello(evening.table, 0, token=token)] == ["bad_token"]


def test_results_of_others_stay_and_are_rated_among_themselves(evening: Evening) -> None:
    leave(evening.ada, name="Ada")
    node = evening.server.services.live.node
    room = node.rooms[evening.table]

    async def to_the_end() -> None:
        while room.table.status != "finished":
            await move(node, room)

    evening.server.runner.run(to_the_end())
    leaders = evening.bea.ask("GET", "/api/leaderboard/cafe-race").json()
    assert {leader["name"] for leader in leaders} == {"Bea", "Carla"}
    assert found_in_store(evening.server, evening.ada.id).count(("ratings", "person")) == 0
    assert found_in_store(evening.server, evening.ada.id).count(("results", "person")) == 0


def test_what_a_server_has_left_undone_is_done_by_the_next(evening: Evening) -> None:
    evening.play_out()
    server = evening.server
    begin = partial(forgetting.begin, person=evening.ada.id, now=1)
    server.runner.run(server.services.store.write(begin))  # and then it was stopped
    assert found_in_store(server, WORDS)
    server.runner.run(server.services.live.accounts.finish())
    assert found_in_store(server, WORDS) == []
    assert ("appearances", "person") not in found_in_store(server, evening.ada.id)


def test_what_a_node_stores_that_has_not_heard_yet_is_swept(evening: Evening) -> None:
    """A game that ends elsewhere at the same moment rates somebody who is gone."""
    evening.play_out()
    leave(evening.ada, name="Ada")
    server = evening.server
    late = Rating("cafe-race", evening.ada.id, 25.0, 8.0, 1, 1, 1)
    server.runner.run(server.services.store.write(partial(ratings.put, ratings=[late])))
    assert ("ratings", "person") in found_in_store(server, evening.ada.id)
    server.runner.run(server.services.live.accounts.finish())
    assert ("ratings", "person") not in found_in_store(server, evening.ada.id)
    assert ("ratings", "person") in found_in_store(server, evening.bea.id)


def test_two_deletions_at_the_same_time_do_not_disturb_each_other(evening: Evening) -> None:
    evening.play_out()
    accounts: Accounts = evening.server.services.live.accounts

    async def both() -> None:
        await asyncio.gather(accounts.delete(evening.ada.id), accounts.delete(evening.bea.id))

    evening.server.runner.run(both())
    told = evening.everything_told(evening.zoe)
    assert "Ada" not in told
    assert "Bea" not in told


def test_where_somebody_appears_is_noted_once(evening: Evening) -> None:
    phone = evening.zoe.socket()
    phone.hello(evening.table)
    for number in range(3):
        phone.ask(t="say", id=f"z{number}", text="ciao")

    def of_zoe(connection: Connection) -> list[str]:
        return list(
            connection.execute(select(APPEARANCES.c.table_id).where(APPEARANCES.c.person == evening.zoe.id)).scalars()
        )

    assert evening.server.runner.run(evening.server.services.store.read(of_zoe)) == [evening.table]
    leave(evening.zoe, name="Zoe")
    assert found_in_store(evening.server, "Zoe") == []
