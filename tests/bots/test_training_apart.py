"""Parts of a training that meet only at the end: the same weights, whoever plays them and in whatever order they are
put together."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from tavolino.arena import cluster, training_apart
from tavolino.arena.cluster import Cluster
from tavolino.arena.executor import Executor, ThisProcess
from tavolino.arena.self_teaching import Setup, Training, trainings
from tavolino.arena.shard import Shard
from tavolino.arena.training_apart import BadPart, TrainingApart, merged, read_part
from tavolino.arena.workers import Workers
from tavolino.cli import main
from tavolino.core.registry import find

RACE = find("cafe-race")
PARTS = 16
Output = pytest.CaptureFixture[str]


class Stopped(Exception):
    """In the middle of a training."""


@pytest.fixture(autouse=True)
def short_lessons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(training_apart, "LESSON", 1)


@pytest.fixture(scope="module")
def dask() -> Iterator[Cluster]:
    with Cluster(cluster.LOCAL, 2) as found:
        yield found


def plan(games: int, parts: int, seed: int = 1) -> Training:
    """One race of each, of three people."""
    (whole,) = trainings(RACE, seed, games, parts)
    return replace(whole, setups=(Setup(3, RACE.options_type()),))


def together(folder: Path, executor: Executor, training: Training) -> bytes:
    folder.mkdir()
    run = TrainingApart(training, folder, executor)
    run.run(lambda _: None)
    assert [file.name for file in folder.iterdir()] == ["race.weights"], "nothing else is left"
    return run.finished.read_bytes()


def in_shards(folder: Path, training: Training) -> list[Path]:
    folder.mkdir()
    runs = [TrainingApart(training, folder, ThisProcess(), Shard(number, PARTS)) for number in range(1, PARTS + 1)]
    for run in runs:
        run.run(lambda _: None)
    return [file for run in runs for file in run.files]


def test_sixteen_shards_in_any_order_are_what_one_process_learns(tmp_path: Path) -> None:
    training = plan(20, PARTS)  # four parts have two lessons of games, the others one
    alone = together(tmp_path / "alone", ThisProcess(), training)
    files = in_shards(tmp_path / "shards", training)
    Random(3).shuffle(files)
    assert merged(files) == alone
    assert merged([*files, files[0]]) == alone, "the same file twice counts once"
    assert together(tmp_path / "other", ThisProcess(), plan(20, PARTS, seed=2)) != alone  # the negative control


def test_processes_and_a_cluster_learn_the_same(tmp_path: Path, dask: Cluster) -> None:
    training = plan(6, 2)
    alone = together(tmp_path / "alone", ThisProcess(), training)
    assert together(tmp_path / "workers", Workers(2), training) == alone
    assert together(tmp_path / "dask", dask, training) == alone


def test_who_was_stopped_goes_on_from_its_parts(tmp_path: Path) -> None:
    training = plan(6, 2)
    whole = together(tmp_path / "whole", ThisProcess(), training)
    told: list[int] = []

    def stop(games: int) -> None:
        told.append(games)
        if len(told) == 4:  # the first is what was known
            raise Stopped

    (tmp_path / "stopped").mkdir()
    with pytest.raises(Stopped):
        TrainingApart(training, tmp_path / "stopped", ThisProcess()).run(stop)
    going_on = TrainingApart(training, tmp_path / "stopped", ThisProcess())
    assert sorted(part.lessons for part in going_on.parts) == [1, 2]
    going_on.run(lambda _: None)
    assert going_on.finished.read_bytes() == whole


def test_a_torn_part_is_refused_wherever_it_is_torn(tmp_path: Path) -> None:
    training = plan(2, 2)
    (file,) = TrainingApart(training, tmp_path, ThisProcess(), Shard(1, 2)).files
    TrainingApart(training, tmp_path, ThisProcess(), Shard(1, 2)).run(lambda _: None)
    whole = file.read_bytes()
    for cut in (30, len(whole) // 2, len(whole) - 1):
        file.write_bytes(whole[:cut])
        with pytest.raises(BadPart, match="is torn; copy it again"):
            read_part(file)


def test_parts_that_do_not_fit_are_told_in_a_sentence(tmp_path: Path) -> None:
    def part(name: str, training: Training, number: int) -> Path:
        (tmp_path / name).mkdir()
        run = TrainingApart(training, tmp_path / name, ThisProcess(), Shard(number, 2))
        run.run(lambda _: None)
        return run.files[0]

    one, two = part("one", plan(2, 2), 1), part("two", plan(2, 2), 2)
    other = part("other", plan(2, 2, seed=5), 2)
    with pytest.raises(BadPart, match="are not parts of the same training"):
        merged([one, other])
    with pytest.raises(BadPart, match="parts that are missing: 1/2"):
        merged([two])
    two.write_bytes(read_part(two)._replace(lessons=0).written())
    with pytest.raises(BadPart, match="has had 0 of 1 lessons"):
        merged([one, two])
    with pytest.raises(BadPart, match="of another training"):
        TrainingApart(plan(2, 2), other.parent, ThisProcess(), Shard(2, 2))


def test_the_commands(tmp_path: Path, capsys: Output) -> None:
    words = ["train", "cafe-race", "--games", "2"]
    assert main([*words, "--parts", "2", "--apart", "--into", str(tmp_path / "whole")]) == 0
    for number in (1, 2):
        assert main([*words, "--shard", f"{number}/2", "--into", str(tmp_path / "shards")]) == 0
    files = [str(file) for file in (tmp_path / "shards").iterdir()]
    assert len(files) == 2
    assert main(["merge", *files, "--into", str(tmp_path / "merged")]) == 0
    assert (tmp_path / "merged").read_bytes() == (tmp_path / "whole" / "race.weights").read_bytes()
    capsys.readouterr()
    assert main(["merge", files[0], __file__, "--into", str(tmp_path / "none")]) == 2
    assert main([*words, "--shard", "3/2", "--into", str(tmp_path)]) == 2
    assert main([*words, "--shard", "1/2", "--parts", "3", "--into", str(tmp_path)]) == 2
    said = capsys.readouterr().err.strip().splitlines()
    assert len(said) == 3, "a sentence each"
    assert "is no part of a training" in said[0]
    assert not (tmp_path / "none").exists()
