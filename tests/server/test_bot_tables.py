"""New tables are limited per address, and so are tables at which only bots play."""

from pathlib import Path

from online.company import Visitor
from server.visiting import InProcessServer, code

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
