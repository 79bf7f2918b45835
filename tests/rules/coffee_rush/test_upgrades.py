"""Upgrades, and the worked example of the book."""

import pytest

from rules.coffee_rush.scene import cafe

THREE = ["espresso", "ristretto", "tea"]
FOUR = [*THREE, "mocha"]
SIX = [*FOUR, "macchiato", "flat-white"]


@pytest.mark.rule("CR-UPG-1")
def test_three_completed_cards_buy_an_upgrade_that_works_at_once() -> None:
    scene = cafe(completed={0: THREE, 1: ["americano", "iced-tea"]}, meeples=[["b2"], ["d4"], ["d1"], ["a4"]])
    scene.play(0, "upgrade diagonal")
    assert scene.position["upgrades"][0] == ["diagonal"]
    assert scene.position["completed"][0] == []
    assert scene.refusal(0, "upgrade double-corners") == "CR-UPG-1"
    scene.play(0, "go c3")
    assert scene.refusal(1, "upgrade diagonal") == "CR-END-4"


@pytest.mark.rule("CR-UPG-1")
def test_two_cards_do_not_buy_one_nor_is_there_one_after_the_first_step() -> None:
    assert cafe(completed={0: THREE[:2]}).refusal(0, "upgrade diagonal") == "CR-UPG-1"
    scene = cafe(completed={0: THREE})
    scene.play(0, "go a2")
    assert scene.refusal(0, "upgrade diagonal") == "CR-UPG-1"


@pytest.mark.rule("CR-UPG-1")
def test_saying_which_meeple_moves_ends_the_time_for_upgrades() -> None:
    scene = cafe(2, completed={0: THREE})
    scene.play(0, "meeple a1")
    assert scene.refusal(0, "upgrade diagonal") == "CR-UPG-1"
    assert not [move for move in scene.legal(0) if move.startswith("upgrade")]
    assert scene.match.state.pending() == "move"


@pytest.mark.rule("CR-UPG-1")
def test_a_tile_that_is_face_up_is_not_bought_again() -> None:
    scene = cafe(completed={0: THREE}, upgrades={0: ["diagonal"]})
    assert scene.refusal(0, "upgrade diagonal") == "CR-UPG-1"
    assert "upgrade double-corners" in scene.legal(0)


@pytest.mark.rule("CR-UPG-2")
def test_one_upgrade_a_turn_unless_the_table_allows_several() -> None:
    scene = cafe(completed={0: SIX})
    scene.play(0, "upgrade diagonal")
    assert scene.refusal(0, "upgrade double-corners") == "CR-UPG-2"
    generous = cafe(completed={0: SIX}, options={"several_upgrades": True})
    generous.play(0, "upgrade diagonal", "upgrade double-corners")
    assert generous.position["upgrades"][0] == ["diagonal", "double-corners"]


@pytest.mark.rule("CR-UPG-3")
def test_the_three_oldest_cards_leave_the_game() -> None:
    scene = cafe(completed={0: FOUR})
    scene.play(0, "upgrade diagonal")
    assert scene.told("discarded")[0]["cards"] == THREE
    assert scene.position["completed"][0] == ["mocha"]
    assert scene.position["discarded"] == THREE
    scores = scene.match.game.standing(scene.match.state).scores
    assert scores[0].parts == {"completed": 1, "upgrades": 2, "penalties": 0}


@pytest.mark.rule("CR-UPG-4")
def test_double_meeples_gives_two_where_another_meeple_stands() -> None:
    scene = cafe(upgrades={0: ["double-meeples"]}, meeples=[["a2"], ["b2"], ["c3"], ["d4"]])
    scene.play(0, "go b2")
    assert scene.told("doubled")[0]["upgrade"] == "double-meeples"
    assert scene.position["turn"]["held"] == {"milk": 2}
    scene.play(0, "go c2")
    assert scene.told("doubled") == []
    assert scene.position["turn"]["held"] == {"milk": 2, "ice": 1}


@pytest.mark.rule("CR-UPG-5")
def test_diagonal_movement_allows_slanted_steps() -> None:
    scene = cafe(upgrades={0: ["diagonal"]}, meeples=[["a2"], ["d4"], ["d1"], ["a4"]])
    scene.play(0, "go b3")
    assert scene.told("stepped")[0]["rule"] == "CR-UPG-5"
    assert scene.position["meeples"][0] == ["b3"]


@pytest.mark.rule("CR-UPG-6")
def test_double_corners_gives_two_in_the_corners_alone() -> None:
    scene = cafe(upgrades={0: ["double-corners"]}, meeples=[["a2"], ["d4"], ["d1"], ["c3"]])
    scene.play(0, "go a1")
    assert scene.told("doubled")[0]["rule"] == "CR-UPG-6"
    scene.play(0, "go b1")
    assert scene.position["turn"]["held"] == {"ice": 2, "caramel": 1}


@pytest.mark.rule("CR-UPG-7")
@pytest.mark.parametrize(
    ("start", "cell", "ingredient"),
    [("a1", "b1", "caramel"), ("c2", "d2", "water"), ("a2", "a3", "tea"), ("b4", "c4", "chocolate")],
)
def test_double_specialties_gives_two_of_the_four_special_ingredients(start: str, cell: str, ingredient: str) -> None:
    scene = cafe(3, upgrades={0: ["double-specialties"]}, meeples=[[start], ["d4"], ["c3"]])
    scene.play(0, f"go {cell}")
    assert scene.told("doubled")[0]["rule"] == "CR-UPG-7"
    assert scene.position["turn"]["held"] == {ingredient: 2}


@pytest.mark.rule("CR-UPG-8", "CR-UPG-4", "CR-UPG-6", "CR-MOVE-6")
def test_the_books_example_four_coffee_then_back_for_steam_then_stopping_short() -> None:
    """Blue stands on steam, yellow on the coffee corner beside it."""
    scene = cafe(upgrades={1: ["double-meeples", "double-corners"]}, seat=1, meeples=[["a1"], ["c1"], ["a4"], ["d1"]])
    scene.play(1, "go d1")
    assert scene.told("multiplied") == [{"event": "multiplied", "rule": "CR-UPG-8", "seat": 1, "count": 4}]
    assert scene.position["turn"]["held"] == {"coffee": 4}
    assert scene.refusal(1, "stop") == "CR-MOVE-4"
    scene.play(1, "go c1")
    assert scene.position["turn"]["held"] == {"coffee": 4, "steam": 1}
    assert "go b1" in scene.legal(1)
    scene.play(1, "stop")
    assert scene.told("stopped")[0]["steps"] == 2
    assert scene.position["meeples"][1] == ["c1"]
