"""`tavolino simulate` with players of one's own: their faults are counted and shown, and nothing else is lost."""

import json
from pathlib import Path
from typing import Any

import pytest

from own_bots.players import FAULTS, command
from tavolino.arena import own_players
from tavolino.arena.noted import NotedSeries
from tavolino.arena.series_plan import SeriesPlan
from tavolino.arena.simulate import simulate
from tavolino.arena.tally import play_series
from tavolino.arena.workers import executor
from tavolino.bots import levels
from tavolino.bots.game_start import GameStart
from tavolino.cli import main
from tavolino.core import record as records
from tavolino.core.chance import FastChance
from tavolino.core.game import Game
from tavolino.core.record import Remark
from tavolino.core.registry import find, shelf
from tavolino.core.replay import replay
from tavolino.own_bots.record_folder import RecordFolder

GAMES = [game for game in shelf() if game != "coffin-rush"]  # whose games are long; the long series play it, too
SECONDS = {"hang": 0.5}  # for an answer: nothing is lost by a short time but the answers of a busy machine
LONG = 120.0

Statistics = dict[str, Any]


def series(game: str, bots: list[str], games: int, folder: Path, **more: Any) -> Statistics:
    box = find(game)
    settings: dict[str, Any] = {"seed": 5, "rotate": True, "move_seconds": LONG} | more
    workers = settings.pop("workers", 1)
    plan = SeriesPlan.checked(
        box, max(box.min_players, 3), games, ["random"], options=box.read_options({}), own=bots, **settings
    )
    return simulate(plan, executor(workers), lambda _: None, RecordFolder(folder)).as_json()


