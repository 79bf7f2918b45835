"""The pace of bots at a table: a pause before each move, longer before a turn where the table is a calm one."""

from typing import get_args

import pytest
from msgspec.structs import replace

from table.company import Company
from tavolino.server.bots.pace import PAUSES, pauses_before
from tavolino.table import entry as entries
from tavolino.table.plan import Pace, Plan


def at_pace(pace: Pace) -> Company:
    company = Company("coffee-rush", 2)
    company.table.plan = replace(company.table.plan, pace=pace)
    return company.sit().start()


@pytest.mark.parametrize("pace", get_args(Pace))
def test_a_turn_is_thought_about_and_the_moves_in_it_follow(pace: Pace) -> None:
    company = at_pace(pace)
    (first,) = company.table.asked
    assert pauses_before(company.table, first) == PAUSES[pace].turn
    while first in company.table.asked:
        company.play_on(1)
    (second,) = company.table.asked
    assert pauses_before(company.table, second) == PAUSES[pace].turn
    while company.table.answered.get(second) != company.table.seq or second not in company.table.asked:
        company.play_on(1)
    assert pauses_before(company.table, second) == PAUSES[pace].move


def test_the_usual_pace_is_that_of_tables_that_name_none() -> None:
    opened = entries.Opened(at=0, plan=Plan("cafe-race", 3), host="a", invite="i")
    written = entries.write(opened)
    assert b"pace" not in written
    assert entries.read(written) == opened
    assert PAUSES[opened.plan.pace] == (1.0, 1.0)


def test_a_calm_table_is_slower_than_a_quick_one() -> None:
    quick, usual, calm = (PAUSES[pace] for pace in get_args(Pace))
    assert max(quick) < min(usual) <= max(usual) < min(calm)
