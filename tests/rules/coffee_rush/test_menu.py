"""Menus of one's own: every fault is found and named, and nothing is half loaded."""

from importlib.resources import files
from pathlib import Path

import pytest

from scene import Scene
from tavolino.cli import main
from tavolino.core.chance import FastChance
from tavolino.core.record import parse
from tavolino.core.refusal import BadOption
from tavolino.core.registry import find
from tavolino.core.replay import replay
from tavolino.games.coffee_rush.menu import MENU_FILE
from telling import told

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


def faults(text: str) -> list[str]:
    """All faults; a menu with any is not loaded at all."""
    menu, found = MENU_FILE.read(text.encode())
    assert (menu is None) == bool(found)
    return told(found)


def check(path: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """`tavolino menu check FILE`: its exit code and what it prints."""
    code = main(["menu", "check", str(path)])
    said = capsys.readouterr()
    return code, said.out + said.err


def own_menu() -> object:
    menu, found = MENU_FILE.read(GOOD.encode())
    assert found == []
    return menu


def test_a_good_menu_is_played_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "own.toml"
    path.write_text(GOOD, encoding="utf-8")
    assert check(path, capsys) == (0, f"{path}: a good menu, 2 drinks on 80 cards\n")
    scene = Scene.new("coffee-rush", 3, starter=0, menu=own_menu())
    assert set(scene.position["deck"]) == {"espresso", "hot-chai"}
    assert "serve hot-chai@4 3" in scene.match.moves.texts


def test_the_house_menu_passes_its_own_check(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes(files("tavolino.games.coffee_rush").joinpath("components", "house_menu.toml").read_bytes())
    assert check(path, capsys) == (0, f"{path}: a good menu, 33 drinks on 80 cards\n")


def test_a_record_carries_the_menu_it_was_played_with() -> None:
    scene = Scene.new("coffee-rush", 2, menu=own_menu())
    chance = FastChance.seeded(3)
    while not scene.match.over:
        (seat,) = scene.match.to_move()
        legal = scene.legal(seat)
        scene.play(seat, legal[chance.pick(len(legal))])
    again = replay(parse(scene.match.record().write()))
    assert again.game.position(again.state) == scene.position
    assert again.options == scene.match.options


def test_every_fault_is_named_with_its_line_and_drink() -> None:
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
    assert sorted(faults(text)) == sorted(
        [
            "extra: there is no such field; check how it is spelt, or take it away",
            'line 4, drink[0].ingredients ("mocha"): there is no ingredient "mlk"; there are coffee, milk, steam, ice,'
            " chocolate, caramel, tea, water",
            'line 4, drink[0].ingredients ("mocha"): there is no ingredient "chocolat"; there are coffee, milk, steam, '
            "ice, chocolate, caramel, tea, water",
            'line 10, drink[1].price ("mocha"): there is no such field; check how it is spelt, or take it away',
            'line 10, drink[1].id ("mocha"): drink[0] has the same id; give this drink another',
            'line 17, drink[2].id ("Big Latte"): an id is small letters, digits and single hyphens, at most 40 of them',
            'line 17, drink[2].name ("Big Latte"): a name is a text of 1 to 40 printable characters',
            'line 17, drink[2].ingredients ("Big Latte"): write a list of 1 to 6 ingredients',
            'line 17, drink[2].copies ("Big Latte"): 0 cannot be; write a whole number from 1 to 200',
            'line 17, drink[2].specialty ("Big Latte"): write true or false, not "yes"',
            'line 24, drink[3].name ("tea"): this field is missing; add it',
            'line 24, drink[3].ingredients ("tea"): this field is missing; add it',
            'line 24, drink[3].copies ("tea"): this field is missing; add it',
        ]
    )


def test_the_copies_must_add_up() -> None:
    (fault,) = faults(GOOD.replace("copies = 30", "copies = 29"))
    assert fault.startswith("the copies add up to 79 cards, not to 80;")
    assert faults("cards = 60\n" + GOOD.replace("copies = 30", "copies = 10")) == []


@pytest.mark.parametrize("text", ["", "cards = 80\n", "drink = []\n", "drink = 3\n"])
def test_a_menu_without_drinks_is_none(text: str) -> None:
    assert faults(text) == ["drink: there are no drinks; each is a table that begins with [[drink]]"]


def test_drinks_that_are_no_tables_are_named_by_number() -> None:
    first, second = faults("drink = [3, 'tea']\n")
    assert first == "drink[0]: a drink is a table that begins with [[drink]], not 3"
    assert second == 'drink[1]: a drink is a table that begins with [[drink]], not "tea"'


def test_what_is_not_toml_is_named_with_its_line() -> None:
    (fault,) = faults("cards = 80\nid = = 3\n")
    assert fault == "line 2: this is no TOML: the mistake is at character 6 of the line"


def test_what_is_not_text_is_named_with_its_line() -> None:
    menu, found = MENU_FILE.read(b"cards = 80\n# \xff\xfe\n")
    assert (menu, told(found)) == (None, ["line 2: this is no UTF-8 text; save the file as UTF-8"])


def test_ten_megabytes_are_refused_by_their_size(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "own.toml"
    path.write_bytes(b"#" * 10_000_000)
    code, said = check(path, capsys)
    assert code == 1
    assert said == f"{path}: the file is too large; it may have at most {MENU_FILE.largest:,} bytes\n"


@pytest.mark.parametrize("number", ["9" * 5000, "0x" + "f" * 5000])
def test_numbers_without_end_do_no_harm(number: str) -> None:
    text = GOOD.replace("copies = 30", f"copies = {number}")
    assert faults(text) == ["line 12: a number without end; write a shorter one"]


def test_a_mark_of_the_editor_before_the_text_is_no_fault() -> None:
    assert MENU_FILE.read(b"\xef\xbb\xbf" + GOOD.encode()) == (own_menu(), [])


def test_a_list_that_is_too_long_may_have_unknown_ingredients_too() -> None:
    found = faults(GOOD.replace('"caramel"]', '"caramel", "sugar"]'))
    assert [fault.partition(": ")[2][:20] for fault in found] == ["write a list of 1 to", "there is no ingredie"]


def test_deeply_nested_brackets_do_no_harm() -> None:
    (fault,) = faults("drink = " + "[" * 50_000)
    assert fault == "this is nested too deeply; put fewer lists and tables into one another"


def test_the_command_line_prints_every_fault_after_the_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "own.toml"
    path.write_text(GOOD.replace("milk", "mlk").replace("copies = 30", "copies = 0"), encoding="utf-8")
    code, said = check(path, capsys)
    assert code == 1
    first, second, third = said.splitlines()
    assert first.startswith(f'{path}: line 8, drink[1].ingredients ("hot-chai"): ')
    assert second.startswith(f'{path}: line 8, drink[1].copies ("hot-chai"): ')
    assert third.startswith(f"{path}: the copies add up to 50 cards, not to 80")


def test_the_same_faults_are_found_in_options() -> None:
    game = find("coffee-rush")
    wrong = {"id": "x", "name": "X", "ingredients": ["sugar"], "copies": 79}
    with pytest.raises(BadOption) as caught:
        game.read_options({"menu": {"drink": [wrong, {**wrong, "copies": 1}]}})
    said = told(caught.value.faults)
    assert len(said) == 3
    assert said[0].startswith('options.menu.drink[0].ingredients ("x"): there is no ingredient "sugar"')
    assert said[2] == 'options.menu.drink[1].id ("x"): drink[0] has the same id; give this drink another'
    with pytest.raises(BadOption, match=r"options\.menu\.drink"):
        game.read_options({"menu": {"drinks": []}})
