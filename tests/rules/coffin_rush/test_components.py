"""What is in the box (COF-COMP)."""

from collections import Counter

import pytest

from rules.coffin_rush.scene import GAME, OTHER_TRAPS
from scene import Scene
from tavolino.core.match import Match
from tavolino.core.refusal import BadOption
from tavolino.core.registry import find
from tavolino.core.seed import seed_from
from tavolino.games.coffin_rush.house import house
from tavolino.games.coffin_rush.layouts import house_quadrants


@pytest.mark.rule("COF-COMP-1")
def test_two_to_six_players() -> None:
    box = find(GAME)
    for players in range(2, 7):
        assert len(Scene.new(GAME, players).position["explorers"]) == players
    for players in (1, 7):
        with pytest.raises(BadOption):
            Match.new(box, players, box.read_options({}), seed_from(1))


@pytest.mark.rule("COF-COMP-2")
def test_twelve_quadrants_two_of_them_special() -> None:
    quadrants = house_quadrants()
    assert len(quadrants) == 12
    assert {"base", "crypt"} < set(quadrants)


@pytest.mark.rule("COF-COMP-3")
def test_tiles_and_doors() -> None:
    start = Scene.new(GAME, 4)
    view = start.view(None)
    assert Counter(view["tiles"].values()) == {"sarcophagus": 18, "chest": 8}
    doors = [text for text in start.match.moves.texts if text.startswith("open")]
    assert len(start.match.state.temple.touchable) == len(doors)  # type: ignore[attr-defined]
    assert start.match.state.temple.doors == 24  # type: ignore[attr-defined]


@pytest.mark.rule("COF-COMP-5")
def test_thirteen_traps_with_the_bomb_among_them() -> None:
    assert Counter(Scene.new(GAME, 4).position["traps"]) == Counter([*OTHER_TRAPS, "bomb"])


@pytest.mark.rule("COF-COMP-6")
def test_three_dice_in_the_colours_of_the_counter() -> None:
    assert list(house()["dice"]) == ["green", "yellow", "red"]
    assert [name for name in house()["counter"] if name != "bomb"] == list(house()["dice"])


@pytest.mark.rule("COF-COMP-7")
def test_thirteen_pawns() -> None:
    pawns = house()["pawns"]
    assert (pawns["mummies"], pawns["spectres"]) == (4, 3)
    assert sum(pawns.values()) + 6 == 13


@pytest.mark.rule("COF-COMP-8")
def test_feather_token_and_boards() -> None:
    position = Scene.new(GAME, 3).position
    assert position["feather"] == "clockwise"
    for explorer in position["explorers"]:
        assert (explorer["rush"], explorer["backpack"], explorer["tent"]) == (False, [], [])
