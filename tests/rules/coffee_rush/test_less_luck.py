"""The optional set-up with less luck."""

import pytest

from scene import Scene
from tavolino.core.refusal import BadOption
from tavolino.games.coffee_rush.menu import house_card

SMALL = ["ristretto", "ristretto", "espresso", "espresso"]
OTHERS = [drink.id for drink in house_card().drink for _ in range(drink.copies) if drink.id not in SMALL]


@pytest.mark.rule("CR-OPT-1")
def test_everybody_begins_with_a_small_coffee_and_the_rest_of_them_leave_the_game() -> None:
    chance = [0, *range(3, 0, -1), *range(75, 0, -1)]  # seat 0 starts, both piles stay in the menu's order
    scene = Scene.new("coffee-rush", 3, dice=chance, less_luck=True)
    dealt = [(told["seat"], told["tab"], told["cards"]) for told in scene.told("dealt")]
    assert dealt == [
        (0, 1, SMALL[0:1]), (1, 1, SMALL[1:2]), (2, 1, SMALL[2:3]),
        (0, 2, OTHERS[0:1]), (1, 2, OTHERS[1:2]), (2, 2, OTHERS[2:3]),
        (0, 1, OTHERS[3:4]),
    ]  # fmt: skip
    position = scene.position
    assert position["tabs"][0] == [[SMALL[0], OTHERS[3]], [OTHERS[0]], [], []]
    assert position["discarded"] == [SMALL[3]]
    assert position["deck"] == OTHERS[4:]


@pytest.mark.rule("CR-OPT-1")
@pytest.mark.parametrize(("players", "out"), [(2, 2), (3, 1), (4, 0)])
def test_no_small_coffee_is_left_in_the_deck(players: int, out: int) -> None:
    scene = Scene.new("coffee-rush", players, less_luck=True)
    assert not set(SMALL) & set(scene.position["deck"])
    assert len(scene.position["discarded"]) == out
    for tabs in scene.position["tabs"]:
        assert tabs[0][0] in SMALL


@pytest.mark.rule("CR-OPT-2")
def test_only_drinks_named_so_count_and_there_must_be_one_for_everybody() -> None:
    def drink(id: str, name: str, copies: int) -> dict[str, object]:
        return {"id": id, "name": name, "ingredients": ["coffee"], "copies": copies}

    near = [drink("espresso", "Espresso Doppio", 70), drink("small", "Espresso", 3), drink("iced", "Iced Ristretto", 7)]
    menu = {"drink": near}
    with pytest.raises(BadOption, match=r"options\.less_luck: coffee-rush-few-small .cards: 3, players: 4"):
        Scene.new("coffee-rush", 4, less_luck=True, menu=menu)
    scene = Scene.new("coffee-rush", 3, less_luck=True, menu=menu)
    assert [tabs[0][0] for tabs in scene.position["tabs"]] == ["small", "small", "small"]
    scarce = {"drink": [drink("small", "Espresso", 16), drink("tea", "Tea", 4)], "cards": 20}
    with pytest.raises(BadOption, match=r"options\.less_luck: coffee-rush-few-others .cards: 4, least: 5"):
        Scene.new("coffee-rush", 3, less_luck=True, menu=scarce)
    lasting = Scene.new("coffee-rush", 2, less_luck=True, menu=scarce)
    assert lasting.position["deck"] == ["tea"], "two on tab 2, one more for the starting player"
