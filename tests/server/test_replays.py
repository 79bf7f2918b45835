"""Replays over HTTP: who may see them, what they contain, errors in records, and playing on from a moment."""

import gzip
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from golden.outcome import FOLDER, read
from online.company import Visitor, play_out, the_table
from server.visiting import InProcessServer, code
from tavolino.core.record import numbered_seats, parse
from tavolino.core.replay import Replay, verify
from tavolino.server.live.rating import rated_seats

RECORD = read(FOLDER / "cafe-race-basic-several-arrive.record")
LINES = RECORD.split("\n")


def played(server: InProcessServer, host: Visitor, **more: Any) -> str:
    """A finished race of one person in three seats."""
    wanted = {"game": "cafe-race", "chairs": [{"who": "me"}] * 3, **more}
    table = str(host.ask("POST", "/api/tables", wanted).json()["table"]["id"])
    host.start(table)
    phones = {seat: host.socket() for seat in range(3)}
    for seat, phone in phones.items():
        phone.hello(table, seat)
    play_out(server, table, phones)
    return table


def test_a_finished_game_is_told_from_any_seat_and_from_the_side(server: InProcessServer) -> None:
    ada = Visitor(server, "Ada")
    table = played(server, ada)
    record = parse(ada.ask("GET", f"/api/tables/{table}/record").text)
    for seat in (None, 0, 1, 2):
        course = ada.ask("GET", f"/api/tables/{table}/course" + ("" if seat is None else f"?seat={seat}")).json()
        assert (course["game"], course["seat"], course["seed"]) == ("cafe-race", seat, record.seed)
        assert [chair["name"] for chair in course["chairs"]] == ["Ada"] * 3
        replay = Replay(record)
        for number, (moment, view) in enumerate(zip(course["moments"], course["views"], strict=True)):
            events = replay.step(number) if number else []
            assert view == replay.match.game.view_json(replay.match.state, seat)
            assert moment["events"] == msgspec.to_builtins([event.seen_by(seat) for event in events])
        assert course["result"] == msgspec.to_builtins(replay.match.game.standing(replay.match.state))
    assert code(ada.ask("GET", f"/api/tables/{table}/course?seat=3")) == (400, "bad_seat")
    assert ada.ask("GET", f"/api/tables/{table}/course?views=false").json()["views"] == []


def test_a_replay_is_for_those_who_may_see_the_record_and_only_at_the_end(server: InProcessServer) -> None:
    ada, eve = Visitor(server, "Ada"), Visitor(server, None)
    table = ada.open_table("me", "me", "me")
    ada.start(table)
    for way in ("course", "position?at=0"):
        assert code(ada.ask("GET", f"/api/tables/{table}/{way}")) == (409, "not_now")
        assert code(eve.ask("GET", f"/api/tables/{table}/{way}")) == (404, "no_table")
    over = played(server, ada)
    assert code(eve.ask("GET", f"/api/tables/{over}/course")) == (404, "no_table")
    assert eve.ask("GET", f"/api/tables/{played(server, ada, public=True)}/course").status_code == 200


def test_a_replay_is_compressed_for_clients_that_accept_it(server: InProcessServer) -> None:
    browser = server.browser()
    small = browser.post("/api/course", {"record": RECORD}, accept_encoding="gzip")
    plain = browser.post("/api/course", {"record": RECORD}, accept_encoding="identity")
    assert small.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert small.json() == plain.json()
    assert len(gzip.compress(plain.content)) < len(plain.content) / 5


def test_a_record_that_somebody_brings_is_told_with_its_names_and_bots(server: InProcessServer) -> None:
    brought = RECORD.replace('"Ada"', '"greedy"')
    course = server.browser().post("/api/course", {"record": brought, "seat": 1}).json()
    assert (course["seat"], len(course["moments"]), len(course["views"])) == (1, 43, 43)
    assert (course["chairs"][0]["name"], course["chairs"][0]["bot"]) == ("", "greedy")
    assert course["chairs"][1]["name"] == parse(RECORD).seats[1]


def test_players_of_a_record_without_names_have_none(server: InProcessServer) -> None:
    """Readers see them in their own language, by their letters."""
    names = f"seats: {json.dumps(parse(RECORD).seats, ensure_ascii=False)}"
    for written in (numbered_seats(parse(RECORD).players), []):
        brought = RECORD.replace(names, f"seats: {json.dumps(written)}")
        assert brought != RECORD
        course = server.browser().post("/api/course", {"record": brought}).json()
        assert [chair["name"] for chair in course["chairs"]] == [""] * len(course["chairs"])


def test_a_record_under_way_is_told_as_far_as_it_goes(server: InProcessServer) -> None:
    begun = "\n".join(line for line in LINES[:20] if not line.startswith("seed:"))
    course = server.browser().post("/api/course", {"record": begun}).json()
    assert course["seed"] is None
    assert course["result"]["over"] is False


