"""Café Race written directly for PettingZoo, in the manner of its classic environments."""

import random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from plain_rules import FULL_CUP, HIGHEST, LAST_FINISH, PlainRace, shares


def wrapped(players: int) -> AECEnv:
    """With the three wrappers of the classic environments."""
    env = wrappers.TerminateIllegalWrapper(PlainRaceEnv(players), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


class PlainRaceEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """An observation tells the dice, and of each seat, the own first: cell, tokens, last thrust, has it chosen."""

    def __init__(self, players: int) -> None:
        super().__init__()
        self.metadata = {"name": "plain_race_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        most = np.array([HIGHEST] * players + [LAST_FINISH, FULL_CUP, HIGHEST, 1] * players, np.int8)
        numbers = spaces.Box(np.zeros_like(most), most, dtype=np.int8)
        mask = spaces.Box(0, 1, (HIGHEST,), np.int8)
        parts: dict[str, spaces.Space[Any]] = {"observation": numbers, "action_mask": mask}
        self.observation_spaces = {agent: spaces.Dict(parts) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(HIGHEST) for agent in self.possible_agents}
        self.random = random.Random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def roll(self) -> int:
        return int(self.random.random() * HIGHEST) + 1  # much quicker than randint

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.random = random.Random(seed)
        self.race = PlainRace(len(self.possible_agents), self.roll)
        self.agents = self.possible_agents[:]
        self.agent_selection = self.agents[0]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        seat = self.seats[agent]
        self.race.choose(seat, int(action) + 1)
        self.agent_selection = self.possible_agents[(seat + 1) % len(self.possible_agents)]
        if self.race.over:
            self.rewards = dict(zip(self.agents, shares(self.race.cells, self.race.tokens), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, NDArray[np.int8]]:
        race, players, own = self.race, len(self.possible_agents), self.seats[agent]
        numbers = list(race.dice)
        for place in range(players):
            seat = (own + place) % players
            numbers += (race.cells[seat], race.tokens[seat], race.last_thrusts[seat], race.thrusts[seat] > 0)
        asked = not race.over and agent == self.agent_selection
        mask = np.ones(HIGHEST, np.int8) if asked else np.zeros(HIGHEST, np.int8)
        return {"observation": np.array(numbers, np.int8), "action_mask": mask}

    def close(self) -> None:
        """Nothing is held."""
