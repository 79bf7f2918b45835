"""A table is the sum of its log: read back, it is the same table."""

import pytest

from table.company import ANNA, BEPPE, CHIARA, Company
from tavolino.core.refusal import BadOption, BadSeat, GameOver, IllegalMove
from tavolino.core.registry import shelf
from tavolino.core.replay import recompute
from tavolino.table import decide, decide_undo
from tavolino.table.choices import can_undo
from tavolino.table.plan import Plan
from tavolino.table.problems import BadText, Forbidden, NotNow, SeatTaken, Stale
from tavolino.table.summary import summary
from tavolino.table.table import MOST_BESIDES, MOST_TAKEN_BACK, Table


def same(one: Table, other: Table) -> bool:
    """Everything that people see of it, and every hidden thing."""
    match, again = one.playing(), other.playing()
    return (
        summary(one) == summary(other)
        and match.game.position(match.state) == again.game.position(again.state)
        and one.asked == other.asked
        and one.commands == other.commands
        and one.clocks.left == other.clocks.left
    )


@pytest.mark.parametrize("game", sorted(shelf()))
def test_a_table_read_from_its_log_is_the_same_table_at_every_point(game: str) -> None:
    company = Company(game).sit().start()
    while company.play_on(moves=7):
        assert same(company.reloaded(), company.table)
    assert company.table.status == "finished"


@pytest.mark.parametrize("game", sorted(shelf()))
def test_the_record_of_a_finished_table_proves_its_dice(game: str) -> None:
    company = Company(game).sit().start()
    company.play_on()
    assert recompute(company.table.playing().record()).over


def test_a_table_that_could_never_be_played_is_not_opened() -> None:
    with pytest.raises(BadOption):
        Plan(game="cafe-race", seats=99).check()
    with pytest.raises(BadOption):
        Plan(game="cafe-race", seats=3, options={"sugar": 3}).check()


# ---- sitting down


def test_a_taken_seat_stays_taken() -> None:
    company = Company()
    company.take(0, ANNA, "Anna")
    with pytest.raises(SeatTaken):
        company.take(0, BEPPE, "Beppe")
    assert company.table.chairs[0].name == "Anna"


def test_one_person_may_have_several_seats() -> None:
    company = Company()
    company.take(0, ANNA, "Anna")
    company.take(1, ANNA, "Anna")
    assert company.table.chairs.of(ANNA) == [0, 1]


def test_two_seats_never_share_a_colour() -> None:
    company = Company().sit()
    company.do(lambda table, at: decide.take_seat(table, 0, ANNA, "Anna", "green", at))
    assert company.table.chairs[0].colour == "green"
    with pytest.raises(SeatTaken, match="green is taken"):
        company.do(lambda table, at: decide.take_seat(table, 1, BEPPE, "Beppe", "green", at))


def test_only_the_host_seats_bots_and_starts() -> None:
    company = Company()
    company.take(0, ANNA, "Anna")
    with pytest.raises(Forbidden):
        company.do(lambda table, at: decide.seat_bot(table, 1, "greedy", BEPPE, at))
    company.do(lambda table, at: decide.seat_bot(table, 1, "greedy", ANNA, at))
    with pytest.raises(NotNow, match="missing"):
        company.start()
    company.take(2, CHIARA, "Chiara")
    with pytest.raises(Forbidden):
        company.do(lambda table, at: decide.start(table, BEPPE, bytes(32), at))
    assert company.start().table.status == "running"


def test_there_is_no_seat_beyond_the_last() -> None:
    with pytest.raises(BadSeat):
        Company().take(3, ANNA, "Anna")


# ---- moves


def test_a_move_that_answers_an_older_question_is_stale() -> None:
    company = Company("coffee-rush").sit().start()
    seat = seen = -1
    while [seat] != list(company.table.asked):  # until a turn goes on after a move
        seat, seen = next(iter(company.table.asked)), company.table.seq
        company.play_on(moves=1)
    with pytest.raises(Stale):
        company.move(seat, company.table.playing().legal(seat)[0], base=seen)


def test_secret_choices_at_the_same_time_do_not_make_each_other_stale() -> None:
    company = Company().sit().start()
    seen = company.table.seq
    company.move(0, "thrust 2", base=seen)
    company.move(1, "thrust 3", base=seen)
    assert company.table.seq == seen + 2


def test_chat_makes_no_move_stale() -> None:
    company = Company().sit().start()
    seen = company.table.seq
    company.do(lambda table, at: decide.say(table, "Beppe", 1, "hurry up!", at))
    company.move(0, "thrust 2", base=seen)
    assert company.table.seq == seen + 2


def test_an_illegal_move_changes_nothing() -> None:
    company = Company().sit().start()
    before = company.table.seq
    with pytest.raises(IllegalMove):
        company.move(0, "pass")
    assert company.table.seq == before


def test_after_the_end_nobody_moves() -> None:
    company = Company().sit().start()
    company.play_on()
    with pytest.raises(GameOver):
        company.move(0, "thrust 2")


