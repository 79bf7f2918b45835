"""All games as arrays, and back: they go on as they would have, to the last number."""

from io import BytesIO
from typing import Any

import numpy as np
import pytest

from contract.walk import Setting, every_setting
from tavolino.research import Autoreset, BadBuffer, Buffers, VectorGames

ENVIRONMENTS = 4


def begun(setting: Setting, mode: Autoreset = Autoreset.NEXT_STEP) -> tuple[VectorGames, Buffers]:
    games = VectorGames(setting.game, setting.players, ENVIRONMENTS, options=setting.options, seed=11, autoreset=mode)
    into = games.buffers()
    games.reset(into)
    return games, into


def go_on(games: VectorGames, into: Buffers, steps: int) -> list[bytes]:
    actions = np.zeros(ENVIRONMENTS, np.int64)
    seen = []
    for _ in range(steps):
        games.random_actions(actions)
        games.step(actions, into)
        seen.append(b"".join(getattr(into, name).tobytes() for name in Buffers.__dataclass_fields__))
    return seen


@every_setting
def test_they_go_on_elsewhere_as_they_would_have(setting: Setting) -> None:
    games, into = begun(setting)
    go_on(games, into, 70)
    saved = games.to_arrays()
    elsewhere, there = begun(setting)
    elsewhere.from_arrays(saved, there)
    there.final_observation[:] = into.final_observation  # of games that ended before
    assert go_on(elsewhere, there, 120) == go_on(games, into, 120)


def test_they_survive_a_file_without_pickles() -> None:
    games = VectorGames("coffee-rush", 2, ENVIRONMENTS)
    file = BytesIO()
    arrays: dict[str, Any] = dict(games.to_arrays())
    np.savez(file, **arrays)
    file.seek(0)
    with np.load(file, allow_pickle=False) as read:
        again = VectorGames("coffee-rush", 2, ENVIRONMENTS, seed=5)
        again.from_arrays(dict(read), again.buffers())
    assert all((array == games.to_arrays()[name]).all() for name, array in again.to_arrays().items())


def test_saving_changes_nothing() -> None:
    games, other = (VectorGames("coffee-rush", 3, ENVIRONMENTS) for _ in range(2))
    games.to_arrays()
    assert go_on(games, games.buffers(), 50) == go_on(other, other.buffers(), 50)


def torn(positions: Any, at: int) -> Any:
    changed = positions.copy()
    changed[at] = ord("[")
    return changed


def without(arrays: dict[str, Any], name: str) -> dict[str, Any]:
    return {key: array for key, array in arrays.items() if key != name}


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda arrays: without(arrays, "seeds"), "^seeds: expected a contiguous array of int64"),
        (lambda arrays: without(arrays, "positions"), "^positions: expected a contiguous array of uint8"),
        (lambda arrays: arrays | {"ends": arrays["ends"] + 1}, "^ends: expected where each position ends"),
        (lambda arrays: arrays | {"chance": arrays["chance"][:, :3]}, "^chance: expected .* shape \\(4, 4\\)"),
        (
            lambda arrays: arrays | {"movers": arrays["movers"] + 1},
            "^environment 0: expected the seat 0 to move, not 1",
        ),
        (
            lambda arrays: arrays | {"positions": torn(arrays["positions"], arrays["ends"][1])},
            "^environment 2: expected a position of cafe-race; ",
        ),
    ],
    ids=["without seeds", "without positions", "ends", "chance", "movers", "positions"],
)
def test_arrays_that_are_not_what_was_saved(change: Any, told: str) -> None:
    games = VectorGames("cafe-race", 3, ENVIRONMENTS)
    before = games.to_arrays()
    with pytest.raises(BadBuffer, match=told):
        games.from_arrays(change(games.to_arrays()), games.buffers())
    assert all((before[name] == array).all() for name, array in games.to_arrays().items())


def test_positions_of_another_number_of_players() -> None:
    games, others = (VectorGames("cafe-race", players, ENVIRONMENTS) for players in (3, 4))
    with pytest.raises(BadBuffer, match="environment 0: expected a position of 3 players, not 4"):
        games.from_arrays(others.to_arrays(), games.buffers())
