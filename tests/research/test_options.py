"""Each environment may have options of its own, as long as the numbers mean the same."""

import enum
from typing import Any

import numpy as np
import pytest

from research.series import in_vector, natively
from tavolino.core.registry import find
from tavolino.research import Autoreset, BadEnvironments, VectorGames


def test_basic_game_and_auctions_side_by_side() -> None:
    chosen = [{"auction": bool(place % 2)} for place in range(4)]
    games = VectorGames("cafe-race", 4, 4, options=chosen, autoreset=Autoreset.SAME_STEP)
    game = find("cafe-race")
    for place, played in in_vector(games, 1):
        assert played.moves == natively(game, 4, game.read_options(chosen[place]), place, 0).moves


def test_options_can_change_with_a_reset() -> None:
    games = VectorGames("cafe-race", 3, 2)
    into = games.buffers()
    games.reset(into, options=[{"auction": True}, {}])
    assert into.observation[:, games.names.index("auction")].tolist() == [1, 0]
    games.reset(into, mask=np.array([False, True]), options={"auction": True})
    assert into.observation[:, games.names.index("auction")].tolist() == [1, 1]


def test_maps_with_other_doors_have_other_numbers() -> None:
    with pytest.raises(
        BadEnvironments, match="environment 1: with these options the game has other numbers than at first"
    ):
        VectorGames("coffin-rush", 2, 2, options=[{}, {"layout": "snake"}])
    games = VectorGames("coffin-rush", 2, 2)
    into = games.buffers()
    before = games.to_arrays()
    with pytest.raises(BadEnvironments, match="environment 0: "):
        games.reset(into, options={"layout": "snake"})
    assert all((before[name] == array).all() for name, array in games.to_arrays().items())


class Theirs(enum.Enum):
    """As in Gymnasium."""

    SAME_STEP = "SameStep"


def test_gymnasiums_names_of_the_modes_are_understood() -> None:
    theirs: Any = Theirs.SAME_STEP
    assert VectorGames("cafe-race", 3, 1, autoreset=theirs).autoreset is Autoreset.SAME_STEP
    one, other = (VectorGames("cafe-race", 3, 1, autoreset=mode) for mode in ("NextStep", "Disabled"))
    assert one.metadata["autoreset_mode"] is Autoreset.NEXT_STEP
    assert other.metadata["autoreset_mode"] is Autoreset.DISABLED
