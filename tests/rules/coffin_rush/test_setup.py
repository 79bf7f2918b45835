"""Set-up (COF-SETUP)."""

import pytest

from rules.coffin_rush.scene import GAME, RUNE, RUSH
from scene import Scene
from tavolino.core.refusal import BadOption
from tavolino.core.registry import find
from tavolino.games.coffin_rush.build import plan_of
from tavolino.games.coffin_rush.layouts import house_quadrants, layout_problems, named_layouts
from telling import told


@pytest.mark.rule("COF-SETUP-1")
@pytest.mark.parametrize("layout", [*named_layouts(), "random:1", "random:2"])
def test_any_shape_in_which_the_base_camp_looks_inside(layout: str) -> None:
    assert Scene.new(GAME, 2, layout=layout).legal(0) or Scene.new(GAME, 2, layout=layout).legal(1)


@pytest.mark.rule("COF-SETUP-1")
def test_a_base_camp_that_looks_away_is_no_layout() -> None:
    rows = [row.replace("base1", "base3") for row in named_layouts()["standard"]]
    wrong = layout_problems(rows, house_quadrants())
    assert told(wrong) == [
        "options.layout: the base camp does not face the inside of the temple; turn it",
        "options.layout: a quadrant lies behind the base camp; lay it elsewhere",
    ]
    with pytest.raises(BadOption, match="coffin-rush-base-faces-out"):
        find(GAME).moves(find(GAME).read_options({"layout": "/".join(rows)}))


@pytest.mark.rule("COF-SETUP-2")
def test_tiles_lie_face_down_on_their_symbols() -> None:
    plan = plan_of()
    tiles = Scene.new(GAME, 2).view(0)["tiles"]
    for name, cell in plan.cells.items():
        expected = {"s": "sarcophagus", "c": "chest"}.get(plan.symbols[cell])
        assert tiles.get(name) == expected


@pytest.mark.rule("COF-SETUP-3")
def test_all_doors_are_closed() -> None:
    start = Scene.new(GAME, 2, first=0)
    assert start.position["doors"] == []
    walking = Scene.at(GAME, explorers=start.position["explorers"], turn={"walking": True, "steps": 3})
    assert [walking.refusal(0, f"go {cell}") for cell in ("2,4", "5,7", "2,10")] == ["COF-MAP-4"] * 3
    assert walking.refusal(0, "go 0,7") == "COF-MAP-5"


@pytest.mark.rule("COF-SETUP-4")
def test_everybody_begins_on_the_rush_space() -> None:
    start = Scene.new(GAME, 5)
    assert [explorer["at"] for explorer in start.position["explorers"]] == [RUSH] * 5


@pytest.mark.rule("COF-SETUP-5")
def test_the_counter_is_full_and_the_bomb_lies_near_the_middle() -> None:
    tiles_and_traps = [0] * (17 + 7 + 11)
    places = []
    for pick in range(3):
        start = Scene.new(GAME, 2, first=0, dice=[*tiles_and_traps, pick])
        assert start.position["counter"] == 27
        places.append(start.position["traps"].index("bomb") + 1)
    assert places == [6, 7, 8]


@pytest.mark.rule("COF-SETUP-6")
def test_one_mummy_waits_on_the_rune() -> None:
    assert Scene.new(GAME, 2).position["monsters"] == [{"kind": "mummy", "at": RUNE}]


@pytest.mark.rule("COF-SETUP-7")
def test_the_first_player_is_drawn_or_named_and_the_others_follow_clockwise() -> None:
    drawn = Scene.new(GAME, 4, dice=[2])
    assert drawn.told("began")[0]["seat"] == 2
    named = Scene.new(GAME, 3, first=1)
    order = []
    for _ in range(3):
        order += named.match.to_move()
        named.play(order[-1], "pass")
    assert order == [1, 2, 0]
