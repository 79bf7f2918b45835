"""What both kinds of environment have: agents that are seats, their spaces, and what is told of an environment."""

from typing import Any

import numpy as np
from gymnasium import spaces

from tavolino.core.game import Game
from tavolino.research.kinds import Chosen
from tavolino.research.one_game import OneGame, highest

NO_LIMIT = -1  # of moves: counting down from here never comes to 0


class SeatSpaces:
    """Each agent has spaces of its own, always the same objects, so that they can be seeded."""

    def __init__(self, one: OneGame, mask_in_observation: bool) -> None:
        self.agents = [f"player_{seat}" for seat in range(one.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self.observation: dict[str, spaces.Space[Any]] = {}
        self.action: dict[str, spaces.Discrete[Any]] = {}
        most = highest(one.features)
        for agent in self.agents:
            numbers = spaces.Box(np.zeros_like(most), most, dtype=np.uint8)
            mask = spaces.Box(0, 1, (one.choices,), np.int8)
            both = spaces.Dict({"observation": numbers, "action_mask": mask})
            self.observation[agent] = both if mask_in_observation else numbers
            self.action[agent] = spaces.Discrete(one.choices)
        every = np.tile(most, one.players)
        self.state = spaces.Box(np.zeros_like(every), every, dtype=np.uint8)


def metadata(game: Game, is_parallelizable: bool) -> dict[str, Any]:
    """Of one environment: another one of the same class has its own."""
    name = f"{game.id.replace('-', '_')}_v0"
    return {"name": name, "render_modes": ["ansi"], "is_parallelizable": is_parallelizable}


def play_options(options: dict[str, Any] | None) -> Chosen | None:
    """Those of the game, among whatever a reset is told."""
    chosen: Chosen | None = (options or {}).get("game")
    return chosen
