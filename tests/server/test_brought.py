"""What anybody may bring costs the server little: a record, a menu, a temple, a position, and the tables with them."""

from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from online.company import Visitor
from server.visiting import Browser, InProcessServer, code
from tavolino.core.chance import FastChance
from tavolino.core.fault import MOST_FAULTS, fault
from tavolino.core.match import Match
from tavolino.core.record import Record, Start
from tavolino.core.refusal import BadOption, BadRecord
from tavolino.core.registry import find
from tavolino.games.coffin_rush.house import house
from tavolino.server.files import boards
from tavolino.server.files.jobs import LARGEST_ANSWER
from tavolino.server.replay.replay import replay_of
from tavolino.server.workers.limits import MEGABYTE, JobLimits
from tavolino.server.workers.process import WorkerProcess
from tavolino.store import lobby
from tavolino.table.plan import Plan

MANY_PLAYERS = """tavolino record 1
game: cafe-race
rules: 1
players: 999999999
options: {}
seats: []
seed-hash: x

0 - start
"""
MENU = {
    "cards": 200,
    "drink": [{"id": f"drink-{one}", "name": "Tea" * 10, "ingredients": ["tea"], "copies": 1} for one in range(200)],
}
MENU_SIZE = len(msgspec.json.encode(MENU))
OWN = {"game": "coffee-rush", "chairs": [{"who": "me"}] * 2, "options": {"menu": MENU}, "public": True}


def own_table(host: Browser) -> dict[str, Any]:
    made = host.post("/api/tables", OWN)
    assert made.status_code == 201, made.text
    told: dict[str, Any] = made.json()
    return told


# ---- records


def test_a_record_of_a_thousand_million_players_is_refused(server: InProcessServer) -> None:
    for path, more in (("/api/course", {}), ("/api/position", {"at": 0})):
        answer = server.browser().post(path, {"record": MANY_PLAYERS, **more})
        assert code(answer) == (400, "bad_record")
        assert answer.json()["message"] == "line 4, players: a game has at most 99 players"


def replay_many() -> bytes:
    record = Record("cafe-race", 1, 999_999_999, {}, [], "x", None, None, [Start()])
    return msgspec.json.encode(replay_of(record, None, None, True, LARGEST_ANSWER))


def test_a_game_is_begun_before_anything_is_made_for_each_player() -> None:
    """Whatever a record says; in a process that may have a few megabytes."""
    worker = WorkerProcess("tavolino-test")
    try:
        with pytest.raises(BadRecord, match="option-players"):
            worker.run(replay_many, (), JobLimits(memory=64 * MEGABYTE))
    finally:
        worker.close()


def record_with_own_menu(moves: int) -> str:
    game, chance = find("coffee-rush"), FastChance.seeded(3)
    match = Match.new(game, 2, game.read_options({"menu": MENU}), bytes(32))
    while len(match.entries) <= moves:
        (seat,) = match.to_move()
        legal = match.legal(seat)
        match.play(seat, legal[chance.pick(len(legal))])
    return match.record().write()


def test_a_replay_tells_a_menu_once(server: InProcessServer) -> None:
    record = record_with_own_menu(60)
    answer = server.browser().post("/api/course", {"record": record}, accept_encoding="identity")
    assert answer.status_code == 200, answer.text
    course = answer.json()
    assert len(course["options"]["menu"]["drink"]) == 200
    assert len(course["views"]) == 61
    assert {len(view["options"]["menu"]) for view in course["views"]} == {1}
    assert len(answer.content) < 6 * len(record)


def test_a_replay_that_would_be_too_long_is_refused(server: InProcessServer) -> None:
    game = find("coffin-rush")
    record = Match.new(game, 6, game.read_options({}), bytes(32)).record().write()
    record += "".join(f"{number} say\n" for number in range(1, 6_000))
    answer = server.browser().post("/api/course", {"record": record})
    assert code(answer) == (413, "too_costly")
    assert "8 MB" in answer.json()["message"]
    assert server.browser().post("/api/position", {"record": record, "at": 5_999}).status_code == 200


# ---- tables


def test_a_temple_of_340_quadrants_is_refused_at_once(server: InProcessServer) -> None:
    ada = server.browser()
    ada.enter("Ada")
    drawing = house()["quadrants"]["jars"]
    temple = {"quadrants": {f"room{one}": drawing for one in range(340)}}
    wanted = {"game": "coffin-rush", "chairs": [{"who": "me"}] * 2, "options": {"temple": temple}}
    answer = ada.post("/api/tables", wanted)
    assert code(answer) == (400, "bad_option")
    first, *rest = answer.json()["message"].splitlines()
    assert first.startswith("options.temple.quadrants.room0: there is no such name here; there are base, crypt, ")
    assert len(rest) == MOST_FAULTS - 1


