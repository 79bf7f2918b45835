"""Gymnasium's own check, and a seat among bots."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from contract.walk import Setting
from research.native import LONG, official
from tavolino.bots.levels import names_for
from tavolino.core.refusal import BadOption
from tavolino.core.registry import built_in, find
from tavolino.research import BadAction
from tavolino.research.gymnasium import TavolinoEnv
from tavolino.research.gymnasium.single import UnknownAnswer

KINDS: dict[str, dict[str, Any]] = {
    "among bots": {},
    "all seats": {"bots": None},
    "mask in observation": {"mask_in_observation": True, "bots": "random", "seat": 1},
}


def made(setting: Setting, **more: Any) -> gymnasium.Env[Any, Any]:
    """By the registry, with its game replaced, as earlier versions of the rules have no names of their own."""
    return gymnasium.make(
        "tavolino/CafeRace-v0", game=setting.game, players=setting.players, options=setting.options, **more
    )


@pytest.mark.parametrize("kind", KINDS)
@official
def test_its_check_passes_without_a_warning(setting: Setting, kind: str) -> None:
    check_env(made(setting, **KINDS[kind]).unwrapped)


def test_every_game_has_a_name() -> None:
    for game_id, name in (("cafe-race", "CafeRace"), ("coffee-rush", "CoffeeRush"), ("coffin-rush", "CoffinRush")):
        env = gymnasium.make(f"tavolino/{name}-v0", players=3, seat=2, bots=["random", "medium"])
        assert env.unwrapped.one.game.id == game_id  # type: ignore[attr-defined]  # of whatever environment
        _observation, info = env.reset(seed=1)
        assert info["to_move"] == 2
    assert len(built_in()) == 3


# Those that search think for seconds, except in the game with the shortest turns.
LEVELS = [
    (game_id, level)
    for game_id in built_in()
    for level in names_for(find(game_id))
    if LONG or game_id == "cafe-race" or level not in ("hard", "expert")
]


@pytest.mark.parametrize(("game", "level"), LEVELS)
def test_bots_of_every_level_sit_down(game: str, level: str) -> None:
    env = TavolinoEnv(game, players=find(game).min_players, bots=level, seat=1)
    observation, info = env.reset(seed=3)
    for _ in range(3):
        observation, _reward, ended, cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert (info["to_move"], ended, cut) == (1, False, False)
        assert observation in env.observation_space


def test_bots_play_the_same_game_again_from_the_same_seed() -> None:
    def course(env: TavolinoEnv) -> list[bytes]:
        observation, info = env.reset(seed=12)
        seen, ended = [observation.tobytes()], False
        while not ended:
            observation, _reward, ended, _cut, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
            seen.append(observation.tobytes())
        return seen

    env = TavolinoEnv("coffee-rush", players=3, bots="easy")
    first = course(env)
    env.reset()
    assert course(env) == first
    assert course(TavolinoEnv("coffee-rush", players=3, bots="easy")) == first
    assert course(TavolinoEnv("coffee-rush", players=3, bots="random")) != first


def test_the_reward_is_a_share_of_the_victory_less_the_fair_one() -> None:
    env = TavolinoEnv("cafe-race", players=3, bots="random")
    seen = set()
    for seed in range(30):
        _observation, info = env.reset(seed=seed)
        ended, reward = False, 0.0
        while not ended:
            assert reward == 0
            _observation, reward, ended, _cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        seen.add(round(reward + 1 / 3, 6))
        assert info["rewards"].sum() == pytest.approx(0, abs=1e-6)
        assert info["to_move"] == -1
        assert not info["action_mask"].any()
    assert {0.0, 1.0} <= seen <= {0.0, 0.333333, 0.5, 1.0}


# ---- illegal actions


def illegal(info: dict[str, Any]) -> int:
    return int(np.flatnonzero(info["action_mask"] == 0)[0])


def test_an_illegal_action_loses_the_game_and_says_by_which_rule() -> None:
    env = TavolinoEnv("coffee-rush", players=3, seat=1)
    _observation, info = env.reset(seed=1)
    action = illegal(info)
    observation, reward, ended, cut, info = env.step(action)
    assert reward == pytest.approx(-1 / 3)
    assert (ended, cut) == (True, False)
    assert info["rewards"].tolist() == pytest.approx([1 / 6, -1 / 3, 1 / 6])
    assert info["illegal"].startswith(f"action {action} (")
    assert observation in env.observation_space
    assert not env.action_masks().any()
    with pytest.raises(BadAction, match="the game is over; expected a reset before the next step"):
        env.step(action)
    _observation, info = env.reset()
    assert info["to_move"] == 1
    assert env.action_masks().any()


def test_an_illegal_action_can_raise_instead() -> None:
    env = TavolinoEnv("coffee-rush", illegal="raise")
    _observation, info = env.reset(seed=1)
    with pytest.raises(BadAction, match="expected one of its mask"):
        env.step(illegal(info))
    _observation, _reward, ended, _cut, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert not ended
    with pytest.raises(UnknownAnswer, match="illegal: expected one of lose, raise, not 'ignore'"):
        TavolinoEnv("coffee-rush", illegal="ignore")  # type: ignore[arg-type]  # what a typing error does


def test_masks_are_those_that_learners_ask_for() -> None:
    env = TavolinoEnv("coffin-rush", bots="random")
    _observation, info = env.reset(seed=1)
    masks = env.action_masks()
    assert masks.dtype == np.bool_
    assert masks.tolist() == info["action_mask"].astype(bool).tolist()


def test_who_cannot_sit_down_is_told() -> None:
    for wrong in ({"bots": "nobody"}, {"bots": ["random"]}, {"seat": 4}, {"seat": -1}, {"players": 9}):
        with pytest.raises(BadOption):
            TavolinoEnv("cafe-race", **wrong).reset()


def test_another_process_makes_the_same_environment() -> None:
    """What an AsyncVectorEnv sends is a name."""
    envs = gymnasium.make_vec("tavolino/CafeRace-v0", num_envs=2, vectorization_mode="async", players=3, bots="easy")
    alone = gymnasium.make_vec("tavolino/CafeRace-v0", num_envs=2, vectorization_mode="sync", players=3, bots="easy")
    try:
        told = envs.reset(seed=7)[0], alone.reset(seed=7)[0]
        for _ in range(4):
            assert (told[0] == told[1]).all()
            told = envs.step(np.array([1, 2]))[0], alone.step(np.array([1, 2]))[0]
    finally:
        envs.close()
