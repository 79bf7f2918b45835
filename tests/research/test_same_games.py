"""What PettingZoo, Gymnasium and OpenSpiel play are the very games of the native loop.

The same seat is asked, knows the same numbers, may do the same, and the same comes of it.

./check --long interfaces compares 1,000 games of each game; here it is a few of each setting.
"""

from collections.abc import Callable

import gymnasium
import numpy as np
import pytest

from contract.walk import Setting, every_setting, settings
from research.native import LONG, TOGETHER, NativeGame, at_once
from tavolino.core.chance import FastChance
from tavolino.research.gymnasium import TavolinoEnv, TavolinoVectorEnv
from tavolino.research.openspiel import TavolinoObserver, load
from tavolino.research.pettingzoo import raw_env
from tavolino.research.pettingzoo.parallel import TavolinoParallel

SEED = 2025
MANY = 1000 if LONG else 6

SameGames = Callable[[Setting, int, int], None]  # compares games 0 to before the last argument of a seed


def legal_in(mask: np.ndarray) -> list[int]:
    return [int(move) for move in np.flatnonzero(mask)]


def single(rewards: list[float]) -> list[float]:
    """As an array of float32 has them."""
    return [float(number) for number in np.array(rewards, np.float32)]


def by_turns(setting: Setting, seed: int, games: int) -> None:
    """PettingZoo, one seat after the other."""
    env = raw_env(setting.game, players=setting.players, options=setting.options)
    for number in range(games):
        env.reset(seed=seed if number == 0 else None)
        native = NativeGame(setting, seed, number)
        for told in native.decisions():
            observation, reward, ended, cut, info = env.last()
            assert (env.agent_selection, reward, ended, cut) == (f"player_{told.seat}", 0, False, False)
            assert observation["action_mask"] is info["action_mask"]
            assert legal_in(info["action_mask"]) == sorted(told.legal)
            assert observation["observation"].tobytes() == told.told
            env.step(told.move)
        assert all(env.terminations.values())
        assert [env.rewards[agent] for agent in env.agents] == native.rewards


def together(setting: Setting, seed: int, games: int) -> None:
    """PettingZoo, all seats at once. What the others have just chosen is no part of what a seat is told."""
    env = TavolinoParallel(setting.game, players=setting.players, options=setting.options)
    for number in range(games):
        observations, infos = env.reset(seed=seed if number == 0 else None)
        native = NativeGame(setting, seed, number)
        decisions = native.decisions()
        rewards: dict[str, float] = {}
        while env.agents:
            choices = {}
            for agent in env.agents:
                told = next(decisions)
                assert f"player_{told.seat}" == agent
                assert legal_in(infos[agent]["action_mask"]) == sorted(told.legal)
                if told.seat == 0:  # those after it are told by then that it has chosen, though not what
                    assert observations[agent]["observation"].tobytes() == told.told
                choices[agent] = told.move
            observations, rewards, _ended, _cut, infos = env.step(choices)
        assert next(decisions, None) is None
        assert list(rewards.values()) == native.rewards


def in_gymnasium(setting: Setting, seed: int, games: int) -> None:
    """Gymnasium, all seats the agent's."""
    env = TavolinoEnv(setting.game, players=setting.players, options=setting.options, bots=None, illegal="raise")
    for number in range(games):
        observation, info = env.reset(seed=seed if number == 0 else None)
        native = NativeGame(setting, seed, number)
        reward, ended = 0.0, False
        for told in native.decisions():
            assert (info["to_move"], reward, ended) == (told.seat, 0, False)
            assert legal_in(info["action_mask"]) == sorted(told.legal)
            assert observation.tobytes() == told.told
            observation, reward, ended, _cut, info = env.step(told.move)
        assert ended
        assert info["rewards"].tolist() == single(native.rewards)
        assert info["points"].tolist() == native.points
        assert reward == info["rewards"][told.seat]


def among_bots(setting: Setting, seed: int, games: int) -> None:
    """Gymnasium, one seat the agent's and random bots in the others."""
    seat = setting.players - 1
    env = TavolinoEnv(setting.game, players=setting.players, options=setting.options, seat=seat, bots="random")
    for number in range(games):
        observation, info = env.reset(seed=seed if number == 0 else None)
        native = NativeGame(setting, seed, number)
        for told in native.decisions():
            if told.seat == seat:
                assert observation.tobytes() == told.told
                assert env.one.environment.thoughts.below(len(told.legal)) == told.legal.index(told.move)
                observation, reward, _ended, _cut, info = env.step(told.move)
        assert info["rewards"].tolist() == single(native.rewards)
        assert reward == info["rewards"][seat]


