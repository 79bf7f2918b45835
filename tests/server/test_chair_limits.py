"""Nobody takes all free chairs at public tables, neither alone nor with others of the same address."""

import asyncio
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from online.company import Visitor, the_table
from server.visiting import InProcessServer, code
from tavolino.table.plan import Chair

PLENTY = 1_000_000


@pytest.fixture
def server(tmp_path: Path) -> Iterator[InProcessServer]:
    with InProcessServer(
        tmp_path, chairs_per_person=4, chairs_per_address=6, requests_burst=PLENTY, tables_per_person=PLENTY
    ) as opened:
        yield opened


def take(visitor: Visitor, table: str, seat: int = 1) -> str:
    """`sat`, or the code of the refusal."""
    answer = visitor.ask("PUT", f"/api/tables/{table}/seats/{seat}", {"who": "me"})
    return "sat" if answer.status_code == 200 else str(answer.json()["code"])


def open_tables(server: InProcessServer, number: int, public: bool = True) -> list[str]:
    host = Visitor(server, "Host", "192.0.2.1")
    return [host.open_table("me", "open", "open", public=public) for _ in range(number)]


def test_a_stranger_takes_a_few_of_the_free_chairs_and_no_more(server: InProcessServer) -> None:
    tables = open_tables(server, 6)
    zoe = Visitor(server, "Zoe", "192.0.2.9")
    assert [take(zoe, table) for table in tables] == ["sat"] * 4 + ["too_much"] * 2
    assert take(Visitor(server, "Bea", "192.0.2.8"), tables[5]) == "sat"  # the chair is free for others


def test_a_chair_that_is_left_counts_no_longer(server: InProcessServer) -> None:
    tables = open_tables(server, 5)
    zoe = Visitor(server, "Zoe", "192.0.2.9")
    for table in tables[:4]:
        zoe.sit(table, 1)
    assert take(zoe, tables[4]) == "too_much"
    zoe.ask("DELETE", f"/api/tables/{tables[0]}/seats/1")
    assert take(zoe, tables[4]) == "sat"


def test_a_game_that_has_begun_counts_no_longer(server: InProcessServer) -> None:
    host = Visitor(server, "Host", "192.0.2.1")
    tables = [host.open_table("me", "open", "me", public=True) for _ in range(5)]
    zoe = Visitor(server, "Zoe", "192.0.2.9")
    for table in tables[:4]:
        zoe.sit(table, 1)
    host.start(tables[0])
    assert take(zoe, tables[4]) == "sat"


def test_at_one_table_a_stranger_has_two_chairs(server: InProcessServer) -> None:
    """To move from one to another, or for a friend on the same screen."""
    host = Visitor(server, "Host", "192.0.2.1")
    table = host.open_table("me", "open", "open", "open", public=True)
    zoe = Visitor(server, "Zoe", "192.0.2.9")
    assert [take(zoe, table, seat) for seat in (1, 2, 3)] == ["sat", "sat", "too_much"]
    assert take(zoe, table, 1) == "sat"  # her own, perhaps in another colour
    assert [take(host, table, seat) for seat in (0, 3)] == ["sat", "sat"]


def test_one_address_is_limited_however_many_people_it_has(server: InProcessServer) -> None:
    tables = open_tables(server, 8)
    crowd = [Visitor(server, f"Zoe {number}", "192.0.2.9") for number in range(8)]
    assert [take(one, table) for one, table in zip(crowd, tables, strict=True)] == ["sat"] * 6 + ["too_much"] * 2
    assert take(Visitor(server, "Bea", "192.0.2.8"), tables[7]) == "sat"
    crowd[0].ask("DELETE", f"/api/tables/{tables[0]}/seats/1")
    assert take(crowd[7], tables[6]) == "sat"


def test_private_tables_and_ones_own_do_not_count(server: InProcessServer) -> None:
    zoe = Visitor(server, "Zoe", "192.0.2.9")
    for _ in range(3):
        zoe.open_table("me", "me", "me", public=True)
    host = Visitor(server, "Host", "192.0.2.1")
    for _ in range(5):
        table = host.open_table("me", "open", "open")
        invite = host.ask("GET", f"/api/tables/{table}").json()["invite"]
        zoe.ask("POST", f"/api/tables/{table}/enter", {"invite": invite})
        assert take(zoe, table) == "sat"


def test_those_who_ask_at_the_same_moment_are_counted_together(server: InProcessServer) -> None:
    tables = open_tables(server, 12)
    zoe = Visitor(server, "Zoe", "192.0.2.9")
    asked = partial(zoe.browser.request, "PUT", body={"who": "me"})

    async def story() -> list[int]:
        answers = await asyncio.gather(*(asked(f"/api/tables/{table}/seats/1") for table in tables))
        return [answer.status_code for answer in answers]

    sat = server.runner.run(story()).count(200)
    assert sat <= 4
    assert [take(zoe, table, 2) for table in tables[: 5 - sat]] == ["sat"] * (4 - sat) + ["too_much"]


def test_a_kept_chair_is_always_free_for_its_person(server: InProcessServer) -> None:
    tables = open_tables(server, 5)
    zoe = Visitor(server, "Zoe", "192.0.2.9")
    for table in tables[:4]:
        zoe.sit(table, 1)
    the_table(server, tables[4]).chairs._chairs[1] = Chair("blue", kept_for=zoe.id, kept_name="Zoe")
    assert take(zoe, tables[4]) == "sat"


def test_a_refusal_says_what_to_do(server: InProcessServer) -> None:
    tables = open_tables(server, 5)
    zoe = Visitor(server, "Zoe", "192.0.2.9")
    for table in tables[:4]:
        zoe.sit(table, 1)
    answer = zoe.ask("PUT", f"/api/tables/{tables[4]}/seats/1", {"who": "me"})
    assert code(answer) == (409, "too_much")
    assert "leave one first" in answer.json()["message"]
