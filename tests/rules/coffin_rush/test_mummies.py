"""Mummies (COF-MUM)."""

import pytest

from rules.coffin_rush.scene import CAMP, GAME, RUNE, dig, explorer, monsters, pharaoh, who
from tavolino.core.registry import find


def mummy(*cells: str) -> list[dict[str, str]]:
    return [{"kind": "mummy", "at": cell} for cell in cells]


@pytest.mark.rule("COF-MUM-1")
def test_three_actions_of_ritual_power_cells_each() -> None:
    scene = pharaoh(who("0,4", "green"), who(), monsters=mummy("3,0"), dice=[1])
    moved = scene.told("mummy_moved")
    assert len(moved) == 3
    assert [event["to"] for event in moved] == ["3,1", "3,2", "3,3"]
    far = pharaoh(who("0,4", "green"), who(), monsters=mummy("3,0"), dice=[2])
    assert [event["to"] for event in far.told("mummy_moved")] == ["3,2", "2,3", "0,3"]


@pytest.mark.rule("COF-MUM-2")
def test_the_richest_inside_is_the_target_and_ties_go_to_the_nearest() -> None:
    richest = pharaoh(who("6,8", "green"), who("8,8", "torch"), monsters=mummy("8,6"), dice=[1])
    assert richest.told("target_fixed")[0]["seat"] == 0
    nearest = pharaoh(who("6,8", "green"), who("8,8", "green"), monsters=mummy("8,6"), dice=[1, 1, 1])
    assert nearest.told("target_fixed")[0]["seat"] == 1
    outside = pharaoh(
        who(CAMP, "green", "green"), who("8,8", "torch"), monsters=mummy("8,6"), doors=["temple"], dice=[1, 1, 1]
    )
    assert outside.told("target_fixed")[0]["seat"] == 1
    tie = pharaoh(who("6,8", "green"), who("6,8", "yellow"), who("0,0"), monsters=mummy("6,6"), dice=[1])
    assert tie.refusal(0, "target 1") == "COF-MUM-2"


@pytest.mark.rule("COF-MUM-2")
def test_a_last_tie_is_for_the_last_in_the_coming_order_to_decide() -> None:
    scene = pharaoh(who("6,8", "green"), who("6,8", "yellow"), who("0,0"), monsters=mummy("5,6"), dice=[1])
    assert scene.told("targets_tied")[0]["tied_seats"] == [0, 1]
    assert scene.match.to_move() == [2]
    assert scene.refusal(2, "target 2") == "COF-MUM-2"  # not tied
    assert scene.refusal(2, "pass") == "COF-MUM-2"
    scene.play(2, "target 1", dice=[1, 1, 1, 1])
    assert scene.told("target_fixed")[0]["seat"] == 1
    company = (who("6,8", "green"), who("6,8", "yellow"), who("0,0"))
    for rules, last in ((1, 0), (2, 1)):  # the feather has turned: in version 1 seat 0 plays last now, else seat 1
        flipped = pharaoh(*company, monsters=mummy("5,6"), draws="maat", dice=[1], rules=rules)
        assert flipped.match.to_move() == [last]


@pytest.mark.rule("COF-MUM-3")
def test_closed_doors_on_the_way_are_opened_for_an_action_each() -> None:
    scene = pharaoh(who("8,7", "green"), who(), monsters=mummy("11,7"), dice=[1])
    assert scene.told("mummy_opened")[0]["beyond"] == "9,7"
    assert scene.position["doors"] == ["9,7-10,7"]
    assert monsters(scene, "mummy") == ["9,7"]


@pytest.mark.rule("COF-MUM-3")
def test_hazards_do_not_slow_it_and_it_takes_no_tunnel() -> None:
    scene = pharaoh(who("2,3", "green"), who(), monsters=mummy("0,3"), dice=[1, 1, 1])
    assert monsters(scene, "mummy") == ["2,3"]  # over the plague
    stairs = pharaoh(who("19,9", "green"), who(), monsters=mummy("5,0"), dice=[1])
    assert monsters(stairs, "mummy") != ["19,9"]
    behind_a_door = pharaoh(who("10,2", "green"), who(), monsters=mummy("9,2"), dice=[1, 1, 1])
    assert behind_a_door.told("mummy_opened")[0]["rule"] == "COF-MUM-3"


