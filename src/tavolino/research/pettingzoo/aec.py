"""One seat after the other: PettingZoo's AEC environment."""

from collections.abc import Iterator
from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from tavolino.core.game import Game
from tavolino.research.kinds import BadAction, Chosen
from tavolino.research.one_game import OneGame
from tavolino.research.pettingzoo.seats import NO_LIMIT, SeatSpaces, metadata, play_options

ENDLESS = 2**63


class TavolinoAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """The mask is in the observation and in `infos`, as one array; `to_move` beside it says whether an agent must
    answer at all. Rewards come when the game ends: an agent's share of the victory less 1 / players."""

    def __init__(
        self,
        game: str | Game,
        *,
        players: int | None = None,
        options: Chosen | None = None,
        max_cycles: int | None = None,
        mask_in_observation: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """After `max_cycles` moves per player the game is truncated."""
        super().__init__()
        self.one = OneGame(game, players, options)
        self.metadata = metadata(self.one.game, is_parallelizable=False)
        self.max_cycles = max_cycles
        self.mask_in_observation = mask_in_observation
        self.render_mode = render_mode
        self._spaces = SeatSpaces(self.one, mask_in_observation)
        self.possible_agents: list[str] = self._spaces.agents
        nothing = np.zeros(self.one.choices, np.int8)
        nothing.flags.writeable = False
        self._waiting = {agent: {"action_mask": nothing, "to_move": False} for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces.observation[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._spaces.action[agent]

    # ---- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """`options={"game": …}` are options of the game."""
        self.one.begin(seed, play_options(options))
        self._environment = self.one.environment
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = dict(self._waiting)
        self._moves_left = NO_LIMIT if self.max_cycles is None else self.max_cycles * self.one.players
        self._skip_agent_selection = None  # of PettingZoo, for dead steps
        self._ended = False
        self._ask()

    def step(self, action: Any) -> None:
        """Until the end there are no rewards, so that none have to be added up."""
        if self._ended:
            self._was_dead_step(action)
            return
        if not self._environment.move(index(action)):
            self._refuse(index(action))
            return
        self.infos[self.agent_selection] = self._waiting[self.agent_selection]
        self._moves_left -= 1
        if self._environment.over:
            self._end(self.one.rewards(), terminated=True, truncated=False)
        elif self._moves_left == 0:
            self._end([0.0] * self.one.players, terminated=False, truncated=True)
        else:
            self._ask()

    def _ask(self) -> None:
        agent = self.possible_agents[self._environment.mover]
        self.agent_selection = agent
        self.infos[agent] = {"action_mask": self.one.mask(), "to_move": True}

    def _refuse(self, action: int) -> None:
        raise BadAction(self.one.complaint(action))

    def _end(self, rewards: list[float], *, terminated: bool, truncated: bool) -> None:
        """For everybody at once; what is left are dead steps, in order of seats."""
        self._ended = True
        self.agent_selection = self.agents[0]
        for agent, reward in zip(self.agents, rewards, strict=True):
            self.terminations[agent] = terminated
            self.truncations[agent] = truncated
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward

    def agent_iter(self, max_iter: int = ENDLESS) -> Iterator[str]:
        """Who is asked, step by step, until nobody is left."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    # ---- what is seen

    def observe(self, agent: str) -> Any:
        observation = self.one.observation(self._spaces.seats[agent])
        if not self.mask_in_observation:
            return observation
        info = self.infos.get(agent) or self._waiting[agent]
        return {"observation": observation, "action_mask": info["action_mask"]}

    def state(self) -> NDArray[np.uint8]:
        """What all seats know, one after the other."""
        return self.one.observations().reshape(-1)

    @property
    def state_space(self) -> spaces.Box:
        return self._spaces.state

    def render(self) -> str | None:
        return self.one.drawn() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held."""
