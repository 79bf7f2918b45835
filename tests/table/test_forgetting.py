"""Removed lines, and people who have deleted their account: what they were known by is told to nobody any more."""

import msgspec
import pytest

from table.company import ANNA, BEPPE, Company
from tavolino.server.live.messages import whole
from tavolino.server.socket.wire import Here, encode
from tavolino.table import decide
from tavolino.table import entry as entries
from tavolino.table.forgetting import forgotten
from tavolino.table.problems import BadText, NotNow
from tavolino.table.summary import summary
from tavolino.table.table import Proposal, Table, load
from tavolino.table.telling import told

WORDS = "nobody is to read this again"


def chatting() -> Company:
    """Anna, Beppe and Chiara at a race; Anna has paused it once, and Beppe has said something."""
    company = Company().sit().start()
    by(company, f"{ANNA}/a", decide.pause(company.table, "Anna", company.at))
    by(company, f"{ANNA}/b", decide.resume(company.table, "Anna", company.at))
    by(company, f"{BEPPE}/c", decide.say(company.table, "Beppe", 1, WORDS, company.at))
    return company


def by(company: Company, command: str, proposal: Proposal) -> int:
    company.stored.append((company.table.seq + 1, command, entries.write(proposal.entry)))
    return company.table.adopt(command, proposal).seq


def everything(table: Table) -> str:
    """All that is told of a table: to a player who comes back, in the lists, and in its record."""
    sync = whole(table, 0, 0, Here([], 0, []), 0)
    return encode(sync).decode() + msgspec.json.encode(summary(table)).decode() + table.playing().record().write()


# ---- a line that was removed


def test_a_removed_line_is_told_to_nobody_from_then_on() -> None:
    company = chatting()
    line = company.table.seq
    assert WORDS in everything(company.table)  # the control
    by(company, "remove", decide.remove_line(company.table, line, company.at))
    for table in (company.table, load("t", company.stored)):
        assert WORDS not in everything(table)
        assert told(table.log[line - 1], None) == {
            "kind": "said", "at": table.log[line - 1].entry.at, "name": "Beppe", "seat": 1, "removed": True,
        }  # fmt: skip
        assert told(table.log[-1], None) == {"kind": "line-removed", "at": company.at, "line": line}


@pytest.mark.parametrize("line", [0, -1, 1, 5, 999])
def test_only_chat_can_be_removed(line: int) -> None:
    with pytest.raises(BadText):
        decide.remove_line(chatting().table, line, 1)


def test_a_line_is_removed_once() -> None:
    company = chatting()
    line = company.table.seq
    by(company, "remove", decide.remove_line(company.table, line, company.at))
    with pytest.raises(NotNow):
        decide.remove_line(company.table, line, 1)


# ---- somebody who has deleted their account


@pytest.mark.parametrize(("person", "name"), [(ANNA, "Anna"), (BEPPE, "Beppe")])
def test_a_forgotten_person_is_somebody_in_memory_and_in_the_log(person: str, name: str) -> None:
    company = chatting()
    assert name in everything(company.table)  # the control
    rewritten = []
    for seq, command, body in company.stored:
        entry = forgotten(entries.read(body), command, person)
        rewritten.append((seq, command, body if entry is None else entries.write(entry)))
    assert company.table.forget(person)
    again = load("t", rewritten)
    assert name.encode() not in b"".join(body for _, _, body in rewritten)
    for table in (company.table, again):
        assert name not in everything(table)
        assert (WORDS in everything(table)) == (person == ANNA)
        assert "somebody" in table.playing().record().write()
        assert "Chiara" in everything(table)
    assert everything(again) == everything(company.table)
    assert not company.table.forget(person)  # there is nothing left
    assert all(forgotten(entries.read(body), command, person) is None for _, command, body in rewritten)


def test_the_game_goes_on_without_them() -> None:
    company = chatting()
    company.table.forget(ANNA)
    assert company.table.chairs[0].forgotten
    assert company.table.chairs.is_held_by(0, ANNA)
    company.do(lambda table, at: decide.stand_in(table, 0, "left", at))
    company.play_on()
    assert company.table.status == "finished"


def test_chat_of_somebody_else_under_the_same_name_stays() -> None:
    company = chatting()
    by(company, "p-other/x", decide.say(company.table, "Beppe", None, "I am another Beppe", company.at))
    company.table.forget(BEPPE)
    assert "I am another Beppe" in everything(company.table)
