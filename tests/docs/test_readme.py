"""The README's game is really played, and its Python really runs."""

import io
import re
from contextlib import redirect_stdout
from pathlib import Path

from rich.console import Console

from tavolino.core.registry import find
from tavolino.core.seed import seed_from
from tavolino.terminal.play import play
from tavolino.terminal.seats import read_seats

README = (Path(__file__).parents[2] / "README.md").read_text("utf-8")


def block(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", README, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_first_screen_is_a_game_being_played() -> None:
    shown = io.StringIO()
    game = find("cafe-race")
    seats = read_seats(["Ada", "greedy", "greedy"])
    console = Console(file=shown, width=90, highlight=False)
    play(game, seats, game.read_options({}), "en", seed_from(7), console=console, source=io.StringIO("t 4\nquit\n"))
    told = block("text").removeprefix("$ ./play play cafe-race\n").replace("> t 4\n·", "> ·")
    assert told in shown.getvalue()


def test_the_python_of_the_readme_runs() -> None:
    printed = io.StringIO()
    with redirect_stdout(printed):
        exec(compile(block("python"), "README.md", "exec"), {})
    winners, refusal = printed.getvalue().splitlines()
    assert winners.startswith("[")
    assert refusal == "RACE-END-1"
