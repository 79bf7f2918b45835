"""Every kind of error has its code, and after each the game is as it was (`Caller.fail` checks that)."""

import pytest

from caller import Caller
from tavolino.engine.protocol import LONGEST_LINE

OVER = {"cells": [28, 10, 0], "tokens": [1, 5, 2], "speeds": []}


@pytest.fixture
def race() -> Caller:
    caller = Caller()
    caller.ask("new", game="cafe-race", players=3, seed=7, dice=[6, 1, 4])
    caller.ask("move", seat=2, move="thrust 2")
    return caller


# ---- lines that are no requests


@pytest.mark.parametrize(
    "line",
    [
        b"{",
        b"hello",
        b'{"do":"games"} {"do":"games"}',
        b"{'do':'games'}",
        b'{"do":"games","id":NaN}',
        b'{"do":"games","id":-Infinity}',
        b'{"do":"games","id":1e999}',
        b'{"do":"games","id":' + b"9" * 5000 + b"}",
        b'{"do":"games","id":"\xff"}',
        b'\xff\xfe{\x00"\x00',
        b'{"do":"games","id":"\\ud800"}',
        b"[" * 100_000,
        b'{"do":"games","id":' + b"[" * 3000 + b"]" * 3000 + b"}",
    ],
)
def test_bad_json(race: Caller, line: bytes) -> None:
    answer = race.line(line)
    assert answer["id"] is None
    assert answer["error"]["code"] == "bad_json"
    assert answer["error"]["message"]


def test_a_line_that_is_too_long_is_bad_json(race: Caller) -> None:
    start = b'{"do":"games","id":"'
    fits = start + b"x" * (LONGEST_LINE - len(start) - 2) + b'"}'
    assert "ok" in race.line(fits)
    assert race.line(fits + b" ")["error"]["code"] == "bad_json"


@pytest.mark.parametrize(
    "line", ["[]", "null", "3", '"games"', "true", "{}", '{"do":3}', '{"do":null}', '{"do":["new"]}']
)
def test_bad_request_when_it_is_no_request_at_all(race: Caller, line: str) -> None:
    assert race.line(line)["error"]["code"] == "bad_request"


@pytest.mark.parametrize("seat", [True, False, None, "0", 0.0, 1.5, [0], {}, "north"])
def test_bad_request_for_what_cannot_be_a_seat(race: Caller, seat: object) -> None:
    assert race.code("legal", seat=seat) == "bad_request"
    assert race.code("move", seat=seat, move="thrust 1") == "bad_request"
    assert race.code("bot", seat=seat) == "bad_request"


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("legal", {}),
        ("legal", {"seat": 0, "move": "thrust 1"}),
        ("move", {"seat": 0}),
        ("move", {"seat": 0, "move": 3}),
        ("move", {"seat": 0, "move": None}),
        ("new", {}),
        ("new", {"game": 3}),
        ("new", {"game": "cafe-race", "players": "4"}),
        ("new", {"game": "cafe-race", "players": 4.0}),
        ("new", {"game": "cafe-race", "players": True}),
        ("new", {"game": "cafe-race", "options": []}),
        ("new", {"game": "cafe-race", "options": "auction"}),
        ("new", {"game": "cafe-race", "seed": 1.5}),
        ("new", {"game": "cafe-race", "seed": True}),
        ("new", {"game": "cafe-race", "seed": 2**256}),
        ("new", {"game": "cafe-race", "seed": -(2**256)}),
        ("new", {"game": "cafe-race", "seat": 0}),
        ("new", {"game": "cafe-race", "dice": 6}),
        ("new", {"game": "cafe-race", "dice": ["6"]}),
        ("new", {"game": "cafe-race", "dice": [1.0]}),
        ("new", {"game": "cafe-race", "dice": [True]}),
        ("dice", {}),
        ("dice", {"values": None}),
        ("dice", {"values": [10**30]}),
        ("dice", {"values": [1] * 100_001}),
        ("load", {}),
        ("load", {"position": []}),
        ("load", {"position": None}),
        ("replay", {}),
        ("replay", {"record": ["tavolino record 1"]}),
        ("bot", {"seat": 0, "level": 3}),
        ("bot", {"seat": 0, "iterations": 0}),
        ("bot", {"seat": 0, "iterations": 10**10}),
        ("bot", {"seat": 0, "seconds": 0}),
        ("bot", {"seat": 0, "seconds": 1e9}),
        ("bot", {"seat": 0, "seconds": "1"}),
        ("games", {"verbose": True}),
    ],
)
def test_bad_request_for_fields_missing_unknown_or_of_the_wrong_type(
    race: Caller, do: str, fields: dict[str, object]
) -> None:
    assert race.code(do, **fields) == "bad_request"


