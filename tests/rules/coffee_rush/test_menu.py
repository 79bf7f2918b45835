"""Menus of one's own: every fault is found and named, and nothing is half loaded."""

from pathlib import Path

import pytest

from scene import Scene
from tavolino.core.chance import FastChance
from tavolino.core.record import parse
from tavolino.core.refusal import BadOption
from tavolino.core.registry import find
from tavolino.core.replay import replay
from tavolino.games.coffee_rush.commands import menu_check
from tavolino.games.coffee_rush.menu import LARGEST_FILE, BadMenu, check_menu, load_menu

GOOD = """
[[drink]]
id = "espresso"
name = "Espresso"
ingredients = ["coffee", "steam"]
copies = 50

[[drink]]
id = "hot-chai"
name = "Hot Chaï"
ingredients = ["tea", "milk", "steam", "steam", "water", "caramel"]
copies = 30
specialty = true
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "own.toml"
    path.write_text(text, encoding="utf-8")
    return path


def faults(folder: Path, text: str) -> list[str]:
    """All faults, without the file that each begins with."""
    path = written(folder, text)
    found = check_menu(path)
    assert all(fault.startswith(str(path)) for fault in found)
    with pytest.raises(BadMenu) as caught:
        load_menu(path)
    assert caught.value.faults == found
    return [fault.removeprefix(str(path)) for fault in found]


def test_a_good_menu_is_played_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, GOOD)
    assert check_menu(path) == []
    assert menu_check(path) == 0
    assert capsys.readouterr().out == f"{path}: a good menu, 2 drinks on 80 cards\n"
    menu = load_menu(path)
    scene = Scene.new("coffee-rush", 3, starter=0, menu={"drink": [drink_json(drink) for drink in menu.drink]})
    assert set(scene.position["deck"]) == {"espresso", "hot-chai"}
    assert "serve hot-chai@4 3" in scene.match.moves.texts


def drink_json(drink: object) -> dict[str, object]:
    return {name: getattr(drink, name) for name in ("id", "name", "ingredients", "copies", "specialty")}


def test_a_record_carries_the_menu_it_was_played_with(tmp_path: Path) -> None:
    menu = load_menu(written(tmp_path, GOOD))
    scene = Scene.new("coffee-rush", 2, menu={"drink": [drink_json(drink) for drink in menu.drink]})
    chance = FastChance.seeded(3)
    while not scene.match.over:
        (seat,) = scene.match.to_move()
        legal = scene.legal(seat)
        scene.play(seat, legal[chance.pick(len(legal))])
    again = replay(parse(scene.match.record().write()))
    assert again.game.position(again.state) == scene.position
    assert again.options == scene.match.options


def test_every_fault_is_named_with_its_line_and_drink(tmp_path: Path) -> None:
    text = """cards = 80
extra = 1

[[drink]]
id = "mocha"
name = "Mocha"
ingredients = ["coffee", "mlk", "chocolat"]
copies = 40

[[drink]]
id = "mocha"
name = "Mocha again"
ingredients = ["coffee"]
copies = 30
price = 3

[[drink]]
id = "Big Latte"
name = ""
ingredients = []
copies = 0
specialty = "yes"

[[drink]]
id = "tea"
"""
    assert sorted(faults(tmp_path, text)) == sorted(
        [
            ": unknown key 'extra'; a menu has 'cards' and 'drink'",
            ", line 4, drink 1 ('mocha'): unknown ingredient 'mlk'; there are coffee, milk, steam, ice, chocolate,"
            " caramel, tea, water",
            ", line 4, drink 1 ('mocha'): unknown ingredient 'chocolat'; there are coffee, milk, steam, ice, chocolate,"
            " caramel, tea, water",
            ", line 10, drink 2 ('mocha'): unknown key 'price'",
            ", line 10, drink 2 ('mocha'): drink 1 has the same id",
            ", line 17, drink 3 ('Big Latte'): 'id' is small letters, digits and single hyphens, at most 40 of them",
            ", line 17, drink 3 ('Big Latte'): 'name' is a text of 1 to 40 printable characters",
            ", line 17, drink 3 ('Big Latte'): 'ingredients' is a list of 1 to 6 ingredients",
            ", line 17, drink 3 ('Big Latte'): 'copies' is a whole number from 1 to 200, not 0",
            ", line 17, drink 3 ('Big Latte'): 'specialty' is true or false, not 'yes'",
            ", line 24, drink 4 ('tea'): there is no 'name'",
            ", line 24, drink 4 ('tea'): there is no 'ingredients'",
            ", line 24, drink 4 ('tea'): there is no 'copies'",
        ]
    )


def test_the_copies_must_add_up(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, GOOD.replace("copies = 30", "copies = 29"))
    assert fault.startswith(": the copies add up to 79 cards, not to 80;")
    smaller = written(tmp_path, "cards = 60\n" + GOOD.replace("copies = 30", "copies = 10"))
    assert check_menu(smaller) == []
    assert load_menu(smaller).cards == 60


@pytest.mark.parametrize("text", ["", "cards = 80\n", "drink = []\n", "drink = 3\n"])
def test_a_menu_without_drinks_is_none(tmp_path: Path, text: str) -> None:
    assert faults(tmp_path, text) == [": no drinks; each is a table that begins with [[drink]]"]


def test_drinks_that_are_no_tables_are_named_by_number(tmp_path: Path) -> None:
    first, second = faults(tmp_path, "drink = [3, 'tea']\n")
    assert first == ", drink 1: a drink is a table, not 3"
    assert second == ", drink 2: a drink is a table, not 'tea'"


def test_what_is_not_toml_is_named_with_its_line(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, "cards = 80\nid = = 3\n")
    assert fault.startswith(": this is not TOML: ")
    assert "line 2" in fault


def test_what_is_not_text_is_named_with_its_line(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(b"cards = 80\n# \xff\xfe\n")
    assert check_menu(path) == [f"{path}, line 2: this is not UTF-8 text"]


def test_ten_megabytes_are_not_even_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(b"#" * 10_000_000)
    monkeypatch.setattr(Path, "read_bytes", lambda _path: pytest.fail("it was read"))
    assert check_menu(path) == [f"{path}: 10,000,000 bytes are too many; a menu has at most {LARGEST_FILE:,}"]


def test_deeply_nested_brackets_do_no_harm(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, "drink = " + "[" * 50_000)
    assert "this is not" in fault


def test_a_file_that_is_not_there_is_said_to_be_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "none.toml"
    assert menu_check(path) == 1
    assert capsys.readouterr().out == f"{path}: cannot be read (No such file or directory)\n"


def test_the_same_faults_are_found_in_options() -> None:
    game = find("coffee-rush")
    wrong = {"id": "x", "name": "X", "ingredients": ["sugar"], "copies": 79}
    with pytest.raises(BadOption) as caught:
        game.read_options({"menu": {"drink": [wrong, {**wrong, "copies": 1}]}})
    said = str(caught.value).splitlines()
    assert len(said) == 3
    assert said[0].startswith("option menu, drink 1 ('x'): unknown ingredient 'sugar'")
    assert said[2] == "option menu, drink 2 ('x'): drink 1 has the same id"
    with pytest.raises(BadOption, match="option menu"):
        game.read_options({"menu": {"drinks": []}})
