"""What companions say among themselves is told to them alone, for ever, and before the game to nobody."""

import msgspec
import pytest

from table.company import ANNA, BEPPE, CHIARA, Company
from tavolino.table import decide
from tavolino.table import entry as entries
from tavolino.table.chat_lines import chat_lines
from tavolino.table.forgetting import forgotten
from tavolino.table.problems import Forbidden, NotNow
from tavolino.table.table import Happened
from tavolino.table.telling import knowing_more, told

WORDS = "the chest is in the crypt"
DARIO = "p-dario"


@pytest.fixture
def company() -> Company:
    """Anna and Chiara against Beppe and Dario, their seats in turns (COF-TEAM-4)."""
    made = Company("coffin-rush", 4, companies=2)
    for seat, (person, name) in enumerate([(ANNA, "Anna"), (BEPPE, "Beppe"), (CHIARA, "Chiara"), (DARIO, "Dario")]):
        made.take(seat, person, name)
    return made


def confide(company: Company, seat: int | None = 0) -> Happened:
    return company.do(lambda table, at: decide.confide(table, "Anna", seat, WORDS, at))


def test_companions_are_told_and_nobody_else(company: Company) -> None:
    said = confide(company.start())
    assert knowing_more(said) == {0, 2}
    for seat in (0, 2):
        assert told(said, seat) == {
            "kind": "said",
            "at": said.entry.at,
            "name": "Anna",
            "seat": 0,
            "text": WORDS,
            "to": (0, 2),
        }
    assert [told(said, seat) for seat in (1, 3, None)] == [None] * 3


def test_without_its_list_everybody_would_be_told(company: Company) -> None:
    """The negative control: it is the list that keeps it secret."""
    said = confide(company.start()).entry
    assert isinstance(said, entries.Said)
    careless = Happened(9, msgspec.structs.replace(said, to=()), [])
    assert all(WORDS in str(told(careless, seat)) for seat in (None, 1, 3))


def test_it_stays_so_after_the_game_and_when_the_log_is_read_again(company: Company) -> None:
    line = confide(company.start()).seq
    again = company.reloaded().log[line - 1]
    assert told(again, 1) is None
    assert WORDS in str(told(again, 2))


def test_before_the_game_chairs_change_hands_so_that_nothing_is_confided(company: Company) -> None:
    with pytest.raises(NotNow):
        confide(company)


@pytest.mark.parametrize("seat", [None, 0])
def test_it_needs_companions(seat: int | None) -> None:
    with pytest.raises(Forbidden):
        confide(Company("coffin-rush", 3).sit().start(), seat)


def test_an_onlooker_has_none_at_a_table_of_companies_either(company: Company) -> None:
    with pytest.raises(Forbidden):
        confide(company.start(), None)


def test_the_operator_reads_it_and_sees_for_whom_it_was(company: Company) -> None:
    line = confide(company.start()).seq
    [shown] = chat_lines(company.stored)
    assert (shown.line, shown.text, shown.to) == (line, WORDS, (0, 2))


def test_a_removed_line_is_gone_for_companions_too(company: Company) -> None:
    line = confide(company.start()).seq
    company.do(lambda table, at: decide.remove_line(table, line, at))
    assert WORDS not in str([told(happened, 2) for happened in company.table.log])
    assert told(company.table.log[line - 1], 1) is None


def test_with_the_account_the_words_go_and_the_others_learn_nothing(company: Company) -> None:
    said = confide(company.start()).entry
    gone = forgotten(said, f"{ANNA}/c1", ANNA)
    assert isinstance(gone, entries.Said)
    assert (gone.name, gone.text, gone.removed) == ("", "", True)
    assert told(Happened(9, gone, []), 1) is None