def is_complete(found: Statistics, games: int) -> bool:
    return (
        found["games"] == games
        and sum(found["win_share"]) == pytest.approx(1)
        and sum(bot["win_share"] for bot in found["bots"]) == pytest.approx(1)
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("kind", FAULTS)
def test_each_kind_of_fault_is_named_and_the_series_is_complete(kind: str, game: str, tmp_path: Path) -> None:
    seconds = SECONDS.get(kind, LONG)
    bots = [command(kind, every=3), command("behave")]
    found = series(game, bots, 2 if kind == "hang" else 4, tmp_path, move_seconds=seconds)
    assert is_complete(found, found["games"])
    faulty, good, ours = found["bots"][:3]
    assert (faulty["bot"], good["bot"], ours["bot"]) == (*bots, "random")
    counted = {name: faulty["faults"][name] for name in set(FAULTS.values())}
    assert counted.pop(FAULTS[kind]) > 0
    assert set(counted.values()) == {0}
    if kind != "hang":  # a machine may be too busy for those few milliseconds
        assert good["faults"] == {
            "crashes": 0, "timeouts": 0, "unreadable": 0, "illegal": 0, "stood_in": 0, "games": 0, "records": []
        }  # fmt: skip
    assert "faults" not in ours


def test_the_records_show_what_went_wrong_and_can_be_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = series("cafe-race", [command("crash", every=4)], 6, tmp_path)
    files = [Path(file) for file in found["bots"][0]["faults"]["records"]]
    assert files
    assert {file.parent for file in files} == {tmp_path}
    for file in files:
        text = file.read_text("utf-8")
        told = records.parse(text)
        assert replay(told).over
        (first, *_) = [entry for entry in told.entries if isinstance(entry, Remark)]
        assert (first.kind, first.text.partition(" ")[0]) == ("stand-in", "seat")
        assert first.text.endswith("crash: it ended with exit code 1")
        assert "# RuntimeError: the coffee machine is on fire" in text.splitlines()
        assert main(["replay", str(file)]) == 0
    assert "the game is over" in capsys.readouterr().out


def test_a_record_is_that_of_its_game(tmp_path: Path) -> None:
    """One game, whose result is that of the series."""
    found = series("cafe-race", [command("cheat")], 1, tmp_path, rotate=False)
    (file,) = found["bots"][0]["faults"]["records"]
    match = replay(records.parse(Path(file).read_text("utf-8")))
    assert list(match.state.scores()) == found["mean_score"]
    assert sum(isinstance(entry, records.Played) for entry in match.entries) == found["moves"]


def test_of_many_faulty_games_the_first_few_are_kept(tmp_path: Path) -> None:
    found = series("sugar-bowl", [command("cheat"), command("babble")], 40, tmp_path)
    for bot in found["bots"][:2]:
        assert bot["faults"]["games"] == 40
        assert 3 <= len(bot["faults"]["records"]) <= 5
    assert len(list(tmp_path.iterdir())) <= 10


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    files = [series("sugar-bowl", [command("cheat")], 1, tmp_path)["bots"][0]["faults"]["records"] for _ in range(3)]
    assert [Path(file).name for (file,) in files] == [
        "sugar-bowl-seed-5-game-0.record",
        "sugar-bowl-seed-5-game-0-2.record",
        "sugar-bowl-seed-5-game-0-3.record",
    ]


TIMES = ("games_per_s", "moves_per_s", "seconds", "cpu_seconds")


def without_times(found: Statistics) -> Statistics:
    for bot in found["bots"]:
        bot.get("faults", {}).pop("records", None)
        bot["bot"] = bot["bot"].rstrip("0123456789")  # how often it fails
    return {name: value for name, value in found.items() if name not in TIMES}


def test_workers_do_not_change_the_result(tmp_path: Path) -> None:
    bots = [command("cheat", every=5), command("behave")]
    alone, together = (series("cafe-race", bots, 24, tmp_path, workers=workers) for workers in (1, 2))
    assert without_times(alone) == without_times(together)


@pytest.mark.parametrize("kind", ["cheat", "crash", "babble", "leave"])
def test_games_without_a_fault_are_what_they_are_with_a_program_that_has_none(kind: str, tmp_path: Path) -> None:
    """The ninth answer is wrong, and some races are over before."""
    good, some = (each_game(command(kind, every), tmp_path) for every in (0, 9))
    faulty = [game["bots"][0]["faults"]["games"] == 1 for game in some]
    assert 0 < sum(faulty) < len(some)
    for failed, one, other in zip(faulty, good, some, strict=True):
        assert failed or without_times(one) == without_times(other)


def each_game(bot: str, folder: Path) -> list[Statistics]:
    return [series("cafe-race", [bot], 1, folder, seed=seed) for seed in range(12)]


# ---- the same games as without players of one's own


@pytest.mark.parametrize("game", shelf())
def test_games_that_are_noted_are_those_of_the_compiled_loop(game: str) -> None:
    box: Game = find(game)
    options, players = box.read_options({}), box.min_players
    bots = [levels.make("random", box, FastChance.seeded(0)) for _ in range(players)]
    starts = [GameStart(box, options, players, seat) for seat in range(players)]
    noted = NotedSeries(bots, starts, ["random"] * players, 7)
    for number in range(3):
        noted.play(number)
    tally = play_series(lambda chance: box.new(players, options, chance), box.view, bots, starts, 7, range(3))
    assert noted.tally.__reduce__() == tally.__reduce__()
    assert noted.faulty == []


# ---- on the command line


def test_the_report_names_each_player(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "cafe-race", "--games", "4", "--records", str(tmp_path), "--move-seconds", str(LONG)]
    assert main([*words, "--bot", command("leave", every=4), "--bot", command("behave"), "--bots", "greedy"]) == 0
    told = capsys.readouterr().out
    assert "time-outs" in told
    (file, *_) = tmp_path.iterdir()
    assert f"{command('leave', every=4)}: see {tmp_path}" in told.replace("\n", " ")
    assert file.name in told


def test_the_json_has_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "cafe-race", "--games", "2", "--records", str(tmp_path), "--json"]
    assert main([*words, "--bot", command("cheat"), "--bots", "greedy,random"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [bot["bot"] for bot in found["bots"]] == [command("cheat"), "greedy", "random"]
    assert found["bots"][0]["faults"]["illegal"] > 0
    assert all(Path(file).is_file() for file in found["bots"][0]["faults"]["records"])


def test_nothing_is_left_open_after_a_series(tmp_path: Path) -> None:
    series("sugar-bowl", [command("behave")], 2, tmp_path)
    assert own_players._seated == {}