def test_the_message_names_the_field(race: Caller) -> None:
    assert race.fail("legal", seat="0")["message"].startswith("seat: ")
    assert race.fail("dice", values=[1, None])["message"].startswith("values[1]: ")


@pytest.mark.parametrize("do", ["dance", "", "NEW", "new ", "__init__"])
def test_unknown_do(race: Caller, do: str) -> None:
    assert race.code(do) == "unknown_do"


# ---- requests that cannot be done


@pytest.mark.parametrize(
    ("do", "fields"),
    [
        ("legal", {"seat": 0}),
        ("move", {"seat": 0, "move": "thrust 1"}),
        ("why", {"seat": 0, "move": "thrust 1"}),
        ("undo", {}),
        ("view", {}),
        ("position", {}),
        ("load", {"position": {"unheard": 1}}),
        ("dice", {"values": []}),
        ("result", {}),
        ("record", {}),
        ("bot", {"seat": 0}),
    ],
)
def test_no_game_before_one_is_begun(do: str, fields: dict[str, object]) -> None:
    assert Caller().code(do, **fields) == "no_game"


def test_no_game_of_that_name(race: Caller) -> None:
    assert race.code("new", game="tea-rush", players=3) == "no_game"


@pytest.mark.parametrize("seat", [-1, 3, 2**31, 2**63, -(2**64), 10**40])
def test_bad_seat(race: Caller, seat: int) -> None:
    for do, fields in (
        ("legal", {}),
        ("move", {"move": "thrust 1"}),
        ("why", {"move": "pass"}),
        ("view", {}),
        ("bot", {}),
    ):
        assert race.code(do, seat=seat, **fields) == "bad_seat"


@pytest.mark.parametrize("players", [-1, 0, 2, 7, 2**64, 10**40])
def test_bad_option_for_a_number_of_players_that_the_game_does_not_have(race: Caller, players: int) -> None:
    assert race.code("new", game="cafe-race", players=players) == "bad_option"


@pytest.mark.parametrize("options", [{"auction": 1}, {"auction": None}, {"auction": "yes"}, {"sugar": True}])
def test_bad_option(race: Caller, options: object) -> None:
    assert race.code("new", game="cafe-race", options=options) == "bad_option"


def test_bad_option_for_a_bot_that_is_not_there(race: Caller) -> None:
    assert race.code("bot", seat=0, level="clairvoyant") == "bad_option"


@pytest.mark.parametrize(
    "move", ["", "thrust", "thrust 0", "thrust 7", "thrust 3 3", "jump", "thrust ３", "x" * 10_000]
)
def test_bad_move(race: Caller, move: str) -> None:
    assert race.code("move", seat=0, move=move) == "bad_move"
    assert race.code("why", seat=0, move=move) == "bad_move"


def test_illegal_names_its_rule(race: Caller) -> None:
    error = race.fail("move", seat=0, move="bid 3")
    assert (error["code"], error["rule"]) == ("illegal", "RACE-SPEED-2")
    race.ask("new", game="cafe-race", options={"auction": True}, dice=[6, 1, 4, 0])
    race.ask("move", seat=0, move="open 6 3")
    error = race.fail("move", seat=1, move="bid 3")
    assert (error["code"], error["rule"]) == ("illegal", "RACE-AUC-9")
    assert "RACE-AUC-9" in error["message"]


def test_not_your_turn_names_the_rule_that_makes_a_seat_wait(race: Caller) -> None:
    for error in (race.fail("move", seat=2, move="thrust 3"), race.fail("bot", seat=2)):
        assert (error["code"], error["rule"]) == ("not_your_turn", "RACE-SPEED-2")


def test_over(race: Caller) -> None:
    race.ask("load", position=OVER)
    assert race.code("move", seat=0, move="thrust 1") == "over"
    assert race.code("bot", seat=0) == "over"
    assert race.ask("legal", seat=0) == []
    assert race.ask("why", seat=0, move="thrust 1") == "RACE-END-1"


