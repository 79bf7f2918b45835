"""EnvPool's games with one thread: `field_envpool.py Backgammon-v1` answers as speed_loop.py says."""

import sys

import envpool
import numpy as np
from numpy.typing import NDArray
from speed_loop import serve, steps_on_end

ENVIRONMENTS = 256  # of 64 to 4,096 the number with which it was fastest


class EnvPoolGames:
    def __init__(self, task: str) -> None:
        self.pool = envpool.make(task, env_type="gymnasium", num_envs=ENVIRONMENTS, num_threads=1, seed=1)
        self.random = np.random.default_rng(1)
        self.info = self.pool.reset()[1]

    def choose(self) -> NDArray[np.int32]:
        mask = self.info["legal_action_mask"]
        chosen: NDArray[np.int32] = (self.random.random(mask.shape) * mask).argmax(axis=1).astype(np.int32)
        return chosen

    def step(self, actions: NDArray[np.int32]) -> None:
        self.info = self.pool.step(actions)[4]


if __name__ == "__main__":
    games = EnvPoolGames(sys.argv[1])
    serve(steps_on_end(games.choose, games.step, ENVIRONMENTS))