@pytest.mark.parametrize(
    ("line", "instead", "told"),
    [
        (0, "tavolino record 2", "line 1: "),
        (2, "rules: many", 'line 3, rules: write a whole number, not "many"'),
        (12, "3 0 dance", "“3 0 dance”: this is no move of this game"),
        (12, "4 0 thrust 1", "line 13: the line with number 3 is due here"),
        (12, "3 2 thrust 2 | d9", "“3 2 thrust 2 | d9”: "),
        (7, f"seed: {'0' * 64}", "seed: this is not the seed whose hash was shown at the start"),
    ],
)
def test_a_bad_record_is_answered_with_the_place_and_what_is_wrong(
    server: InProcessServer, line: int, instead: str, told: str
) -> None:
    answer = server.browser().post("/api/course", {"record": "\n".join([*LINES[:line], instead, *LINES[line + 1 :]])})
    assert code(answer) == (400, "bad_record"), answer.text
    assert told in answer.json()["message"]


def test_a_record_with_one_die_changed_is_refused_at_its_move(server: InProcessServer) -> None:
    rolled = next(number for number, line in enumerate(LINES) if line.startswith("6 ") and "| d" in line)
    head, bar, draws = LINES[rolled].partition("| d")
    forged = f"{head}{bar}{int(draws[0]) % 6 + 1}{draws[1:]}"
    answer = server.browser().post(
        "/api/course", {"record": "\n".join([*LINES[:rolled], forged, *LINES[rolled + 1 :]])}
    )
    assert code(answer) == (400, "bad_record")
    assert answer.json()["message"].startswith(f"“{forged[:70]}")
    assert ": the record says d" in answer.json()["message"]
    assert "the seed gives d" in answer.json()["message"]


def test_replays_are_rate_limited(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, courses_per_minute=2) as server:
        browser = server.browser()
        assert [browser.post("/api/course", {"record": RECORD}).status_code for _ in range(3)] == [200, 200, 429]
        other = server.browser("192.0.2.8")
        assert code(other.post("/api/course", {"record": "x" * 70_000})) == (413, "too_large")


# ---- playing on


def test_a_table_begins_from_any_moment_and_its_record_replays(server: InProcessServer) -> None:
    ada = Visitor(server, "Ada")
    table = played(server, ada)
    saved = ada.ask("GET", f"/api/tables/{table}/position?at=7").json()
    assert (saved["game"], saved["players"]) == ("cafe-race", 3)
    views = ada.ask("GET", f"/api/tables/{table}/course?seat=0").json()["views"]
    on = played(server, ada, start=saved["position"], options=saved["options"])
    course = ada.ask("GET", f"/api/tables/{on}/course?seat=0").json()
    assert course["from_position"] is True
    assert course["views"][0] == views[7]
    record = ada.ask("GET", f"/api/tables/{on}/record").text
    assert "\nstart: {" in record
    assert verify(parse(record)).over
    assert ada.ask("POST", "/api/course", {"record": record}).json()["views"][0] == views_of_onlooker(ada, table)[7]


def views_of_onlooker(visitor: Visitor, table: str) -> list[Any]:
    views: list[Any] = visitor.ask("GET", f"/api/tables/{table}/course").json()["views"]
    return views


def test_a_moment_of_a_brought_record_is_a_position_too(server: InProcessServer) -> None:
    ada = Visitor(server, "Ada")
    saved = ada.ask("POST", "/api/position", {"record": RECORD, "at": 12}).json()
    chairs = [{"who": "me"}, *[{"who": "bot"}] * (saved["players"] - 1)]
    wanted = {"game": saved["game"], "chairs": chairs, "options": saved["options"], "start": saved["position"]}
    assert ada.ask("POST", "/api/tables", wanted).status_code == 201
    assert code(ada.ask("POST", "/api/position", {"record": RECORD, "at": 99})) == (400, "bad_record")


def test_a_game_that_is_over_is_nothing_to_begin_from(server: InProcessServer) -> None:
    ada = Visitor(server, "Ada")
    last = len(parse(RECORD).entries) - 1
    saved = ada.ask("POST", "/api/position", {"record": RECORD, "at": last}).json()
    wanted = {"game": saved["game"], "chairs": [{"who": "me"}] * saved["players"], "start": saved["position"]}
    answer = ada.ask("POST", "/api/tables", wanted)
    assert code(answer) == (400, "bad_option")
    assert "the game is over" in answer.json()["message"]


def test_nobody_is_rated_for_going_on_from_a_position(server: InProcessServer) -> None:
    ada, bea = Visitor(server, "Ada"), Visitor(server, "Bea")
    saved = ada.ask("POST", "/api/position", {"record": RECORD, "at": 12}).json()
    chairs = [{"who": "me"}, {"who": "open"}, *[{"who": "bot"}] * (saved["players"] - 2)]
    for start in (None, saved["position"]):
        wanted = {"game": "cafe-race", "chairs": chairs, "public": True, "start": start}
        table = str(ada.ask("POST", "/api/tables", wanted).json()["table"]["id"])
        bea.sit(table, 1)
        assert bool(rated_seats(the_table(server, table), frozenset(range(3)))) is (start is None)
