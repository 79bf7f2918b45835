"""Moving, and taking ingredients on the way."""

import pytest

from rules.coffee_rush.scene import cafe


@pytest.mark.rule("CR-MOVE-1")
def test_steps_go_up_down_left_and_right() -> None:
    scene = cafe(meeples=[["b2"], ["d4"], ["d1"], ["a4"]])
    for cell in ("a1", "c1", "a3", "c3", "b4", "d2", "b2"):
        assert scene.refusal(0, f"go {cell}") == "CR-MOVE-1"
    assert [move for move in scene.legal(0) if move.startswith("go")] == ["go b1", "go a2", "go c2", "go b3"]


@pytest.mark.rule("CR-MOVE-1")
def test_the_board_does_not_wrap_around() -> None:
    scene = cafe(meeples=[["d1"], ["b2"], ["c3"], ["a4"]])
    for cell in ("a1", "a2", "d4"):
        assert scene.refusal(0, f"go {cell}") == "CR-MOVE-1"


@pytest.mark.rule("CR-MOVE-2")
def test_one_to_three_steps_and_not_none() -> None:
    scene = cafe()
    for move in ("stop", "end", "empty 1", "pour milk 1", "serve tea@1 1"):
        assert scene.refusal(0, move) == "CR-MOVE-2"
    scene.play(0, "go a2", "go a3", "go a4")
    assert scene.refusal(0, "go b4") == "CR-MOVE-2"
    scene.play(0, "stop")
    assert scene.refusal(0, "stop") == "CR-MOVE-2"


@pytest.mark.rule("CR-MOVE-2")
def test_who_has_stopped_does_not_go_on() -> None:
    scene = cafe()
    scene.play(0, "go a2", "pour coffee 1")
    assert scene.refusal(0, "go a3") == "CR-MOVE-2"


@pytest.mark.rule("CR-MOVE-3")
def test_each_step_takes_the_ingredient_from_the_supply() -> None:
    scene = cafe()
    before = scene.position["supply"]
    scene.play(0, "go a2", "go a3")
    assert scene.position["turn"]["held"] == {"coffee": 1, "tea": 1}
    assert scene.position["supply"]["coffee"] == before["coffee"] - 1
    assert scene.position["supply"]["tea"] == before["tea"] - 1


@pytest.mark.rule("CR-MOVE-3", "CR-MOVE-9")
def test_the_supply_is_finite_and_who_comes_late_takes_what_there_is() -> None:
    """All milk but one is in cups; a doubled cell gives that one, and another gives none."""
    scene = cafe(
        meeples=[["a4"], ["b2"], ["c3"], ["d1"]],
        cups={1: ["milk milk milk milk", "milk milk milk milk", "milk milk milk"]},
        upgrades={0: ["double-corners", "double-meeples"]},
    )
    scene.play(0, "go a3", "go a4")
    assert scene.told("ran_short") == [
        {"event": "ran_short", "rule": "CR-MOVE-9", "seat": 0, "ingredient": "milk", "count": 1, "wanted": 2}
    ]
    assert scene.position["turn"]["held"] == {"tea": 1, "milk": 1}
    assert "milk" not in scene.position["supply"]


@pytest.mark.rule("CR-MOVE-9")
def test_what_returns_later_does_not_make_good_a_shortage() -> None:
    hoard = ["milk milk milk milk milk milk", "milk milk milk milk", "milk milk"]
    scene = cafe(meeples=[["a2"], ["d4"], ["d1"], ["a4"]], cups={0: hoard})
    scene.play(0, "go b2")
    assert scene.told("took")[0]["count"] == 0
    scene.play(0, "empty 3")
    assert scene.position["supply"]["milk"] == 2
    assert scene.position["turn"]["held"] == {}
    assert scene.refusal(0, "pour milk 3") == "CR-POUR-2"


@pytest.mark.rule("CR-MOVE-4")
def test_a_meeple_may_be_passed_over_but_not_stayed_with() -> None:
    scene = cafe(meeples=[["a2"], ["b2"], ["c3"], ["d4"]])
    scene.play(0, "go b2")
    assert scene.position["turn"]["held"] == {"milk": 1}
    for move in ("stop", "end", "pour milk 1", "empty 1", "serve tea@1 1"):
        assert scene.refusal(0, move) == "CR-MOVE-4"
    scene.play(0, "go b1", "stop")
    assert scene.position["meeples"][0] == ["b1"]


@pytest.mark.rule("CR-MOVE-5")
def test_rush_tokens_buy_steps_and_return_to_the_supply() -> None:
    scene = cafe(rush={0: 2})
    scene.play(0, "go a2", "go a3", "go a4")
    assert scene.position["rush"][0] == 2
    scene.play(0, "go b4")
    assert scene.told("rush_used")[0]["rush"] == 1
    scene.play(0, "go c4")
    assert scene.position["rush"][0] == 0
    assert scene.position["rush_supply"] == 15
    assert scene.position["turn"]["held"] == {"coffee": 1, "tea": 1, "milk": 1, "ice": 1, "chocolate": 1}
    assert scene.refusal(0, "go d4") == "CR-MOVE-2"


@pytest.mark.rule("CR-MOVE-6")
def test_a_cell_may_be_used_twice_and_the_turn_end_where_it_began() -> None:
    scene = cafe(rush={0: 1})
    scene.play(0, "go a2", "go a1", "go a2", "go a1", "stop")
    assert scene.position["turn"]["held"] == {"coffee": 2, "ice": 2}
    assert scene.position["meeples"][0] == ["a1"]


@pytest.mark.rule("CR-MOVE-7")
def test_the_last_step_may_not_end_on_a_meeple() -> None:
    scene = cafe(meeples=[["a1"], ["a4"], ["c3"], ["d4"]])
    scene.play(0, "go a2", "go a3")
    assert scene.refusal(0, "go a4") == "CR-MOVE-7"
    rich = cafe(meeples=[["a1"], ["a4"], ["c3"], ["d4"]], rush={0: 1})
    rich.play(0, "go a2", "go a3", "go a4")
    assert rich.refusal(0, "end") == "CR-MOVE-4"
    rich.play(0, "go b4", "end")


@pytest.mark.rule("CR-MOVE-7")
def test_a_crowded_corner_needs_two_steps_to_leave() -> None:
    """Meeples on a1, b1 and a2: with one step left the corner is a trap, with two it is not."""
    crowd = [["a3"], ["a1"], ["b1"], ["a2"]]
    scene = cafe(meeples=crowd)
    scene.play(0, "go a2")
    assert scene.refusal(0, "go a1") == "CR-MOVE-7"
    with_token = cafe(meeples=crowd, rush={0: 1})
    with_token.play(0, "go a2", "go a1", "go b1", "go c1", "end")


@pytest.mark.rule("CR-MOVE-8")
def test_free_steps_come_first_and_new_tokens_too_late() -> None:
    scene = cafe(rush={0: 1}, tabs={0: {1: ["mocha"]}}, cups={0: ["coffee chocolate milk steam"]})
    scene.play(0, "go a2", "go a3")
    assert scene.position["rush"][0] == 1
    scene.play(0, "serve mocha@1 1")
    assert scene.position["rush"][0] == 2
    assert scene.refusal(0, "go a4") == "CR-MOVE-2"
