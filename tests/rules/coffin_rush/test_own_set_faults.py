"""`tavolino temple check` on the numbers of a set: what can be played passes, the rest is named with its place."""

from pathlib import Path

import pytest

from tavolino.cli import main
from tavolino.games.coffin_rush import commands
from telling import told


def faults(text: str) -> list[str]:
    return told(commands.read_temple(text.encode())[1])


@pytest.mark.parametrize(
    "text",
    [
        "[dice]\ngreen = [1]",
        "[dice]\nred = [6, 6, 6, 6, 6, 6, 6, 6]",
        "[counter]\ngreen = 99",
        "[counter]\nbomb = 0",
        "[backpack]\nslots = 2",
        "[backpack]\nslots = 13",
        "[pawns]\nspectres = 0",
        "[sarcophagi]\nstairs = 0\ngreen = 6",
        "[chests]\ntorch = 0\ncoins = 4",
        "[traps]\nsummoning = 0\nscarabs = 0\nwrath = 0",
    ],
)
def test_changed_numbers_pass(text: str) -> None:
    assert faults(text) == []


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "nothing is in this file; sections are quadrants, layouts, dice"),
        ("[garden]", "garden: there is no such name here; there are dice"),
        ("dice = 3", "dice: write a table of colours"),
        ("[dice]\nblue = [1]", "dice.blue: there is no such name here; there are green, yellow, red"),
        ("[dice]\nred = []", "dice.red: write a list of 1 to 20 faces"),
        ("[dice]\nred = 'abc'", "dice.red: write a list of 1 to 20 faces"),
        ("[dice]\nred = [0, 1]", "dice.red: 0 cannot be; write a whole number from 1 to 6"),
        ("[dice]\nred = [-2]", "dice.red: -2 cannot be"),
        ("[dice]\nred = [7]", "dice.red: 7 cannot be"),
        ("[dice]\nred = [1.5]", "dice.red: 1.5 cannot be"),
        ("[dice]\nred = [true]", "dice.red: true cannot be"),
        (f"[dice]\nred = [0x{'f' * 9999}]", "line 2: a number without end"),
        (f"[backpack]\nslots = [0x{'f' * 9999}]", "line 2: a number without end"),
        (f"[backpack]\nslots = {'9' * 9999}", "line 2: a number without end"),
        ('[layouts]\n"two\\nlines" = []', r"layouts.two\u000alines: a name is one word"),
        ("backpack = 7", "backpack: write a table"),
        ("[backpack]\npockets = 3", "backpack.pockets: there is no such name here; there are slots"),
        ("[backpack]\nslots = 1", "backpack.slots: 1 cannot be; write a whole number from 2 to 13"),
        ("[backpack]\nslots = 14", "backpack.slots: 14 cannot be"),
        ("[backpack]\nslots = '7'", 'backpack.slots: "7" cannot be'),
        ("[counter]\ngreen = 100", "counter.green: 100 cannot be; write a whole number from 1 to 99"),
        ("[counter]\nred = 0", "counter.red: 0 cannot be"),
        ("[counter]\nyellow = 27", "green = 27, yellow = 27, red = 9: these do not follow each other"),
        ("[counter]\nred = 20", "green = 27, yellow = 18, red = 20: these do not follow each other"),
        ("[counter]\ngreen = 9\nyellow = 6\nred = 3", "from 9 the counter is at 0 before anybody can leave"),
        ("[counter]\nbomb = 25", "before anybody can leave by the door that the bomb opens"),
        ("[dice]\ngreen = [5]\nyellow = [5]\nred = [5]", "before anybody can leave"),
        (
            "[pawns]\nmummies = 3",
            "pawns.mummies: one mummy stands on the rune, and 3 sarcophagi wake others; write at least 4",
        ),
        ("[pawns]\ncats = 3", "pawns.cats: there is no such name here; there are mummies, spectres"),
        ("[sarcophagi]\ngreen = 4", "sarcophagi: 17 tiles for 18 cells s in the drawings; change the tiles"),
        ("[sarcophagi]\ngreen = 6", "sarcophagi: 19 tiles for 18 cells s"),
        ("[sarcophagi]\nstairs = 2\ngreen = 4", "sarcophagi.stairs: 2 cannot be; write a whole number from 0 to 1"),
        ("[sarcophagi]\ngold = 1", "sarcophagi.gold: there is no such name here; there are green, yellow"),
        ("[sarcophagi]\ngreen = 20", "sarcophagi, chests: 40 treasures and relics in all; lay out 1 to 30"),
        ("[chests]\ncoins = 1", "chests: 7 tiles for 8 cells c"),
        ("[traps]\nrain = 1", "traps.rain: there is no such name here; there are bomb, quicksand"),
        ("[traps]\nbomb = 0", "traps.bomb: 0 cannot be; write 1"),
        ("[traps]\nbomb = 2", "traps.bomb: 2 cannot be; write 1"),
        ("[traps]\nscarabs = -1", "traps.scarabs: -1 cannot be"),
        (
            "[traps]\nsummoning = 0\nscarabs = 0\nwrath = 0\nmaat = 0",
            "traps: 6 trap cards besides the bomb, and up to 7 lie above it; add",
        ),
    ],
)
def test_impossible_numbers_are_named_with_what_to_do(text: str, words: str) -> None:
    (fault,) = faults(text)
    assert words in fault


def test_the_lowest_counter_that_leaves_a_turn_to_go_home() -> None:
    """Six rolls of at least 1 and the bomb's 3 come before the first turn with the door gone."""
    assert faults("[counter]\ngreen = 10\nyellow = 6\nred = 3") == []
    assert len(faults("[counter]\ngreen = 9\nyellow = 6\nred = 3")) == 1


def test_all_faults_are_told_at_once_and_file_by_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "own.toml"
    file.write_text("[dice]\nred = [0]\n[backpack]\nslots = 99\n[traps]\nrain = 1\n[layouts]\nbad = ['crypt0']\n")
    assert main(["temple", "check", str(file)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert all(line.startswith(f"{file}: ") for line in lines)
    for place in ("dice.red", "backpack.slots", "traps.rain", "layouts.bad: the quadrant base"):
        assert any(place in line for line in lines), place
    file.write_text("[dice]\nred = [1, 2]\n[backpack]\nslots = 8\n[pawns]\nmummies = 4\n")
    assert main(["temple", "check", str(file)]) == 0
    praise = capsys.readouterr().out
    assert "a good temple; quadrants of its own: 0, layouts: 0, other numbers: dice, backpack\n" in praise
    assert "pawns" not in praise  # they are the house's
