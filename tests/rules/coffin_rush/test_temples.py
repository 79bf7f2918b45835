"""Quadrants and layouts: the house's own, random ones, and the checker for one's own (COF-HOUSE-6)."""

from importlib.resources import files
from pathlib import Path

import pytest

from rules.coffin_rush.scene import GAME
from scene import Scene
from tavolino.cli import main
from tavolino.core.chance import FastChance
from tavolino.core.refusal import BadOption
from tavolino.core.registry import find
from tavolino.games.coffin_rush import commands
from tavolino.games.coffin_rush.house import house
from tavolino.games.coffin_rush.layouts import (
    house_quadrants,
    key_of,
    layout_problems,
    named_layouts,
    random_rows,
    same,
    set_problems,
)
from tavolino.games.coffin_rush.quadrants import parse, problems, turned
from telling import told

NAMES = sorted(house_quadrants())


@pytest.mark.rule("COF-HOUSE-6")
@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("quarters", range(4))
def test_every_quadrant_is_fine_in_every_rotation(name: str, quarters: int) -> None:
    assert problems(turned(house_quadrants()[name], quarters)) == []


def test_four_turns_bring_a_quadrant_back() -> None:
    for quadrant in house_quadrants().values():
        assert turned(turned(quadrant, 3), 1) == quadrant
        assert turned(quadrant, 4) == quadrant


def test_no_two_quadrants_are_the_same_turned() -> None:
    quadrants = house_quadrants()
    pairs = [(one, other) for one in NAMES for other in NAMES if one < other]
    assert not any(same(quadrants[one], quadrants[other]) for one, other in pairs)
    assert all(same(quadrants[name], turned(quadrants[name], 1)) for name in NAMES)  # the negative control


@pytest.mark.parametrize("name", named_layouts())
def test_named_layouts_are_valid(name: str) -> None:
    assert layout_problems(named_layouts()[name], house_quadrants()) == []
    assert key_of(named_layouts()[name]) == name


def test_the_standard_layout_is_four_by_three_with_all_24_doors() -> None:
    scene = Scene.new(GAME, 2)
    assert [len(row.split()) for row in scene.position["layout"]] == [4, 4, 4]
    assert scene.match.state.temple.doors == 24  # type: ignore[attr-defined]
    assert len(named_layouts()) == 4


def test_a_thousand_random_layouts_are_valid_and_hardly_ever_alike() -> None:
    quadrants = house_quadrants()
    layouts = [random_rows(FastChance.seeded(seed)) for seed in range(1000)]
    assert [rows for rows in layouts if layout_problems(rows, quadrants)] == []
    assert len({"/".join(rows) for rows in layouts}) == 1000
    assert random_rows(FastChance.seeded(5)) == layouts[5]


# ---- the checker


def drawing(name: str) -> str:
    text: str = house()["quadrants"][name]
    return text


def flawed(name: str, old: str, new: str) -> list[str]:
    quadrant, wrong = parse(name, drawing(name).replace(old, new, 1))
    return told(wrong + (problems(quadrant) if quadrant else []))


@pytest.mark.parametrize(
    ("name", "old", "new", "words"),
    [
        ("jars", "a", ".", "one altar (a) and no rune (*); here are 0 and 0"),
        ("crypt", "*", "a", "one rune (*) and no altar (a); here are 0 and 1"),
        ("jars", "d", "?", '"?" at 3,1 is no cell'),
        ("jars", "+-+-+ +", "+-+-+-+", "no opening in the middle of the north side"),
        ("jars", "|s .|", " s .|", "the outline is open at 0,0, on the west side"),
        ("jars", " . . a|", " p . a|", "a hazard lies on the opening 0,2"),
        ("jars", "+-+#+", "+-+-+", "0,0 cannot be reached"),
        ("scribes", "+ +-+ + + +", "+-+-+ + + +", "only through a hazard"),
        ("jars", "|s .|.", "|s . .", "closes no room off"),
        ("jars", "|s .|. . c|\n", "", "11 lines of 11 characters"),
        ("base", "T", "-", "the letter T exactly once"),
    ],
)
def test_what_is_wrong_with_a_quadrant_is_named(name: str, old: str, new: str, words: str) -> None:
    wrong = flawed(name, old, new)
    assert any(words in problem for problem in wrong), wrong


