"""Programs of each kind in a seat of each game: a few games in every check, a thousand each in
`./check --long foreign`, which prints what docs/own-bot.md shows and goes on where it was stopped."""

import os
from pathlib import Path

import pytest

from own_bots.long_series import KINDS, ROOT, LongSeries, Part
from tavolino.arena.fault_report import BotFaults

LONG = os.environ.get("TAVOLINO_OWN_BOTS") == "long"
GAMES = 1000


@pytest.mark.skipif(not LONG, reason="takes more than an hour: ./check --long foreign")
def test_a_thousand_games_of_each_game_with_each_kind_of_program() -> None:
    series = LongSeries(ROOT / ".long" / "foreign", GAMES)
    print(f"\n{len(series.played)} of {len(series.parts)} parts are there already")
    series.play(workers=2)
    minutes = sum(one.seconds for one in series.played.values()) / 60
    print(
        f"{series.table()}\n{sum(one.moves for one in series.played.values()):,} moves in {minutes:.0f} minutes", end=""
    )
    assert series.wrong() == []


@pytest.mark.skipif(LONG, reason="a thousand of each are played instead")
def test_a_game_of_each_with_a_program_that_plays(tmp_path: Path) -> None:
    series = LongSeries(tmp_path, 1, ("behave",))
    series.play(workers=1)
    assert [(one.complete, one.faults) for one in series.played.values()] == [(True, [BotFaults()])] * 3
    assert series.wrong() == []


# ---- what was stopped goes on


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    first = LongSeries(tmp_path, 3, ("cheat",), ("cafe-race",))
    del first.parts[1]
    first.play(workers=1)
    seconds = {part: one.seconds for part, one in first.played.items()}
    again = LongSeries(tmp_path, 3, ("cheat",), ("cafe-race",))
    assert [part.number for part in again.parts if part not in again.played] == [1]
    again.play(workers=1)
    assert [part.number for part in again.played] == [0, 2, 1]
    assert {part: one.seconds for part, one in again.played.items() if part in seconds} == seconds
    assert again.table().splitlines()[-1].startswith("| cafe-race | `cheat` | 3 | 0 | 0 | 0 |")


def test_what_another_version_has_played_is_played_again(tmp_path: Path) -> None:
    series = LongSeries(tmp_path, 1, ("behave",), ("cafe-race",))
    series.play(workers=1)
    kept = tmp_path / "played.jsonl"
    kept.write_text(kept.read_text().replace(series._source, "another"))
    assert LongSeries(tmp_path, 1, ("behave",), ("cafe-race",)).played == {}


# ---- the controls


def with_faults(tmp_path: Path, kind: str, *faults: BotFaults) -> list[str]:
    series = LongSeries(tmp_path, 1, (kind,), ("cafe-race",))
    series.play(workers=1)
    (one,) = series.played.values()
    one.faults = list(faults)
    return series.wrong()


def test_a_fault_that_nobody_has_planted_is_found(tmp_path: Path) -> None:
    assert with_faults(tmp_path, "behave", BotFaults(illegal=1)) == ["cafe-race, behave: 1 illegal"]
    assert with_faults(tmp_path, "cheat", BotFaults(illegal=1), BotFaults(crashes=2)) == ["cafe-race, cheat: 2 crashes"]


def test_a_fault_that_was_planted_and_not_counted_is_found(tmp_path: Path) -> None:
    assert with_faults(tmp_path, "crash", BotFaults(), BotFaults()) == ["cafe-race, crash: none of crashes"]


def test_a_game_that_is_lost_is_found(tmp_path: Path) -> None:
    series = LongSeries(tmp_path, 1, ("behave",), ("cafe-race",))
    series.play(workers=1)
    series.played[Part("cafe-race", "behave", 0, 1)].complete = False
    assert len(series.wrong()) == 1


def test_every_kind_of_fault_is_tried() -> None:
    assert set(KINDS) == {"behave", "crash", "hang", "cheat", "babble"}
