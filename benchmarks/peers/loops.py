"""The same loop for our environments and for the plain ones. Actions are drawn before: all thrusts are always legal."""

import random
from collections.abc import Callable
from itertools import cycle
from typing import Any

DRAWN = 10_007  # a prime, so that games do not repeat


def drawn(faces: int) -> Callable[[], int]:
    luck = random.Random(1)
    return cycle([luck.randrange(faces) for _ in range(DRAWN)]).__next__


def aec_game(env: Any) -> Callable[[], int]:
    """Of PettingZoo; everything that `last` tells is made and taken."""
    thrust = drawn(6)
    env.reset(seed=1)

    def play() -> int:
        moves = 0
        env.reset()
        for _agent in env.agent_iter():
            _observation, _reward, terminated, truncated, _info = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(thrust())
                moves += 1
        return moves

    return play


def openspiel_game(game: Any) -> Callable[[], int]:
    """Chance nodes are no moves, but cost what they cost. Nothing is observed."""
    number = drawn(2**30)

    def play() -> int:
        moves = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[number() % len(outcomes)][0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[number() % len(actions)])
                moves += 1
        return moves

    return play
