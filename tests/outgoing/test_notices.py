"""Of what people are told elsewhere, and of what not. They play Coffee Rush by post unless it says otherwise."""

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, update

from online.company import Phone, Visitor, codes
from outgoing.service import HOST
from outgoing.telling_server import AFTER_LEASE, PUBLIC, Company, TellingServer, told
from tavolino.store.outbox import GRACE, PAUSES
from tavolino.store.schema import SUBSCRIPTIONS
from tavolino.table import decide_undo


@pytest.fixture
def company(tmp_path: Path) -> Iterator[Company]:
    with TellingServer(tmp_path) as server:
        yield Company(server)


def test_a_table_that_is_full_is_told_to_all_but_whoever_took_the_last_chair(company: Company) -> None:
    table = company.open_table("me", "open", "open")
    company.bea.sit(table, 1)
    assert company.server.later() == []
    company.carla.sit(table, 2)
    assert told(company.server.later()) == [("ada", "full"), ("bea", "full")]
    assert company.server.later(AFTER_LEASE) == []


def test_a_chair_that_is_free_again_is_not_told_as_taken(company: Company) -> None:
    table = company.open_table("me", "open")
    company.bea.sit(table, 1)
    company.bea.ask("DELETE", f"/api/tables/{table}/seats/1")
    assert company.server.later() == []


def test_the_beginning_is_told_to_all_but_whoever_began(company: Company) -> None:
    table = company.open_table("me", "open", by_post=False)
    company.bea.sit(table, 1)
    company.ada.start(table)
    assert told(company.server.later()) == [("bea", "began")]


def test_a_turn_is_told_to_whoever_has_it_and_once(company: Company) -> None:
    table = company.begun()
    seat = company.play_until_turn_passes(table)
    name = ("ada", "bea")[seat]
    assert told(company.server.later()) == [(name, "turn")]
    assert company.server.later(AFTER_LEASE) == []
    other = company.play_until_turn_passes(table)
    assert told(company.server.later()) == [(("ada", "bea")[other], "turn")]


def test_whoever_has_played_already_is_not_told_of_their_turn(company: Company) -> None:
    table = company.begun()
    company.play_until_turn_passes(table)
    seat = company.play_until_turn_passes(table)
    assert told(company.server.later()) == [(("ada", "bea")[seat], "turn")]


def test_a_turn_that_was_taken_back_is_not_told_and_whoever_gets_it_back_is(company: Company) -> None:
    table = company.begun()
    first = company.play_until_turn_passes(table)
    other = 1 - first
    company.carry_out(table, other, lambda table, at: decide_undo.take_back(table, other, table.seq, at))
    assert company.server.later() == []  # the other one is on turn again, and has caused it
    assert company.play_until_turn_passes(table) == first
    company.server.later()
    company.move(table)
    company.carry_out(table, other, lambda table, at: decide_undo.ask_undo(table, other, table.seq, at))
    request = company.room(table).table.seq
    company.carry_out(table, first, lambda table, at: decide_undo.agree_undo(table, first, request, at))
    assert told(company.server.later()) == [(("ada", "bea")[other], "turn")]


def test_a_turn_is_told_at_tables_by_post_only(company: Company) -> None:
    table = company.begun(by_post=False)
    company.play_until_turn_passes(table)
    assert company.server.later() == []


def test_nobody_is_told_while_they_look_at_the_table(company: Company) -> None:
    table = company.begun()
    phones = [company.look(company.ada, table, 0), company.look(company.bea, table, 1)]
    company.play_until_turn_passes(table)
    assert company.server.later() == []
    for phone in phones:
        phone.close()
    seat = company.play_until_turn_passes(table)  # the control
    assert told(company.server.later()) == [(("ada", "bea")[seat], "turn")]


def test_nor_if_they_came_before_it_was_sent(company: Company) -> None:
    table = company.begun()
    seat = company.play_until_turn_passes(table)
    company.look((company.ada, company.bea)[seat], table, seat)
    assert company.server.later() == []


