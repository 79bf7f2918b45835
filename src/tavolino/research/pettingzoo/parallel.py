"""All seats at once, where everybody always chooses at the same time: PettingZoo's parallel environment."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from tavolino.core.game import Game
from tavolino.core.refusal import TavolinoError
from tavolino.research.kinds import BadAction, Chosen
from tavolino.research.one_game import OneGame
from tavolino.research.pettingzoo.seats import NO_LIMIT, SeatSpaces, metadata, play_options

Told = dict[str, Any]


class NotTogether(TavolinoError):
    """A game in which seats take turns; it has no parallel form, and none is made up."""


class TavolinoParallel(ParallelEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A step is one choice of each seat. Every move is legal at all times, so the mask is all ones until the end."""

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
        self.one = OneGame(game, players, options)
        if not self.one.kind.together:
            raise NotTogether(f"{self.one.game.id} with these options is played in turns: take the AEC environment")
        self.metadata = metadata(self.one.game, is_parallelizable=True)
        self.max_cycles = max_cycles
        self.mask_in_observation = mask_in_observation
        self.render_mode = render_mode
        self._spaces = SeatSpaces(self.one, mask_in_observation)
        self.possible_agents: list[str] = self._spaces.agents
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._spaces.observation[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self._spaces.action[agent]

    # ---- playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, Told]:
        """`options={"game": …}` are options of the game."""
        self.one.begin(seed, play_options(options))
        self.agents = self.possible_agents[:]
        self._cycles_left = NO_LIMIT if self.max_cycles is None else self.max_cycles
        return self._told()

    def step(self, actions: dict[str, Any]) -> tuple[Told, Told, Told, Told, Told]:
        agents = self.agents
        if not agents:
            return {}, {}, {}, {}, {}
        self._check(actions)
        for agent in agents:  # in order of seats, as the game asks them
            self.one.move(actions[agent])
        self._cycles_left -= 1
        over = self.one.environment.over
        out_of_time = self._cycles_left == 0 and not over
        rewards = self.one.rewards() if over else [0.0] * len(agents)
        observations, infos = self._told()
        if over or out_of_time:
            self.agents = []
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, out_of_time)
        return observations, dict(zip(agents, rewards, strict=True)), ended, cut, infos

    def _check(self, actions: dict[str, Any]) -> None:
        """Before anybody has moved."""
        for agent in self.agents:
            action = actions.get(agent)
            if action is None or not 0 <= action < self.one.choices:
                raise BadAction(f"{agent}: expected an action from 0 to {self.one.choices - 1}, not {action}")

    # ---- what is seen

    def _told(self) -> tuple[Told, Told]:
        going_on = not self.one.environment.over
        masks = np.full((self.one.players, self.one.choices), going_on, np.int8)
        infos = {agent: self._info(mask, going_on) for agent, mask in zip(self.possible_agents, masks, strict=True)}
        rows = dict(zip(self.possible_agents, self.one.observations(), strict=True))
        if not self.mask_in_observation:
            return rows, infos
        return {
            agent: {"observation": rows[agent], "action_mask": infos[agent]["action_mask"]} for agent in rows
        }, infos

    @staticmethod
    def _info(mask: NDArray[np.int8], going_on: bool) -> Told:
        return {"action_mask": mask, "to_move": going_on}

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
