"""The checked form does what PettingZoo's three wrappers do, call for call."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import wrappers

from tavolino.research.pettingzoo import env, raw_env

Maker = Callable[[], Any]


def wrapped() -> Any:
    """As PettingZoo's own board games are made."""
    made = wrappers.TerminateIllegalWrapper(raw_env("coffee-rush", players=3), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


def checked() -> Any:
    return env("coffee-rush", players=3)


both = pytest.mark.parametrize("make", [wrapped, checked], ids=["wrapped", "checked"])


def course(make: Maker, illegal_at: int | None) -> list[object]:
    """Everything that is told in a game of first legal moves, and of an illegal one at some time."""
    made = make()
    made.reset(seed=8)
    told: list[object] = []
    for number, agent in enumerate(made.agent_iter(2000)):
        observation, reward, ended, cut, info = made.last()
        told.append((agent, observation["observation"].tobytes(), reward, ended, cut))
        mask = observation["action_mask"]
        if ended or cut:
            made.step(None)
            continue
        made.step(int(np.flatnonzero(mask == 0)[0] if number == illegal_at else np.flatnonzero(mask)[0]))
        told.append((sorted(info), dict(made.rewards), dict(made.terminations), dict(made.truncations)))
    assert not made.agents
    return told


@pytest.mark.parametrize("illegal_at", [None, 0, 5, 40])
def test_a_game_goes_the_same_way(illegal_at: int | None) -> None:
    assert course(checked, illegal_at) == course(wrapped, illegal_at)


@both
def test_an_illegal_move_ends_the_game_for_all_and_is_lost_by_its_player(make: Maker) -> None:
    made = make()
    made.reset(seed=8)
    agent = made.agent_selection
    made.step(int(np.flatnonzero(made.infos[agent]["action_mask"] == 0)[0]))
    assert all(made.terminations.values())
    assert {other: reward for other, reward in made.rewards.items() if reward} == {agent: -1}


@both
def test_what_is_not_there_before_a_reset_is_told(make: Maker) -> None:
    made = make()
    for name in ("rewards", "terminations", "truncations", "infos", "agent_selection", "num_agents", "agents"):
        with pytest.raises(AttributeError, match=f"{name} cannot be accessed before reset"):
            getattr(made, name)
    for call in (made.render, made.state, lambda: made.step(0), lambda: made.observe("player_0")):
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before"):
            call()
    with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before"):
        next(iter(made.agent_iter()))


@both
@pytest.mark.parametrize("action", [-1, 477, None, 1.5, "0"], ids=str)
def test_an_action_out_of_bounds_is_told(make: Maker, action: Any) -> None:
    made = make()
    made.reset(seed=8)
    with pytest.raises(AssertionError, match="action is not in action space"):
        made.step(action)


@both
@pytest.mark.parametrize("kind", [int, np.int64, np.int32, np.uint8])
def test_any_whole_number_is_an_action(make: Maker, kind: Any) -> None:
    made = make()
    made.reset(seed=8)
    mover = made.agent_selection
    made.step(kind(np.flatnonzero(made.infos[mover]["action_mask"])[0]))
    assert not any(made.terminations.values())


@both
def test_a_loop_without_steps_is_told(make: Maker) -> None:
    made = make()
    made.reset(seed=8)
    turns = iter(made.agent_iter())
    next(turns)
    with pytest.raises(AssertionError, match=r"need to call step\(\) or reset\(\) in a loop over `agent_iter`"):
        next(turns)


@both
def test_a_dead_step_must_be_none(make: Maker) -> None:
    made = make()
    made.reset(seed=8)
    made.step(int(np.flatnonzero(made.infos[made.agent_selection]["action_mask"] == 0)[0]))
    with pytest.raises(ValueError, match="the only valid action is None"):
        made.step(0)