@pytest.mark.parametrize("when", ["before", "after"])
def test_nobody_is_told_who_looks_through_another_node(tmp_path: Path, postgres_url: str, when: str) -> None:
    """Whether they have the table open as it happens, or come before it is sent."""
    both = [TellingServer(tmp_path, database=postgres_url) for _ in range(2)]
    with both[0] as one, both[1] as two:
        company = Company(one)
        table = company.begun()
        people = [elsewhere(person, two) for person in (company.ada, company.bea)]
        if when == "before":
            phones = [company.look(person, table, seat) for seat, person in enumerate(people)]
            company.play_until_turn_passes(table)
            for phone in phones:
                heard_until(phone, company.room(table).table.seq)
        else:
            company.play_until_turn_passes(table)
            phones = [company.look(person, table, seat) for seat, person in enumerate(people)]
        two.until_nothing_waits()
        assert one.later() == []
        for phone in phones:
            phone.close()
        seat = company.play_until_turn_passes(table)  # the control
        assert told(one.later()) == [(("ada", "bea")[seat], "turn")]


def elsewhere(visitor: Visitor, server: TellingServer) -> Visitor:
    """The same browser, which another node answers."""
    same = Visitor(server, None)
    same.browser.cookies.update(visitor.browser.cookies)
    same.browser.csrf, same.me = visitor.browser.csrf, visitor.me
    return same


def heard_until(phone: Phone, seq: int) -> None:
    last = 0
    while last < seq:
        last = max([last, *(message.get("seq") or 0 for message in phone.listen())])


def test_a_person_who_looks_on_in_the_lobby_sees_that_it_is_full(company: Company) -> None:
    table = company.open_table("me", "open")
    company.look(company.ada, table)
    company.bea.sit(table, 1)
    assert company.server.later() == []


def test_a_table_has_webhooks_of_its_own(company: Company) -> None:
    table, other = company.open_table("me", "open"), company.open_table("me", "open")
    company.subscribe(company.ada, f"/api/tables/{table}/webhooks", "channel")
    for one in (table, other):
        company.bea.sit(one, 1)
    sent = company.server.later()
    assert told(sent) == [("ada", "full"), ("ada", "full"), ("channel", "full")]
    company.ada.start(table)
    company.server.later()
    company.play_until_turn_passes(table)
    assert ("channel", "turn") in told(company.server.later())


def test_a_game_that_is_closed_is_told_to_nobody(company: Company) -> None:
    table = company.begun()
    company.play_until_turn_passes(table)
    company.ada.ask("DELETE", f"/api/tables/{table}")
    assert company.server.later() == []


# ---- what it says


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Coffee Rush, table {}: it is your turn."),
        ("it", "Coffee Rush, tavolo {}: tocca a te."),
        ("fr", "Coffee Rush, table {}\u00a0: c’est à vous de jouer."),
    ],
)
def test_each_form_names_the_game_and_the_table_and_nothing_else(company: Company, lang: str, text: str) -> None:
    table = company.begun()
    for who in (company.ada, company.bea):
        for form in ("plain", "discord", "slack"):
            company.subscribe(who, "/api/me/webhooks", form, form, lang)
    company.play_until_turn_passes(table)
    sent = {one.line.split()[1]: one for one in company.server.later()}
    line, url = text.format(table), f"{PUBLIC}/table/{table}"
    assert json.loads(sent["/discord"].body) == {"content": f"{line} {url}", "allowed_mentions": {"parse": []}}
    assert json.loads(sent["/slack"].body) == {"text": f"{line} {url}"}
    plain = json.loads(sent["/plain"].body)
    assert {name: plain[name] for name in ("reason", "game", "table", "text", "url")} == {
        "reason": "turn",
        "game": "coffee-rush",
        "table": table,
        "text": line,
        "url": url,
    }
    assert set(plain) == {"reason", "game", "table", "text", "url", "id", "at"}
    assert sent["/plain"].headers["idempotency-key"] == plain["id"]
    assert sent["/plain"].headers["content-type"] == "application/json"