@pytest.mark.parametrize(
    ("path", "change"),
    [
        ("sugar", {"sugar": 3}),
        ("cells[1]", {"cells": [0, 30, 0]}),
        ("cells[0]", {"cells": [4, 4, 4]}),
        ("cells", {"cells": [0, 0]}),
        ("tokens", {"tokens": [5, 5]}),
        ("tokens[2]", {"tokens": [5, 5, 6]}),
        ("tokens[0]", {"tokens": [0, 5, 5]}),
        ("tokens[0]", {"tokens": [True, 5, 5]}),
        ("speeds", {"speeds": [6, 6]}),
        ("speeds[0]", {"speeds": [10**30, 6, 6]}),
        ("thrusts", {"thrusts": [1, 1, 1]}),
        ("round", {"round": 0}),
        ("auction", {"auction": {"opener": 0}, "options": {"auction": False}}),
        ("auction.opener", {"auction": {"opener": 5}}),
        ("auction.opener", {"auction": {}}),
        ("auction.sugar", {"auction": {"opener": 0, "sugar": 3}}),
        ("auction.die", {"auction": {"opener": 0, "die": 1, "bid": 1, "leader": 0, "bidder": 1}}),
        ("auction.bidder", {"auction": {"opener": 0, "die": 6, "bid": 1, "leader": 0, "bidder": 0}}),
        ("auction.leader", {"auction": {"opener": 0, "die": 6, "bid": 2, "leader": 2, "bidder": 1}}),
        ("auction.leader", {"auction": {"opener": 2, "die": 6, "bid": 2, "leader": 1, "bidder": 0}}),
        ("auction.bid", {"auction": {"opener": 0, "die": 6, "bid": 1, "leader": 1, "bidder": 2}}),
        ("auction.bid", {"auction": {"opener": 0, "die": 6, "bid": 6, "leader": 1, "bidder": 2}}),
        ("game", {"game": "tea-rush"}),
        ("game", {"game": ["cafe-race"]}),
        ("players", {"players": 4}),
        ("rules", {"rules": 99}),
    ],
)
def test_bad_position_names_the_path(race: Caller, path: str, change: dict[str, object]) -> None:
    position = {"cells": [0, 1, 2], "tokens": [5, 5, 5], "speeds": [6, 5, 4]}
    error = race.fail("load", position=position | change)
    assert error["code"] == "bad_position"
    assert error["message"].startswith(f"{path}: ")


def test_bad_chance_at_the_move_that_meets_it_and_nothing_changes(race: Caller) -> None:
    race.ask("move", seat=1, move="thrust 1")
    race.ask("dice", values=[6, 6, 1, 2, 9, 3])
    for _ in range(2):  # the values before the impossible one are not used up either
        error = race.fail("move", seat=0, move="thrust 6")
        assert error["code"] == "bad_chance"
        assert "9" in error["message"]
    race.ask("dice", values=[6, 6, 1, 2, 5, 3])
    rolls = [event.get("dice") for event in race.ask("move", seat=0, move="thrust 6")["events"]]
    assert [roll for roll in rolls if roll][:3] == [[6, 6], [1, 2], [5, 3]]


@pytest.mark.parametrize("dice", [[0], [7], [1, 2, -3], [2**53]])
def test_bad_chance_when_the_set_up_meets_it(race: Caller, dice: list[int]) -> None:
    assert race.code("new", game="cafe-race", players=3, dice=dice) == "bad_chance"


def test_bad_chance_of_a_pick(race: Caller) -> None:
    assert race.code("new", game="cafe-race", options={"auction": True}, dice=[1, 2, 3, 3]) == "bad_chance"


@pytest.mark.parametrize(
    ("line", "instead"),
    [
        (0, "tavolino record 2"),
        (1, "game: tea-rush"),
        (1, "game = cafe-race"),
        (2, "rules: 2"),
        (3, "players: 4"),
        (3, "players: 2"),
        (3, "players: " + "9" * 5000),
        (4, 'options: {"sugar": 1}'),
        (4, "options: " + "[" * 100_000),
        (5, "seats: [1, 2, 3]"),
        (6, ""),
        (8, "0 - start | d6 d1"),
        (8, "0 - start | d6 d1 d4 d4"),
        (8, "0 - start | d6 d1 d7"),
        (8, "0 - start | p6 d1 d4"),
        (8, "0 0 thrust 1"),
        (9, "1 2 thrust 7"),
        (9, "1 2 bid 3"),
        (9, "1 7 thrust 3"),
        (9, "1 2 thrust 3 | d3"),
        (9, "3 2 thrust 3"),
        (9, "1 undo 0"),
        (9, "1 undo " + "9" * 5000),
        (9, "1 - start"),
        (9, "what"),
    ],
)
def test_bad_record(race: Caller, line: int, instead: str) -> None:
    lines = race.ask("record").splitlines()
    assert race.code("replay", record="\n".join([*lines[:line], instead, *lines[line + 1 :]])) == "bad_record"


def test_bad_record_when_there_is_none(race: Caller) -> None:
    assert race.code("replay", record="") == "bad_record"


@pytest.mark.parametrize("depth", [10, 500, 900, 950, 980, 990, 995, 1000, 2000])
@pytest.mark.parametrize(
    "request_with",
    [
        '{"do":"move","seat":0,"move":"pass","id":%s}',
        '{"do":"load","position":{"cells":%s}}',
        '{"do":"new","game":"cafe-race","options":{"auction":%s}}',
        '{"do":%s}',
    ],
)
def test_nesting_of_any_depth_is_an_error_like_others(race: Caller, request_with: str, depth: int) -> None:
    before = race.ask("record")
    assert "error" in race.line(request_with % ("[" * depth + "]" * depth))
    assert race.ask("record") == before
