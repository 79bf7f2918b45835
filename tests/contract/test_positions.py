"""Every game: copies are independent, positions survive JSON and pickling, records replay."""

import json
import pickle

from contract.walk import Setting, every_setting, some_positions, walk
from tavolino.core.chance import FastChance
from tavolino.core.event import Log
from tavolino.core.match import Match
from tavolino.core.record import parse
from tavolino.core.replay import replay, verify
from tavolino.core.seed import seed_from


@every_setting
def test_a_clone_goes_its_own_way(setting: Setting) -> None:
    position = setting.game.position
    for state, seat, move in some_positions(setting, seed=21):
        if seat < 0:
            continue
        before = position(state)
        copy = state.clone()
        assert position(copy) == before
        copy.apply(seat, move, FastChance.seeded(1), None)
        assert position(copy) != before
        assert position(state) == before


@every_setting
def test_a_position_survives_json(setting: Setting) -> None:
    game = setting.game
    for state, _seat, _move in some_positions(setting, seed=22):
        written = game.position(state)
        read = game.load(json.loads(json.dumps(written)))
        assert game.position(read) == written
        assert game.options_of(read) == setting.options
        assert read.to_move() == state.to_move()
        assert read.pending() == state.pending()
        for seat in range(setting.players):
            assert read.legal_moves(seat) == state.legal_moves(seat)


@every_setting
def test_a_position_survives_pickling(setting: Setting) -> None:
    for state, _seat, _move in some_positions(setting, seed=22, at_most=3):
        assert setting.game.position(pickle.loads(pickle.dumps(state))) == setting.game.position(state)


def play_random_match(setting: Setting, seed: int) -> Match:
    match = Match.new(setting.game, setting.players, setting.options, seed_from(seed))
    chance = FastChance.seeded(seed)
    while not match.over:
        waiting = match.to_move()
        seat = waiting[chance.pick(len(waiting))]
        legal = match.legal(seat)
        match.play(seat, legal[chance.pick(len(legal))])
    return match


@every_setting
def test_a_record_replays_to_the_same_position_and_verifies(setting: Setting) -> None:
    match = play_random_match(setting, seed=23)
    text = match.record().write()
    record = parse(text)
    assert record == match.record()
    assert record.write() == text
    for again in (replay(record), verify(record)):
        assert setting.game.position(again.state) == setting.game.position(match.state)


@every_setting
def test_the_same_seed_gives_the_same_game(setting: Setting) -> None:
    first, again = (play_random_match(setting, seed=24).record().write() for _ in range(2))
    assert first == again
    assert first != play_random_match(setting, seed=25).record().write()


@every_setting
def test_with_or_without_a_log_the_same_happens(setting: Setting) -> None:
    """Simulations pass no log; telling what happens must not change it."""
    *_, (silent, _seat, _move) = walk(setting, 26)
    chance = FastChance.seeded(26)
    told = setting.game.new(setting.players, setting.options, chance, Log())
    while waiting := told.to_move():
        seat = waiting[chance.pick(len(waiting))]
        legal = told.legal_moves(seat)
        told.apply(seat, legal[chance.pick(len(legal))], chance, Log())
    assert setting.game.position(told) == setting.game.position(silent)
