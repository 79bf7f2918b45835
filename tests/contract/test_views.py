"""Every game: a view has what a seat may know, and not a byte more."""

from collections import Counter
from collections.abc import Mapping
from itertools import pairwise
from typing import NamedTuple

import msgspec
import pytest

from contract.walk import Setting, every_setting, settings, some_positions
from event_facts import as_told
from tavolino.core.chance import FastChance, ScriptedChance
from tavolino.core.event import Event, Log, SeatEvent
from tavolino.core.game import Json
from tavolino.core.refusal import BadChance
from tavolino.core.registry import find
from tavolino.core.state import State
from tavolino.games.cafe_race import telling
from tavolino.games.cafe_race import view as race_view
from tavolino.games.coffee_rush.events import OwnOrder


def seen_bytes(setting: Setting, state: State, seat: int | None) -> bytes:
    return msgspec.json.encode(setting.game.view(state, seat))


def assert_secrets_stay_hidden(setting: Setting, seed: int) -> int:
    """Swap what is hidden and compare every byte of the view; how many swaps really changed something."""
    chance = FastChance.seeded(seed)
    changed = 0
    for state, _seat, _move in some_positions(setting, seed):
        for seat in (None, *range(setting.players)):
            swapped = setting.game.swap_hidden(state, seat, chance)
            changed += setting.game.position(swapped) != setting.game.position(state)
            assert seen_bytes(setting, swapped, seat) == seen_bytes(setting, state, seat)
    return changed


def everything_is_open(setting: Setting, seed: int) -> bool:
    """Whether an onlooker knows all, as in auctions: nothing that is imagined from such a view is ever different."""
    game, chance = setting.game, FastChance.seeded(seed)
    return all(
        game.position(game.imagine(game.view(state, None), chance)) == game.position(state)
        for state, _seat, _move in some_positions(setting, seed)
    )


@every_setting
def test_a_view_does_not_change_when_only_hidden_things_do(setting: Setting) -> None:
    changed = assert_secrets_stay_hidden(setting, seed=31)
    assert (changed == 0) == everything_is_open(setting, seed=31)


def test_some_settings_have_secrets_and_some_have_none() -> None:
    """Or the comparison above would prove nothing."""
    assert {everything_is_open(setting, seed=31) for setting in settings()} == {True, False}


@every_setting
def test_a_view_is_of_the_type_that_the_game_names(setting: Setting) -> None:
    state = setting.game.new(setting.players, setting.options, FastChance.seeded(1))
    assert {type(setting.game.view(state, seat)) for seat in (None, 0)} == {setting.game.view_type}


def test_a_view_that_leaks_one_field_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control: the same assertion with a view that shows covered thrusts."""
    monkeypatch.setattr(race_view, "THRUST", -1)
    with pytest.raises(AssertionError):
        assert_secrets_stay_hidden(settings()[0], seed=31)


def assert_sharing_takes_nothing_away(setting: Setting, seed: int) -> int:
    """A seat that sees no more than an onlooker has the onlooker's view, except for `seat`; returns how many did."""
    shared = 0
    for state, _seat, _move in some_positions(setting, seed):
        open_view = msgspec.to_builtins(setting.game.view(state, None))
        for seat in range(setting.players):
            if not setting.game.sees_more(state, seat):
                assert msgspec.to_builtins(setting.game.view(state, seat)) == open_view | {"seat": seat}
                shared += 1
    return shared


@every_setting
def test_who_sees_no_more_than_an_onlooker_can_share_their_view(setting: Setting) -> None:
    assert assert_sharing_takes_nothing_away(setting, seed=36) > 0


def test_a_seat_that_would_lose_what_it_knows_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control: nobody is said to see more, and covered thrusts are seen by their seats."""
    monkeypatch.setattr(race_view, "sees_more", lambda _race, _seat: False)
    with pytest.raises(AssertionError):
        assert_sharing_takes_nothing_away(settings()[0], seed=36)


@every_setting
def test_a_view_begins_with_its_seat(setting: Setting) -> None:
    """So that a shared view can be sent to each seat without being encoded again."""
    for state, _seat, _move in some_positions(setting, seed=37, at_most=3):
        assert seen_bytes(setting, state, None).startswith(b'{"seat":null,')
        assert seen_bytes(setting, state, 1).startswith(b'{"seat":1,')


@every_setting
def test_an_imagined_position_fits_the_view(setting: Setting) -> None:
    chance = FastChance.seeded(32)
    for state, _seat, _move in some_positions(setting, seed=32, at_most=20):
        for seat in (None, *range(setting.players)):
            view = setting.game.view(state, seat)
            imagined = setting.game.imagine(view, chance)
            assert seen_bytes(setting, imagined, seat) == msgspec.json.encode(view)
            if seat is not None:
                assert imagined.legal_moves(seat) == state.legal_moves(seat)


@every_setting
def test_events_tell_secrets_only_to_those_who_know_them(setting: Setting) -> None:
    chance = FastChance.seeded(33)
    state = setting.game.new(setting.players, setting.options, chance)
    while waiting := state.to_move():
        log = Log()
        legal = state.legal_moves(waiting[0])
        state.apply(waiting[0], legal[chance.pick(len(legal))], chance, log)
        assert log.events
        for event in log.events:
            assert event.rule in setting.game.ledger
            for seat in (None, *range(setting.players)):
                told = as_told(event.seen_by(seat))
                known = seat is not None and seat in event.known_to()
                assert all((name in told) == known for name in event.SECRET)


def assert_events_tell_no_more_than_views(setting: Setting, seed: int) -> int:
    """Moves that differ only in what a viewer may not know must look the same to them; returns how many such pairs."""
    pairs = 0
    for state, seat, _move in some_positions(setting, seed, at_most=15):
        moves = state.legal_moves(seat) if seat >= 0 else ()
        for viewer in (None, *(other for other in range(setting.players) if other != seat)):
            for one, other in pairwise(moved(setting, state, seat, move, viewer) for move in moves):
                if one.position != other.position and one.seen == other.seen:
                    pairs += 1
                    assert one.heard == other.heard
    return pairs


class Aftermath(NamedTuple):
    """A move as one viewer is told it, and the position that it really led to."""

    position: Json
    seen: bytes
    heard: list[Event]


def moved(setting: Setting, state: State, seat: int, move: int, viewer: int | None) -> Aftermath:
    after, log = state.clone(), Log()
    after.apply(seat, move, FastChance.seeded(1), log)
    heard = [event.seen_by(viewer) for event in log.events]
    return Aftermath(setting.game.position(after), seen_bytes(setting, after, viewer), heard)


@every_setting
def test_events_tell_others_no_more_than_their_view(setting: Setting) -> None:
    pairs = assert_events_tell_no_more_than_views(setting, seed=35)
    if str(setting) == "cafe-race-4":  # where people choose secretly there must have been something to compare
        assert pairs > 0


def test_an_event_that_tells_a_secret_to_all_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control: the same assertion where a covered thrust is told openly."""

    class Shouted(SeatEvent, frozen=True, tag="chose"):
        thrust: int

    def chose(seat: int, thrust: int) -> Event:
        return Shouted("RACE-SPEED-2", seat, thrust)

    monkeypatch.setattr(telling, "chose", chose)
    with pytest.raises(AssertionError):
        assert_events_tell_no_more_than_views(settings()[0], seed=35)


