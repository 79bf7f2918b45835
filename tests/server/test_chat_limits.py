"""Chat has limits per person, address and table, and a hello costs no more than the newest part of the log."""

from pathlib import Path

import pytest

from online.company import Phone, Visitor, codes, the_table
from server.visiting import InProcessServer
from tavolino.server.live import messages
from tavolino.server.socket.limits import TOGETHER
from wires import Message

PLENTY = 1_000_000


@pytest.fixture
def patient(tmp_path: Path) -> InProcessServer:
    return InProcessServer(
        tmp_path, messages_burst=PLENTY, messages_per_second=PLENTY, chat_per_minute=8, hellos_per_minute=5
    )


def at_table(visitor: Visitor, table: str, seat: int | None = None) -> Phone:
    phone = visitor.socket()
    assert codes(phone.hello(table, seat)) == ["sync"]
    return phone


def says(phone: Phone, number: int, **what: str) -> str:
    said = what or {"t": "say", "text": "ciao"}
    return codes(phone.ask(id=f"s{number}", **said))[-1]


def test_one_person_says_so_much_a_minute_on_all_sockets(patient: InProcessServer) -> None:
    with patient as server:
        ada = Visitor(server, "Ada")
        table = ada.open_table("me", "open", "open", public=True)
        phones = [at_table(ada, table) for _ in range(2)]
        assert [says(phones[number % 2], number) for number in range(4)] == ["ack", "ack", "too_many", "too_many"]
        assert says(phones[0], 5, t="emote", emote="wave") == "too_many"
        before = the_table(server, table).seq
        assert says(at_table(Visitor(server, "Bea"), table), 1) == "ack"  # the control: somebody else may speak
        assert the_table(server, table).seq == before + 1


def test_at_one_table_so_much_is_said_from_wherever(patient: InProcessServer) -> None:
    with patient as server:
        ada = Visitor(server, "Ada")
        table, another = (ada.open_table("me", "open", "open", public=True) for _ in range(2))
        people = [Visitor(server, f"Guest {number}", f"198.51.100.{number}") for number in range(TOGETHER + 2)]
        *everybody, elsewhere = people
        said = [says(phone, n) for phone in [at_table(guest, table) for guest in everybody] for n in range(2)]
        assert said == ["ack"] * 2 * TOGETHER + ["too_many"] * 2
        assert says(at_table(elsewhere, another), 1) == "ack"  # the control


def test_one_address_says_so_much_wherever(patient: InProcessServer) -> None:
    with patient as server:
        people = [Visitor(server, f"Guest {number}") for number in range(TOGETHER + 1)]
        phones = [at_table(guest, guest.open_table("me", "open", "open", public=True)) for guest in people]
        assert [says(phone, n) for phone in phones for n in range(2)] == ["ack"] * 2 * TOGETHER + ["too_many"] * 2
        elsewhere = Visitor(server, "Zoe", "198.51.100.7")
        table = elsewhere.open_table("me", "open", "open", public=True)
        assert says(at_table(elsewhere, table), 1) == "ack"  # the control


def test_a_table_is_paused_no_more_often_than_one_speaks(patient: InProcessServer) -> None:
    with patient as server:
        ada = Visitor(server, "Ada")
        table = ada.open_table("me", "me", "me", public=True)
        ada.start(table)
        phone = at_table(ada, table, 0)
        kinds = ["pause", "resume", "pause", "resume"]
        said = [codes(phone.ask(t=kind, id=f"p{number}"))[-1] for number, kind in enumerate(kinds)]
        assert said == ["ack", "ack", "too_many", "too_many"]


def test_who_is_ready_and_not_and_ready_again_is_told_no_more_often_than_chat(patient: InProcessServer) -> None:
    """Everybody at the table is told each time."""
    with patient as server:
        ada = Visitor(server, "Ada")
        table = ada.open_table("me", "open", "open", public=True)
        phone = at_table(ada, table)
        states = [True, True, True, False, True, False]
        answers = [codes(phone.ask(t="ready", id=f"r{n}", ready=ready)) for n, ready in enumerate(states)]
        told, again, refused = ["here", "ack"], ["ack"], ["too_many"]
        assert answers == [told, again, again, told, refused, again]


def test_tables_are_entered_so_often(patient: InProcessServer) -> None:
    with patient as server:
        ada = Visitor(server, "Ada")
        table = ada.open_table("me", "open", "open", public=True)
        phone = ada.socket()
        assert [codes(phone.hello(table))[-1] for _ in range(6)] == ["sync"] * 5 + ["too_many"]
        assert codes(phone.ask(t="say", id="s", text="still here")) == ["ev", "ack"]  # who is at a table stays there
        nobody = Visitor(server, None)
        assert codes(nobody.socket().hello(table)) == ["sync"]


# ---- the past


def past(phone: Phone, table: str, since: int | None) -> Message:
    return next(message for message in phone.hello(table, since=since) if message["t"] == "sync")


@pytest.fixture
def long_log(server: InProcessServer, monkeypatch: pytest.MonkeyPatch) -> tuple[Visitor, str]:
    """Chat upon chat, between two changes of colour."""
    monkeypatch.setattr(messages, "MOST_PAST", 40)
    monkeypatch.setattr(messages, "MOST_CHAT", 10)
    ada = Visitor(server, "Ada")
    table = ada.open_table("me", "open", "open", public=True)
    phone = at_table(ada, table, 0)
    for number in range(20):
        assert says(phone, number) == "ack"
    ada.sit(table, 0)
    return ada, table


def test_of_a_short_log_everything_is_told(long_log: tuple[Visitor, str]) -> None:
    """The negative control."""
    ada, table = long_log
    sync = past(ada.socket(), table, 14)
    assert not sync["earlier"]
    assert [one["seq"] for one in sync["past"]] == list(range(15, 24))
    assert all(one["event"] for one in sync["past"])
    assert past(ada.socket(), table, None)["past"] == []
    assert not past(ada.socket(), table, None)["earlier"]


def test_of_old_chat_only_the_numbers_are_told(long_log: tuple[Visitor, str]) -> None:
    ada, table = long_log
    sync = past(ada.socket(), table, 0)
    assert sync["earlier"]
    assert [one["seq"] for one in sync["past"]] == list(range(1, 24))  # no gap
    kinds = [one["event"] and one["event"]["kind"] for one in sync["past"]]
    assert kinds == ["opened", "seated", *[None] * 10, *["said"] * 10, "seated"]


def test_of_a_long_log_the_end_is_told(long_log: tuple[Visitor, str]) -> None:
    ada, table = long_log
    for _ in range(30):
        ada.sit(table, 0)
    sync = past(ada.socket(), table, 0)
    assert sync["earlier"]
    assert [one["seq"] for one in sync["past"]] == list(range(14, 54))
    assert past(ada.socket(), table, 13)["earlier"] is False


def test_a_hello_is_bounded_however_long_the_log(server: InProcessServer) -> None:
    """The finding: 281 lines a second by one person, and then two megabytes for anybody who says hello."""
    ada = Visitor(server, "Ada")
    table = ada.open_table("me", "open", "open", public=True)
    phone = at_table(ada, table)
    for number in range(400):
        assert says(phone, number, t="say", text="\N{HOT BEVERAGE}" * 300) == "ack"
    nobody = Visitor(server, None)
    past(nobody.socket(), table, 0)
    assert len(nobody.heard[-1].encode()) < 200_000
