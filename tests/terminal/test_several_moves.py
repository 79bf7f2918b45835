"""A game of our own in the terminal: one player moves several times in a row and can take moves back."""

import io
from pathlib import Path

from rich.console import Console

from sugar_bowl import SugarBowl
from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.core.game import Options, Say, View
from tavolino.core.record import parse
from tavolino.core.seed import seed_from
from tavolino.core.standing import Score, Standing
from tavolino.core.state import State
from tavolino.terminal.play import play
from tavolino.terminal.seats import read_seats


class Greed(State):
    """The first player takes lumps three times, the other looks on."""

    def __init__(self, taken: list[int]) -> None:
        self.taken = taken

    def clone(self) -> "Greed":
        return Greed(self.taken.copy())

    def to_move(self) -> list[int]:
        return [0] if len(self.taken) < 3 else []

    def candidates(self, seat: int) -> tuple[int, ...]:
        return (0, 1, 2)

    def refusal(self, seat: int, move: int) -> str | None:
        return None if seat == 0 else "LUMP-TAKE-1"

    def apply(self, seat: int, move: int, chance: Chance, log: Log | None) -> None:
        self.taken.append(move + 1)

    def pending(self) -> str:
        return "take"

    def scores(self) -> list[int]:
        return [sum(self.taken), 0]

    def winners(self) -> list[int]:
        return [0]

    def measures(self) -> list[float]:
        return [0.0]


class GreedGame(SugarBowl):
    def new(self, players: int, options: Options, chance: Chance, log: Log | None = None) -> State:
        return Greed([])

    def view(self, state: State, seat: int | None) -> View:
        return View(seat=seat, to_move=state.to_move(), pending="take", over=not state.to_move())

    def draw(self, view: View, names: list[str], say: Say) -> str:
        return "a bowl"

    def standing(self, state: State) -> Standing:
        scores = [Score(seat, lumps, {"lumps": lumps}) for seat, lumps in enumerate(state.scores())]
        return Standing(not state.to_move(), scores, [[0], [1]], [0])


def test_a_game_may_explain_its_drawing_in_the_help(tmp_path: Path) -> None:
    english = GreedGame().texts.joinpath("en.ftl").read_text("utf-8")
    (tmp_path / "en.ftl").write_text(f"{english}\nlegend = A lump is a square.\n", "utf-8")

    class Explained(GreedGame):
        texts = tmp_path

    for game, explained in ((GreedGame(), False), (Explained(), True)):
        out = io.StringIO()
        console = Console(file=out, width=200)
        play(
            game, read_seats(["Ada", "Bea"]), Options(), "en", seed_from(1), console=console, source=io.StringIO("?\n")
        )
        assert ("A lump is a square." in out.getvalue()) is explained


def test_a_move_that_nothing_came_of_is_taken_back_and_another_made(tmp_path: Path) -> None:
    file = tmp_path / "greed.txt"
    out = io.StringIO()
    lines = ["take 3", "undo", "undo", "take 1", "take 1", "take 1", f"save {file}"]
    code = play(
        GreedGame(),
        read_seats(["Ada", "Bea"]),
        Options(),
        "en",
        seed_from(1),
        console=Console(file=out, width=200),
        source=io.StringIO("\n".join(lines) + "\n"),
    )
    assert code == 0
    assert out.getvalue().count("Ada’s last move is taken back.") == 1
    assert out.getvalue().count("There is nothing to take back") == 1
    moves = [entry.line(number) for number, entry in enumerate(parse(file.read_text("utf-8")).entries)]
    assert moves == ["0 - start", "1 0 take 3", "2 undo 1", "3 0 take 1", "4 0 take 1", "5 0 take 1"]
