"""Taking back: by oneself until another seat has acted, then with the consent of all who have, and never over anything
that was drawn or shown."""

import pytest

from table.company import ANNA, BEPPE, Company
from tavolino.table import decide, decide_undo
from tavolino.table import entry as entries
from tavolino.table.choices import can_undo, undo_needs
from tavolino.table.plan import Clock
from tavolino.table.problems import Forbidden, NotNow, Stale


def auction(seats: int = 3, bot: int | None = None, clock: Clock | None = None) -> Company:
    """Everybody sits and bids for dice: everything is open, and nothing is drawn before all of them are sold."""
    company = Company(seats=seats, clock=clock, auction=True)
    people = [(ANNA, "Anna"), (BEPPE, "Beppe"), ("p-chiara", "Chiara")]
    for seat in range(seats):
        if seat == bot:
            company.do(lambda table, at: decide.seat_bot(table, bot, "greedy", ANNA, at))
        else:
            company.take(seat, *people[seat])
    return company.start()


def asked(company: Company) -> int:
    return next(iter(company.table.asked))


def move_on(company: Company, kind: str = "") -> int:
    """Whoever is asked opens or bids as little as possible; their seat."""
    seat = asked(company)
    legal = company.table.playing().legal(seat)
    company.move(seat, next(move for move in legal if move.startswith(kind or ("open", "bid"))))
    return seat


def take_back(company: Company, seat: int) -> None:
    company.do(lambda table, at: decide_undo.take_back(table, seat, table.seq, at))


def ask(company: Company, seat: int) -> int:
    """The entry by which it is answered."""
    company.do(lambda table, at: decide_undo.ask_undo(table, seat, table.seq, at))
    return company.table.seq


def agree(company: Company, seat: int, request: int) -> None:
    company.do(lambda table, at: decide_undo.agree_undo(table, seat, request, at))


def decline(company: Company, seat: int, request: int) -> None:
    company.do(lambda table, at: decide_undo.decline_undo(table, seat, request, at))


def position(company: Company) -> object:
    match = company.table.playing()
    return match.game.position(match.state)


# ---- by oneself


def test_until_another_seat_has_acted_one_takes_back_by_oneself_though_somebody_else_is_asked() -> None:
    company = auction()
    before = position(company)
    seat = move_on(company)
    assert asked(company) != seat
    assert can_undo(company.table, seat)
    take_back(company, seat)
    assert position(company) == before
    assert asked(company) == seat
    assert company.reloaded().asked == company.table.asked


def test_an_answer_to_a_question_that_was_taken_back_is_stale() -> None:
    company = auction()
    seat = move_on(company)
    other, seen = asked(company), company.table.seq
    take_back(company, seat)
    with pytest.raises(Stale):
        company.move(other, "pass", base=seen)


def test_once_another_seat_has_acted_it_needs_their_consent() -> None:
    company = auction()
    seat, other = move_on(company), move_on(company)
    assert not can_undo(company.table, seat)
    assert undo_needs(company.table, seat) == [other]
    with pytest.raises(Forbidden, match="agree"):
        take_back(company, seat)


def test_a_covered_thrust_stays_covered() -> None:
    """It tells its player alone, but a move that anybody may not know is never taken back."""
    company = Company().sit().start()
    company.move(0, "thrust 2")
    assert not can_undo(company.table, 0)
    assert undo_needs(company.table, 0) == []


# ---- with consent


def test_everybody_who_has_acted_since_agrees_and_then_it_is_taken_back() -> None:
    company = auction()
    before = position(company)
    first, second, third = move_on(company), move_on(company), move_on(company)
    request = ask(company, first)
    pending = company.table.undo_request
    assert pending is not None
    assert pending.waiting == sorted([second, third])
    agree(company, third, request)
    assert isinstance(company.entries()[-1], entries.UndoAgreed)
    assert position(company) != before
    with pytest.raises(Forbidden):
        agree(company, third, request)
    agree(company, second, request)
    assert company.entries()[-1] == entries.TakenBack(at=company.at, seat=first, moves=3, agreed=second)
    assert position(company) == before
    assert undo_needs(company.table, second) == []
    assert company.table.taken_back == 3
    assert company.reloaded().asked == company.table.asked


def test_the_record_keeps_every_move_and_that_it_was_taken_back() -> None:
    company = auction()
    first, second = move_on(company), move_on(company)
    agree(company, second, ask(company, first))
    lines = company.table.playing().record().write().splitlines()
    assert lines[-2:] == ["3 undo 2", "4 undo 1"]


