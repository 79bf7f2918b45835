"""New tables are limited per address and person, and so are tables at which only bots play."""

import asyncio
from pathlib import Path

import httpx

from online.company import RACE, Visitor
from server.race import move
from server.visiting import InProcessServer, code
from tavolino.server.live.node import Node

ONLY_BOTS = ["bot", "bot", "bot"]


def start(visitor: Visitor, *chairs: str) -> tuple[int, str]:
    table = visitor.open_table(*chairs)
    answer = visitor.ask("POST", f"/api/tables/{table}/start")
    return (answer.status_code, "") if answer.status_code == 200 else code(answer)


def test_bots_play_by_themselves_at_a_few_tables_of_an_address(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, bot_tables_per_address=2, bot_workers=0) as server:
        ada, bea = Visitor(server, "Ada"), Visitor(server, "Bea")
        assert [start(ada, *ONLY_BOTS), start(bea, *ONLY_BOTS)] == [(200, "")] * 2
        assert start(ada, *ONLY_BOTS) == start(bea, *ONLY_BOTS) == (409, "bots_busy")
        ada.browser = server.browser("198.51.100.7")  # elsewhere
        ada.browser.enter("Ada")
        assert start(ada, *ONLY_BOTS) == (200, "")


def together(visitor: Visitor, *asked: tuple[str, object]) -> list[int]:
    """The statuses of requests that are sent at the same moment."""

    async def all_of_them() -> list[httpx.Response]:
        return await asyncio.gather(*(visitor.browser.request("POST", path, body) for path, body in asked))

    return sorted(answer.status_code for answer in visitor.server.runner.run(all_of_them()))


def test_those_that_begin_at_the_same_moment_are_counted_together(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, bot_tables_per_address=2, bot_workers=0) as server:
        ada = Visitor(server, "Ada")
        tables = [ada.open_table(*ONLY_BOTS) for _ in range(6)]
        assert together(ada, *((f"/api/tables/{table}/start", None) for table in tables)) == [200] * 2 + [409] * 4
        for table in tables:
            ada.ask("DELETE", f"/api/tables/{table}")
        assert start(ada, *ONLY_BOTS) == (200, "")  # they count no longer


def test_who_plays_with_bots_is_not_limited(tmp_path: Path) -> None:
    """The negative control."""
    with InProcessServer(tmp_path, bot_tables_per_address=2, bot_workers=0) as server:
        ada = Visitor(server, "Ada")
        assert [start(ada, "me", "bot", "bot") for _ in range(5)] == [(200, "")] * 5


def test_a_table_that_was_left_to_bots_counts(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, bot_tables_per_address=1, bot_workers=0) as server:
        ada = Visitor(server, "Ada")
        table = ada.open_table("me", "bot", "bot")
        ada.start(table)
        assert ada.ask("DELETE", f"/api/tables/{table}/seats/0").status_code == 200
        assert start(ada, *ONLY_BOTS) == (409, "bots_busy")


def test_there_is_a_limit_for_the_whole_server(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, bot_tables_per_address=1, addresses_at_limit=3, bot_workers=0) as server:
        answers = []
        for host in range(4):
            visitor = Visitor(server, None)
            visitor.browser = server.browser(f"198.51.100.{host}")
            visitor.browser.enter("Ada")
            answers.append(start(visitor, *ONLY_BOTS)[0])
        assert answers == [200, 200, 200, 409]


def test_new_tables_are_limited_per_address_whoever_opens_them(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, tables_per_hour=6) as server:
        ada, bea = Visitor(server, "Ada"), Visitor(server, "Bea")
        ada.open_table("me", "open", "open")
        bea.open_table("me", "open", "open")
        assert ada.ask("POST", "/api/lessons/cafe-race").status_code == 201
        wanted = {"game": "cafe-race", "chairs": [{"who": "me"}] * 3}
        refused = bea.ask("POST", "/api/tables", wanted)
        assert code(refused) == (429, "too_many")
        assert int(refused.headers["retry-after"]) > 500


def test_chairs_change_so_often(tmp_path: Path) -> None:
    """Each change is an entry of the log, which everybody who comes has to have read."""
    with InProcessServer(tmp_path, seat_changes_per_minute=3) as server:
        ada = Visitor(server, "Ada")
        table = ada.open_table("me", "open", "open", public=True)
        ada.sit(table, 1)
        assert ada.ask("DELETE", f"/api/tables/{table}/seats/1").status_code == 200
        assert ada.ask("POST", f"/api/tables/{table}/invite").status_code == 200
        assert code(ada.ask("PUT", f"/api/tables/{table}/seats/1", {"who": "me"})) == (429, "too_many")
        bea = Visitor(server, "Bea", "198.51.100.7")
        bea.sit(table, 1)  # the control: elsewhere


def test_one_person_hosts_so_many_tables_also_of_those_opened_at_the_same_moment(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, tables_per_person=3) as server:
        ada = Visitor(server, "Ada")
        wanted = {"game": RACE, "chairs": [{"who": "me"}] * 3}
        assert together(ada, *[("/api/tables", wanted)] * 8) == [201] * 3 + [409] * 5
        assert Visitor(server, "Bea").open_table("me", "open", "open")  # the control: somebody else may
        ada.ask("DELETE", f"/api/tables/{ada.ask('GET', '/api/tables/mine').json()[0]['id']}")
        assert together(ada, *[("/api/tables", wanted)] * 2) == [201, 409]


def test_a_rematch_counts_as_a_table(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, tables_per_person=1, bot_workers=0) as server:
        ada = Visitor(server, "Ada")
        over = ada.open_table("me", "me", "me")
        ada.start(over)
        server.runner.run(played_to_the_end(server.services.live.node, over))
        another = ada.open_table("me", "open", "open")
        assert code(ada.ask("POST", f"/api/tables/{over}/rematch")) == (409, "too_much")
        ada.ask("DELETE", f"/api/tables/{another}")
        assert ada.ask("POST", f"/api/tables/{over}/rematch").status_code == 200


async def played_to_the_end(node: Node, table: str) -> None:
    room = node.rooms[table]
    while room.table.status != "finished":
        await move(node, room)
