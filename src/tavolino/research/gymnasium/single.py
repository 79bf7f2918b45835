"""A seat among bots: Gymnasium's environment for one agent."""

from collections.abc import Sequence
from operator import index
from typing import Any, Literal, get_args

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from tavolino.core.game import Game
from tavolino.core.refusal import TavolinoError
from tavolino.research.gymnasium.bot_seats import BotSeats
from tavolino.research.kinds import BadAction, Chosen
from tavolino.research.one_game import OneGame, highest

Illegal = Literal["lose", "raise"]
NOBODY = -1


class UnknownAnswer(TavolinoError):
    """What is to become of an illegal action is neither of the two things that can."""


class TavolinoEnv(gymnasium.Env[Any, Any]):
    """One agent in `seat`; the others are bots. With `bots=None` all seats are the agent's, one after the other.

    `info` has the mask of legal actions, `to_move`, and by seat the rewards and points of a game that has just ended.
    An illegal action loses the game, since a program that knows no masks must be able to learn; or it raises BadAction.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (asked of the class; each one has its own)

    def __init__(
        self,
        game: str | Game,
        *,
        players: int | None = None,
        seat: int = 0,
        bots: str | Sequence[str] | None = "medium",
        options: Chosen | None = None,
        illegal: Illegal = "lose",
        mask_in_observation: bool = False,
        render_mode: str | None = None,
    ) -> None:
        if illegal not in get_args(Illegal):
            raise UnknownAnswer(f"illegal: expected one of {', '.join(get_args(Illegal))}, not {illegal!r}")
        self.metadata = dict(type(self).metadata)
        self.one = OneGame(game, players, options)
        self.seat = seat
        self.illegal = illegal
        self.mask_in_observation = mask_in_observation
        self.render_mode = render_mode
        self._bots = None if bots is None else BotSeats(self.one, seat, bots)
        self.observation_space, self.action_space = single_spaces(self.one, mask_in_observation)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """With a seed the first of its games, without one the next. `options={"game": …}` are options of the game."""
        super().reset(seed=seed)
        if seed is None and self.one.seed is None:
            seed = int(self.np_random.integers(2**63))
        self.one.begin(seed, (options or {}).get("game"))
        if self._bots is not None:
            self._bots.begin()
        self._lost = False
        return self._told()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        one = self.one
        environment = one.environment
        mover = int(environment.mover)
        if environment.over or self._lost:
            raise BadAction(f"the game is over; expected a reset before the next step, not action {action}")
        if not environment.move(index(action)):
            return self._illegal(index(action), mover)
        if self._bots is not None:
            self._bots.play()
        observation, info = self._told()
        return observation, float(info["rewards"][mover]), environment.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """As learners that know masks ask for them."""
        return self._mask().view(np.bool_)

    def render(self) -> Any:
        return self.one.drawn() if self.render_mode == "ansi" else None

    # ---- what is told

    def _mask(self) -> NDArray[np.int8]:
        return np.zeros(self.one.choices, np.int8) if self._lost else self.one.mask()

    def _told(self) -> tuple[Any, dict[str, Any]]:
        """The observation of the seat that is to move, or has moved last; always arrays of their own."""
        one = self.one
        environment = one.environment
        mover = int(environment.mover)
        mask = self._mask()
        rewards, points = np.zeros(one.players, np.float32), np.zeros(one.players, np.int16)
        if environment.over:
            rewards[:] = one.rewards()
            points[:] = environment.state.scores()
        to_move = NOBODY if environment.over or self._lost else mover
        info = {"action_mask": mask, "to_move": to_move, "rewards": rewards, "points": points}
        observation = one.observation(self.seat if self._bots is not None else mover)
        return ({"observation": observation, "action_mask": mask} if self.mask_in_observation else observation), info

    def _illegal(self, action: int, mover: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The game is lost, and the others share the victory; `info` says by which rule."""
        problem = self.one.complaint(action)
        if self.illegal == "raise":
            raise BadAction(problem)
        self._lost = True
        observation, info = self._told()
        players = self.one.players
        info["rewards"][:] = 1 / (players - 1) - 1 / players
        info["rewards"][mover] = -1 / players
        return observation, float(info["rewards"][mover]), True, False, info | {"illegal": problem}


def single_spaces(one: OneGame, mask_in_observation: bool) -> tuple[spaces.Space[Any], spaces.Discrete[Any]]:
    most = highest(one.features)
    numbers = spaces.Box(np.zeros_like(most), most, dtype=np.uint8)
    mask = spaces.Box(0, 1, (one.choices,), np.int8)
    both = spaces.Dict({"observation": numbers, "action_mask": mask})
    return (both if mask_in_observation else numbers), spaces.Discrete(one.choices)
