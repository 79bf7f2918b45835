"""The flow of time, penalties, and how the game comes to its end."""

import pytest

from rules.coffee_rush.scene import cafe
from scene import Scene

FIVE = ["espresso", "ristretto", "tea", "iced-tea", "milk-tea"]


@pytest.mark.rule("CR-END-1")
def test_all_orders_of_the_active_player_slide_one_tab_down() -> None:
    board = {1: ["mocha"], 2: ["tea"], 3: ["espresso"]}
    scene = cafe(tabs={0: board, 1: board})
    scene.play(0, "go a2", "end")
    assert scene.told("flowed")[0]["left"] == 3
    assert scene.position["tabs"][0] == [[], ["mocha"], ["tea"], ["espresso"]]
    assert scene.position["tabs"][1] == [["mocha"], ["tea"], ["espresso"], []]


@pytest.mark.rule("CR-END-2")
def test_orders_that_leave_the_board_are_penalties_with_a_rush_token_each() -> None:
    scene = cafe(tabs={0: {4: ["mocha", "tea"]}, 1: {1: ["espresso"]}})
    scene.play(0, "go a2", "end")
    assert scene.told("penalised")[0]["cards"] == ["mocha", "tea"]
    assert scene.position["penalties"][0] == ["mocha", "tea"]
    assert scene.position["rush"][0] == 2
    assert scene.position["rush_supply"] == 13


@pytest.mark.rule("CR-END-2")
def test_rush_tokens_for_penalties_end_with_the_supply() -> None:
    scene = cafe(tabs={0: {4: ["mocha", "tea"]}, 1: {1: ["espresso"]}}, rush={2: 14})
    scene.play(0, "go a2", "end")
    assert scene.told("penalised")[0]["rush"] == 1
    assert scene.position["rush"] == [1, 0, 14, 0]


@pytest.mark.rule("CR-END-3", "CR-END-4")
def test_five_penalties_close_the_cafe_but_the_round_is_played_to_its_end() -> None:
    scene = cafe(
        tabs={1: {4: ["mocha"]}, 2: {1: ["americano"]}},
        penalties={1: FIVE[:4]},
        seat=1,
    )
    scene.play(1, "go b1", "end")
    assert scene.told("closed") == [{"event": "closed", "rule": "CR-END-3", "seat": 1, "because": "penalties"}]
    assert scene.match.to_move() == [2], "not the end yet"
    assert scene.refusal(1, "go b2") == "CR-END-4"
    scene.play(2, "go c2", "end")
    assert scene.match.to_move() == [3]
    scene.play(3, "go d3", "end")
    assert scene.match.over
    assert scene.told("game_ended")[0]["rule"] == "CR-END-4"


@pytest.mark.rule("CR-END-3")
def test_a_fourth_penalty_closes_nothing() -> None:
    scene = cafe(tabs={0: {4: ["mocha"]}, 1: {1: ["americano"]}}, penalties={0: FIVE[:3]})
    scene.play(0, "go a2", "end")
    assert scene.position["closed"] is False
    fifth = cafe(tabs={0: {4: ["mocha", "iced-milk"]}, 1: {1: ["americano"]}}, penalties={0: FIVE[:4]})
    fifth.play(0, "go a2", "end")
    assert fifth.told("closed")[0]["rule"] == "CR-END-3"
    assert len(fifth.position["penalties"][0]) == 6


@pytest.mark.rule("CR-END-4")
def test_the_player_on_the_left_is_next_while_the_token_is_open() -> None:
    scene = cafe(tabs={0: {1: ["mocha"]}}, seat=3)
    assert scene.refusal(0, "go a2") == "CR-END-4"
    scene.play(3, "go d3", "end")
    assert scene.match.to_move() == [0]
    assert scene.told("turn_began")[0]["seat"] == 0


@pytest.mark.rule("CR-END-4")
@pytest.mark.parametrize(("starter", "last"), [(0, 3), (2, 1)])
def test_closed_the_game_ends_after_the_player_right_of_the_starting_player(starter: int, last: int) -> None:
    scene = cafe(tabs={0: {1: ["mocha"]}}, closed=True, deck_size=0, starter=starter, seat=last)
    assert scene.refusal(starter, "go a2") == "CR-END-4"
    step = {3: "go d3", 1: "go b1"}[last]
    scene.play(last, step, "end")
    assert scene.match.over


@pytest.mark.rule("CR-END-5")
def test_without_any_order_the_cafe_closes_since_none_could_ever_come() -> None:
    scene = cafe(tabs={2: {4: ["mocha"]}}, seat=2)
    scene.play(2, "go c2", "end")
    assert scene.told("closed") == [{"event": "closed", "rule": "CR-END-5", "seat": 2, "because": "no_orders"}]
    scene.play(3, "go d3", "end")
    assert scene.match.over


def test_only_the_last_order_that_slides_away_closes_the_cafe() -> None:
    """Two players draw a card of their own after it; a table set without orders stays open."""
    served = cafe(3, tabs={2: {4: ["tea"]}}, cups={2: ["tea steam"]}, seat=2)
    served.play(2, "go c2", "serve tea@4 1", "end")
    assert served.position["closed"] is False, "its serving brought new orders"
    two = cafe(2, tabs={0: {4: ["mocha"]}})
    two.play(0, "go b1", "end")
    assert two.position["closed"] is False
    bare = cafe(3, seat=2)
    bare.play(2, "go c2", "end")
    assert bare.position["closed"] is False
    assert bare.match.to_move() == [0]


@pytest.mark.rule("CR-SCORE-1")
def test_completed_cards_upgrades_and_penalties_make_the_score() -> None:
    scene = last_turn(
        completed={0: ["mocha", "americano"], 1: ["tea"]},
        upgrades={1: ["diagonal", "double-corners"]},
        penalties={2: FIVE[:2]},
    )
    parts = ("points", "completed", "upgrades", "penalties")
    assert [tuple(told[part] for part in parts) for told in scene.told("scored")] == [
        (2, 2, 0, 0), (5, 1, 4, 0), (-2, 0, 0, -2), (0, 0, 0, 0),
    ]  # fmt: skip
    standing = scene.match.game.standing(scene.match.state)
    assert standing.ranking == [[1], [0], [3], [2]]


@pytest.mark.rule("CR-SCORE-2")
def test_ties_go_to_more_cards_then_to_more_rush_tokens_then_are_shared() -> None:
    by_cards = last_turn(completed={0: ["mocha", "americano"]}, upgrades={1: ["diagonal"]}, rush={1: 3})
    assert by_cards.told("won")[0]["seats"] == [0]
    assert told_why(by_cards) == ("won-by-completed", {"points": 2, "other_points": 2, "count": 2, "other_count": 0})
    by_rush = last_turn(completed={0: ["mocha"], 1: ["tea"]}, rush={1: 1})
    assert by_rush.told("won")[0]["seats"] == [1]
    assert told_why(by_rush) == ("won-by-rush", {"points": 1, "other_points": 1, "count": 1, "other_count": 0})
    shared = last_turn(completed={0: ["mocha"], 1: ["tea"]}, rush={0: 2, 1: 2})
    assert shared.told("won")[0]["seats"] == [0, 1]
    assert shared.match.game.standing(shared.match.state).winners == [0, 1]
    assert told_why(shared) == ("won-shared", {"points": 1})


def told_why(scene: Scene) -> tuple[str, dict[str, int]]:
    decision = scene.match.game.standing(scene.match.state).decision
    assert decision is not None
    assert decision.rule == "CR-SCORE-2"
    return decision.message, decision.facts


def last_turn(**position: object) -> Scene:
    """The last turn of a closed game, played."""
    scene = cafe(closed=True, seat=3, **position)  # type: ignore[arg-type]
    scene.play(3, "go d3", "end")
    assert scene.match.over
    return scene
