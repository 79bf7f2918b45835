"""Players of one's own in the terminal: they play, and when they fail everybody is told."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from own_bots.players import command
from tavolino.cli import main
from tavolino.core import record as records
from tavolino.core.registry import find
from tavolino.core.replay import replay
from tavolino.core.seed import seed_from
from tavolino.own_bots.record_folder import RecordFolder
from tavolino.terminal.play import play
from tavolino.terminal.seats import read_seats

LONG = 120.0  # seconds


def evening(own: list[str], folder: Path, lang: str = "en", game: str = "sugar-bowl") -> str:
    box, out = find(game), io.StringIO()
    seats = read_seats(["greedy"] * (box.min_players - len(own)), own)
    console = Console(file=out, width=200, highlight=False)
    records = RecordFolder(folder)
    args = (box, seats, box.read_options({}), lang, seed_from(3))
    assert play(*args, console=console, move_seconds=LONG, records=records) == 0
    return out.getvalue()


def test_a_program_plays_to_the_end_of_the_game(tmp_path: Path) -> None:
    told = evening([command("behave")], tmp_path)
    assert f"Mario ({command('behave')})" in told
    assert "The game is over." in told
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("kind", "lang", "sentence"),
    [
        ("crash", "en", "Elsa’s program has crashed; a bot stands in for this move."),
        ("cheat", "it", "Il programma che gioca per Elsa voleva una mossa non permessa"),
        ("babble", "fr", "Le programme qui joue pour Elsa a donné une réponse illisible"),
    ],
)
def test_when_it_fails_everybody_is_told_and_the_record_is_kept(
    kind: str, lang: str, sentence: str, tmp_path: Path
) -> None:
    told = evening([command(kind), command("behave")], tmp_path, lang)
    assert sentence in told
    (file,) = tmp_path.iterdir()
    assert str(file) in told
    kept = file.read_text("utf-8")
    assert replay(records.parse(kept)).over
    assert "stand-in seat 0" in kept


def test_on_the_command_line_they_sit_after_the_others(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "cafe-race", "--bot", command("behave")]) == 0
    told = capsys.readouterr().out
    assert "Elsa (greedy), Mario" in told.replace("\n", " ")
    assert "misbehaving.py" in told
