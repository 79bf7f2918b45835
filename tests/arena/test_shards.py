"""Parts of a work that are played apart and put together: the same as the whole, in whatever order."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tavolino.arena.results import Results
from tavolino.arena.shard import Shard
from tavolino.cli import main
from tavolino.core.refusal import BadOption

Output = pytest.CaptureFixture[str]
ARENA = ["arena", "sugar-bowl", "--bots", "greedy,random", "--games", "120", "--seed", "4"]
SERIES = [
    "simulate",
    "cafe-race",
    "--players",
    "4",
    "--bots",
    "random,greedy",
    "--games",
    "31",
    "--seed",
    "4",
    "--rotate",
]
TIMES = ("games_per_s", "moves_per_s", "seconds", "cpu_seconds")


def parts(words: list[str], of: int, folder: Path) -> list[Path]:
    files = [folder / f"part-{number}" for number in range(1, of + 1)]
    for number, file in enumerate(files, 1):
        assert main([*words, "--shard", f"{number}/{of}", "--into", str(file)]) == 0
    return files


def merged(files: list[Path], into: Path) -> int:
    return main(["merge", *map(str, files), "--into", str(into)])


def told(words: list[str], capsys: Output) -> dict[str, Any]:
    capsys.readouterr()
    assert main([*words, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    return {name: value for name, value in found.items() if name not in TIMES}


@pytest.mark.parametrize("words", [ARENA, SERIES], ids=["arena", "simulate"])
def test_sixteen_parts_in_any_order_are_the_whole(words: list[str], tmp_path: Path, capsys: Output) -> None:
    files = parts(words, 16, tmp_path)
    Random(3).shuffle(files)
    assert merged(files, tmp_path / "merged") == 0
    assert told([*words, "--into", str(tmp_path / "whole")], capsys) == told(
        [*words, "--into", str(tmp_path / "merged")], capsys
    )
    assert (tmp_path / "merged").read_bytes() == (tmp_path / "whole").read_bytes()


def test_nothing_is_played_again_after_merging(tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    assert merged(parts(ARENA, 3, tmp_path), tmp_path / "merged") == 0
    monkeypatch.setattr("tavolino.arena.run.play_deals", None)
    assert told([*ARENA, "--into", str(tmp_path / "merged")], capsys)["tables"][0]["games"] == 120


def test_parts_that_are_missing_are_named(tmp_path: Path, capsys: Output) -> None:
    files = parts(ARENA, 4, tmp_path)
    assert merged([files[3], files[0]], tmp_path / "merged") == 1
    assert "Parts that are missing: 2/4, 3/4." in capsys.readouterr().out


@pytest.mark.parametrize(
    "other",
    [
        ["--seed", "5"],
        ["--games", "122"],
        ["--bots", "random,greedy"],
    ],
    ids=" ".join,
)
def test_parts_of_other_work_are_refused(other: list[str], tmp_path: Path, capsys: Output) -> None:
    (one,) = parts(ARENA, 2, tmp_path)[:1]
    (tmp_path / "other").mkdir()
    two = parts([*ARENA, *other], 2, tmp_path / "other")[1]
    capsys.readouterr()
    assert merged([one, two], tmp_path / "merged") == 2
    said = capsys.readouterr()
    assert "are not parts of the same work" in said.err
    assert len(said.err.strip().splitlines()) == 1
    assert not (tmp_path / "merged").exists()


def test_a_torn_file_is_refused_wherever_it_is_torn(tmp_path: Path, capsys: Output) -> None:
    one, two = parts(ARENA, 2, tmp_path)
    whole = two.read_bytes()
    cuts = [*range(20, len(whole) - 1, 97), len(whole) - 2]
    for cut in cuts:
        two.write_bytes(whole[:cut])
        with pytest.raises(BadOption) as problem:
            Results(two)
        assert problem.value.faults[0].code in ("results-torn", "results-line")
    capsys.readouterr()
    assert merged([one, two], tmp_path / "merged") == 2
    assert "copy it again" in capsys.readouterr().err
    assert not (tmp_path / "merged").exists()


def test_the_same_part_twice_counts_once_and_other_results_for_it_are_refused(tmp_path: Path, capsys: Output) -> None:
    files = parts(ARENA, 2, tmp_path)
    assert merged([*files, files[0]], tmp_path / "merged") == 0
    forged = tmp_path / "forged"
    forged.write_text(files[0].read_text().replace('"moves":', '"moves":1'))
    assert merged([*files, forged], tmp_path / "again") == 2
    assert "has other results than the files before it" in capsys.readouterr().err


def test_a_file_keeps_to_its_part(tmp_path: Path) -> None:
    (file, _) = parts(ARENA, 2, tmp_path)
    content = file.read_bytes()
    assert main([*ARENA, "--shard", "2/2", "--into", str(file)]) == 2
    assert main([*ARENA, "--into", str(file)]) == 2
    assert main([*ARENA, "--shard", "1/2", "--into", str(file)]) == 0, "it goes on from what it has"
    assert file.read_bytes() == content
    assert main([*ARENA, "--shard", "1/2"]) == 2, "a part has to be kept somewhere"
    assert merged([file], file) == 2, "nothing is overwritten"
    assert file.read_bytes() == content


@pytest.mark.parametrize("text", ["", "1", "0/3", "4/3", "1/0", "-1/3", "1/3/4", "a/b", "1/1000000", "１/3"])
def test_what_is_no_part_is_refused(text: str) -> None:
    with pytest.raises(BadOption):
        Shard.parsed(text)


@pytest.mark.parametrize(("size", "of"), [(31, 16), (3, 7), (0, 2), (100, 100)])
def test_parts_share_everything_evenly(size: int, of: int) -> None:
    shares = [Shard(number, of).part(size) for number in range(1, of + 1)]
    assert [number for share in shares for number in share.numbers] == list(range(size))
    assert max(share.size for share in shares) - min(share.size for share in shares) <= 1


def test_ctrl_c_leaves_a_series_that_the_same_command_goes_on_with(
    tmp_path: Path, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pressed when a few games are over."""
    file = tmp_path / "series"

    @contextmanager
    def pressed(_title: str, _total: int) -> Iterator[Callable[[int], None]]:
        played: list[int] = []

        def advance(games: int) -> None:
            played.append(games)
            if sum(played) > 3:
                raise KeyboardInterrupt

        yield advance

    with monkeypatch.context() as pressing:
        pressing.setattr("tavolino.cli.commands.progress", pressed)
        assert main([*SERIES, "--into", str(file)]) == 130
    assert file.read_text().count('"line":"games"') == 1
    assert told([*SERIES, "--into", str(file)], capsys) == told(SERIES, capsys)
