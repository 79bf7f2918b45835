"""Many games at once, all seats the caller's: `VectorGames` as Gymnasium's vector environment."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from tavolino.core.game import Game
from tavolino.research.buffers import Buffers
from tavolino.research.gymnasium.single import single_spaces
from tavolino.research.kinds import BadEnvironments, Chosen
from tavolino.research.one_game import OneGame, unknown_seed
from tavolino.research.vector import VectorGames

Stepped = tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class TavolinoVectorEnv(VectorEnv[NDArray[np.uint8], NDArray[np.int64], NDArray[Any]]):
    """One action for each game: that of the seat in `infos["to_move"]`, by its row of `infos["action_mask"]`.

    `rewards` are those of the seats that have just moved, `infos["rewards"]` those of all seats. An illegal action
    raises BadAction before any game has moved. Arrays are new ones with each step, unless `copy` is false.
    """

    def __init__(
        self,
        num_envs: int,
        game: str | Game,
        *,
        players: int | None = None,
        bots: None = None,
        options: Chosen | Sequence[Chosen] | None = None,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
    ) -> None:
        if bots is not None:
            raise BadEnvironments("bots sit in single environments: gymnasium.make_vec(…, vectorization_mode='sync')")
        mode = AutoresetMode(autoreset_mode)
        one = OneGame(game, players, options[0] if isinstance(options, Sequence) else options)
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": mode}
        self.games = VectorGames(one.game, one.players, num_envs, options=options, autoreset=mode.value)
        self.single_observation_space, self.single_action_space = single_spaces(one, mask_in_observation=False)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.copy = copy
        self._choices = one.choices
        self._everywhere = np.ones(num_envs, np.bool_)
        self._rows = np.arange(num_envs)
        self._into = self.games.buffers()
        self._seeded = False

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """One seed is for the first environment, those after it for the others. `options` are `reset_mask`, which
        environments begin anew, and `game`, options of the game, for all or one for each environment."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is None and not self._seeded:
            seed = unknown_seed() % 2**63
        self._seeded = True
        asked = options or {}
        into = self._next_arrays()
        self.games.reset(into, mask=asked.get("reset_mask"), seed=seed, options=asked.get("game"))
        return into.observation, self._infos(into)

    def step(self, actions: NDArray[np.int64]) -> Stepped:
        movers = self._into.to_move.copy()
        into = self._next_arrays()
        self.games.step(np.ascontiguousarray(actions, np.int64), into)
        rewards = into.reward[self._rows, movers]
        rewards[movers < 0] = 0.0
        return into.observation, rewards, into.done, np.zeros(self.num_envs, np.bool_), self._infos(into)

    def _next_arrays(self) -> Buffers:
        if self.copy:
            self._into = self.games.buffers()
        return self._into

    def _infos(self, into: Buffers) -> dict[str, Any]:
        """Each is an array with a row for each environment, and `_…` says which rows count."""
        told: dict[str, Any] = {
            "action_mask": into.mask.view(np.int8)[:, : self._choices],
            "to_move": into.to_move,
            "rewards": into.reward,
            "points": into.points,
        }
        infos = told | {f"_{name}": self._everywhere for name in told}
        if self.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP:
            infos |= {"final_obs": into.final_observation, "_final_obs": into.done}
        return infos
