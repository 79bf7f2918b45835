"""What is different with two players."""

import pytest

from rules.coffee_rush.scene import cafe
from scene import Scene

TOP = ["mocha", "iced-tea", "long-black"]


def placed() -> Scene:
    """Seat 0 starts; meeples on b1 and d1 against a2 and d2."""
    scene = Scene.new("coffee-rush", 2, starter=0)
    for seat, cell in ((1, "a2"), (0, "b1"), (1, "d2"), (0, "d1")):
        scene.play(seat, f"place {cell}")
    return scene


@pytest.mark.rule("CR-TWO-1")
def test_both_have_two_meeples() -> None:
    assert placed().position["meeples"] == [["b1", "d1"], ["a2", "d2"]]


@pytest.mark.rule("CR-TWO-2")
def test_they_place_in_turn_the_other_first_and_never_on_one_cell() -> None:
    scene = Scene.new("coffee-rush", 2, starter=0)
    assert scene.refusal(0, "place a1") == "CR-TWO-2"
    scene.play(1, "place a1")
    assert scene.refusal(0, "place a1") == "CR-TWO-2"
    scene.play(0, "place b1")
    assert scene.refusal(1, "place a1") == "CR-TWO-2", "not even with one's own"
    scene.play(1, "place c1")
    scene.play(0, "place d1")
    assert scene.refusal(0, "place d4") == "CR-TWO-2"


@pytest.mark.rule("CR-TWO-2")
def test_the_first_ingredients_go_into_one_cup_or_two() -> None:
    scene = placed()
    assert scene.match.to_move() == [0]
    assert scene.match.state.pending() == "stock"
    assert scene.position["turn"]["held"] == {"caramel": 1, "coffee": 1}
    for move in ("end", "go c1", "pour milk 1", "empty 1"):
        assert scene.refusal(0, move) == "CR-TWO-2"
    assert scene.refusal(1, "pour coffee 1") == "CR-TWO-2"
    scene.play(0, "pour coffee 2", "pour caramel 2")
    scene.play(1, "pour water 1", "pour coffee 3")
    assert scene.position["cups"] == [[{}, {"coffee": 1, "caramel": 1}, {}], [{"water": 1}, {}, {"coffee": 1}]]
    assert scene.match.to_move() == [0]
    assert scene.refusal(1, "place d4") == "CR-END-4"


@pytest.mark.rule("CR-TWO-3")
def test_a_turn_moves_one_meeple_and_the_first_step_settles_which() -> None:
    scene = cafe(2)  # a1 and a3 against c3 and d4
    assert scene.refusal(0, "go a2") == "CR-TWO-3", "both could"
    assert scene.refusal(0, "meeple c3") == "CR-TWO-3"
    scene.play(0, "meeple a1")
    assert scene.refusal(0, "meeple a1") == "CR-TWO-3"
    scene.play(0, "meeple a3", "go a2")
    assert scene.position["meeples"][0] == ["a1", "a2"]
    assert scene.refusal(0, "meeple a1") == "CR-TWO-3"
    assert scene.refusal(0, "go d1") == "CR-MOVE-1"
    assert scene.refusal(0, "go b1") == "CR-MOVE-1", "a step of the other meeple"


@pytest.mark.rule("CR-TWO-3")
def test_a_first_step_that_only_one_can_make_needs_no_word_before() -> None:
    scene = cafe(2)
    scene.play(0, "go b1")
    assert scene.position["meeples"][0] == ["b1", "a3"]
    assert scene.position["turn"]["meeple"] == "b1"
    three = cafe(3)
    assert three.refusal(0, "meeple a1") == "CR-TWO-3", "with one meeple there is nothing to choose"


@pytest.mark.rule("CR-TWO-4")
def test_double_meeples_counts_ones_own_other_meeple() -> None:
    scene = cafe(2, upgrades={0: ["double-meeples"]}, meeples=[["a1", "a2"], ["c3", "d4"]])
    scene.play(0, "meeple a1", "go a2")
    assert scene.told("doubled")[0]["rule"] == "CR-TWO-4"
    assert scene.position["turn"]["held"] == {"coffee": 2}
    assert scene.refusal(0, "stop") == "CR-MOVE-4"


@pytest.mark.rule("CR-TWO-5", "CR-TWO-6", "CR-TWO-8")
def test_the_end_of_a_turn_in_its_order() -> None:
    """Opponent's cards, flow of time, penalties, one's own card."""
    scene = cafe(2, tabs={0: {1: ["tea"], 3: ["macchiato"], 4: ["espresso"]}}, cups={0: ["tea steam"]}, deck=TOP)
    scene.play(0, "go b1", "serve tea@1 1", "end")
    assert [event.kind() for event in scene.events] == [
        "orders_drawn",
        "flowed",
        "penalised",
        "own_order",
        "turn_began",
    ]
    assert scene.told("orders_drawn")[0]["rule"] == "CR-TWO-5"
    assert scene.told("own_order")[0]["rule"] == "CR-TWO-6"
    assert scene.position["tabs"] == [[["iced-tea"], [], [], ["macchiato"]], [["mocha"], [], [], []]]
    assert scene.position["penalties"][0] == ["espresso"]
    assert scene.position["deck"][0] == "long-black"


@pytest.mark.rule("CR-TWO-6", "CR-TWO-7")
def test_the_last_card_taken_by_the_starting_player_leaves_the_other_one_last_turn() -> None:
    scene = cafe(2, deck=TOP[:1], deck_size=1)
    scene.play(0, "go b1", "end")
    assert scene.told("closed") == [{"event": "closed", "rule": "CR-TWO-6", "seat": 0, "because": "deck"}]
    assert scene.told("last_turn") == [{"event": "last_turn", "rule": "CR-TWO-7", "seat": 1}]
    scene.play(1, "go c2", "end")
    assert scene.told("own_order") == []
    assert scene.match.over


@pytest.mark.rule("CR-TWO-7")
def test_if_the_other_player_brings_the_end_about_the_game_ends_with_that_turn() -> None:
    scene = cafe(
        2, seat=1, tabs={1: {4: ["mocha"]}}, penalties={1: ["tea", "tea", "iced-tea", "espresso"]}, deck=TOP[1:]
    )
    scene.play(1, "go c2", "end")
    assert scene.told("game_ended")[0]["rule"] == "CR-TWO-7"
    assert scene.match.over
    assert scene.position["penalties"][1][-1] == "mocha", "the turn's end phase is played"
    assert scene.position["tabs"][1][0] == ["iced-tea"]


@pytest.mark.rule("CR-TWO-8")
def test_with_an_empty_deck_there_is_no_own_card() -> None:
    scene = cafe(2, closed=True, deck_size=0, tabs={0: {1: ["tea"]}}, cups={0: ["tea steam"]}, keeper=1, starter=1)
    scene.play(0, "go b1", "serve tea@1 1", "end")
    kinds = [event.kind() for event in scene.events]
    assert kinds[0] == "nothing_to_draw"
    assert "drew" not in kinds
    assert scene.match.over
