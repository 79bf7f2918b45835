"""What cannot be a player is refused in one sentence, before anything is played."""

from pathlib import Path

import pytest

from tavolino.cli import main

MODULE = """
import tavolino

class Fine(tavolino.Bot):
    def __init__(self, game, chance):
        super().__init__(chance)

class Unfinished(tavolino.Bot):
    pass

def nobody(game, chance):
    return "nobody"

a_number = 7
"""


@pytest.fixture
def modules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "mine.py").write_text(MODULE)
    (tmp_path / "broken.py").write_text("import no_such_module_at_all")
    (tmp_path / "noisy.py").write_text(f"print('hello')\n{MODULE}")
    (tmp_path / "plain.txt").write_text("no program")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        (
            "genius",
            "there is no bot 'genius'; there are random, easy, greedy, hard, expert, medium, notch-1 to notch-9, ",
        ),
        ("", "there is no bot ''"),
        ("   ", "there is no bot '   '"),
        ("mine:Fine:Finer", "there is no bot 'mine:Fine:Finer'"),
        ("python3 'bot.py", 'the command "python3 \'bot.py" cannot be read: No closing quotation'),
        ("no-such-program --fast", "the program 'no-such-program' is not there"),
        ("./no-such-program", "the program './no-such-program' is not there"),
        ("./plain.txt", "the program './plain.txt' may not be run"),
        ("nowhere:Bot", "the module 'nowhere' cannot be imported: ModuleNotFoundError: No module named 'nowhere'"),
        ("broken:Bot", "the module 'broken' cannot be imported: ModuleNotFoundError: No module named 'no_such_module"),
        ("mine:Finest", "the module 'mine' has no 'Finest'"),
        ("mine:a_number", "mine:a_number is no class or function that makes a bot but of type int"),
        ("mine:nobody", "mine:nobody makes no bot but a thing of type str; derive it from tavolino.Bot"),
        ("mine:Unfinished", "mine:Unfinished fails when called with the game and a chance: TypeError: "),
    ],
)
@pytest.mark.usefixtures("modules")
def test_it_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str], bot: str, told: str) -> None:
    for words in (["simulate", "cafe-race", "--games", "1"], ["play", "cafe-race"]):
        assert main([*words, "--bot", bot]) == 2
        said = capsys.readouterr()
        assert said.out == ""
        assert told in said.err
        assert said.err.count("\n") == 1
        assert len(said.err) < 400


@pytest.mark.parametrize("bot", ["mine:Fine", "noisy:Fine"])
def test_a_bot_that_can_be_made_is_seated(modules: Path, bot: str) -> None:
    """The negative control; that it never chooses anything is counted, not refused."""
    assert main(["simulate", "cafe-race", "--games", "1", "--bot", bot]) == 0
    assert "NotImplementedError" in next((modules / "faulty-games").iterdir()).read_text()


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "1e9"])
def test_a_time_that_cannot_be_is_refused(capsys: pytest.CaptureFixture[str], seconds: str) -> None:
    assert main(["simulate", "sugar-bowl", "--move-seconds", seconds]) == 2
    assert "seconds" in capsys.readouterr().err


def test_more_players_than_seats_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "cafe-race", "--players", "3", *["--bot", "random"] * 4]) == 2
    assert "name 1 to 3 bots" in capsys.readouterr().err
