"""Any number of workers, any order, stopped and going on: the file is the same."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tavolino.arena.contest import Contest
from tavolino.arena.crash import CrashReport
from tavolino.arena.ladder import still_so
from tavolino.arena.results import FORMAT, Results
from tavolino.arena.run import ContestPlan, run
from tavolino.arena.workers import executor
from tavolino.core.refusal import BadOption
from tavolino.core.registry import find
from tavolino.own_bots.record_folder import RecordFolder

RACE = find("cafe-race")
DEALS = 26  # more than a block
CONTESTS = [
    Contest.checked(RACE, 3, RACE.read_options({"auction": auction}), ("easy", "random", "random"), 3)
    for auction in (False, True)
]
GOALS = [ContestPlan(contest, DEALS) for contest in CONTESTS]


def ignore(_: int) -> None:
    pass


def play(goals: list[ContestPlan], known: Results, workers: int, advance: Callable[[int], None]) -> None:
    run(goals, known, executor(workers), advance, CrashReport(RecordFolder(Path("nowhere"))))


@pytest.fixture(scope="module")
def whole() -> str:
    """Played by one worker in one go."""
    known = Results()
    play(GOALS, known, 1, ignore)
    return known.text()


def test_two_workers_write_the_same_file(tmp_path: Path, whole: str) -> None:
    play(GOALS, Results(tmp_path / "two"), 2, ignore)
    assert (tmp_path / "two").read_text() == whole


class Stopped(Exception):
    pass


@pytest.mark.parametrize("games", [1, 40, 130])
def test_who_is_stopped_goes_on_to_the_same_file(tmp_path: Path, whole: str, games: int) -> None:
    file = tmp_path / "stopped"
    done = 0

    def stop(more: int) -> None:
        nonlocal done
        done += more
        if done >= games:
            raise Stopped

    with pytest.raises(Stopped):
        play(GOALS, Results(file), 1, stop)
    assert file.read_text() != whole
    told: list[int] = []
    play(GOALS, Results(file), 1, told.append)
    assert file.read_text() == whole
    assert sum(told[:2]) >= games, "what was known is not played again"
    assert sum(told) == 2 * DEALS * 3


def test_more_games_are_added_to_those_that_are_known(tmp_path: Path, whole: str) -> None:
    file = tmp_path / "more"
    play([ContestPlan(contest, 4) for contest in CONTESTS], Results(file), 1, ignore)
    play(GOALS, Results(file), 1, ignore)
    assert file.read_text() == whole


@pytest.mark.parametrize(
    ("content", "code"), [("", "results-format"), (f"{FORMAT}\n{{\n", "results-line"), ("\xff", "results-format")]
)
def test_a_file_that_is_none_is_refused(tmp_path: Path, content: str, code: str) -> None:
    file = tmp_path / "other"
    file.write_bytes(content.encode("latin-1"))
    with pytest.raises(BadOption) as problem:
        Results(file)
    assert problem.value.faults[0].code == code


# ---- published results


def test_the_first_games_are_still_the_same(whole: str, tmp_path: Path) -> None:
    (tmp_path / "known").write_text(whole)
    known = Results(tmp_path / "known")
    assert still_so(CONTESTS[0], known, games=3)


def test_bots_that_have_changed_are_noticed(whole: str, tmp_path: Path) -> None:
    (tmp_path / "known").write_text(whole)
    known = Results(tmp_path / "known")
    known.known(CONTESTS[0]).first = known.known(CONTESTS[1]).first
    assert not still_so(CONTESTS[0], known)
