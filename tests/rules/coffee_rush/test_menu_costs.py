"""A menu that somebody brings is looked at once, and only its first faults are told."""

from tavolino.core.fault import MOST_FAULTS, fault
from tavolino.core.toml_file import line_at, lines_at
from tavolino.games.coffee_rush.menu import MENU_FILE


def test_of_many_faults_the_first_are_told() -> None:
    _, faults = MENU_FILE.read(b"[[drink]]\n" * 4_000)
    assert len(faults) == MOST_FAULTS + 1
    assert faults[0] == fault("drink[0].id", "field-missing", line=1)
    assert faults[-1] == fault("", "more-faults")


def test_an_endless_list_of_unknown_ingredients_is_no_longer_than_others() -> None:
    written = f'[[drink]]\nid = "x"\nname = "X"\ncopies = 80\ningredients = [{"1," * 15_000}]\n'
    _, faults = MENU_FILE.read(written.encode())
    assert len(faults) == MOST_FAULTS + 1


def test_lines_are_counted_on_from_the_last_one() -> None:
    text = "a\nbb\n\nccc\nd"
    places = [0, 2, 3, 5, 6, 10]
    assert lines_at(text, places) == [line_at(text, place) for place in places] == [1, 2, 2, 3, 4, 5]
