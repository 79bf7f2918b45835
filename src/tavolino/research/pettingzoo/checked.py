"""The AEC environment with the checks of PettingZoo's wrappers, without three objects on the way to each attribute.

tests/research/interfaces/test_checked.py holds it to what they do.
"""

from collections.abc import Iterator
from typing import Any

from pettingzoo.utils.env_logger import EnvLogger

from tavolino.research.pettingzoo.aec import ENDLESS, TavolinoAEC

ILLEGAL = -1.0  # the reward of an illegal move, which ends the game; no lost game is as bad
AFTER_RESET = {"rewards", "terminations", "truncations", "infos", "agent_selection", "num_agents", "agents"}


class CheckedAEC(TavolinoAEC):
    """An action out of bounds and a call in the wrong order are told; an illegal move ends the game."""

    _has_reset = False
    _has_stepped = False

    def __getattr__(self, name: str) -> Any:
        """Of what is not there before the first reset."""
        when = " before reset" if name in AFTER_RESET else ""
        raise AttributeError(f"{name} cannot be accessed{when}")

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._has_reset = self._has_stepped = True
        super().reset(seed, options)

    def step(self, action: Any) -> None:
        if not self._has_reset:
            EnvLogger.error_step_before_reset()
        self._has_stepped = True
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        within = type(action) is int and 0 <= action < self.one.choices
        in_space = within or self.action_space(self.agent_selection).contains(action)
        assert in_space or (action is None and self._ended), "action is not in action space"
        super().step(action)

    def _refuse(self, action: int) -> None:
        """The game is over, and lost for whoever made the move."""
        EnvLogger.warn_on_illegal_move()
        rewards = [ILLEGAL if agent == self.agent_selection else 0.0 for agent in self.agents]
        self.infos[self.agent_selection] = self._waiting[self.agent_selection]
        self._end(rewards, terminated=True, truncated=True)

    def agent_iter(self, max_iter: int = ENDLESS) -> Iterator[str]:
        if not self._has_reset:
            EnvLogger.error_agent_iter_before_reset()
        for agent in super().agent_iter(max_iter):
            assert self._has_stepped, "need to call step() or reset() in a loop over `agent_iter`"
            self._has_stepped = False
            yield agent

    # ---- what is seen

    def observe(self, agent: str) -> Any:
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def state(self) -> Any:
        if not self._has_reset:
            EnvLogger.error_state_before_reset()
        return super().state()

    def render(self) -> str | None:
        if not self._has_reset:
            EnvLogger.error_render_before_reset()
        return super().render()
