"""Every game: it ends, legal moves are accepted, all others are refused by a rule."""

import pytest

from contract.walk import Setting, every_setting, some_positions, walk
from tavolino.core.chance import FastChance
from tavolino.core.ledger import Kind
from tavolino.core.match import Match
from tavolino.core.refusal import BadMove, BadSeat, GameOver, IllegalMove, NotYourTurn
from tavolino.core.seed import seed_from


@every_setting
def test_random_games_come_to_an_end_with_a_winner(setting: Setting) -> None:
    for seed in range(5):
        *_, (state, seat, _move) = walk(setting, seed)
        assert seat == -1
        assert state.next_seat() == -1
        assert state.winners()
        standing = setting.game.standing(state)
        assert standing.over
        assert standing.winners == list(state.winners())
        assert [score.total for score in standing.scores] == list(state.scores())
        assert all(sum(score.parts.values()) == score.total for score in standing.scores)
        assert sorted(seat for rank in standing.ranking for seat in rank) == list(range(setting.players))


@every_setting
def test_a_move_is_either_legal_or_refused_by_a_rule(setting: Setting) -> None:
    moves = setting.game.moves(setting.options)
    for state, _seat, _move in some_positions(setting, seed=11, at_most=25):
        waiting = state.to_move()
        assert state.next_seat() == (waiting[0] if waiting else -1)
        for seat in range(setting.players):
            legal = state.legal_moves(seat)
            assert bool(legal) == (seat in waiting)
            for code in range(len(moves)):
                rule = state.refusal(seat, code)
                assert (rule is None) == (code in legal), moves.text(code)
                if rule is not None and waiting:
                    assert setting.game.ledger[rule].kind is Kind.REFUSES, (rule, moves.text(code))


@every_setting
def test_a_match_takes_what_is_legal_and_says_why_not_otherwise(setting: Setting) -> None:
    match = Match.new(setting.game, setting.players, setting.options, seed_from("contract"))
    chance = FastChance.seeded(3)
    for _ in range(30):
        if match.over:
            break
        seat = match.to_move()[0]
        legal = match.legal(seat)
        refused = [text for text in match.moves.texts if text not in legal]
        if refused:
            wrong = refused[chance.pick(len(refused))]
            before = setting.game.position(match.state)
            with pytest.raises(IllegalMove) as caught:
                match.play(seat, wrong)
            assert caught.value.rule_id == match.why(seat, wrong)
            assert setting.game.position(match.state) == before
        for other in set(range(setting.players)) - set(match.to_move()):
            with pytest.raises(NotYourTurn):
                match.play(other, match.moves.text(0))
        match.play(seat, legal[chance.pick(len(legal))])


@every_setting
def test_what_is_no_move_or_no_seat_is_refused_as_such(setting: Setting) -> None:
    match = Match.new(setting.game, setting.players, setting.options, seed_from("contract"))
    for text in ("", "hello", "42", "-1", "thrust seven", "\N{HOT BEVERAGE}", "x" * 10_000):
        with pytest.raises(BadMove):
            match.play(0, text)
    for seat in (-1, setting.players, 10**30):
        with pytest.raises(BadSeat):
            match.play(seat, match.moves.text(0))


@every_setting
def test_when_the_game_is_over_nobody_moves(setting: Setting) -> None:
    *_, (state, _seat, _move) = walk(setting, 4)
    match = Match.from_position(setting.game, setting.game.position(state), seed_from(0))
    assert match.over
    for seat in range(setting.players):
        assert match.legal(seat) == []
        with pytest.raises(GameOver):
            match.play(seat, match.moves.text(0))
