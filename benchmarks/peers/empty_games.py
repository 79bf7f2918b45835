"""Games in which nothing happens: what the interfaces themselves take, and so the most that a game can get."""

from typing import Any

import numpy as np
import pyspiel
from pettingzoo import AECEnv

PLAYERS = 4
MOVES = 40  # in a game; Café Race by random players has about as many
NODES_A_MOVE = 4  # in OpenSpiel one of them is a seat's, the others chance: about as in Café Race, whose dice these are
ACTIONS = list(range(6))
DIE = [(face, 1 / 6) for face in range(6)]

TYPE = pyspiel.GameType(
    short_name="empty_race",
    long_name="Nothing happens",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
)
INFO = pyspiel.GameInfo(
    num_distinct_actions=len(ACTIONS),
    max_chance_outcomes=len(DIE),
    num_players=PLAYERS,
    min_utility=-1 / PLAYERS,
    max_utility=1 - 1 / PLAYERS,
    utility_sum=0.0,
    max_game_length=MOVES,
)


class EmptyGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    def __init__(self, params: object = None) -> None:
        super().__init__(TYPE, INFO, {})

    def new_initial_state(self) -> "EmptyState":
        return EmptyState(self)


class EmptyState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """With the functions that Python may answer without going through C++."""

    def __init__(self, game: EmptyGame) -> None:
        super().__init__(game)
        self.nodes = 0

    def current_player(self) -> int:
        return -1 if self.nodes % NODES_A_MOVE else 0

    def is_terminal(self) -> bool:
        return self.nodes >= MOVES * NODES_A_MOVE

    def is_chance_node(self) -> bool:
        return self.nodes % NODES_A_MOVE != 0

    def legal_actions(self, player: int | None = None) -> list[int]:
        return ACTIONS

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return DIE

    def _apply_action(self, action: int) -> None:
        self.nodes += 1


class EmptyAEC(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """Tells the same array again and again, and no dead steps."""

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = [f"player_{seat}" for seat in range(PLAYERS)]
        self.told = {"observation": np.zeros(84, np.uint8), "action_mask": np.ones(6, np.int8)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.agents = self.possible_agents[:]
        self.agent_selection = self.agents[0]
        self.moves = 0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}

    def observe(self, agent: str) -> dict[str, Any]:
        return self.told

    def step(self, action: int | None) -> None:
        self.moves += 1
        self.agent_selection = self.possible_agents[self.moves % PLAYERS]
        if self.moves == MOVES:
            self.agents = []


def load_empty() -> EmptyGame:
    pyspiel.register_game(TYPE, EmptyGame)
    loaded: EmptyGame = pyspiel.load_game("empty_race")
    return loaded