def test_no_name_invite_or_line_of_chat_is_in_it(company: Company) -> None:
    table = company.begun()
    phone = company.look(company.ada, table, 0)
    assert "ack" in codes(phone.ask(t="say", id="w", text="a word of Ada's"))
    phone.close()
    invite = company.ada.ask("GET", f"/api/tables/{table}").json()["invite"]
    company.play_until_turn_passes(table)
    (sent,) = company.server.later()
    assert invite
    whole = f"{sent.line} {sent.headers} {sent.body!r}"
    assert not [secret for secret in (invite, "a word", "Ada", "Bea", company.ada.id) if secret in whole]


# ---- when it does not arrive


def test_it_is_sent_after_a_restart_and_once(tmp_path: Path) -> None:
    with TellingServer(tmp_path) as server:
        company = Company(server)
        table = company.open_table("me", "open")
        company.bea.sit(table, 1)
        port = server.service.port
    with TellingServer(tmp_path) as again:
        move = partial(moved, before=f"https://{HOST}:{port}", after=f"https://{HOST}:{again.service.port}")
        again.runner.run(again.services.store.write(move))
        assert told(again.later()) == [("ada", "full")]
        assert again.later(AFTER_LEASE) == []


def moved(connection: Connection, before: str, after: str) -> None:
    """The service listens at another port now."""
    address = func.replace(SUBSCRIPTIONS.c.address, before, after)
    connection.execute(update(SUBSCRIPTIONS).values(address=address))


def test_a_failure_is_shown_without_the_answer_and_it_is_tried_again(company: Company) -> None:
    company.server.service.answer = b"HTTP/1.1 500 Secret\r\n\r\nsecret"
    company.bea.sit(company.open_table("me", "open"), 1)
    assert told(company.server.later()) == [("ada", "full")]
    (shown,) = company.ada.ask("GET", "/api/me/notifications").json()["subscriptions"]
    assert shown["failure"] == "refused"
    assert "ecret" not in company.ada.heard[-1]
    assert company.server.later(PAUSES[0] - 1) == []
    company.server.service.answer = b"HTTP/1.1 200 OK\r\n\r\n"
    assert told(company.server.later(1)) == [("ada", "full")]
    (shown,) = company.ada.ask("GET", "/api/me/notifications").json()["subscriptions"]
    assert shown["failure"] is None
    assert company.server.later(AFTER_LEASE) == []


@pytest.mark.parametrize("status", [404, 410])
def test_a_dead_address_is_forgotten(company: Company, status: int) -> None:
    company.server.service.answer = f"HTTP/1.1 {status} Gone\r\n\r\n".encode()
    table = company.open_table("me", "open")
    company.bea.sit(table, 1)
    assert told(company.server.later()) == [("ada", "full")]
    assert company.ada.ask("GET", "/api/me/notifications").json()["subscriptions"] == []


# ---- limits


def test_one_person_is_told_so_often_an_hour_and_the_rest_waits(tmp_path: Path) -> None:
    with TellingServer(tmp_path, outgoing_per_hour=4) as server:
        company = Company(server)
        for _ in range(3):
            company.bea.sit(company.open_table("me", "open"), 1)
        assert len(server.later()) == 2  # half of them at once
        assert server.later(GRACE) == []


def test_the_house_sends_so_much_a_minute(tmp_path: Path) -> None:
    with TellingServer(tmp_path, outgoing_per_minute=2) as server:
        company = Company(server)
        table = company.open_table("me", "open", "open", "open")
        for number in range(3):
            company.subscribe(company.ada, f"/api/tables/{table}/webhooks", f"hook{number}")
        for seat, visitor in ((1, company.bea), (2, company.carla)):
            visitor.sit(table, seat)
        company.ada.ask("PUT", f"/api/tables/{table}/seats/3", {"who": "bot", "level": "greedy"})
        assert len(server.later()) == 2
