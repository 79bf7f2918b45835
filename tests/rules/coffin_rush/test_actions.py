"""A player's actions (COF-ACT)."""

import pytest

from rules.coffin_rush.scene import CAMP, all_but, dig, explorer, monsters, who
from scene import Scene


@pytest.mark.rule("COF-ACT-1")
def test_three_actions_in_any_order_then_the_turn_ends_by_itself() -> None:
    scene = dig(who("4,2"), who(), turn={"card_used": True})
    assert scene.refusal(1, "walk") == "COF-ACT-1"  # not their turn
    scene.play(0, "open 5,2", "walk", "stop", "close 5,2")
    assert scene.told("turn_ended")[0]["seat"] == 0
    assert scene.match.to_move() == [1]


@pytest.mark.rule("COF-ACT-1")
def test_an_unused_card_may_still_be_played_when_the_actions_are_gone() -> None:
    scene = dig(who("4,2"), who(), turn={"actions": 1})
    scene.play(0, "open 5,2")
    assert scene.refusal(0, "walk") == "COF-ACT-1"
    assert scene.match.to_move() == [0]
    scene.play(0, "card rush")
    assert scene.match.to_move() == [0]  # the token is an action
    scene.play(0, "walk")
    assert not explorer(scene, 0)["rush"]
    scene.play(0, "stop")
    assert scene.match.to_move() == [1]


def test_with_nothing_left_to_drop_the_turn_ends_after_a_drop_too() -> None:
    def dropping(rules: int, *carried: str) -> Scene:
        scene = dig(who("4,2", *carried), who(), turn={"actions": 1, "card_used": True}, rules=rules)
        scene.play(0, "drop 2")
        return scene

    assert dropping(2, "green").match.to_move() == [1]
    assert dropping(2, "green", "yellow").match.to_move() == [0]  # it may drop, too
    ended = dropping(1, "green")
    assert ended.match.to_move() == [0]  # in version 1 the player had to say so
    ended.play(0, "done")
    assert ended.match.to_move() == [1]


def test_a_movement_that_can_step_nowhere_is_over() -> None:
    """On RUSH!, all doors closed."""
    here, there = (dig(who(), who(), turn={"actions": 1, "card_used": True}, rules=rules) for rules in (1, 2))
    here.play(0, "walk")
    assert here.match.to_move() == [0]  # in version 1 the player had to stop
    there.play(0, "walk")
    assert there.told("movement_ended")[0]["rule"] == "COF-ACT-2"
    assert there.match.to_move() == [1]


@pytest.mark.rule("COF-ACT-1")
def test_passing_is_always_allowed_and_free() -> None:
    scene = dig(who("4,2"), who())
    scene.play(0, "walk", "go 4,1")
    assert "pass" in scene.legal(0)
    scene.play(0, "pass")
    assert scene.match.to_move() == [1]
    assert scene.refusal(0, "pass") == "COF-ACT-1"


@pytest.mark.rule("COF-ACT-2")
def test_a_movement_is_up_to_three_steps_between_neighbours() -> None:
    scene = dig(who("0,4"), who())
    assert scene.refusal(0, "go 1,4") == "COF-ACT-2"  # a movement begins with walk
    assert scene.refusal(0, "stop") == "COF-ACT-2"
    scene.play(0, "walk")
    assert scene.refusal(0, "walk") == "COF-ACT-2"
    assert scene.refusal(0, "go 2,4") == "COF-ACT-2"
    scene.play(0, "go 1,4", "go 2,4", "go 3,4")
    assert scene.told("movement_ended")[0]["at"] == "3,4"
    assert scene.refusal(0, "go 4,4") == "COF-ACT-2"


@pytest.mark.rule("COF-ACT-3")
def test_an_interaction_is_with_something_on_the_own_cell() -> None:
    scene = dig(who("4,3"), who())
    assert scene.refusal(0, "take") == "COF-ACT-3"
    assert scene.refusal(0, "open 5,2") == "COF-ACT-3"
    door = dig(who("4,2"), who())
    assert door.refusal(0, "close 5,2") == "COF-ACT-3"  # it is closed
    door.play(0, "open 5,2")
    assert door.refusal(0, "open 5,2") == "COF-ACT-3"


@pytest.mark.rule("COF-ACT-4")
def test_a_drop_is_any_number_of_items_for_one_action() -> None:
    scene = dig(who("4,3", "green", "yellow", "azure"), who())
    assert scene.refusal(0, "drop 5") == "COF-ACT-4"  # nothing in that slot
    assert scene.refusal(0, "done") == "COF-ACT-4"
    scene.play(0, "drop 2", "drop 2")
    assert scene.position["turn"]["actions"] == 2
    scene.play(0, "done")
    scene.play(0, "drop 2")
    assert scene.position["turn"]["actions"] == 1
    home = dig(who(CAMP, "green", "yellow"), who(), doors=["temple"])
    home.play(0, "drop 3", "drop 2", "done")
    assert explorer(home, 0)["tent"] == ["yellow", "green"]
    assert home.position["turn"]["actions"] == 2


@pytest.mark.rule("COF-ACT-5")
def test_entering_a_cell_with_monsters_ends_the_movement_and_each_does_its_work() -> None:
    pack = [{"kind": kind, "at": "4,3"} for kind in ("mummy", "mummy", "spectre", "spectre")]
    scene = dig(who("4,2", "green", "yellow"), who(), monsters=pack)
    scene.play(0, "walk", "go 4,3", dice=[1, 1, 1, 1, 4, 0])
    assert [event["dice"] for event in scene.told("attacked")] == [[1, 1], [1, 1]]
    assert explorer(scene, 0)["backpack"] == []
    assert explorer(scene, 0)["lost"] == ["aggression", "rush"]
    assert explorer(scene, 0)["hand"] == all_but("aggression", "rush")
    assert monsters(scene, "spectre") == []
    assert monsters(scene, "mummy") == ["4,3", "4,3"]
    assert not scene.position["turn"]["walking"]


@pytest.mark.rule("COF-ACT-6")
def test_an_interaction_or_a_drop_ends_a_movement_and_a_card_does_not() -> None:
    scene = dig(who("4,3", "green"), who())
    scene.play(0, "walk", "go 4,2", "card adrenaline")
    assert scene.position["turn"]["steps"] == 2
    scene.play(0, "open 5,2")
    assert scene.told("movement_ended")[0]["rule"] == "COF-ACT-6"
    assert scene.position["turn"]["actions"] == 1
    again = dig(who("4,3", "green"), who())
    again.play(0, "walk", "go 4,2", "drop 2")
    assert again.told("movement_ended")[0]["rule"] == "COF-ACT-6"
