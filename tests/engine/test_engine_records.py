"""A game's record, played back and verified."""

import pytest

from caller import Caller


def play_out(caller: Caller, level: str = "random") -> None:
    while to_move := caller.ask("view")["to_move"]:
        seat = to_move[0]
        caller.ask("move", seat=seat, move=caller.ask("bot", seat=seat, level=level, seed=3)["move"])


@pytest.mark.parametrize("auction", [False, True])
def test_a_finished_game_is_played_back_and_verified(auction: bool) -> None:
    caller = Caller()
    caller.ask("new", game="cafe-race", players=4, options={"auction": auction}, seed=11)
    play_out(caller)
    record, position, result = caller.ask("record"), caller.ask("position"), caller.ask("result")
    other = Caller()
    told = other.ask("replay", record=record)
    moves = sum(1 for line in record.split("\n\n")[1].splitlines()) - 1
    assert told == {"moves": moves, "to_move": [], "over": True, "verified": True, "by_hand": 0}
    assert (other.ask("record"), other.ask("position"), other.ask("result")) == (record, position, result)


def test_a_die_that_the_seed_does_not_give_is_found() -> None:
    caller = Caller()
    caller.ask("new", game="cafe-race", players=3, seed=11)
    play_out(caller)
    record = caller.ask("record")
    start = next(line for line in record.splitlines() if line.startswith("0 - start"))
    dice = start.split(" | d")[1][0]
    forged = record.replace(start, start.replace(f" | d{dice}", f" | d{int(dice) % 6 + 1}"))
    error = caller.fail("replay", record=forged)
    assert error["code"] == "bad_record"
    assert "the seed gives" in error["message"]


def test_a_seed_that_was_not_promised_is_found() -> None:
    caller = Caller()
    caller.ask("new", game="cafe-race", players=3, seed=11)
    play_out(caller)
    record = caller.ask("record")
    forged = "".join(f"seed: {'0' * 64}\n" if line.startswith("seed: ") else line for line in record.splitlines(True))
    assert "hash" in caller.fail("replay", record=forged)["message"]


def test_values_set_by_hand_are_played_back_and_said_to_be_unverified() -> None:
    caller = Caller()
    caller.ask("new", game="cafe-race", players=3, seed=11, dice=[6, 6])
    play_out(caller)
    record = caller.ask("record")
    told = caller.ask("replay", record=record)
    assert (told["over"], told["verified"], told["by_hand"]) == (True, False, 2)
    assert caller.ask("record") == record


def test_a_forged_die_among_values_set_by_hand_is_found() -> None:
    caller = Caller()
    caller.ask("new", game="cafe-race", players=3, seed=11, dice=[6, 6])
    play_out(caller)
    record = caller.ask("record")
    start = next(line for line in record.splitlines() if line.startswith("0 - start"))
    forged = record.replace(start, start[:-1] + str(int(start[-1]) % 6 + 1))
    assert caller.code("replay", record=forged) == "bad_record"


def test_an_unfinished_game_is_played_back_and_goes_on() -> None:
    caller = Caller()
    caller.ask("new", game="cafe-race", players=3, seed=11)
    caller.ask("move", seat=1, move="thrust 6")
    record = caller.ask("record")
    assert "\nseed: " not in record
    other = Caller()
    told = other.ask("replay", record=record)
    assert told == {"moves": 1, "to_move": [0, 2], "over": False, "verified": False, "by_hand": 0}
    assert other.ask("record") == record
    play_out(other)
    finished = other.ask("record")
    assert "\nseed: " not in finished  # the promised seed is not known here, and no other is passed off as it
    assert finished.startswith(record)
    told = caller.ask("replay", record=finished)
    assert told["over"] is True
    assert told["by_hand"] > 0


def test_a_record_with_its_seed_goes_on_with_it() -> None:
    caller = Caller()
    caller.ask("new", game="cafe-race", players=3, seed=11)
    caller.ask("move", seat=1, move="thrust 6")
    other = Caller()
    assert other.ask("replay", record=caller.ask("record"), seed=11)["verified"] is True
    for one in (caller, other):
        one.ask("move", seat=0, move="thrust 5")
        one.ask("move", seat=2, move="thrust 4")
    assert other.ask("record") == caller.ask("record")
    assert other.code("replay", record=caller.ask("record"), seed=12) == "bad_record"


def test_a_game_from_a_position_keeps_its_start_in_the_record() -> None:
    caller = Caller()
    position = {"cells": [20, 10, 0], "tokens": [1, 5, 5], "speeds": [6, 2, 1], "round": 9}
    caller.ask("load", position={"game": "cafe-race", **position}, seed=4)
    play_out(caller)
    record = caller.ask("record")
    assert caller.ask("replay", record=record)["verified"] is True
    assert caller.ask("record") == record
    with_a_draw = record.replace("0 - start", "0 - start | d3!")
    assert caller.code("replay", record=with_a_draw) == "bad_record"
    assert caller.code("replay", record=record.replace("players: 3", "players: 4")) == "bad_record"


def test_remarks_are_kept() -> None:
    caller = Caller()
    caller.ask("new", game="cafe-race", players=3, seed=11)
    record = caller.ask("record") + "1 say HELLO\n2 1 thrust 3\n3 expect thrust 4\n"
    assert caller.ask("replay", record=record)["moves"] == 1
    assert caller.ask("record") == record
