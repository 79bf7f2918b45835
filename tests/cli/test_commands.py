"""`tavolino …` from a shell: what it prints, and how it ends."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tavolino.cli import main
from tavolino.core.chance import CommittedChance
from tavolino.core.registry import find
from tavolino.core.seed import seed_from

GOLDEN = Path(__file__).parents[1] / "golden" / "cafe-race-basic-exact-arrival.record"

Output = pytest.CaptureFixture[str]


def test_games_lists_the_games(capsys: Output) -> None:
    assert main(["games", "--lang", "it"]) == 0
    assert "da 3 a 6 giocatori" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("lang", "heading"),
    [("en", "What is in the box"), ("it", "Regole avanzate"), ("fr", "Matériel")],
    ids=["en", "it", "fr"],
)
def test_rules_tells_the_rulebook_in_three_languages(capsys: Output, lang: str, heading: str) -> None:
    assert main(["rules", "cafe-race", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert heading in told
    assert "RACE-AUC-9" in told


def test_a_card_tells_the_rules_at_a_glance(capsys: Output) -> None:
    assert main(["rules", "coffee-rush", "--glance", "--lang", "it"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert told.startswith("In breve")
    assert "(CR-SERVE-5, CR-SERVE-6)" in told


BAD_ARGUMENTS = [
    ["dance"],
    ["simulate"],
    ["simulate", "chess"],
    ["simulate", "cafe-race", "--players", "2"],
    ["simulate", "cafe-race", "--players", "0"],
    ["simulate", "cafe-race", "--players", "many"],
    ["simulate", "cafe-race", "--games", "0"],
    ["simulate", "cafe-race", "--games", "9" * 30],
    ["simulate", "cafe-race", "--bots", "genius"],
    ["simulate", "cafe-race", "--bots", "random,random,random,random,random,random,random"],
    ["simulate", "cafe-race", "--workers", "0"],
    ["simulate", "cafe-race", "--workers", "1000000"],
    ["simulate", "cafe-race", "--options", "{"],
    ["simulate", "cafe-race", "--options", '{"auctio": true}'],
    ["simulate", "cafe-race", "--options", '{"auction": 3}'],
    ["simulate", "cafe-race", "--options", "[" * 100_000],
    ["play", "cafe-race", "--seats", "Ada,Ada,random"],
    ["play", "cafe-race", "--seats", "Ada"],
    ["play", "cafe-race", "--lang", "de"],
    ["rules", "cafe-race", "--coverage", "--tests", "no/such/folder"],
    ["replay", "no/such/file"],
    ["replay", "."],
    ["replay", __file__],
]


@pytest.mark.parametrize("arguments", BAD_ARGUMENTS, ids=lambda arguments: " ".join(arguments)[:60])
def test_bad_arguments_get_one_clear_sentence_and_exit_code_2(capsys: Output, arguments: list[str]) -> None:
    try:
        code = main(arguments)
    except SystemExit as leaving:  # argparse leaves this way
        code = int(leaving.code or 0)
    said = capsys.readouterr()
    assert code == 2
    assert said.out == ""
    assert said.err.startswith("tavolino")
    assert len(said.err.strip().splitlines()) == 1
    assert len(said.err) < 400


@pytest.mark.parametrize("arguments", [["simulate", "cafe-race"], ["play", "cafe-race"]], ids=" ".join)
def test_options_that_do_not_fit_the_players_are_told(
    capsys: Output, monkeypatch: pytest.MonkeyPatch, arguments: list[str]
) -> None:
    """No option of Café Race asks for an even number of players, say; other games have such."""
    monkeypatch.setattr(find("cafe-race"), "fits", lambda *_: False)
    assert main(arguments) == 2
    assert "not for 3 players" in capsys.readouterr().err


# ---- simulate


def statistics(capsys: Output, *arguments: str) -> dict[str, Any]:
    assert main(["simulate", "cafe-race", "--json", *arguments]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_simulate_prints_statistics_that_anybody_can_recompute(capsys: Output) -> None:
    found = statistics(capsys, "--players", "4", "--games", "300", "--seed", "5")
    assert found["games"] == 300
    assert found["moves_per_game"] == found["moves"] / 300
    assert sum(found["win_share"]) == pytest.approx(1)
    assert len(found["mean_score"]) == 4
    # In the basic game every player moves once a round.
    assert found["moves_per_game"] == pytest.approx(4 * found["mean_rounds"])
    assert 0 < found["mean_tokens"] < 5
    assert {"games_per_s", "moves_per_s"} <= found.keys()


def test_workers_do_not_change_the_result(capsys: Output) -> None:
    arguments = ["--games", "60", "--bots", "random", "--seed", "6", "--options", '{"auction": true}']
    alone, together = (statistics(capsys, *arguments, "--workers", workers) for workers in ("1", "2"))
    for timing in ("games_per_s", "moves_per_s", "seconds", "cpu_seconds"):
        del alone[timing], together[timing]
    assert alone == together


def test_another_seed_gives_other_games(capsys: Output) -> None:
    one, other = (statistics(capsys, "--games", "50", "--seed", seed) for seed in ("1", "2"))
    assert one["moves"] != other["moves"]


def test_greedy_bots_beat_random_ones_from_every_seat(capsys: Output) -> None:
    found = statistics(
        capsys, "--players", "4", "--games", "120", "--bots", "greedy,random,random,random", "--rotate", "--seed", "1"
    )
    bots = found["bots"]
    assert isinstance(bots, list)
    assert [bot["bot"] for bot in bots] == ["greedy", "random", "random", "random"]
    assert bots[0]["win_share"] > 0.4  # a quarter would be no better than chance


@pytest.mark.parametrize("arguments", [["--json"], []], ids=["json", "tables"])
def test_a_reader_who_leaves_early_gets_no_complaint(arguments: list[str]) -> None:
    command = [sys.executable, "-m", "tavolino", "simulate", "cafe-race", "--games", "5", *arguments]
    reading, writing = os.pipe()
    os.close(reading)  # nobody will ever read
    with open(writing, "wb") as pipe:
        done = subprocess.run(command, stdout=pipe, stderr=subprocess.PIPE, check=False)
    assert (done.returncode, done.stderr) == (1, b"")


def test_without_json_simulate_prints_tables(capsys: Output) -> None:
    assert main(["simulate", "cafe-race", "--games", "10"]) == 0
    told = capsys.readouterr().out
    assert "10 games of cafe-race" in told
    assert "mean_rounds" in told


# ---- replay


def test_replay_tells_the_game_and_verifies_every_die(capsys: Output) -> None:
    assert main(["replay", str(GOLDEN), "--verify"]) == 0
    told = capsys.readouterr().out
    assert "Verified" in told
    assert "The speed dice show" in told


def test_replay_catches_one_changed_die(capsys: Output, tmp_path: Path) -> None:
    lines = GOLDEN.read_text("utf-8").splitlines(keepends=True)
    at = next(number for number, line in enumerate(lines) if "| d" in line and not line.startswith("0 "))
    said, drawn = lines[at].split("|")
    lines[at] = said + "|" + (drawn.replace("d6", "d5", 1) if "d6" in drawn else drawn.replace("d1", "d2", 1))
    changed = tmp_path / "changed.record"
    changed.write_text("".join(lines), "utf-8")
    assert main(["replay", str(changed), "--verify"]) == 1
    complaint = capsys.readouterr().err
    assert "not verified" in complaint
    assert f"“{said}|" in complaint
    assert "the seed gives d" in complaint


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "line 1: this is no record: a record begins with the line “tavolino record 1”"),
        ("it", "riga 1: questo non è un verbale: un verbale comincia con la riga «tavolino record 1»"),
        ("fr", "ligne 1~: ce n'est pas une feuille de partie~: elle commencerait par la ligne «~tavolino record 1~»"),
    ],
)
def test_a_record_is_refused_in_the_language_that_is_asked_for(
    capsys: Output, tmp_path: Path, lang: str, words: str
) -> None:
    file = tmp_path / "no.record"
    file.write_text("Dear diary", "utf-8")
    assert main(["replay", str(file), "--lang", lang]) == 2
    assert capsys.readouterr().err.replace("\u00a0", "~") == f"tavolino replay: {file}: {words}\n"


@pytest.mark.parametrize(
    ("lang", "words", "praise"),
    [
        ("it", "cards: 3 non va bene; scrivi un numero intero da 20 a 200", "un buon menu, una bevanda su 80 carte"),
        (
            "fr",
            "cards~: 3 ne convient pas~; écrivez un nombre entier de 20 à 200",
            "un bon menu, une boisson sur 80 cartes",
        ),
    ],
)
def test_so_is_a_file_of_ones_own(capsys: Output, tmp_path: Path, lang: str, words: str, praise: str) -> None:
    file = tmp_path / "own.toml"
    drink = '[[drink]]\nid = "tea"\nname = "Tea"\ningredients = ["tea"]\ncopies = 80\n'
    file.write_text(f"cards = 3\n{drink}", "utf-8")
    assert main(["menu", "check", str(file), "--lang", lang]) == 1
    assert capsys.readouterr().out.replace("\u00a0", "~") == f"{file}: {words}\n"
    assert main(["simulate", "coffee-rush", "--menu", str(file), "--lang", lang]) == 2
    assert capsys.readouterr().err.replace("\u00a0", "~") == f"tavolino simulate: {file}: {words}\n"
    file.write_text(drink, "utf-8")
    assert main(["menu", "check", str(file), "--lang", lang]) == 0
    assert capsys.readouterr().out == f"{file}: {praise}\n"


@pytest.mark.parametrize("seats", ["Ada,Bea", "Ada,ada,greedy"])
def test_so_are_seats_that_cannot_be(capsys: Output, seats: str) -> None:
    assert main(["play", "cafe-race", "--seats", seats, "--lang", "it"]) == 2
    assert "giocatori" in capsys.readouterr().err


# ---- play


def test_play_seats_a_guest_and_bots_unless_told_otherwise(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("thrust 3\nquit\n"))
    assert main(["play", "cafe-race", "--seed", "7"]) == 0
    told = capsys.readouterr().out
    assert "Guest has chosen thrust 3" in told
    assert "(greedy)" in told


@pytest.mark.parametrize("seed", ["-7", "\udcff", "9" * 400], ids=["negative", "no-text", "huge"])
def test_whatever_is_typed_as_a_seed_gives_a_game(capsys: Output, monkeypatch: pytest.MonkeyPatch, seed: str) -> None:
    told = []
    for _ in range(2):
        monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
        assert main(["play", "cafe-race", "--seed", seed]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


def test_a_number_is_the_same_seed_here_and_in_the_engine(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    assert main(["play", "cafe-race", "--seed", "-7"]) == 0
    assert CommittedChance(seed_from(-7)).commitment in capsys.readouterr().out