def test_whoever_has_not_acted_since_has_no_say() -> None:
    company = auction()
    first, _second = move_on(company), move_on(company)
    third = asked(company)
    request = ask(company, first)
    for answer in (agree, decline):
        with pytest.raises(Forbidden):
            answer(company, third, request)


def test_one_no_is_enough_and_the_same_is_not_asked_again() -> None:
    company = auction()
    first, second = move_on(company), move_on(company)
    request = ask(company, first)
    decline(company, second, request)
    assert company.table.undo_request is None
    assert undo_needs(company.table, first) == []
    with pytest.raises(NotNow, match="declined"):
        ask(company, first)
    with pytest.raises(Stale):
        agree(company, second, request)
    move_on(company)  # now it is another question
    assert undo_needs(company.table, first) != []


def test_whoever_has_asked_can_withdraw_it() -> None:
    company = auction()
    first, _second = move_on(company), move_on(company)
    decline(company, first, ask(company, first))
    assert isinstance(company.entries()[-1], entries.UndoWithdrawn)
    assert ask(company, first)  # a withdrawn one can be asked again


def test_a_request_lapses_when_anything_is_played() -> None:
    company = auction()
    first, second = move_on(company), move_on(company)
    request = ask(company, first)
    move_on(company)
    assert company.table.undo_request is None
    with pytest.raises(Stale):
        agree(company, second, request)


def test_nobody_asks_while_somebody_else_does() -> None:
    company = auction()
    first, second, _third = move_on(company), move_on(company), move_on(company)
    ask(company, first)
    assert undo_needs(company.table, second) == []
    with pytest.raises(NotNow, match="already"):
        ask(company, second)


# ---- who cannot be asked


def test_for_somebody_who_is_away_nobody_agrees() -> None:
    company = auction()
    first, second = move_on(company), move_on(company)
    request = ask(company, first)
    company.do(lambda table, at: decide.stand_in(table, second, "away", at))
    assert company.table.undo_request is None  # they can no longer answer it
    assert undo_needs(company.table, first) == []
    with pytest.raises(NotNow, match="away"):
        ask(company, first)
    company.do(lambda table, at: decide.come_back(table, second, at))
    assert ask(company, first) > request


def test_alone_with_bots_one_takes_back_over_what_they_did() -> None:
    company = Company(seats=3, auction=True)
    company.take(0, ANNA, "Anna")
    company.do(lambda table, at: decide.seat_bot(table, 1, "greedy", ANNA, at))
    company.do(lambda table, at: decide.seat_bot(table, 2, "greedy", ANNA, at))
    company.start()
    while move_on(company) != 0:
        pass
    before = company.table.playing().before(1)
    move_on(company)
    assert can_undo(company.table, 0)
    take_back(company, 0)
    match = company.table.playing()
    assert position(company) == match.game.position(before)


def test_with_others_at_the_table_they_answer_in_the_place_of_a_bot() -> None:
    """Else its answers could be tried out against them."""
    company = auction(bot=2)
    first = move_on(company)
    while asked(company) != 2:
        first = move_on(company)
    move_on(company)
    assert undo_needs(company.table, first) == [1 - first]


def test_at_one_screen_all_seats_of_a_person_agree() -> None:
    company = Company(seats=3, auction=True)
    for seat, (person, name) in enumerate([(ANNA, "Anna"), (BEPPE, "Beppe"), (ANNA, "Nonna")]):
        company.take(seat, person, name)
    company.start()
    assert [move_on(company) for _ in range(4)] == [0, 1, 2, 0]
    assert undo_needs(company.table, 1) == [0, 2]
    agree(company, 0, ask(company, 1))
    assert asked(company) == 1
    move_on(company)
    move_on(company)
    take_back(company, 0)  # whoever of them is at the screen
    assert company.entries()[-1] == entries.TakenBack(at=company.at, seat=2)


# ---- clocks


def test_no_increment_is_earned_by_playing_the_same_again() -> None:
    company = auction(clock=Clock(kind="game", seconds=600, increment=10, pays="turn"))
    first, second = move_on(company), move_on(company)
    company.table.clocks._paid.clear()  # as if it were a further turn, as it would be in other games
    before = sum(company.table.clocks.left_at(company.at))
    for _ in range(3):
        agree(company, second, ask(company, first))
        move_on(company)
        move_on(company)
    assert sum(company.table.clocks.left_at(company.at)) < before
    move_on(company)  # the control: the next move is a new one
    assert sum(company.table.clocks.left_at(company.at)) > before
