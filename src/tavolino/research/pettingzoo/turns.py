"""A loop over an AEC environment without its dead steps."""

from collections.abc import Iterator
from typing import Any, NamedTuple


class AgentTurn(NamedTuple):
    """One decision: `env.step(…)` takes it."""

    agent: str
    observation: Any
    mask: Any  # of its legal moves; None if neither observation nor info has one
    reward: float  # what the agent has got since its last turn
    info: dict[str, Any]


class AgentTurns:
    """`for turn in AgentTurns(env): env.step(choose(turn))`, with any AEC environment that has been reset.

    An agent that is out is stepped with None, as PettingZoo wants it, and what it was still to be told goes into
    `rewards`, the sums of the whole game by agent. They are complete when the loop is over.
    """

    def __init__(self, env: Any) -> None:
        self.env = env
        self.rewards: dict[str, float] = dict.fromkeys(env.agents, 0.0)

    def __iter__(self) -> Iterator[AgentTurn]:
        env = self.env
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, info = env.last()
            self.rewards[agent] = self.rewards.get(agent, 0.0) + reward
            if terminated or truncated:
                env.step(None)
            else:
                yield AgentTurn(agent, observation, mask_of(observation, info), reward, info)


def mask_of(observation: Any, info: dict[str, Any]) -> Any:
    """Wherever an environment has it."""
    if isinstance(observation, dict) and "action_mask" in observation:
        return observation["action_mask"]
    return info.get("action_mask")
