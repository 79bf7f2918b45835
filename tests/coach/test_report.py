"""`tavolino analyse`: the account as text in three languages, and as JSON."""

import json
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from coach.bot_games import game_of_bots
from tavolino.cli import main
from tavolino.coach.account import Reason
from tavolino.coach.telling import COACH_TEXTS, Teller, moves_told
from tavolino.core.registry import find, shelf
from tavolino.core.replay import Replay
from tavolino.narrate.texts import Texts

Output = pytest.CaptureFixture[str]


def messages(lang: str) -> dict[str, set[str]]:
    """With the facts that each is told with."""
    text = files("tavolino.coach").joinpath("text", f"{lang}.ftl").read_text("utf-8")
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end]))
        for entry in FluentParser().parse(text).body
        if isinstance(entry, ast.Message) and entry.span
    }


def test_every_language_has_the_same_messages() -> None:
    assert messages("en") == messages("it") == messages("fr") != {}


@pytest.fixture
def race(tmp_path: Path) -> Path:
    """Greedy beside random: there is something to say."""
    file = tmp_path / "race.record"
    file.write_text(game_of_bots(find("cafe-race"), ("greedy", "random", "random"), 5).write(), "utf-8")
    return file


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        (
            "en",
            ["Café Race, 3 players: a quick analysis", "Turning points", "The dearest decisions", "Better: “thrust"],
        ),
        ("it", ["3 giocatori: un'analisi rapida", "Svolte", "Le decisioni più care", "Meglio: «thrust"]),
        ("fr", ["3 joueurs\u00a0: une analyse rapide", "Tournants", "les plus chères", "Mieux\u00a0: «\u00a0thrust"]),
    ],
)
def test_a_game_is_told_in_three_languages(race: Path, capsys: Output, lang: str, words: list[str]) -> None:
    assert main(["analyse", str(race), "--lang", lang]) == 0
    told = " ".join(capsys.readouterr().out.split(" "))
    assert [word for word in words if word not in told] == []


def test_the_account_as_json_adds_up(race: Path, capsys: Output) -> None:
    assert main(["analyse", str(race), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["players"], told["over"]) == ("cafe-race", 3, True)
    for seat in told["seats"]:
        booked = sum(booking["shares"][seat["seat"]] for booking in told["bookings"])
        assert abs(seat["end"] - seat["start"] - booked) < 1e-9


def test_a_game_that_goes_on_is_judged_as_an_onlooker_sees_it(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "begun.record"
    file.write_text(game_of_bots(find("cafe-race"), ("greedy",) * 3, 1, moves=6).write(), "utf-8")
    assert main(["analyse", str(file)]) == 0
    assert "judged by what an onlooker knows" in capsys.readouterr().out


def test_a_record_that_is_none_is_refused_in_words(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "none.record"
    file.write_text("hello\n")
    assert main(["analyse", str(file)]) != 0
    assert str(file) in capsys.readouterr().err


# ---- sentences


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_whatever_a_game_counts_has_words(lang: str) -> None:
    for game in shelf().values():
        teller = Teller(Texts.of(game, lang, COACH_TEXTS), ["Ada", "Bea"])
        record = game_of_bots(game, ("random",) * game.min_players, 1, moves=0)

        parts = game.reckoning(Replay(record).match.state)[0]
        for part in parts:
            for more in (1.5, -0.04):
                reason = Reason(100, 0.5, 0.25, part, more, 0, 1, 0.4)
                assert len(teller.reason(reason, 0)) == 3


def test_only_what_is_known_is_told() -> None:
    teller = Teller(Texts.of(find("cafe-race"), "en", COACH_TEXTS), ["Ada", "Bea"])
    assert teller.reason(Reason(80, 0.5, 0.25, None, 0.0, 0, None, 0.0), 0) == [
        "In 80 continuations imagined from there, the same for both, Ada wins about 50\u00a0% after the better choice "
        "and 25\u00a0% after what was done."
    ]


def test_fewer_penalties_are_told_as_fewer() -> None:
    """In the score they are points below none."""
    game = find("coffee-rush")
    record = game_of_bots(game, ("random", "random"), 2)
    state = Replay(record).to_end().match.state
    scores = game.standing(state).scores
    counted = game.reckoning(state)
    assert [parts["penalties"] for parts in counted] == [-score.parts["penalties"] for score in scores]
    assert any(parts["penalties"] > 0 for parts in counted)


def test_moves_that_are_repeated_are_told_once() -> None:
    assert moves_told(["go b2", "pour tea 1", "pour tea 1", "end"]) == "go b2, pour tea 1 ×2, end"
