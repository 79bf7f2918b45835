"""The chairs of a rematch are kept for those who had them, who sit down themselves."""

import pytest

from table.company import ANNA, BEPPE, CHIARA, SEED, Company
from tavolino.table import decide
from tavolino.table import entry as entries
from tavolino.table.plan import Chair, Plan
from tavolino.table.problems import Forbidden, NotNow, SeatTaken
from tavolino.table.summary import OpenChair, summary
from tavolino.table.table import Table, load

KEPT = [
    Chair("violet", kept_for=ANNA, kept_name="Anna"),
    Chair("red", kept_for=BEPPE, kept_name="Beppe"),
    Chair("yellow"),
]


def rematch() -> Company:
    company = Company()
    opened = entries.Opened(at=0, plan=Plan("cafe-race", 3), host=ANNA, invite="welcome", chairs=KEPT)
    company.table = Table("t", opened)
    company.stored = [(1, "open", entries.write(opened))]
    return company


def test_a_kept_chair_is_free_for_one_person_alone() -> None:
    company = rematch()
    with pytest.raises(SeatTaken, match="kept for Beppe"):
        company.take(1, CHIARA, "Chiara")
    with pytest.raises(SeatTaken, match="kept for Beppe"):
        company.take(1, ANNA, "Anna")  # the host frees it first
    company.take(1, BEPPE, "Beppe")
    assert company.table.chairs[1] == Chair("red", BEPPE, "Beppe")
    assert company.reloaded().chairs.all() == company.table.chairs.all()


def test_the_game_begins_when_everybody_sits_and_not_before() -> None:
    company = rematch()
    company.take(0, ANNA, "Anna")
    company.take(2, CHIARA, "Chiara")
    with pytest.raises(NotNow, match="missing"):
        company.start()
    company.take(1, BEPPE, "Beppe")
    company.do(lambda table, at: decide.start(table, ANNA, SEED, at))
    assert company.table.status == "running"


@pytest.mark.parametrize("person", [ANNA, BEPPE], ids=["the host", "the person themselves"])
def test_a_kept_chair_can_be_freed(person: str) -> None:
    company = rematch()
    company.do(lambda table, at: decide.leave_seat(table, 1, person, at))
    company.take(1, CHIARA, "Chiara")
    assert company.table.chairs.of(CHIARA) == [1]


def test_others_do_not_free_it() -> None:
    with pytest.raises(Forbidden):
        rematch().do(lambda table, at: decide.leave_seat(table, 1, CHIARA, at))


def test_the_host_seats_a_bot_instead() -> None:
    company = rematch()
    company.do(lambda table, at: decide.seat_bot(table, 1, "greedy", ANNA, at))
    assert company.table.chairs[1] == Chair("red", bot="greedy")


def test_everybody_sees_the_name_and_nobody_the_person() -> None:
    shown = summary(rematch().table).chairs
    assert shown[1] == OpenChair("red", "", None, taken=False, stand_in=False, kept_for="Beppe")
    assert BEPPE not in str(shown)


def test_a_removed_guest_has_no_chair_kept() -> None:
    company = rematch()
    company.do(lambda table, at: decide.remove_guest(table, BEPPE, "Beppe", ANNA, at))
    assert company.table.chairs.kept_for(BEPPE) == []
    company.take(1, CHIARA, "Chiara")


def test_a_log_from_before_there_were_kept_chairs_reads_the_same() -> None:
    body = b'{"kind":"opened","plan":{"game":"cafe-race","seats":3},"host":"p-anna","invite":"welcome","at":0}'
    table = load("t", [(1, "open", body)])
    assert [chair.kept_for for chair in table.chairs.all()] == [None] * 3
    assert table.chairs.all() == Company().table.chairs.all()
    assert entries.write(table.last) == body