def test_what_is_brought_is_checked_elsewhere(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Here, where the event loop is, checking a plan would be noticed."""

    def checked_here(_: Plan) -> None:
        raise BadOption(fault("", "seats-unnamed"))

    monkeypatch.setattr(Plan, "check", checked_here)
    ada = server.browser()
    ada.enter("Ada")
    own_table(ada)
    game = find("cafe-race")
    start = game.position(game.new(3, game.read_options({}), FastChance.seeded(1)))
    plain: dict[str, Any] = {"game": game.id, "chairs": [{"who": "me"}] * 3}
    assert ada.post("/api/tables", {**plain, "start": start}).status_code == 201
    assert code(ada.post("/api/tables", plain)) == (400, "bad_option")  # a few choices need no other process


def test_what_is_brought_is_rate_limited(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, files_per_minute=2) as server:
        ada = server.browser()
        ada.enter("Ada")
        own_table(ada)
        assert ada.post("/api/games/coffee-rush/files/menu", {"content": ""}).status_code == 200
        assert code(ada.post("/api/games/coffee-rush/files/menu", {"content": ""})) == (429, "too_many")
        assert code(ada.post("/api/tables", OWN)) == (429, "too_many")
        others = server.browser("192.0.2.8")
        assert others.post("/api/games/coffee-rush/files/menu", {"content": ""}).status_code == 200


def test_a_table_tells_its_menu_once_and_then_mentions_it(server: InProcessServer) -> None:
    ada = Visitor(server, "Ada")
    made = own_table(ada.browser)
    assert made["own"] == {"menu": MENU}
    assert made["table"]["options"] == {"menu": {"size": MENU_SIZE}}
    table = made["table"]["id"]
    ada.start(table)
    phone = ada.socket()
    (sync, *_) = phone.hello(table, 0)
    assert sync["table"]["options"] == {"menu": {"size": MENU_SIZE}}
    assert set(sync["after"]["view"]["options"]["menu"]) == {"size"}
    assert len(msgspec.json.encode(sync)) < 6_000


def test_a_table_with_a_menu_is_not_in_memory_before_somebody_comes(server: InProcessServer) -> None:
    """Hundreds of them, opened by somebody who never enters, would take much of it."""
    rooms = server.services.live.node.rooms
    ada = Visitor(server, "Ada")
    own = own_table(ada.browser)["table"]["id"]
    plain = ada.browser.post("/api/tables", {"game": "cafe-race", "chairs": [{"who": "me"}] * 3}).json()["table"]["id"]
    assert set(rooms) == {plain}  # costs little, and who opens a table enters it at once
    ada.socket().hello(own, 0)
    assert own in rooms


def test_the_lists_only_mention_menus(server: InProcessServer) -> None:
    ada = server.browser()
    ada.enter("Ada")
    tables = [own_table(ada)["table"]["id"] for _ in range(5)]
    for table in tables:
        ada.get(f"/api/tables/{table}")  # into memory
    for path in ("/api/tables/open", "/api/tables/mine"):
        for forgotten in (False, True):
            if forgotten:
                server.services.live.node.rooms.clear()
            listed = ada.get(path)
            assert sorted(one["id"] for one in listed.json()) == sorted(tables)
            assert {one["options"]["menu"]["size"] for one in listed.json()} == {MENU_SIZE}
            assert len(listed.content) < 5 * 1_000
    assert ada.get(f"/api/tables/{tables[0]}").json()["own"] == {"menu": MENU}  # read from the store again


def test_lists_that_an_earlier_version_wrote_are_shortened(server: InProcessServer) -> None:
    ada = server.browser()
    ada.enter("Ada")
    table = own_table(ada)["table"]
    server.services.live.node.rooms.clear()
    written = msgspec.json.encode({**table, "options": {"menu": MENU}})
    news = lobby.LobbyUpdate(table["id"], table["updated_at"], written, None)
    server.runner.run(server.services.store.write(partial(lobby.refresh, updates=[news])))
    assert ada.get("/api/tables/open").json() == [table]


def test_a_board_is_made_once_for_all_who_ask(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    real = boards._board

    def noted(plan: Plan, small: bool) -> bytes:
        made.append(plan.game)
        return real(plan, small)

    monkeypatch.setattr(boards, "_board", noted)
    ada = server.browser()
    ada.enter("Ada")
    paths = [f"/api/tables/{own_table(ada)['table']['id']}/board" for _ in range(2)]
    plain = {"game": "coffin-rush", "chairs": [{"who": "me"}] * 2}
    paths += [f"/api/tables/{ada.post('/api/tables', plain).json()['table']['id']}/board" for _ in range(2)]
    for path in [*paths, *paths, "/api/games/coffin-rush/board"]:
        assert ada.get(path).status_code == 200
    assert made == ["coffee-rush", "coffee-rush", "coffin-rush"]
