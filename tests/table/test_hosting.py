"""What the host may do with a table: remove guests, renew the invite, close it."""

from collections.abc import Callable

import pytest

from table.company import ANNA, BEPPE, CHIARA, SEED, Company
from tavolino.core.refusal import GameOver
from tavolino.table import decide
from tavolino.table.plan import Clock
from tavolino.table.problems import Forbidden, NotNow
from tavolino.table.summary import summary
from tavolino.table.table import Happened, Proposal, Table


def remove(company: Company, guest: str, name: str, by: str = ANNA) -> Happened:
    return company.do(lambda table, at: decide.remove_guest(table, guest, name, by, at))


def close(company: Company, by: str = ANNA) -> Happened:
    return company.do(lambda table, at: decide.close(table, by, at))


ACTS: dict[str, Callable[[Table, str, int], Proposal]] = {
    "remove": lambda table, person, at: decide.remove_guest(table, CHIARA, "Chiara", person, at),
    "renew": lambda table, person, at: decide.renew_invite(table, "new", person, at),
    "close": lambda table, person, at: decide.close(table, person, at),
}


@pytest.mark.parametrize("act", ACTS.values(), ids=ACTS.keys())
def test_only_the_host_does_this(act: Callable[[Table, str, int], Proposal]) -> None:
    company = Company().sit()
    with pytest.raises(Forbidden):
        company.do(lambda table, at: act(table, BEPPE, at))
    company.do(lambda table, at: act(table, ANNA, at))  # the control


def test_a_removed_guest_loses_all_chairs_and_gets_none_again() -> None:
    company = Company()
    company.take(0, ANNA, "Anna")
    company.take(1, BEPPE, "Beppe")
    company.take(2, BEPPE, "Beppe")
    remove(company, BEPPE, "Beppe")
    assert company.table.chairs.of(BEPPE) == []
    with pytest.raises(Forbidden, match="removed"):
        company.take(1, BEPPE, "Beppe")
    company.take(1, CHIARA, "Chiara")
    again = company.reloaded()
    assert again.removed == {BEPPE}
    assert summary(again) == summary(company.table)


def test_nobody_is_removed_twice_and_the_host_not_at_all() -> None:
    company = Company().sit()
    remove(company, BEPPE, "Beppe")
    with pytest.raises(NotNow):
        remove(company, BEPPE, "Beppe")
    with pytest.raises(Forbidden):
        remove(company, ANNA, "Anna")


def test_players_stay_until_the_end_of_the_game_and_onlookers_need_not() -> None:
    company = Company().sit().start()
    with pytest.raises(NotNow, match="Beppe is one of the players"):
        remove(company, BEPPE, "Beppe")
    remove(company, "p-side", "Side")
    assert company.table.removed == {"p-side"}
    assert company.table.chairs.people() == {ANNA, BEPPE, CHIARA}


def test_a_renewed_invite_takes_the_place_of_the_old_one() -> None:
    company = Company()
    company.do(lambda table, at: decide.renew_invite(table, "other", ANNA, at))
    assert company.table.invite == company.reloaded().invite == "other"


# ---- closing


def test_at_a_closed_table_nobody_sits_down_or_begins() -> None:
    company = Company()
    company.take(0, ANNA, "Anna")
    close(company)
    assert summary(company.reloaded()).status == "closed"
    for wish in (
        lambda table, at: decide.take_seat(table, 1, BEPPE, "Beppe", None, at),
        lambda table, at: decide.seat_bot(table, 1, "greedy", ANNA, at),
        lambda table, at: decide.start(table, ANNA, SEED, at),
        lambda table, at: decide.close(table, ANNA, at),
    ):
        with pytest.raises(NotNow, match="closed"):
            company.do(wish)


def test_a_closed_game_ends_without_a_result() -> None:
    company = Company(clock=Clock(kind="turn", seconds=20)).sit().start()
    company.move(0, "thrust 2")
    close(company)
    table = company.reloaded()
    assert table.status == "closed"
    assert table.asked == {}  # neither bots nor clocks have anything to do
    assert [table.clocks.deadline(seat) for seat in range(3)] == [None] * 3
    assert not table.playing().over
    assert table.playing().seed is None  # what was hidden stays hidden
    with pytest.raises(GameOver, match="closed"):
        company.move(1, "thrust 2")
    with pytest.raises(NotNow):
        company.do(lambda table, at: decide.rematch(table, ANNA, "t2", at))
    with pytest.raises(NotNow):
        company.do(lambda table, at: decide.come_back(table, 0, at))


def test_a_finished_game_is_not_closed() -> None:
    company = Company().sit().start()
    company.play_on()
    with pytest.raises(NotNow, match="over"):
        close(company)
    assert company.table.status == "finished"
