"""Learning by self-play: from the same seed the same bytes, also when it was stopped in between."""

from array import array
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tavolino.arena import cluster, training_run
from tavolino.arena.cluster import Cluster
from tavolino.arena.executor import Executor, ThisProcess
from tavolino.arena.lesson_part import together
from tavolino.arena.self_teaching import Lessons, NothingToLearn, Setup, trainings
from tavolino.arena.training_run import CurvePoint, TrainingRun, rows
from tavolino.arena.workers import Workers
from tavolino.cli import main
from tavolino.core.registry import find

RACE = find("cafe-race")


class Stopped(Exception):
    """In the middle of a training."""


@pytest.fixture(autouse=True)
def short_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training_run, "LESSON", 1)


def train(folder: Path, seed: int = 1, stop_after: int = 99) -> bytes:
    folder.mkdir(exist_ok=True)
    (whole,) = trainings(RACE, seed, games=2)
    training = replace(whole, setups=tuple(Setup(3, options) for options in RACE.variants()))  # one race of each
    told: list[int] = []

    def advance(games: int) -> None:
        told.append(games)
        if len(told) > stop_after:
            raise Stopped

    run = TrainingRun(training, folder)
    assert [lesson.games for lesson in run.run(advance)] == [1, 2]
    return run.finished.read_bytes()


def test_the_same_seed_gives_the_same_bytes_also_when_it_was_stopped(tmp_path: Path) -> None:
    whole = train(tmp_path / "whole")
    with pytest.raises(Stopped):
        train(tmp_path / "parts", stop_after=1)
    assert (tmp_path / "parts" / "race.training").exists()
    assert train(tmp_path / "parts") == whole
    assert not (tmp_path / "parts" / "race.training").exists()
    assert train(tmp_path / "other", seed=2) != whole  # the negative control


def test_a_training_does_not_go_on_from_another_one(tmp_path: Path) -> None:
    with pytest.raises(Stopped):
        train(tmp_path, stop_after=1)
    with pytest.raises(NothingToLearn, match="of another training"):
        train(tmp_path, seed=2)


def test_a_game_of_which_nothing_is_learned_is_told() -> None:
    with pytest.raises(NothingToLearn, match="the bots of sugar-bowl learn nothing"):
        trainings(find("sugar-bowl"), 1)


def test_the_command_writes_the_weights_and_shows_the_curve(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "cafe-race", "--games", "1", "--into", str(tmp_path / "new")]) == 0
    told = capsys.readouterr().out
    assert "race.weights" in told
    assert "winning chance" in told
    assert (tmp_path / "new" / "race.weights").exists()


def test_no_games_teach_nothing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "cafe-race", "--games", "0", "--into", str(tmp_path)]) == 2
    assert "--games" in capsys.readouterr().err


def test_a_curve_is_shown_by_a_few_of_its_points_and_the_last() -> None:
    curve = [CurvePoint(games, 0.1) for games in range(1, 21)]
    assert [lesson.games for lesson in rows(curve, 10)] == [*range(2, 21, 2)]
    assert [lesson.games for lesson in rows(curve[:3], 10)] == [1, 2, 3]


# ---- in parts, side by side


@pytest.fixture(scope="module")
def dask() -> Iterator[Cluster]:
    with Cluster(cluster.LOCAL, 2) as found:
        yield found


def learned_in_parts(folder: Path, executor: Executor, parts: int = 2, games: int = 3) -> bytes:
    folder.mkdir()
    (whole,) = trainings(RACE, 1, games, parts)
    training = replace(whole, setups=(Setup(3, RACE.options_type()),))
    run = TrainingRun(training, folder, executor)
    run.lesson = 1 * parts
    assert [lesson.games for lesson in run.run(lambda _: None)] == [*range(parts, games, parts), games]
    return run.finished.read_bytes()


def test_in_parts_the_weights_are_the_same_whoever_plays(tmp_path: Path, dask: Cluster) -> None:
    alone = learned_in_parts(tmp_path / "alone", ThisProcess())
    assert learned_in_parts(tmp_path / "workers", Workers(2)) == alone
    assert learned_in_parts(tmp_path / "dask", dask) == alone
    assert learned_in_parts(tmp_path / "other", ThisProcess(), parts=3) != alone  # the negative control


def test_parts_that_are_put_together_count_once_where_one_alone_has_learned() -> None:
    def entries(*numbers: float) -> bytes:
        return array("d", numbers).tobytes()

    known = entries(1.0, 1.0, 1.0, 5, 5, 5)
    ones = Lessons(entries(2.0, 3.0, 1.0, 6, 7, 5), 10, 1.5)
    others = Lessons(entries(2.0, 1.0, 1.0, 8, 5, 5), 20, 2.5)
    assert together(known, [ones, others]) == Lessons(entries(2.0, 3.0, 1.0, 9, 7, 5), 30, 4.0)


def test_others_can_help_only_with_parts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "cafe-race", "--workers", "2", "--into", str(tmp_path)]) == 2
    assert "--parts" in capsys.readouterr().err
    assert main(["train", "cafe-race", "--parts", "0", "--into", str(tmp_path)]) == 2