@pytest.mark.rule("COF-MUM-4")
def test_reaching_the_target_everybody_on_the_cell_suffers_and_it_waits() -> None:
    scene = pharaoh(
        who("6,8", "green", "red"), who("6,8", "yellow"), who("0,0"), monsters=mummy("6,6"), dice=[2, 1, 2, 1, 1]
    )
    assert [(event["seat"], event["rule"]) for event in scene.told("attacked")] == [
        (0, "COF-MUM-4"),
        (1, "COF-MUM-4"),
    ]
    assert scene.position["piles"] == {"6,8": ["red", "yellow"]}
    assert len(scene.told("mummy_moved")) == 1


@pytest.mark.rule("COF-MUM-4")
def test_on_its_targets_cell_it_attacks_once_also_in_the_red_and_never_steals() -> None:
    scene = pharaoh(who("6,8", "green", "red"), who(), monsters=mummy("6,8"), counter=9, dice=[2, 1, 1])
    assert len(scene.told("attacked")) == 1
    assert scene.position["piles"] == {"6,8": ["green"]}
    assert scene.told("mummy_moved") == []


@pytest.mark.rule("COF-MUM-5")
def test_others_on_the_way_suffer_it_too_and_that_movement_ends() -> None:
    passing = pharaoh(who("6,9", "green", "green"), who("6,7", "yellow"), monsters=mummy("6,6"), dice=[2, 1, 1, 3, 4])
    first, last = passing.told("attacked")
    assert (first["seat"], first["rule"]) == (1, "COF-MUM-5")
    assert (last["seat"], last["rule"]) == (0, "COF-MUM-4")
    assert [event["to"] for event in passing.told("mummy_moved")] == ["6,7", "6,9"]


@pytest.mark.rule("COF-MUM-6")
def test_without_a_target_it_waits() -> None:
    scene = pharaoh(who("13,7"), who(), dice=[2])
    assert scene.told("waits")[0]["rule"] == "COF-MUM-6"
    assert monsters(scene, "mummy") == [RUNE]


@pytest.mark.rule("COF-MUM-7")
def test_a_closed_door_ends_the_movement_and_the_last_action_may_open_it() -> None:
    scene = pharaoh(who("8,7", "green"), who(), monsters=mummy("12,7"), dice=[1])
    assert scene.told("mummy_opened")
    assert monsters(scene, "mummy") == ["10,7"]
    blocked = pharaoh(who("8,7", "green"), who(), monsters=mummy("11,7", "11,7"), dice=[2, 1, 1, 1, 1])
    assert blocked.told("mummy_blocked")[0] == {
        "event": "mummy_blocked", "rule": "COF-MUM-7", "mummy": 1, "at": "10,7",
    }  # fmt: skip
    assert monsters(blocked, "mummy") == ["8,7", "8,7"]  # and monsters may share cells


def test_a_charm_stops_the_servants_until_its_owner_has_answered() -> None:
    pack = mummy("6,6", "8,8")
    scene = pharaoh(who("6,8", "green", "charm"), who(), monsters=pack, dice=[2, 1, 1])
    assert scene.match.to_move() == [0]
    box = find(GAME)
    assert box.position(box.load(scene.position)) == scene.position
    scene.play(0, "set red 4", dice=[2, 2])
    assert scene.match.to_move() == [0]  # the second mummy
    scene.play(0, "done")
    assert scene.view(0)["pending"] == "turn"
    assert explorer(scene, 0)["backpack"] == ["green", "charm"]


def test_a_scene_without_monsters_is_quiet() -> None:
    scene = dig(who("6,8", "green"), who(), monsters=[], turn={"seat": 1, "first": 0})
    scene.play(1, "pass", dice=[1])
    assert scene.told("target_fixed") == []