CRITICAL_CHI_SQUARE_5 = 30.86  # five degrees of freedom: exceeded by chance once in 100,000 times


def chi_square(found: Mapping[int, int]) -> float:
    """How far the faces of a die are from coming equally often."""
    expected = sum(found.values()) / 6
    return sum((found.get(face, 0) - expected) ** 2 / expected for face in range(1, 7))


def test_covered_thrusts_are_imagined_with_equal_frequency() -> None:
    game = find("cafe-race")
    state = game.new(3, game.read_options({}), FastChance.seeded(1))
    state.apply(1, 3, FastChance.seeded(1), None)
    chance = FastChance.seeded(34)
    worlds = game.sampler(game.view(state, 0))
    tries = 6000
    found = Counter(game.position(worlds.draw(chance))["thrusts"][1] for _ in range(tries))
    assert chi_square(found) < CRITICAL_CHI_SQUARE_5


def test_the_chi_square_would_notice_a_loaded_die() -> None:
    """The negative control: a face that comes a quarter more often."""
    assert chi_square({1: 1250, 2: 950, 3: 950, 4: 950, 5: 950, 6: 950}) > CRITICAL_CHI_SQUARE_5


# ---- what is revealed cannot be taken back


def assert_revealing_moves_say_so(setting: Setting, seed: int) -> int:
    """A move from which anybody learns what they could not know, though no chance was drawn, carries an event that says
    so. Returns how many moves were looked at."""
    looked = 0
    for state, seat, _move in some_positions(setting, seed, at_most=20):
        for move in some_of(state.legal_moves(seat) if seat >= 0 else ()):
            log, after = Log(), state.clone()
            try:
                after.apply(seat, move, ScriptedChance([]), log)
            except BadChance:
                continue  # chance was drawn: not taken back anyway
            looked += 1
            if any(event.SECRET or event.REVEALS for event in log.events):
                continue
            for viewer in (None, *range(setting.players)):
                told = as_heard(setting, after, log, viewer)
                text = setting.game.moves(setting.options).text(move)
                assert not learned(setting, state, seat, move, viewer, told), f"{viewer} learns from {text}"
    return looked


def some_of(moves: tuple[int, ...]) -> tuple[int, ...]:
    """The first and the last, among which are those that end a turn."""
    return moves if len(moves) <= 12 else moves[:6] + moves[-6:]


def learned(setting: Setting, state: State, seat: int, move: int, viewer: int | None, told: list[object]) -> bool:
    """Whether the same move in a world that looked the same to them would have shown something else."""
    chance = FastChance.seeded(36)
    for _ in range(4):
        other, log = setting.game.swap_hidden(state, viewer, chance), Log()
        if other.refusal(seat, move) is not None:
            return True
        other.apply(seat, move, chance, log)
        if as_heard(setting, other, log, viewer) != told:
            return True
    return False


def as_heard(setting: Setting, after: State, log: Log, viewer: int | None) -> list[object]:
    """All that a viewer gets to know of a move."""
    return [seen_bytes(setting, after, viewer), [event.seen_by(viewer) for event in log.events]]


@every_setting
def test_moves_that_turn_up_something_hidden_say_so(setting: Setting) -> None:
    assert assert_revealing_moves_say_so(setting, seed=36) > 0


def test_an_event_that_turns_something_up_and_does_not_say_so_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control."""
    monkeypatch.setattr(OwnOrder, "REVEALS", False)
    cafe = next(setting for setting in settings() if setting.game.id == "coffee-rush")
    with pytest.raises(AssertionError, match="learns from"):
        assert_revealing_moves_say_so(cafe, seed=36)