# ---- taking back, pausing, talking


def test_the_player_who_moved_takes_the_move_back_and_nobody_else() -> None:
    company = Company("coffee-rush").sit().start()
    while company.table.playing().last_mover() is None:
        company.play_on(moves=1)
    before = company.reloaded().playing()
    mover = company.table.playing().last_mover()
    assert mover is not None
    with pytest.raises(NotNow):
        company.do(lambda table, at: decide_undo.take_back(table, (mover + 1) % 3, table.seq, at))
    company.do(lambda table, at: decide_undo.take_back(table, mover, table.seq, at))
    after = company.table.playing()
    assert after.game.position(after.state) != before.game.position(before.state)
    assert same(company.reloaded(), company.table)


def test_taking_back_comes_to_an_end() -> None:
    """Every game does; but a log of moves that are made and taken back again would not."""
    company = Company("coffee-rush").sit().start()
    while company.table.playing().last_mover() is None:
        company.play_on(moves=1)
    mover = company.table.playing().last_mover()
    assert mover is not None
    company.do(lambda table, at: decide_undo.take_back(table, mover, table.seq, at))
    assert company.table.taken_back == company.reloaded().taken_back == 1
    company.play_on(moves=1)
    assert can_undo(company.table, mover)
    company.table.taken_back = MOST_TAKEN_BACK
    assert not can_undo(company.table, mover)
    with pytest.raises(NotNow, match="1000 moves were taken back already"):
        company.do(lambda table, at: decide_undo.take_back(table, mover, table.seq, at))


def test_what_drew_chance_is_not_taken_back() -> None:
    company = Company().sit().start()
    company.move(0, "thrust 2")
    with pytest.raises(NotNow):
        company.do(lambda table, at: decide_undo.take_back(table, 0, table.seq, at))


def test_nobody_moves_while_the_table_is_paused() -> None:
    company = Company().sit().start()
    company.do(lambda table, at: decide.pause(table, "Anna", at))
    with pytest.raises(NotNow, match="paused"):
        company.move(0, "thrust 2")
    company.do(lambda table, at: decide.resume(table, "Beppe", at))
    company.move(0, "thrust 2")
    assert same(company.reloaded(), company.table)


@pytest.mark.parametrize("text", ["", "   ", "\u202e", "x" * 301])
def test_a_line_of_chat_says_something_and_not_too_much(text: str) -> None:
    company = Company()
    with pytest.raises(BadText):
        company.do(lambda table, at: decide.say(table, "Anna", None, text, at))


def test_chat_and_pauses_come_to_an_end_and_the_game_goes_on() -> None:
    company = Company().sit().start()
    company.do(lambda table, at: decide.say(table, "Anna", None, "so far", at))
    assert company.table.besides == company.reloaded().besides == 4  # three sat down
    company.table.besides = MOST_BESIDES
    for refused in (
        lambda table, at: decide.say(table, "Anna", None, "one more", at),
        lambda table, at: decide.emote(table, "Anna", None, "wave", at),
        lambda table, at: decide.pause(table, "Anna", at),
    ):
        with pytest.raises(NotNow, match="so much was said"):
            company.do(refused)
    assert company.play_on() > 0
    assert company.table.status == "finished"


# ---- standing in


def test_a_bot_stands_in_until_the_player_is_back() -> None:
    company = Company().sit().start()
    company.do(lambda table, at: decide.leave_seat(table, 1, BEPPE, at))
    assert summary(company.table).chairs[1].stand_in
    with pytest.raises(NotNow):
        company.do(lambda table, at: decide.stand_in(table, 1, "away", at))
    company.do(lambda table, at: decide.come_back(table, 1, at))
    assert not summary(company.table).chairs[1].stand_in
    with pytest.raises(NotNow):
        company.do(lambda table, at: decide.come_back(table, 1, at))
    assert same(company.reloaded(), company.table)


def test_a_bot_does_not_move_for_somebody_who_is_back() -> None:
    company = Company().sit().start()
    company.do(lambda table, at: decide.leave_seat(table, 1, BEPPE, at))
    company.do(lambda table, at: decide.come_back(table, 1, at))
    with pytest.raises(Stale, match="back"):
        company.do(lambda table, at: decide.bot_move(table, 1, "thrust 2", table.seq, at))
    company.do(lambda table, at: decide.leave_seat(table, 1, BEPPE, at))
    company.do(lambda table, at: decide.bot_move(table, 1, "thrust 2", table.seq, at))


def test_a_rematch_follows_a_finished_game() -> None:
    company = Company().sit().start()
    with pytest.raises(NotNow):
        company.do(lambda table, at: decide.rematch(table, ANNA, "t2", at))
    company.play_on()
    with pytest.raises(Forbidden):
        company.do(lambda table, at: decide.rematch(table, "p-stranger", "t2", at))
    company.do(lambda table, at: decide.rematch(table, ANNA, "t2", at))
    assert summary(company.table).rematch == "t2"
