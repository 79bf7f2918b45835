"""The temple in the terminal."""

import pytest
from rich.text import Text

from rules.coffin_rush.scene import CAMP, GAME, dig, who
from scene import Scene
from tavolino.core.registry import find
from tavolino.games.coffin_rush.layouts import named_layouts
from tavolino.narrate.texts import Texts

BOX = find(GAME)


def drawn(scene: Scene, seat: int | None, names: list[str]) -> list[str]:
    return Text.from_markup(BOX.draw(BOX.view(scene.match.state, seat), names, Texts.of(BOX, "it").format)).plain.split(
        "\n"
    )


@pytest.mark.parametrize("layout", named_layouts())
def test_a_temple_fits_into_eighty_columns(layout: str) -> None:
    scene = Scene.new(GAME, 6, layout=layout)
    lines = drawn(scene, 0, ["a name that is much too long for a line"] * 6)
    assert max(map(len, lines)) <= 80


def test_the_map_shows_who_and_what_is_where() -> None:
    scene = dig(
        who("6,8"), who("4,2", rush=True, discards=["rush"], lost=["analysis"]), piles={"5,7": ["green"]},
        doors=["4,2-5,2"], monsters=[{"kind": "mummy", "at": "12,7"}, {"kind": "spectre", "at": "9,7"}],
        trap="quicksand",
    )  # fmt: skip
    lines = drawn(scene, 0, ["Ada", "Bruno"])
    row = {y: lines[2 * y + 2] for y in range(15)}
    column = {x: 2 * x + 4 for x in range(20)}
    assert row[8][column[6]] == "0"
    assert row[2][column[4]] == "1"
    assert row[2][column[4] + 1] == "'"
    assert row[7][column[5]] == "$"
    assert row[7][column[12]] == "M"
    assert row[7][column[9]] == "S"
    assert row[7][column[0]] == "C"
    assert row[7][column[0] + 1] == "+"
    assert row[0][column[0]] == "▮"
    assert row[0][column[4]] == "▪"
    assert "+1" in lines[-1]
    assert "Sabbie mobili" in lines[-3]
    assert "Ag Be ·· Ad Ru" in lines[-1]


def test_only_who_looked_sees_what_a_closed_tile_holds() -> None:
    scene = dig(who("4,3"), who(), put={"4,0": "coins"})
    scene.play(0, "card analysis")
    assert drawn(scene, 0, ["Ada", "Bruno"])[2][12] == "¢"
    assert drawn(scene, 1, ["Ada", "Bruno"])[2][12] == "▪"


def test_brackets_in_a_name_and_the_open_camp_are_drawn_as_they_are() -> None:
    scene = dig(who(CAMP, tent=["green", "coins"]), who(), doors=["temple"])
    lines = drawn(scene, None, ["[red]Ada", "Bruno"])
    assert "[red]Ada" in lines[-2]
    assert lines[-2].endswith("△ ◆¢")
    assert "0'" in lines[16]
