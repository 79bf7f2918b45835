"""A table that a newer node has begun by rules that this one does not know: refused in words, and left alone."""

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from online.company import Visitor, codes
from server.visiting import InProcessServer

Line = tuple[int, str, bytes]


def log_of(folder: Path, table: str) -> list[Line]:
    with closing(sqlite3.connect(folder / "server.db")) as database:
        return database.execute(
            "SELECT seq, command, body FROM entries WHERE table_id = ? ORDER BY seq", (table,)
        ).fetchall()


def plant(folder: Path, table: str, rules: int) -> None:
    """As if a newer node had begun it."""
    ((seq, _, body),) = [line for line in log_of(folder, table) if b'"started"' in line[2]]
    newer = body.removesuffix(b"}") + b',"rules":%d}' % rules
    with closing(sqlite3.connect(folder / "server.db")) as database, database:
        database.execute("UPDATE entries SET body = ? WHERE table_id = ? AND seq = ?", (newer, table, seq))


def test_it_is_refused_in_words_and_nothing_of_it_is_touched(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with InProcessServer(tmp_path) as before:
        ada = Visitor(before, "Ada")
        newer, usual = (ada.open_table("me", "me", "me", public=True) for _ in range(2))
        for table in (newer, usual):
            ada.start(table)
        cookies = ada.browser.cookies
    plant(tmp_path, newer, 3)
    planted = log_of(tmp_path, newer)
    with InProcessServer(tmp_path) as server, caplog.at_level(logging.WARNING):
        ada = Visitor(server, None)
        ada.browser.cookies.update(cookies)
        answer = ada.ask("GET", f"/api/tables/{newer}")
        assert (answer.status_code, answer.json()["code"]) == (409, "unknown_rules")
        assert "version 3 of the rules of cafe-race is not known here" in answer.json()["message"]
        refused = ada.socket().hello(newer, 0)
        assert [(message["t"], message.get("code")) for message in refused] == [("err", "unknown_rules")]
        assert codes(ada.socket().hello(usual, 0)) == ["sync"]  # the control: the others are served
        listed = ada.ask("GET", "/api/tables/mine").json()
        assert {one["table"]["id"] if "table" in one else one["id"] for one in listed} == {newer, usual}
    assert log_of(tmp_path, newer) == planted
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []
