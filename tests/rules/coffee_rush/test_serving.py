"""Serving orders, and the orders that follow from it."""

import pytest

from rules.coffee_rush.scene import cafe

TOP = ["mocha", "iced-tea", "long-black", "london-fog", "macchiato", "iced-milk"]


@pytest.mark.rule("CR-SERVE-1", "CR-SERVE-2")
def test_a_cup_that_holds_exactly_the_recipe_completes_the_order() -> None:
    scene = cafe(tabs={0: {2: ["cappuccino"]}}, cups={0: ["", "coffee milk steam steam"]})
    supply = scene.position["supply"]
    scene.play(0, "go a2", "serve cappuccino@2 2")
    assert scene.told("order_ready")[0]["rule"] == "CR-SERVE-1"
    assert scene.told("served")[0]["card"] == "cappuccino"
    position = scene.position
    assert position["cups"][0] == [{}, {}, {}]
    assert position["tabs"][0] == [[], [], [], []]
    assert position["completed"][0] == ["cappuccino"]
    assert position["supply"] == {**supply, "coffee": 18, "milk": 12, "steam": 12}


@pytest.mark.rule("CR-SERVE-3")
@pytest.mark.parametrize(
    "cup",
    ["coffee milk steam", "coffee milk steam steam steam", "coffee milk steam ice", "coffee coffee milk steam", ""],
)
def test_a_cup_that_differs_completes_nothing_and_stays(cup: str) -> None:
    """Too little, too much, another kind, other numbers, nothing."""
    scene = cafe(tabs={0: {1: ["cappuccino"]}}, cups={0: [cup]})
    scene.play(0, "go a2")
    assert scene.refusal(0, "serve cappuccino@1 1") == "CR-SERVE-3"
    assert "serve cappuccino@1 1" not in scene.legal(0)


@pytest.mark.rule("CR-SERVE-4")
def test_a_specialty_gives_a_rush_token_while_there_is_one() -> None:
    orders = {0: {1: ["mocha", "tea"]}}
    cups = {0: ["coffee chocolate milk steam", "tea steam"]}
    scene = cafe(tabs=orders, cups=cups)
    scene.play(0, "go a2", "serve mocha@1 1")
    assert scene.told("tipped") == [{"event": "tipped", "rule": "CR-SERVE-4", "seat": 0, "count": 1}]
    assert scene.position["rush"][0] == 1
    scene.play(0, "serve tea@1 2")
    assert scene.told("tipped") == []
    none_left = cafe(tabs=orders, cups=cups, rush={3: 15})
    none_left.play(0, "go a2", "serve mocha@1 1")
    assert none_left.told("tipped")[0]["count"] == 0
    assert none_left.position["rush"] == [0, 0, 0, 15]


@pytest.mark.rule("CR-SERVE-5")
def test_the_two_players_on_the_left_draw_as_many_the_nearer_one_first() -> None:
    scene = cafe(tabs={3: {1: ["tea"], 2: ["espresso"]}}, cups={3: ["tea steam", "coffee steam"]}, seat=3, deck=TOP)
    scene.play(3, "go d3", "serve tea@1 1", "serve espresso@2 2")
    assert scene.position["deck"][:6] == TOP, "nobody draws before serving is over"
    scene.play(3, "end")
    drawn = [(told["seat"], told["tab"], told["cards"]) for told in scene.told("orders_drawn")]
    assert drawn == [(0, 1, TOP[:2]), (1, 1, TOP[2:4])]
    assert scene.position["tabs"][2] == [[], [], [], []]
    assert scene.position["deck"][0] == TOP[4]


@pytest.mark.rule("CR-SERVE-6")
def test_the_last_cards_are_dealt_to_the_left_first_and_the_token_closes() -> None:
    scene = cafe(tabs={0: {1: ["tea", "espresso"]}}, cups={0: ["tea steam", "coffee steam"]}, deck=TOP[:3], deck_size=3)
    scene.play(0, "go a2", "serve tea@1 1", "serve espresso@1 2", "end")
    assert [told["cards"] for told in scene.told("orders_drawn")] == [TOP[:2], TOP[2:3]]
    assert scene.told("closed") == [{"event": "closed", "rule": "CR-SERVE-6", "seat": 0, "because": "deck"}]
    assert scene.position["closed"] is True
    assert not scene.match.over


@pytest.mark.rule("CR-SERVE-6")
def test_the_token_closes_also_when_the_last_card_was_just_enough() -> None:
    scene = cafe(tabs={0: {1: ["tea"]}}, cups={0: ["tea steam"]}, deck=TOP[:2], deck_size=2)
    scene.play(0, "go a2", "serve tea@1 1", "end")
    assert [told["cards"] for told in scene.told("orders_drawn")] == [TOP[:1], TOP[1:2]]
    assert scene.position["closed"] is True


@pytest.mark.rule("CR-SERVE-7")
def test_among_equal_cards_the_player_picks_the_tab() -> None:
    scene = cafe(tabs={0: {1: ["tea"], 4: ["tea"]}}, cups={0: ["tea steam"]})
    scene.play(0, "go a2")
    assert {move for move in scene.legal(0) if move.startswith("serve")} == {"serve tea@1 1", "serve tea@4 1"}
    assert scene.refusal(0, "serve tea@2 1") == "CR-SERVE-7"
    scene.play(0, "serve tea@4 1")
    assert scene.position["tabs"][0] == [["tea"], [], [], []]
    assert scene.refusal(0, "serve tea@4 1") == "CR-SERVE-7"
    assert scene.refusal(0, "serve tea@1 1") == "CR-SERVE-3", "a cup serves once a turn: it is empty now"


@pytest.mark.rule("CR-SERVE-7")
def test_serving_is_optional() -> None:
    scene = cafe(tabs={0: {1: ["tea"]}}, cups={0: ["tea steam"]})
    scene.play(0, "go a2", "end")
    assert scene.position["tabs"][0] == [[], ["tea"], [], []]
    scene.play(1, "go b1", "end")
    assert scene.refusal(2, "serve tea@2 1") == "CR-MOVE-2"
    scene.play(2, "go c4")
    assert scene.refusal(2, "serve tea@2 1") == "CR-SERVE-7", "another player's order"


@pytest.mark.rule("CR-SERVE-8")
def test_with_an_empty_deck_serving_goes_on_and_nobody_draws() -> None:
    scene = cafe(tabs={0: {1: ["tea", "mocha"]}}, cups={0: ["tea steam"]}, deck_size=0, closed=True, starter=2)
    scene.play(0, "go a2", "serve tea@1 1", "end")
    assert scene.told("nothing_to_draw")[0]["rule"] == "CR-SERVE-8"
    assert scene.position["completed"][0] == ["tea"]
    assert scene.position["tabs"][1] == [[], [], [], []]