def in_vector(setting: Setting, seed: int, games: int) -> None:
    """Gymnasium's vector environment, of two at a time."""
    mode = gymnasium.vector.AutoresetMode.SAME_STEP
    env = TavolinoVectorEnv(2, setting.game, players=setting.players, options=setting.options, autoreset_mode=mode)
    observations, infos = env.reset(seed=[seed, seed + 1])
    natives = [NativeGame(setting, seed + place, 0) for place in range(2)]
    played = [0, 0]
    asked = [native.decisions() for native in natives]
    while min(played) < (games + 1) // 2:
        told = [next(decisions) for decisions in asked]
        for place, decision in enumerate(told):
            assert infos["to_move"][place] == decision.seat
            assert legal_in(infos["action_mask"][place]) == sorted(decision.legal)
            assert observations[place].tobytes() == decision.told
        observations, rewards, ended, _cut, infos = env.step(np.array([decision.move for decision in told]))
        for place in np.flatnonzero(ended).tolist():
            assert next(asked[place], None) is None
            assert infos["rewards"][place].tolist() == single(natives[place].rewards)
            assert rewards[place] == infos["rewards"][place, told[place].seat]
            assert infos["points"][place].tolist() == natives[place].points
            played[place] += 1
            natives[place] = NativeGame(setting, seed + place, played[place])
            asked[place] = natives[place].decisions()


def in_openspiel(setting: Setting, seed: int, games: int) -> None:
    """OpenSpiel; its draws are those that the native game has."""
    game = load(setting.game, players=setting.players, options=setting.options)
    numbers = np.zeros(len(game.kind.encoder.features), np.uint8)
    observer = TavolinoObserver(game.kind.encoder, numbers)
    for number in range(games):
        state = game.new_initial_state()
        native = NativeGame(setting, seed, number)
        chance = FastChance.seeded(seed, number)
        for told in native.decisions():
            while state.is_chance_node():
                state.apply_action(chance.below(len(state.chance_outcomes())))
            assert state.current_player() == told.seat
            assert state.legal_actions() == sorted(told.legal)
            observer.set_from(state, told.seat)
            assert numbers.tobytes() == told.told
            state.apply_action(told.move)
        while state.is_chance_node():
            state.apply_action(chance.below(len(state.chance_outcomes())))
        assert state.is_terminal()
        assert state.returns() == native.rewards


EVERYWHERE: dict[str, SameGames] = {
    "aec": by_turns,
    "gymnasium": in_gymnasium,
    "bots": among_bots,
    "vector": in_vector,
    "openspiel": in_openspiel,
}


@pytest.mark.parametrize("interface", EVERYWHERE)
@every_setting
def test_every_setting_is_played_as_by_the_native_loop(setting: Setting, interface: str) -> None:
    EVERYWHERE[interface](setting, SEED, 1)


@at_once
def test_all_seats_at_once_play_the_games_of_the_native_loop(setting: Setting) -> None:
    together(setting, SEED, 2)


@pytest.mark.parametrize("interface", [*EVERYWHERE, "parallel"])
@pytest.mark.parametrize("game", sorted({setting.game.id for setting in settings()}))
def test_many_games_are_those_of_the_native_loop(game: str, interface: str) -> None:
    """Over all settings of the game; where it has a parallel form, over those that have."""
    same_games = EVERYWHERE.get(interface, together)
    chosen = [one for one in (TOGETHER if same_games is together else settings()) if one.game.id == game]
    if not LONG:
        chosen = chosen[:1]
    of_each = -(-MANY // len(chosen)) if chosen else 0
    for setting in chosen:
        same_games(setting, SEED, of_each)
    if LONG and chosen:
        print(f"{game}, {interface}: {len(chosen) * of_each:,} games are those of the native loop")


@pytest.mark.parametrize("interface", EVERYWHERE)
def test_a_game_of_another_seed_would_be_noticed(interface: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The negative control."""
    begin = NativeGame.__init__
    monkeypatch.setattr(
        NativeGame, "__init__", lambda self, setting, seed, number: begin(self, setting, seed + 9, number)
    )
    with pytest.raises((AssertionError, StopIteration)):
        EVERYWHERE[interface](settings()[0], SEED, 1)
