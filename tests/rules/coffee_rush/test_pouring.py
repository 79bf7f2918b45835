"""Pouring into cups and emptying them."""

import pytest

from rules.coffee_rush.scene import cafe


@pytest.mark.rule("CR-POUR-1")
def test_tokens_taken_this_turn_go_into_any_cups() -> None:
    scene = cafe()
    scene.play(0, "go a2", "go a3", "stop", "pour coffee 2", "pour tea 3")
    assert scene.position["cups"][0] == [{}, {"coffee": 1}, {"tea": 1}]
    assert scene.refusal(0, "pour coffee 1") == "CR-POUR-2"
    assert scene.refusal(0, "pour milk 1") == "CR-POUR-1"


@pytest.mark.rule("CR-POUR-2")
def test_a_token_in_a_cup_does_not_move_to_another() -> None:
    scene = cafe(cups={0: ["caramel"]})
    scene.play(0, "go a2")
    assert scene.refusal(0, "pour caramel 2") == "CR-POUR-2"


@pytest.mark.rule("CR-POUR-3")
def test_cups_are_emptied_before_or_after_pouring_while_there_is_something_in_them() -> None:
    scene = cafe(cups={0: ["caramel milk", "ice"]})
    supply = scene.position["supply"]
    scene.play(0, "go a2", "empty 1", "pour coffee 1", "empty 2")
    assert scene.position["cups"][0] == [{"coffee": 1}, {}, {}]
    assert scene.position["supply"]["caramel"] == supply["caramel"] + 1
    assert scene.position["supply"]["ice"] == supply["ice"] + 1
    assert scene.refusal(0, "empty 3") == "CR-POUR-3"


@pytest.mark.rule("CR-POUR-3")
def test_no_cup_is_emptied_once_serving_has_begun() -> None:
    scene = cafe(tabs={0: {1: ["tea"]}}, cups={0: ["tea steam", "ice"]})
    scene.play(0, "go a2", "serve tea@1 1")
    assert scene.refusal(0, "empty 2") == "CR-POUR-3"


@pytest.mark.rule("CR-POUR-4")
@pytest.mark.parametrize("move", ["end", "serve tea@1 1"])
def test_what_is_not_poured_returns_to_the_supply(move: str) -> None:
    scene = cafe(tabs={0: {1: ["tea"]}, 1: {1: ["mocha"]}}, cups={0: ["tea steam"]})
    supply = scene.position["supply"]
    scene.play(0, "go a2", "go b2", "go b1")
    assert scene.position["supply"]["coffee"] == supply["coffee"] - 1
    scene.play(0, move)
    assert scene.told("put_back")[0]["ingredients"] == ["coffee", "milk", "caramel"]
    assert scene.position["supply"]["coffee"] == supply["coffee"]
    assert scene.position["turn"]["held"] == {}


@pytest.mark.rule("CR-POUR-5")
def test_emptying_a_cup_throws_away_what_was_just_poured() -> None:
    scene = cafe()
    supply = scene.position["supply"]
    scene.play(0, "go a2", "pour coffee 1", "empty 1")
    assert scene.position["turn"]["held"] == {}
    assert scene.position["supply"] == supply
    assert scene.refusal(0, "pour coffee 1") == "CR-POUR-1"
