"""The loop without dead steps, with our environments and with PettingZoo's own kind of environment."""

from typing import Any

import numpy as np
import pytest
from pettingzoo.test.example_envs import generated_agents_env_v0

from tavolino.research.pettingzoo import AgentTurns, env, raw_env


def first_legal(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


@pytest.mark.parametrize("make", [env, raw_env], ids=["checked", "raw"])
@pytest.mark.parametrize("mask_in_observation", [True, False])
def test_a_whole_game_is_a_loop_of_two_lines(make: Any, mask_in_observation: bool) -> None:
    made = make("coffee-rush", players=3, mask_in_observation=mask_in_observation)
    made.reset(seed=4)
    turns = AgentTurns(made)
    asked = 0
    for turn in turns:
        asked += 1
        assert turn.reward == 0
        assert turn.info["to_move"]
        made.step(first_legal(turn.mask))
    assert asked > 20
    assert made.agents == []
    assert sum(turns.rewards.values()) == pytest.approx(0)
    assert sorted(turns.rewards) == ["player_0", "player_1", "player_2"]
    assert max(turns.rewards.values()) > 0


def test_agents_that_come_and_go_are_counted_too() -> None:
    """An environment of PettingZoo's in which agents are made while it runs, and rewards come at any time."""
    made = generated_agents_env_v0.raw_env(max_cycles=30)
    made.reset(seed=4)
    told: dict[str, float] = {}
    turns = AgentTurns(made)
    for turn in turns:
        assert turn.mask is None
        told[turn.agent] = told.get(turn.agent, 0.0) + turn.reward
        made.step(made.action_space(turn.agent).sample())
    assert set(told) <= set(turns.rewards)
    assert sum(turns.rewards.values()) != 0
