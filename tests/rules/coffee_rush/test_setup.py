"""Setting up for three and four players."""

import pytest

from rules.coffee_rush.scene import cafe
from scene import Scene
from tavolino.core.refusal import BadOption
from tavolino.games.coffee_rush.menu import house_card

MENU_ORDER = [drink.id for drink in house_card().drink for _ in range(drink.copies)]
UNSHUFFLED = list(range(79, 0, -1))  # every card swapped with itself: the deck stays in the menu's order


@pytest.mark.rule("CR-SETUP-1")
def test_the_deck_is_the_shuffled_menu() -> None:
    scene = Scene.new("coffee-rush", 3)
    assert scene.told("shuffled")[0]["cards"] == 80
    position = scene.position
    dealt = [card for tabs in position["tabs"] for cards in tabs for card in cards]
    assert sorted([*position["deck"], *dealt]) == sorted(MENU_ORDER)
    assert position["deck"] != [card for card in MENU_ORDER if card in position["deck"]]


@pytest.mark.rule("CR-SETUP-2", "CR-SETUP-7")
def test_the_starting_player_begins_with_three_orders_dealt_clockwise() -> None:
    scene = Scene.new("coffee-rush", 4, dice=[2, *UNSHUFFLED])
    dealt = [(told["seat"], told["tab"], told["cards"]) for told in scene.told("dealt")]
    assert dealt == [
        (2, 1, MENU_ORDER[0:2]), (2, 2, MENU_ORDER[2:3]),
        (3, 1, MENU_ORDER[3:4]), (3, 2, MENU_ORDER[4:5]),
        (0, 1, MENU_ORDER[5:6]), (0, 2, MENU_ORDER[6:7]),
        (1, 1, MENU_ORDER[7:8]), (1, 2, MENU_ORDER[8:9]),
    ]  # fmt: skip
    assert [[len(cards) for cards in tabs] for tabs in scene.position["tabs"]] == [
        [1, 1, 0, 0], [1, 1, 0, 0], [2, 1, 0, 0], [1, 1, 0, 0],
    ]  # fmt: skip
    assert scene.position["deck"] == MENU_ORDER[9:]


@pytest.mark.rule("CR-SETUP-3")
def test_the_token_lies_open_before_the_starting_player() -> None:
    scene = Scene.new("coffee-rush", 3, dice=[1])
    assert scene.told("opened") == [{"event": "opened", "rule": "CR-SETUP-3", "seat": 1}]
    assert scene.position["closed"] is False


@pytest.mark.rule("CR-SETUP-4")
def test_meeples_are_placed_anticlockwise_the_starting_player_last() -> None:
    scene = Scene.new("coffee-rush", 4, starter=1)
    order = []
    for cell in ("a1", "b1", "c1", "d1"):
        (seat,) = scene.match.to_move()
        order.append(seat)
        scene.play(seat, f"place {cell}")
    assert order == [0, 3, 2, 1]
    assert scene.match.to_move() == [1]
    assert scene.refusal(1, "place a4") == "CR-SETUP-4"


@pytest.mark.rule("CR-SETUP-4")
def test_no_two_meeples_on_one_cell_and_nobody_out_of_turn() -> None:
    scene = Scene.new("coffee-rush", 3, starter=0)
    assert scene.refusal(0, "place a1") == "CR-SETUP-4"
    assert scene.refusal(2, "go a1") == "CR-SETUP-4"
    scene.play(2, "place a1")
    assert scene.refusal(1, "place a1") == "CR-SETUP-4"


@pytest.mark.rule("CR-SETUP-5")
def test_everybody_takes_the_ingredient_of_their_cell_when_all_are_placed() -> None:
    scene = Scene.new("coffee-rush", 3, starter=0)
    scene.play(2, "place d2")
    scene.play(1, "place b1")
    assert scene.position["cups"][2] == [{}, {}, {}]
    scene.play(0, "place a2")
    assert [cups[0] for cups in scene.position["cups"]] == [{"coffee": 1}, {"caramel": 1}, {"water": 1}]
    assert scene.position["supply"]["coffee"] == 17


@pytest.mark.rule("CR-SETUP-6")
def test_chance_or_the_host_says_who_starts() -> None:
    by_chance = Scene.new("coffee-rush", 4, dice=[3])
    assert by_chance.told("starter_chosen")[0]["by"] == "chance"
    assert by_chance.position["starter"] == 3
    by_host = Scene.new("coffee-rush", 4, starter=2)
    assert by_host.told("starter_chosen")[0]["by"] == "host"
    assert by_host.position["starter"] == 2


@pytest.mark.rule("CR-SETUP-6")
def test_the_host_can_name_only_a_seat_at_the_table() -> None:
    for seat in (3, -1):
        with pytest.raises(BadOption, match=r"options\.starter: no-seat"):
            Scene.new("coffee-rush", 3, starter=seat)
    assert Scene.new("coffee-rush", 3, starter=2).position["starter"] == 2


def test_a_position_loaded_in_mid_set_up_goes_on() -> None:
    scene = Scene.new("coffee-rush", 3, starter=0)
    scene.play(2, "place d2")
    again = Scene.at(**scene.position)
    again.play(1, "place b1")
    again.play(0, "place a2")
    assert again.position["turn"]["seat"] == 0
    assert cafe(3).position["turn"]["phase"] == "upgrade"
