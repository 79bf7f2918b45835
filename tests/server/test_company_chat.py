"""What companions confide goes to their sockets alone, and has all limits of chat."""

from pathlib import Path

import pytest

from no_limits import NO_LIMITS
from online.company import Phone, Visitor, codes
from server.visiting import InProcessServer, code
from wires import Message

WORDS = "the chest is in the crypt"
DIG = {"game": "coffin-rush", "options": {"companies": 2}, "public": True}


class Dig:
    """Ada and Carla against Bea and Dora, Zoe looking on; each with a socket."""

    def __init__(self, server: InProcessServer) -> None:
        self.people = [Visitor(server, name) for name in ("Ada", "Bea", "Carla", "Dora", "Zoe")]
        ada = self.people[0]
        chairs = [{"who": "me"}, *[{"who": "open"}] * 3]
        self.table = str(ada.ask("POST", "/api/tables", {**DIG, "chairs": chairs}).json()["table"]["id"])
        for seat in (1, 2, 3):
            self.people[seat].sit(self.table, seat)
        ada.start(self.table)
        self.phones = [who.socket() for who in self.people]
        for seat, phone in enumerate(self.phones):
            phone.hello(self.table, seat if seat < 4 else None)
        for phone in self.phones:
            phone.listen()

    def confide(self, seat: int, name: str = "c1") -> list[Message]:
        return self.phones[seat].ask(t="confide", id=name, text=WORDS)

    def hear(self) -> list[bool | None]:
        """By person: whether they were told the words; None where they were told nothing at all."""
        return [_words_in(phone) for phone in self.phones]


def _words_in(phone: Phone) -> bool | None:
    events = [one["event"] for one in phone.listen() if one["t"] == "ev"]
    return WORDS in str(events[-1]) if events and events[-1] is not None else None


@pytest.fixture
def dig(server: InProcessServer) -> Dig:
    return Dig(server)


def test_companions_hear_it_at_once_and_after_coming_back_and_nobody_else_does(dig: Dig) -> None:
    answers = dig.confide(0)
    assert "ack" in codes(answers)
    assert WORDS in str(answers)
    assert dig.hear() == [None, None, True, None, None]
    again = [
        next(one for one in phone.hello(dig.table, seat if seat < 4 else None, since=0) if one["t"] == "sync")
        for seat, phone in enumerate(dig.phones)
    ]
    assert [WORDS in str(sync["past"]) for sync in again] == [True, False, True, False, False]
    assert len({len(sync["past"]) for sync in again}) == 1, "no number is missing"
    for person in (1, 3, 4):
        assert WORDS not in "".join(dig.people[person].heard)


def test_who_does_not_hear_it_cannot_ask_who_said_it(dig: Dig) -> None:
    line = next(int(one["seq"]) for one in dig.confide(0) if one["t"] == "ack")
    named = {"table": dig.table, "line": line}
    assert code(dig.people[1].ask("POST", "/api/me/blocks", named)) == (404, "not_found")
    assert code(dig.people[4].ask("POST", "/api/reports", {**named, "reason": "x"})) == (404, "not_found")
    assert dig.people[2].ask("POST", "/api/reports", {**named, "reason": "x"}).status_code == 204  # the control


def test_a_companion_who_is_blocked_is_not_heard(dig: Dig) -> None:
    assert dig.people[2].ask("POST", "/api/me/blocks", {"table": dig.table, "seat": 0}).status_code == 200
    dig.confide(0)
    assert dig.hear() == [None] * 5


def test_it_counts_as_chat(tmp_path: Path) -> None:
    with InProcessServer(tmp_path, **NO_LIMITS | {"chat_per_minute": 2}) as server:
        dig = Dig(server)
        told = [codes(dig.confide(0, f"c{number}"))[-1] for number in range(6)]
        assert told[0] == "ack"
        assert told[-1] == "too_many"


def test_onlookers_and_other_games_have_no_companions(dig: Dig) -> None:
    assert codes(dig.confide(4)) == ["forbidden"]
    ada = dig.people[0]
    race = ada.ask(
        "POST", "/api/tables", {"game": "cafe-race", "chairs": [{"who": "me"}, *[{"who": "bot"}] * 2]}
    ).json()["table"]["id"]
    ada.start(race)
    phone = ada.socket()
    phone.hello(race, 0)
    assert codes(phone.ask(t="confide", id="x", text=WORDS)) == ["forbidden"]
