"""What is in the box: board, supply, tokens, cards."""

from collections import Counter

import pytest

from rules.coffee_rush.scene import cafe
from scene import Scene
from tavolino.games.coffee_rush.draw import COLOURS
from tavolino.games.coffee_rush.menu import house_card
from tavolino.games.coffee_rush.state import CUPS, TABS, UPGRADES

LAYOUT = {
    "a1": "ice", "b1": "caramel", "c1": "steam", "d1": "coffee",
    "a2": "coffee", "b2": "milk", "c2": "ice", "d2": "water",
    "a3": "tea", "b3": "steam", "c3": "milk", "d3": "coffee",
    "a4": "milk", "b4": "ice", "c4": "chocolate", "d4": "steam",
}  # fmt: skip
NEIGHBOUR = {cell: f"{cell[0]}{2 if cell[1] == '1' else int(cell[1]) - 1}" for cell in LAYOUT}


@pytest.mark.rule("CR-COMP-1")
@pytest.mark.parametrize("cell", LAYOUT)
def test_every_cell_gives_its_ingredient(cell: str) -> None:
    free = [other for other in LAYOUT if other not in (cell, NEIGHBOUR[cell])]
    scene = cafe(3, meeples=[[NEIGHBOUR[cell]], [free[0]], [free[1]]])
    scene.play(0, f"go {cell}")
    assert scene.position["turn"]["held"] == {LAYOUT[cell]: 1}


@pytest.mark.rule("CR-COMP-1")
def test_basic_ingredients_have_three_cells_and_special_ones_one() -> None:
    cells = Counter(LAYOUT.values())
    assert {name for name, often in cells.items() if often == 3} == {"coffee", "milk", "steam", "ice"}
    assert {name for name, often in cells.items() if often == 1} == {"caramel", "chocolate", "tea", "water"}


@pytest.mark.rule("CR-COMP-2")
def test_the_supply_is_18_coffee_and_12_of_everything_else() -> None:
    supply = Scene.new("coffee-rush", 3).position["supply"]
    assert supply.pop("coffee") == 18
    assert set(supply.values()) == {12}
    assert sum(supply.values()) + 18 == 102


@pytest.mark.rule("CR-COMP-3")
def test_fifteen_rush_tokens_three_cups_four_tabs_and_four_upgrades() -> None:
    position = Scene.new("coffee-rush", 4).position
    assert position["rush_supply"] == 15
    assert position["rush"] == [0, 0, 0, 0]
    assert all(len(cups) == CUPS == 3 for cups in position["cups"])
    assert all(len(tabs) == TABS == 4 for tabs in position["tabs"])
    assert len(UPGRADES) == 4


@pytest.mark.rule("CR-COMP-4")
def test_the_house_menu_has_80_cards_four_of_them_small_coffees() -> None:
    menu = house_card()
    assert sum(drink.copies for drink in menu.drink) == 80
    assert sum(drink.copies for drink in menu.drink if drink.name in ("Ristretto", "Espresso")) == 4
    recipes = {drink.name: sorted(drink.ingredients) for drink in menu.drink}
    assert recipes["Cappuccino"] == ["coffee", "milk", "steam", "steam"]
    assert recipes["London Fog"] == ["milk", "steam", "tea", "water"]
    assert len(menu.drink) == 33
    assert sum(drink.copies for drink in menu.drink if drink.specialty) == 20


@pytest.mark.rule("CR-COMP-5")
def test_the_colours_with_two_meeples_come_first() -> None:
    assert COLOURS == ("red", "blue", "green", "yellow")
    two = Scene.new("coffee-rush", 2, starter=0)
    for seat, cell in ((1, "a1"), (0, "b1"), (1, "c1"), (0, "d1")):
        two.play(seat, f"place {cell}")
    assert [len(cells) for cells in two.position["meeples"]] == [2, 2]
    drawing = two.match.game.draw(two.match.game.view(two.match.state, 0), ["Ada", "Ben"], lambda message, **_: message)
    assert "red" in drawing
    assert "blue" in drawing
    assert "green" not in drawing
