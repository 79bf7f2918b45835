"""Every game: what a seat may know as numbers, all of it within its range, and nothing that its view has not."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from contract.walk import Setting, every_setting, settings, some_positions
from golden.outcome import RECORDS, read
from tavolino.core.chance import FastChance
from tavolino.core.encoding import Encoder
from tavolino.core.features import Feature
from tavolino.core.game import Game
from tavolino.core.playback import Playback
from tavolino.core.record import parse
from tavolino.core.refusal import NoEncoder
from tavolino.core.registry import find, shelf
from tavolino.core.state import State
from tavolino.games.cafe_race.rules import Race

RARE = {  # rules/coffin_rush/test_numbers.py has positions of these
    "items that are named so far, of those to keep",
    "mummies on the cell just entered that have not struck yet",
    "to lend its token in this turn",
}


def encoder_of(setting: Setting) -> Encoder:
    return setting.game.encoder(setting.players, setting.options)


@every_setting
def test_every_number_has_a_name_of_its_own_and_a_range_of_one_byte(setting: Setting) -> None:
    features = encoder_of(setting).features
    assert len({feature.name for feature in features}) == len(features)
    assert all(0 <= feature.most <= 255 and feature.meaning for feature in features)


@every_setting
def test_every_number_is_within_its_range(setting: Setting) -> None:
    encoder = encoder_of(setting)
    for state, _seat, _move in some_positions(setting, seed=41):
        for seat in range(setting.players):
            numbers = encoder.encoded(state, seat)
            assert len(numbers) == len(encoder.features)
            assert beyond(encoder.features, numbers) == []


def beyond(features: tuple[Feature, ...], numbers: bytes) -> list[str]:
    return [feature.name for feature, number in zip(features, numbers, strict=True) if number > feature.most]


def test_a_number_beyond_its_range_would_be_noticed() -> None:
    assert beyond((Feature("tokens", 5, "coffee"), Feature("cell", 29, "where")), bytes([6, 29])) == ["tokens"]


@every_setting
def test_the_numbers_before_and_after_a_row_are_left_alone(setting: Setting) -> None:
    encoder = encoder_of(setting)
    state, _seat, _move = some_positions(setting, seed=42)[1]
    row = vec[u8](bytes([170]) * (encoder.size + 6))
    encoder.encode(state, 0, row, 3)
    whole = bytes(row)
    assert whole[:3] + whole[-3:] == bytes([170]) * 6
    assert whole[3:-3] == encoder.encoded(state, 0)


# ---- secrets


def assert_numbers_keep_secrets(setting: Setting, encoder: Encoder, seed: int) -> int:
    """Swap what is hidden and compare; how many swaps really changed something."""
    chance = FastChance.seeded(seed)
    changed = 0
    for state, _seat, _move in some_positions(setting, seed):
        for seat in range(setting.players):
            swapped = setting.game.swap_hidden(state, seat, chance)
            changed += setting.game.position(swapped) != setting.game.position(state)
            assert encoder.encoded(swapped, seat) == encoder.encoded(state, seat)
    return changed


def assert_numbers_follow_from_views(setting: Setting, encoder: Encoder, seed: int) -> None:
    """Whatever is imagined behind a view has the same numbers."""
    chance = FastChance.seeded(seed)
    for state, _seat, _move in some_positions(setting, seed, at_most=20):
        for seat in range(setting.players):
            imagined = setting.game.imagine(setting.game.view(state, seat), chance)
            assert encoder.encoded(imagined, seat) == encoder.encoded(state, seat)


@every_setting
def test_the_numbers_do_not_change_when_only_hidden_things_do(setting: Setting) -> None:
    changed = assert_numbers_keep_secrets(setting, encoder_of(setting), seed=43)
    open_to_all = setting.game.id == "cafe-race" and getattr(setting.options, "auction", False)
    assert (changed == 0) == open_to_all


@every_setting
def test_all_numbers_follow_from_the_view(setting: Setting) -> None:
    assert_numbers_follow_from_views(setting, encoder_of(setting), seed=44)


class Peeking(Encoder):
    """A mutant that tells one covered thrust: that of the next seat."""

    def __init__(self, honest: Encoder) -> None:
        super().__init__(honest.columns, honest.players)
        self.honest = honest

    def encode(self, state: State, seat: Any, row: vec[u8], at: Any) -> None:
        assert isinstance(state, Race)
        self.honest.encode(state, seat, row, at)
        names = [feature.name for feature in self.features]
        row[at + names.index("+1 thrust")] = state.clerks[(seat + 1) % self.players].thrust


@pytest.mark.parametrize("check", [assert_numbers_keep_secrets, assert_numbers_follow_from_views])
def test_an_encoder_that_peeks_is_caught(check: Any) -> None:
    setting = settings()[0]
    mutant = Peeking(encoder_of(setting))
    assert setting.game.id == "cafe-race"
    with pytest.raises(AssertionError):
        check(setting, mutant, seed=43)


# ---- that they tell something


TELLING_TURNS = [setting for setting in settings() if setting.game.id != "sugar-bowl"]


@pytest.mark.parametrize("setting", TELLING_TURNS, ids=str)
def test_the_observer_comes_first_and_the_others_follow_clockwise(setting: Setting) -> None:
    """Who must answer is the same seat, however it is counted."""
    encoder = encoder_of(setting)
    names = [feature.name for feature in encoder.features]
    columns = [names.index(name) for name in names if name.endswith(" to move")]
    assert len(columns) == setting.players
    for state, _seat, _move in some_positions(setting, seed=45, at_most=20):
        for seat in range(setting.players):
            numbers = encoder.encoded(state, seat)
            asked = {(seat + step) % setting.players for step, column in enumerate(columns) if numbers[column]}
            assert asked == set(state.to_move())


def seen_by_meaning(game: str) -> dict[str, set[int]]:
    """In random games of all settings, and in the records of games in which rare things happen."""
    seen: dict[str, set[int]] = defaultdict(set)
    for setting in settings():
        if setting.game.id == game:
            for seed in (47, 48, 49):
                note(encoder_of(setting), (state for state, _, _ in some_positions(setting, seed, at_most=40)), seen)
    for path in RECORDS:
        if path.name.startswith(game):
            matches = Playback(parse(read(path))).run()
            first = next(matches)
            encoder = first.game.encoder(first.players, first.game.options_of(first.state))
            note(encoder, (match.state for match in matches), seen)
    return seen


def note(encoder: Encoder, states: Iterable[State], seen: dict[str, set[int]]) -> None:
    rows = [encoder.encoded(state, seat) for state in states for seat in range(encoder.players)]
    columns = list(zip(*rows, strict=True))
    assert beyond(encoder.features, bytes(map(max, columns))) == []
    for feature, numbers in zip(encoder.features, columns, strict=True):
        seen[feature.meaning].update(numbers)


@pytest.mark.parametrize("game", sorted(shelf()))
def test_numbers_of_every_meaning_change(game: str) -> None:
    """One that is always the same would tell nothing."""
    assert {meaning for meaning, numbers in seen_by_meaning(game).items() if len(numbers) < 2} <= RARE


def test_a_game_without_an_encoder_says_so() -> None:
    game = find("cafe-race")
    with pytest.raises(NoEncoder, match="cafe-race has no encoder"):
        Game.encoder(game, 3, game.read_options({}))
