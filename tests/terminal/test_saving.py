"""The record of a game played in the terminal."""

import os
from pathlib import Path

import pytest

from tavolino.core.record import Played, parse
from tavolino.core.replay import replay, verify
from terminal.evening import evening


def test_a_game_saved_on_the_way_is_a_record_that_replays(tmp_path: Path) -> None:
    file = tmp_path / "race.txt"
    played = evening("cafe-race", "Ada,greedy,greedy", "t 4", "t 2", f"save {file}", "q")
    assert f"The game is saved in {file}." in played.text
    assert "was not saved" not in played.text
    record = parse(file.read_text("utf-8"))
    assert record.seats == ["Ada", "Elsa", "Mario"]
    assert record.seed is None
    match = replay(record)
    assert match.state.pending() == "thrust"
    assert [entry.move for entry in record.entries if isinstance(entry, Played) and entry.seat == 0] == [
        "thrust 4",
        "thrust 2",
    ]


def test_the_record_of_a_finished_game_is_offered_and_verifies(tmp_path: Path) -> None:
    taken = tmp_path / "taken.txt"
    taken.write_text("mine", "utf-8")
    file = tmp_path / "race.txt"
    lines = ["t 1"] * 60
    rounds = evening("cafe-race", "Ada,greedy,greedy", *lines).text.count("You can: thrust 1-6")
    played = evening("cafe-race", "Ada,greedy,greedy", *lines[:rounds], "t 1", f"save {taken}", f"save {file}")
    assert "To keep the record of this game" in played.text
    assert f"{taken} is there already" in played.text
    assert taken.read_text("utf-8") == "mine"
    match = verify(parse(file.read_text("utf-8")))
    assert match.over


def test_what_cannot_be_written_is_said_in_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "race.txt"
    file.write_text("mine", "utf-8")
    lines = [f"save {file}", "save", f"save {tmp_path}/nowhere/race.txt", f"save {tmp_path}/{'x' * 300}"]
    played = evening("cafe-race", "Ada,greedy,greedy", *lines, lang="fr", width=1000)
    assert f"{file} existe déjà et reste tel quel." in played.text
    assert file.read_text("utf-8") == "mine"
    assert "Dans quel fichier\xa0? Par exemple\xa0: save cafe-race-" in played.text
    assert "ce dossier n'existe pas" in played.text
    assert f"Impossible d'écrire {tmp_path}/x" in played.text
    assert played.code == 0


@pytest.mark.usefixtures("in_empty_folder")
def test_people_who_share_a_screen_are_warned_that_the_file_holds_secrets() -> None:
    played = evening("cafe-race", "Ada,Bea,greedy", "", "t 4", "", "save race.txt")
    assert "The file holds secret choices too" in played.text
    alone = evening("cafe-race", "Ada,greedy,greedy", "t 4", "save alone.txt")
    assert "The file holds secret choices too" not in alone.text
    assert sorted(os.listdir()) == ["alone.txt", "race.txt"]


@pytest.fixture
def in_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
