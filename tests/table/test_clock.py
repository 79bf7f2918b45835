"""Clocks: told by the entries alone, so that a restart neither loses nor invents time."""

import pytest

from table.company import Company
from tavolino.core.refusal import BadOption
from tavolino.table import decide, decide_undo
from tavolino.table import entry as entries
from tavolino.table.clock import GRACE
from tavolino.table.plan import Clock, Plan
from tavolino.table.problems import Stale
from tavolino.table.table import load

TURN = Clock(kind="turn", seconds=20)
GAME = Clock(kind="game", seconds=60, increment=5)
POST = Clock(kind="days", seconds=3 * 24 * 3600)


def test_each_answer_has_its_own_time_by_the_turn() -> None:
    company = Company(clock=TURN).sit().start()
    company.move(0, "thrust 2", after=7_000)
    assert company.table.clocks.left == [20_000, 13_000, 13_000]
    assert company.table.clocks.deadline(0) is None
    assert company.table.clocks.deadline(1) == company.at + 13_000


def test_by_the_game_time_is_used_up_and_each_answer_gives_a_little_back() -> None:
    company = Company(clock=GAME).sit().start()
    company.move(0, "thrust 2", after=7_000)
    assert company.table.clocks.left == [60_000 - 7_000 + 5_000, 53_000, 53_000]


def played_alike(company: Company, moves: int) -> list[tuple[int, tuple[int, int | None]]]:
    """Everybody answers a second after being asked; who moved in which turn."""
    made = []
    for _ in range(moves):
        seat, asked = next(iter(company.table.asked.items()))
        match = company.table.playing()
        made.append((seat, match.game.turn(match.state)))
        company.move(seat, match.moves.text(asked.legal[-1]))  # none of them ends a turn early
    return made


@pytest.mark.parametrize("game", ["cafe-race", "coffee-rush", "coffin-rush"])
def test_the_increment_is_paid_once_for_each_turn(game: str) -> None:
    """Else a clock grows with every small move, and a long turn of quick ones is worth minutes."""
    company = Company(game, clock=Clock(kind="game", seconds=600, increment=10).for_new_table()).sit().start()
    made = played_alike(company, 12)
    used = 600 * 3 - sum(company.table.clocks.left) // 1000 + 10 * len(set(made))
    assert 12 <= used <= 3 * 12  # a second for each move, for all who were asked then
    assert len(set(made)) < len(made) or game == "cafe-race"
    assert company.reloaded().clocks.left == company.table.clocks.left


def test_a_move_taken_back_and_made_again_earns_nothing() -> None:
    company = Company("coffee-rush", 2, Clock(kind="game", seconds=600, increment=10, pays="turn")).sit().start()
    while company.table.playing().last_mover() != 0:
        played_alike(company, 1)
    before = company.table.clocks.left_at(company.at)[0]
    for _ in range(5):
        last = company.table.last
        assert isinstance(last, entries.Moved)
        company.do(lambda table, at: decide_undo.take_back(table, 0, table.seq, at), after=0)
        company.move(0, last.move, after=0)
    assert company.table.clocks.left_at(company.at)[0] == before


def test_the_log_of_an_earlier_version_goes_on_with_its_own_clock() -> None:
    """It does not say what the increment pays for: it was each answer."""
    clock = Clock(kind="game", seconds=600, increment=10)
    earlier = Company("coffin-rush", clock=clock).sit().start()
    made = played_alike(earlier, 40)
    number, command, opened = earlier.stored[0]
    without = opened.replace(b',"pays":"answer"', b"")
    assert without != opened
    table = load("t", [(number, command, without), *earlier.stored[1:]])
    assert table.plan.clock == clock
    assert table.clocks.left == earlier.table.clocks.left
    assert sum(table.clocks.left) == (600 * 3 - 40 + 10 * 40) * 1000
    assert len(set(made)) < 40  # the control: by the turn it would be less


def test_time_stands_still_while_the_table_is_paused() -> None:
    company = Company(clock=GAME).sit().start()
    company.do(lambda table, at: decide.pause(table, "Anna", at), after=10_000)
    assert company.table.clocks.deadline(0) is None
    company.do(lambda table, at: decide.resume(table, "Anna", at), after=1_000_000)
    assert company.table.clocks.left_at(company.at) == [50_000] * 3


def test_a_time_out_needs_time_to_be_over() -> None:
    company = Company(clock=TURN).sit().start()
    since = company.table.asked[0].since
    with pytest.raises(Stale):
        company.do(lambda table, at: decide.time_out(table, 0, since, at), after=19_999)
    company.do(lambda table, at: decide.time_out(table, 0, since, at), after=1)
    assert company.table.chairs[0].stand_in


def test_a_time_out_comes_too_late_for_who_has_answered() -> None:
    company = Company(clock=TURN).sit().start()
    since = company.table.asked[0].since
    company.move(0, "thrust 2", after=19_000)
    with pytest.raises(Stale):
        company.do(lambda table, at: decide.time_out(table, 0, since, at), after=50_000)


def test_a_returning_player_has_time_to_look_around() -> None:
    company = Company(clock=Clock(kind="game", seconds=5)).sit().start()
    since = company.table.asked[0].since
    company.do(lambda table, at: decide.time_out(table, 0, since, at), after=6_000)
    company.do(lambda table, at: decide.come_back(table, 0, at))
    deadline = company.table.clocks.deadline(0)
    assert deadline == company.at + GRACE


def test_coming_back_does_not_bring_back_time_that_was_used_up() -> None:
    company = Company(clock=GAME).sit().start()
    since = company.table.asked[0].since
    company.do(lambda table, at: decide.time_out(table, 0, since, at), after=60_000)
    company.do(lambda table, at: decide.come_back(table, 0, at), after=1_000)
    assert company.table.clocks.left[0] == GRACE
    company.do(lambda table, at: decide.stand_in(table, 1, "away", at), after=0)
    assert company.table.clocks.left[1] == 0  # who left was late as well
    assert company.reloaded().clocks.left == company.table.clocks.left


def test_downtime_of_the_server_takes_nobodys_time() -> None:
    company = Company(clock=TURN).sit().start()
    opened_again = company.at + 3_600_000
    table = company.reloaded()
    table.clocks.server_restarted(opened_again)
    assert table.clocks.left_at(opened_again) == [20_000] * 3
    assert table.clocks.deadline(0) == opened_again + GRACE


def test_downtime_of_the_server_counts_in_a_game_by_post() -> None:
    company = Company(clock=POST).sit().start()
    table = company.reloaded()
    table.clocks.server_restarted(company.at + 3_600_000)
    assert table.clocks.deadline(0) == company.at + POST.seconds * 1000


@pytest.mark.parametrize("clock", [Clock(kind="turn"), Clock(kind="game", seconds=-3), Clock(increment=-1)])
def test_an_impossible_clock_is_refused(clock: Clock) -> None:
    with pytest.raises(BadOption):
        Plan(game="cafe-race", seats=3, clock=clock).check()
