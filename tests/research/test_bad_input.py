"""Whatever is wrong is told in one sentence, with the environment and what was expected, and nothing has changed."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from tavolino.core.refusal import TavolinoError
from tavolino.research import Autoreset, BadAction, BadBuffer, Buffers, VectorGames

ENVIRONMENTS = 4


class Table:
    """Some races under way, and whether anything about them has changed."""

    def __init__(self) -> None:
        self.games = VectorGames("cafe-race", 3, ENVIRONMENTS, autoreset=Autoreset.DISABLED)
        self.into = self.games.buffers()
        self.actions = np.zeros(ENVIRONMENTS, np.int64)
        self.games.reset(self.into)
        for _ in range(5):
            self.games.random_actions(self.actions)
            self.games.step(self.actions, self.into)
        self.games.random_actions(self.actions)
        self.before = self.everything()

    def everything(self) -> dict[str, bytes]:
        """But for the chance of random players, who have chosen."""
        return {name: array.tobytes() for name, array in self.games.to_arrays().items() if name != "thoughts"}


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.mark.parametrize(
    ("action", "told"),
    [
        (
            42,
            r"action 42 \(bid 1\) is against RACE-SPEED-2; expected one of its mask: 0 \(thrust 1\), 1 \(thrust 2\), ",
        ),
        (49, r"expected an action from 0 to 48, not 49$"),
        (-1, r"expected an action from 0 to 48, not -1$"),
        (2**40, r"expected an action from 0 to 48, not 1099511627776$"),
    ],
)
def test_an_action_that_cannot_be_made(table: Table, action: int, told: str) -> None:
    table.actions[2] = action
    with pytest.raises(BadAction, match=rf"^environment 2: {told}"):
        table.games.step(table.actions, table.into)
    assert table.everything() == table.before


def test_the_first_environment_that_is_wrong_is_named_and_those_before_it_have_not_moved(table: Table) -> None:
    table.actions[1] = table.actions[3] = 48
    with pytest.raises(BadAction, match=r"^environment 1: "):
        table.games.step(table.actions, table.into)
    assert table.everything() == table.before


def test_a_mask_that_somebody_has_written_into_allows_nothing_more(table: Table) -> None:
    table.into.mask[:] = True
    table.actions[2] = 42
    with pytest.raises(BadAction, match=r"^environment 2: action 42 \(bid 1\) is against RACE-SPEED-2"):
        table.games.step(table.actions, table.into)
    assert table.everything() == table.before


def test_whatever_was_in_the_buffers_before_is_overwritten(table: Table) -> None:
    other = Table()
    for array in (table.into.observation, table.into.mask, table.into.to_move, table.into.done):
        array.fill(1)
    for each in (table, other):
        each.games.step(table.actions, each.into)
    for name in ("observation", "mask", "to_move", "done", "reward", "points"):
        assert (getattr(table.into, name) == getattr(other.into, name)).all()


def test_after_a_refused_step_the_right_one_goes_on_as_if_nothing_had_been(table: Table) -> None:
    right, other = table.actions.copy(), Table()
    table.actions[0] = 48
    with pytest.raises(BadAction):
        table.games.step(table.actions, table.into)
    table.games.step(right, table.into)
    other.games.step(right, other.into)
    assert table.everything() == other.everything()
    assert (table.into.observation == other.into.observation).all()


def read_only(array: np.ndarray) -> np.ndarray:
    locked = array.copy()
    locked.setflags(write=False)
    return locked


WRONG: dict[str, Callable[[np.ndarray], Any]] = {
    "float64 of shape": lambda array: array.astype(np.float64),
    "of shape": lambda array: np.zeros((*array.shape, 2), array.dtype),
    "one that is not contiguous": lambda array: np.zeros((*array.shape, 2), array.dtype)[..., 0],
    "one that is read-only": read_only,
    "not list": lambda array: array.tolist(),
}


@pytest.mark.parametrize("told", WRONG)
@pytest.mark.parametrize("name", Buffers.__dataclass_fields__)
def test_a_buffer_that_is_not_as_it_must_be(table: Table, name: str, told: str) -> None:
    wrong = replace(table.into, **{name: WRONG[told](getattr(table.into, name))})
    expected = rf"^{name}: expected a writable, contiguous array of \w+ with the shape \(4,.*, not .*"
    with pytest.raises(BadBuffer, match=expected + told.removeprefix("not ")):
        table.games.step(table.actions, wrong)
    with pytest.raises(BadBuffer, match=expected + told.removeprefix("not ")):
        table.games.reset(wrong)
    with pytest.raises(BadBuffer, match=expected + told.removeprefix("not ")):
        table.games.from_arrays(table.games.to_arrays(), wrong)
    assert table.everything() == table.before


@pytest.mark.parametrize("told", [told for told in WRONG if told != "one that is read-only"])
def test_actions_that_are_not_as_they_must_be(table: Table, told: str) -> None:
    expected = r"^actions: expected a contiguous array of int64 with the shape \(4,\), not .*"
    with pytest.raises(BadBuffer, match=expected + told.removeprefix("not ")):
        table.games.step(WRONG[told](table.actions), table.into)
    assert table.everything() == table.before


def test_read_only_actions_are_read(table: Table) -> None:
    table.games.step(read_only(table.actions), table.into)
    assert table.everything() != table.before


def test_a_reset_mask_of_another_kind(table: Table) -> None:
    with pytest.raises(BadBuffer, match=r"^mask: expected a contiguous array of bool with the shape \(4,\), not int64"):
        table.games.reset(table.into, mask=np.ones(ENVIRONMENTS, np.int64))
    assert table.everything() == table.before


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"players": 2}, "option-players .*least: 3, most: 6, players: 2"),
        ({"environments": 0}, "at least one environment, not 0"),
        ({"seed": [1, 2]}, "2 seeds for 4 environments"),
        ({"options": [{}]}, "1 options for 4 environments"),
        ({"options": {"auctions": True}}, "auctions"),
    ],
)
def test_what_cannot_be_begun(given: dict[str, Any], told: str) -> None:
    with pytest.raises(TavolinoError, match=told):
        VectorGames("cafe-race", **{"players": 3, "environments": ENVIRONMENTS} | given)


def test_an_unknown_mode() -> None:
    with pytest.raises(ValueError, match="'Never' is not a valid Autoreset"):
        VectorGames("cafe-race", 3, 1, autoreset="Never")
