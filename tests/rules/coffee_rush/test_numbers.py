"""A café as numbers, as each seat may know it."""

import pytest

from rules.coffee_rush.scene import TWO_EACH, cafe
from scene import Scene


def test_who_looks_comes_first_and_then_the_others_clockwise() -> None:
    scene = cafe(3, seat=1, starter=2, rush={0: 1, 1: 2, 2: 3})
    assert [scene.numbers(1)[f"{who} rush"] for who in ("me", "+1", "+2")] == [2, 3, 1]
    assert [scene.numbers(1)[f"{who} starter"] for who in ("me", "+1", "+2")] == [0, 1, 0]
    assert [scene.numbers(0)[f"{who} to move"] for who in ("me", "+1", "+2")] == [0, 1, 0]


def test_the_most_urgent_order_comes_first_with_its_recipe() -> None:
    scene = cafe(3, tabs={0: {1: ["espresso"], 3: ["americano"]}}, cups={0: ["water", "milk", ""]})
    numbers = scene.numbers(0)
    assert [numbers[f"order 1 {name}"] for name in ("tab", "missing", "coffee", "water", "steam", "milk")] == [
        3, 2, 1, 1, 1, 0,
    ]  # fmt: skip
    assert [numbers[f"order 2 {name}"] for name in ("tab", "missing", "coffee", "steam")] == [1, 2, 1, 1]
    assert numbers["order 3 tab"] == 0
    assert [numbers[f"me tab {tab}"] for tab in (1, 2, 3, 4)] == [1, 0, 1, 0]
    assert [numbers[f"me missing {tokens}"] for tokens in (0, 1, 2, 3, "4 or more")] == [0, 0, 2, 0, 0]


def test_a_cup_with_something_else_in_it_does_not_help() -> None:
    scene = cafe(3, tabs={0: {1: ["espresso"]}}, cups={0: ["coffee", "coffee milk", "milk"]})
    assert scene.numbers(0)["order 1 missing"] == 1
    scene = cafe(3, tabs={0: {1: ["espresso"]}}, cups={0: ["tea", "coffee milk", "milk"]})
    assert scene.numbers(0)["order 1 missing"] == 2


def test_others_orders_are_told_in_numbers() -> None:
    scene = cafe(3, tabs={1: {2: ["espresso", "espresso"]}}, cups={1: ["coffee steam", "", ""]})
    numbers = scene.numbers(0)
    assert (numbers["+1 tab 2"], numbers["+1 missing 0"], numbers["+1 cup 1 steam"]) == (2, 2, 1)


def test_cards_that_lie_nowhere_are_in_the_deck() -> None:
    scene = cafe(3, tabs={0: {1: ["espresso"]}, 1: {1: ["americano"]}}, completed={2: ["americano"]})
    numbers = scene.numbers(1)
    assert (numbers["unseen espresso"], numbers["unseen americano"], numbers["unseen tea"]) == (1, 1, 2)
    unseen = sum(count for name, count in numbers.items() if name.startswith("unseen "))
    assert unseen == numbers["deck"] == len(scene.position["deck"])


def test_how_far_ingredients_are() -> None:
    scene = cafe(3, meeples=[["a1"], ["b2"], ["d4"]])
    numbers = scene.numbers(0)
    assert numbers["way to caramel"] == 1  # b1
    assert numbers["way to coffee"] == 1  # a2
    assert numbers["way to tea"] == 2  # a3
    assert numbers["way to ice"] == 2  # back onto its own cell
    assert numbers["way to water"] == 4  # d2
    assert cafe(3, meeples=[["a1"], ["b2"], ["d4"]], upgrades={0: ["diagonal"]}).numbers(0)["way to milk"] == 1


def test_with_two_players_there_are_two_meeples() -> None:
    numbers = cafe(2, meeples=TWO_EACH).numbers(0)
    assert [numbers[f"me {name}"] for name in ("column", "row", "second column", "second row")] == [1, 1, 1, 3]
    assert (numbers["way to tea"], numbers["second way to tea"]) == (2, 2)
    assert "me second row" not in cafe(3).numbers(0)


def test_before_meeples_are_placed_there_is_no_way() -> None:
    numbers = Scene.new("coffee-rush", 3).numbers(0)
    assert (numbers["asked place"], numbers["way to coffee"], numbers["me column"]) == (1, 0, 0)


@pytest.mark.parametrize(("phase", "asked"), [("upgrade", "move"), ("pour", "pour")])
def test_the_question_is_the_one_that_views_tell(phase: str, asked: str) -> None:
    scene = cafe(3, phase=phase, steps=0 if phase == "upgrade" else 1)
    assert scene.view(0)["pending"] == asked
    assert scene.numbers(0)[f"asked {asked}"] == 1
    assert sum(number for name, number in scene.numbers(0).items() if name.startswith("asked ")) == 1
