"""What each request of the engine protocol answers."""

import json

import pytest

from caller import Caller
from tavolino.core.registry import shelf


@pytest.fixture
def race() -> Caller:
    caller = Caller()
    caller.ask("new", game="cafe-race", players=3, seed=7, dice=[6, 1, 4])
    return caller


def test_games_lists_every_game_with_its_players_and_options() -> None:
    games = {game["id"]: game for game in Caller().ask("games")}
    assert list(games) == list(shelf())
    assert games["cafe-race"]["players"] == [3, 4, 5, 6]
    assert games["cafe-race"]["options"] == {"auction": {"type": "boolean", "default": False}}


def test_new_says_who_must_answer() -> None:
    caller = Caller()
    begun = caller.ask("new", game="cafe-race", players=4, options={"auction": False}, seed="espresso", dice=[1, 2])
    assert begun == {"to_move": [0, 1, 2, 3], "over": False}


def test_new_without_players_is_for_the_fewest() -> None:
    assert Caller().ask("new", game="cafe-race") == {"to_move": [0, 1, 2], "over": False}


def test_null_stands_for_an_optional_field_left_out() -> None:
    caller = Caller()
    assert caller.ask("new", game="cafe-race", players=None, options=None, seed=None, dice=None)["over"] is False


def test_new_takes_its_options() -> None:
    caller = Caller()
    assert caller.ask("new", game="cafe-race", options={"auction": True}, dice=[1, 2, 3, 2])["to_move"] == [2]


@pytest.mark.parametrize("seed", [0, -1, 7, 2**256 - 1, "", "7", "caffè", "00" * 32])
def test_the_same_seed_gives_the_same_dice(seed: object) -> None:
    speeds = []
    for _ in range(2):
        caller = Caller()
        caller.ask("new", game="cafe-race", players=6, seed=seed)
        speeds.append(caller.ask("position")["speeds"])
    assert speeds[0] == speeds[1]


def test_without_a_seed_every_game_has_its_own() -> None:
    caller = Caller()
    hashes = set()
    for _ in range(3):
        caller.ask("new", game="cafe-race")
        hashes.add(next(line for line in caller.ask("record").splitlines() if line.startswith("seed-hash")))
    assert len(hashes) == 3


def test_legal_lists_moves_as_texts(race: Caller) -> None:
    assert race.ask("legal", seat=2) == [f"thrust {thrust}" for thrust in range(1, 7)]


def test_a_seat_that_waits_has_no_legal_moves(race: Caller) -> None:
    race.ask("move", seat=2, move="thrust 1")
    assert race.ask("legal", seat=2) == []


def test_a_move_tells_what_happened_and_who_is_next(race: Caller) -> None:
    assert race.ask("move", seat=1, move="thrust 5") == {
        "events": [{"event": "chose", "rule": "RACE-SPEED-2", "seat": 1, "thrust": 5}],
        "to_move": [0, 2],
        "over": False,
    }


def test_white_space_and_capitals_of_a_move_do_not_matter(race: Caller) -> None:
    race.ask("move", seat=1, move="  Thrust   5 ")
    assert race.ask("position")["thrusts"] == [None, 5, None]


def test_events_are_told_as_the_mover_sees_them(race: Caller) -> None:
    """Who moves last learns the others' thrusts only by the event that reveals them."""
    race.ask("move", seat=0, move="thrust 4")
    race.ask("move", seat=1, move="thrust 5")
    events = race.ask("move", seat=2, move="thrust 6")["events"]
    assert events[:2] == [
        {"event": "chose", "rule": "RACE-SPEED-2", "seat": 2, "thrust": 6},
        {"event": "revealed", "rule": "RACE-SPEED-2", "thrusts": [4, 5, 6]},
    ]


def test_why_is_null_for_a_legal_move_and_else_the_rule(race: Caller) -> None:
    assert race.ask("why", seat=0, move="thrust 3") is None
    assert race.ask("why", seat=0, move="pass") == "RACE-SPEED-2"
    assert race.ask("position")["thrusts"] == [None, None, None]


def test_a_view_hides_what_its_seat_may_not_know(race: Caller) -> None:
    race.ask("move", seat=0, move="thrust 4")
    assert race.ask("view", seat=0)["thrusts"] == [4, None, None]
    assert race.ask("view", seat=1)["thrusts"] == [None, None, None]
    assert race.ask("view", seat=1)["chosen"] == [True, False, False]
    assert race.ask("view", seat=None) == race.ask("view")
    assert race.ask("view")["seat"] is None


@pytest.mark.parametrize("game", list(shelf()))
def test_position_names_its_game_and_load_takes_what_it_gives(game: str) -> None:
    caller = Caller()
    caller.ask("new", game=game, seed=3)
    for _ in range(3):
        seat = caller.ask("view")["to_move"][0]
        caller.ask("move", seat=seat, move=caller.ask("bot", seat=seat, level="random", seed=1)["move"])
    position = caller.ask("position")
    assert position["game"] == game
    other = Caller()
    turn = other.ask("load", position=position, seed=1)
    assert turn == {"to_move": caller.ask("view")["to_move"], "over": False}
    assert other.ask("position") == position