def test_a_set_is_counted() -> None:
    quadrants = dict(house_quadrants())
    bare, _ = parse("ibis", drawing("jars"))
    assert bare is not None
    quadrants["ibis"] = bare
    wrong = told(set_problems(quadrants))
    assert "quadrants.jars: this is the same quadrant as quadrants.ibis, turned; draw another" in wrong
    assert "quadrants: 1 stairs g in all, and there are 2 in a temple" in wrong
    del quadrants["ibis"]
    assert "quadrants.ibis: this field is missing; add it" in told(set_problems(quadrants))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("crypt0", ".", "options.layout: the quadrant crypt is missing; lay it once"),
        ("jars0", "jars4", 'options.layout[0]: "jars4" is no quadrant'),
        ("base1", "base0", "a quadrant lies behind the base camp"),
    ],
)
def test_what_is_wrong_with_a_layout_is_named(old: str, new: str, words: str) -> None:
    rows = [row.replace(old, new) for row in named_layouts()["standard"]]
    wrong = told(layout_problems(rows, house_quadrants()))
    assert any(words in problem for problem in wrong), wrong


def test_a_quadrant_far_off_is_not_joined() -> None:
    rows = [f"{row} ." for row in named_layouts()["standard"]]
    rows[0] = rows[0].replace("granary2 .", ". . granary2")
    (one,) = told(layout_problems(rows, house_quadrants()))
    assert one == "options.layout: the quadrant granary is not joined to the base camp by openings"


# ---- the commands


def test_show_prints_the_map_of_a_name_or_a_seed(capsys: pytest.CaptureFixture[str]) -> None:
    assert commands.show() == 0
    standard = capsys.readouterr().out
    assert "C+  R    +" in standard
    assert commands.show(seed=3) == 0
    assert capsys.readouterr().out != standard
    assert commands.show(layout="snake") == 0
    assert main(["temple", "show", "--layout", "nowhere"]) == 2
    assert 'there is no layout "nowhere"; there are standard, ' in capsys.readouterr().err


def test_check_names_everything_wrong_in_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "own.toml"
    file.write_text(f"[quadrants]\njars = '''{drawing('jars')}'''\n[layouts]\nmine = {list(named_layouts()['ring'])}\n")
    assert main(["temple", "check", str(file)]) == 0
    assert "a good temple; quadrants of its own: 1, layouts: 1, other numbers: none" in capsys.readouterr().out
    file.write_text(f"[quadrants]\njars = '''{drawing('jars').replace('s', '.').replace('a', '.')}'''\n")
    assert main(["temple", "check", str(file)]) == 1
    said = capsys.readouterr().out
    assert "one altar" in said
    assert "sarcophagi: 18 tiles for 17 cells s" in said
    file.write_text("[layouts]\nbad = ['crypt0']\n'two words' = []\n[garden]\n")
    assert main(["temple", "check", str(file)]) == 1
    said = capsys.readouterr().out
    assert "layouts.bad: the quadrant base is missing" in said
    assert "a name is one word" in said
    assert "garden: there is no such name here" in said
    file.write_text("[layouts\n")
    assert main(["temple", "check", str(file)]) == 1
    assert "this is no TOML" in capsys.readouterr().out


def test_the_house_set_itself_passes_as_a_file_and_as_an_option() -> None:
    written = files("tavolino.games.coffin_rush").joinpath("components", "house.toml").read_bytes()
    own, faults = commands.read_temple(written)
    assert faults == []
    assert own == house()
    assert Scene.new(GAME, 2, temple=own).position["layout"] == list(named_layouts()["standard"])


def test_the_command_line_shows_temples(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["temple", "show", "--layout", "ring"]) == 0
    assert "crypt1 jars3 cobra2 ibis1" in capsys.readouterr().out
    assert main(["temple", "show", "--seed", "3"]) == 0
    assert "\n".join(random_rows(FastChance.seeded(3))) in capsys.readouterr().out


def test_one_can_play_in_a_temple_of_ones_own() -> None:
    rows = list(reversed(named_layouts()["ring"]))
    rows[0] = rows[0].replace("base0", "base2")
    own = {"quadrants": {"jars": drawing("jars").replace("d", ".", 1)}, "layouts": {"mine": rows}}
    scene = Scene.new(GAME, 2, temple=own, layout="mine", first=0)
    box = find(GAME)
    assert box.options_of(scene.match.state) == box.read_options({"temple": own, "layout": "mine", "first": 0})
    assert scene.position["layout"] == rows
    read = box.load(scene.position)
    assert box.position(read) == scene.position
    assert box.view(read, 0) == box.view(scene.match.state, 0)
    broken = {"quadrants": {"jars": drawing("jars").replace("a", ".")}}
    with pytest.raises(BadOption, match="coffin-rush-altar-cells"):
        Scene.new(GAME, 2, temple=broken)
