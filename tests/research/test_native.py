"""The vector environment plays the very games of the native loop, in each mode, interleaved as they are.

./check --long vector compares 10,000 games of each game.
"""

import os

import pytest

from contract.walk import Setting, every_setting, settings
from research.series import in_vector, natively
from tavolino.research import Autoreset, VectorGames

LONG = os.environ.get("TAVOLINO_VECTOR") == "long"
every_mode = pytest.mark.parametrize("mode", Autoreset, ids=lambda mode: mode.value)


def assert_same_games(setting: Setting, mode: Autoreset, environments: int, of_each: int, first_seed: int = 0) -> int:
    """How many games were compared. The native loop has other games if it begins with another seed."""
    games = VectorGames(setting.game, setting.players, environments, options=setting.options, autoreset=mode)
    numbers = [0] * environments
    for place, played in in_vector(games, of_each):
        alone = natively(setting.game, setting.players, setting.options, first_seed + place, numbers[place])
        assert played.moves == alone.moves
        assert played.shares == [round(share, 6) for share in alone.shares]
        assert played.points == alone.points
        numbers[place] += 1
    assert numbers == [of_each] * environments
    return sum(numbers)


@every_setting
def test_every_setting_is_played_as_by_the_native_loop(setting: Setting) -> None:
    assert_same_games(setting, Autoreset.SAME_STEP, environments=3, of_each=2)


@every_mode
@pytest.mark.parametrize("game", sorted({setting.game.id for setting in settings()}))
def test_every_mode_plays_the_games_of_the_native_loop(game: str, mode: Autoreset) -> None:
    kinds = [setting for setting in settings() if setting.game.id == game]
    wanted = 10_000 if LONG else 8
    environments = 250 if LONG else 4
    compared = assert_same_games(kinds[0], mode, environments, wanted // environments)
    assert compared == wanted
    if LONG:
        print(f"{game}, {mode.value}: {compared:,} games of the vector environment are those of the native loop")


def test_a_game_that_went_otherwise_would_be_noticed() -> None:
    """The negative control."""
    with pytest.raises(AssertionError):
        assert_same_games(settings()[0], Autoreset.SAME_STEP, environments=2, of_each=1, first_seed=1)