def test_an_edited_position_is_played_on(race: Caller) -> None:
    """Supplies and choices may be left out, and a position without a game is of the one under way."""
    turn = race.ask("load", position={"cells": [24, 10, 0], "tokens": [1, 5, 5], "speeds": [4, 2, 1]}, dice=[6, 6])
    assert turn == {"to_move": [0, 1, 2], "over": False}
    for seat, thrust in enumerate([6, 2, 1]):
        done = race.ask("move", seat=seat, move=f"thrust {thrust}")
    assert done["over"] is True
    assert done["to_move"] == []
    assert race.ask("position")["cells"][0] == 28


def test_load_needs_no_game_before_it_when_the_position_names_one() -> None:
    position = {"game": "cafe-race", "cells": [1, 2, 3], "tokens": [5, 5, 5], "speeds": [6, 6, 6]}
    assert Caller().ask("load", position=position)["to_move"] == [0, 1, 2]


def test_dice_replaces_the_queue(race: Caller) -> None:
    assert race.ask("dice", values=[1, 1, 1]) == {"queued": 3}
    assert race.ask("dice", values=[6, 6, 1, 2, 3, 4]) == {"queued": 6}
    for seat, thrust in enumerate([6, 5, 4]):
        events = race.ask("move", seat=seat, move=f"thrust {thrust}")["events"]
    rolls = [event["dice"] for event in events if event["event"] in ("kept_balance", "spilled")]
    assert rolls == [[6, 6], [1, 2], [3, 4]]
    assert race.ask("dice", values=[]) == {"queued": 0}


def test_result_has_scores_with_their_parts_ranking_and_winners(race: Caller) -> None:
    race.ask("load", position={"cells": [28, 10, 0], "tokens": [1, 5, 2], "speeds": []})
    assert race.ask("result") == {
        "over": True,
        "scores": [
            {"seat": 0, "total": 4, "parts": {"tokens": 1, "place": 3}},
            {"seat": 1, "total": 7, "parts": {"tokens": 5, "place": 2}},
            {"seat": 2, "total": 3, "parts": {"tokens": 2, "place": 1}},
        ],
        "ranking": [[1], [0], [2]],
        "winners": [1],
        "decision": {
            "message": "won-by-points",
            "rule": "RACE-SCORE-3",
            "facts": {"points": 7, "other_points": 4, "count": 7, "other_count": 4},
        },
    }


@pytest.mark.parametrize("level", ["random", "greedy"])
def test_a_bot_suggests_a_legal_move_and_changes_nothing(race: Caller, level: str) -> None:
    before = race.ask("record")
    move = race.ask("bot", seat=1, level=level, iterations=100, seed=5)["move"]
    assert move in race.ask("legal", seat=1)
    assert race.ask("bot", seat=1, level=level, seconds=0.5, seed=5)["move"] == move
    assert race.ask("record") == before


def test_a_bot_knows_only_what_its_seat_sees(race: Caller) -> None:
    """It plays the same, however the others have chosen in secret."""
    advice = set()
    for secret in range(1, 7):
        race.ask("new", game="cafe-race", players=3, seed=7, dice=[6, 5, 1])
        race.ask("move", seat=0, move=f"thrust {secret}")
        advice.add(race.ask("bot", seat=1, level="greedy", seed=5)["move"])
    assert len(advice) == 1


@pytest.mark.parametrize("request_id", [None, 0, 1.5, "x", True, [1, {"a": None}], {"n": 10**40}, "caffè ☕"])
def test_an_id_is_echoed_whatever_it_is(race: Caller, request_id: object) -> None:
    assert race.line(json.dumps({"id": request_id, "do": "legal", "seat": 0}))["id"] == request_id
    assert race.line(json.dumps({"id": request_id, "do": "dance"}))["id"] == request_id


def test_a_missing_id_is_answered_with_null(race: Caller) -> None:
    assert race.line('{"do":"why","seat":0,"move":"thrust 1"}') == {"id": None, "ok": None}


def test_a_position_that_can_be_of_one_game_only_is_loaded_without_naming_it() -> None:
    race = Caller()
    race.ask("load", position={"cells": [3, 4, 5], "tokens": [5, 5, 5], "speeds": [6, 2, 1], "round": 2})
    assert race.ask("position")["game"] == "cafe-race"
    assert Caller().code("load", position={"unheard": 1}) == "no_game"


def test_undo_takes_back_move_by_move_until_something_was_drawn() -> None:
    caller = Caller()
    caller.ask("new", game="cafe-race", options={"auction": True}, dice=[1, 2, 3, 2])
    before = caller.ask("position")
    assert caller.code("undo") == "not_now"
    opener = caller.ask("legal", seat=2)[0]
    asked = caller.ask("move", seat=2, move=opener)["to_move"]
    caller.ask("move", seat=asked[0], move="pass")
    assert caller.ask("undo") == {"undone": 2, "to_move": asked, "over": False}
    assert caller.ask("undo") == {"undone": 1, "to_move": [2], "over": False}
    assert caller.ask("position") == before
    assert caller.ask("record").splitlines()[-2:] == ["3 undo 2", "4 undo 1"]
