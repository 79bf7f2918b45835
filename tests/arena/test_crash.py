"""A bot of ours that fails in one game: that game is named with its record, and all others are played."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tavolino.arena.contest import Contest
from tavolino.arena.crash import CrashReport
from tavolino.arena.executor import ThisProcess
from tavolino.arena.results import Results
from tavolino.arena.run import ContestPlan, run
from tavolino.arena.series_plan import SeriesPlan
from tavolino.arena.simulate import NothingPlayed, SeriesStatistics, simulate
from tavolino.bots import levels
from tavolino.bots.bot import Bot
from tavolino.core.outlook import Outlook
from tavolino.core.record import parse
from tavolino.core.registry import find
from tavolino.core.replay import replay
from tavolino.own_bots.record_folder import RecordFolder

RACE = find("cafe-race")
Fails = Callable[[int], bool]  # by what it draws before a move


def plant(monkeypatch: pytest.MonkeyPatch, fails: Fails) -> list[int]:
    """A random bot that fails; returns the list of its draws."""
    drawn: list[int] = []

    class Failing(Bot):
        def choose(self, outlook: Outlook) -> int:
            drawn.append(int(self.chance.below(1 << 30)))
            if fails(drawn[-1]):
                raise ZeroDivisionError("planted")
            legal = outlook.legal_moves()
            return int(legal[drawn[-1] % len(legal)])

    planted = levels.OWN | {"random": levels.Level(lambda _, chance: Failing(chance), None)}
    monkeypatch.setattr(levels, "_levels", lambda: planted)
    return drawn


def series(games: int, folder: Path) -> SeriesStatistics:
    plan = SeriesPlan.checked(RACE, 3, games, ["random"], 9, RACE.read_options({}), False)
    return simulate(plan, ThisProcess(), lambda _: None, RecordFolder(folder))


def test_the_game_is_named_with_its_record_and_the_others_count(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with monkeypatch.context() as watching:
        drawn = plant(watching, lambda _: False)
        series(12, tmp_path / "none")
    deadly = drawn[len(drawn) // 2]
    plant(monkeypatch, lambda number: number == deadly)
    found = series(12, tmp_path / "records")
    assert found.games == 11
    assert isinstance(found.crashed, list)
    (crash,) = found.crashed
    assert crash.problem == "ZeroDivisionError: planted"
    assert crash.record is not None
    written = Path(crash.record).read_text("utf-8")
    assert "random: ZeroDivisionError: planted" in written
    assert not replay(parse(written)).over, "it ends where the bot failed"
    assert not (tmp_path / "none").exists()


def test_a_bot_that_always_fails_leaves_nothing_to_tell_and_says_so(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    plant(monkeypatch, lambda _: True)
    with pytest.raises(NothingPlayed, match="no game was played to its end"):
        series(3, tmp_path)
    assert len(list(tmp_path.iterdir())) == 3


def test_a_deal_of_the_arena_counts_if_all_its_games_can_be_played(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    contest = Contest.checked(RACE, 3, RACE.read_options({}), ("random",), 3)
    goals = [ContestPlan(contest, 6)]
    with monkeypatch.context() as watching:
        drawn = plant(watching, lambda _: False)
        run(goals, Results(), ThisProcess(), lambda _: None, CrashReport(RecordFolder(tmp_path / "none")))
    deadly = drawn[len(drawn) // 2]
    plant(monkeypatch, lambda number: number == deadly)
    known, crashes, told = Results(), CrashReport(RecordFolder(tmp_path)), list[int]()
    run(goals, known, ThisProcess(), told.append, crashes)
    assert known.known(contest).deals == 5
    assert sum(told) == 6 * 3
    assert [crash.problem for crash in crashes.named] == ["ZeroDivisionError: planted"]
    monkeypatch.undo()
    run(goals, known, ThisProcess(), told.append, crashes)
    assert known.known(contest).deals == 6, "once the bot is mended, the deal is played"
