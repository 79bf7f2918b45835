"""PettingZoo's own tests, and what its users complain about most: dead steps, masks in two places, seeds."""

from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test

from contract.walk import Setting, settings
from research.native import NativeGame, at_once, official
from tavolino.core.refusal import NoEncoder
from tavolino.core.registry import find
from tavolino.research import BadAction, BadEnvironments
from tavolino.research.pettingzoo import NotTogether, TavolinoAEC, TavolinoParallel, env, parallel_env, raw_env

# PettingZoo knows by name which of its own environments have observations with a mask in them; of others it warns.
with_mask = pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each")
every_form = pytest.mark.parametrize("raw", [False, True], ids=["checked", "raw"])


def aec(setting: Setting, **more: Any) -> TavolinoAEC:
    return env(setting.game, players=setting.players, options=setting.options, **more)


def all_at_once(setting: Setting, **more: Any) -> TavolinoParallel:
    return parallel_env(setting.game, players=setting.players, options=setting.options, **more)


@with_mask
@every_form
@official
def test_its_api_test_passes(setting: Setting, raw: bool) -> None:
    api_test(aec(setting, raw=raw))


@every_form
@official
def test_its_api_test_passes_without_a_warning_when_the_mask_is_in_info_alone(setting: Setting, raw: bool) -> None:
    api_test(aec(setting, raw=raw, mask_in_observation=False))


@every_form
@official
def test_its_seed_test_passes(setting: Setting, raw: bool) -> None:
    seed_test(partial(aec, setting, raw=raw))


@at_once
def test_its_parallel_tests_pass(setting: Setting) -> None:
    parallel_api_test(all_at_once(setting))
    parallel_api_test(all_at_once(setting, mask_in_observation=False))
    parallel_seed_test(partial(all_at_once, setting))


@every_form
@at_once
def test_its_test_of_max_cycles_passes(setting: Setting, raw: bool) -> None:
    max_cycles_test(SimpleNamespace(env=partial(aec, setting, raw=raw), parallel_env=partial(all_at_once, setting)))


def test_games_are_made_by_its_registry() -> None:
    race = pettingzoo.make("aec", "tavolino/CafeRace-v0", players=5, options={"auction": True}, max_cycles=7)
    race.reset()
    assert (len(race.agents), str(race), race.max_cycles) == (5, "cafe_race_v0", 7)
    assert len(pettingzoo.make("parallel", "tavolino/CafeRace").possible_agents) == 4
    assert str(pettingzoo.make("aec", "tavolino/CoffeeRush-v0", raw=True)) == "coffee_rush_v0"
    assert str(pettingzoo.make("aec", "tavolino/CoffinRush-v0")) == "coffin_rush_v0"


def test_a_game_that_is_played_in_turns_has_no_parallel_form() -> None:
    with pytest.raises(NotTogether, match="coffee-rush with these options is played in turns"):
        pettingzoo.make("parallel", "tavolino/CoffeeRush-v0")
    with pytest.raises(NotTogether, match="cafe-race with these options"):
        parallel_env("cafe-race", options={"auction": True})


# ---- masks


@official
def test_the_mask_in_the_observation_is_the_one_in_info(setting: Setting) -> None:
    made = aec(setting, raw=True)
    made.reset(seed=5)
    for agent in made.agent_iter(40):
        observation, _reward, ended, cut, info = made.last()
        assert observation["action_mask"] is info["action_mask"]
        assert info["to_move"] is not (ended or cut)
        made.step(None if ended or cut else int(np.flatnonzero(info["action_mask"])[0]))
        for other in made.agents:
            asked = other == made.agent_selection and not made.terminations[other]
            assert made.infos[other]["to_move"] is asked
            assert made.infos[other]["action_mask"].any() == asked
        assert agent in made.possible_agents


@at_once
def test_with_all_at_once_nobody_waits_until_the_end(setting: Setting) -> None:
    made = all_at_once(setting)
    observations, infos = made.reset(seed=5)
    while made.agents:
        for agent in made.agents:
            assert observations[agent]["action_mask"] is infos[agent]["action_mask"]
            assert infos[agent]["to_move"]
            assert infos[agent]["action_mask"].all()
        observations, _rewards, _ended, _cut, infos = made.step(dict.fromkeys(made.agents, 2))
    assert not any(info["to_move"] or info["action_mask"].any() for info in infos.values())


def test_what_was_told_is_not_written_over_later() -> None:
    """Whoever keeps observations for learning need not copy them."""
    made = raw_env("coffee-rush")
    made.reset(seed=1)
    before, _reward, _ended, _cut, info = made.last()
    copies = before["observation"].copy(), info["action_mask"].copy()
    for _ in range(5):
        made.step(int(np.flatnonzero(made.infos[made.agent_selection]["action_mask"])[0]))
        made.observe(made.agent_selection)
    assert (before["observation"] == copies[0]).all()
    assert (info["action_mask"] == copies[1]).all()
    assert before["observation"].flags.writeable


# ---- seeds


def test_without_a_seed_no_two_environments_play_the_same_games() -> None:
    """As workers of a pool did that had one global chance."""
    seeds = set()
    for _ in range(5):
        made = raw_env("cafe-race")
        made.reset()
        seeds.add(made.one.seed)
    assert len(seeds) == 5


def test_games_side_by_side_do_not_touch_one_another() -> None:
    setting = settings()[0]
    side_by_side = [raw_env(setting.game, players=setting.players) for _ in range(2)]
    natives = [NativeGame(setting, 77, number) for number in range(2)]
    side_by_side[0].reset(seed=77)
    side_by_side[1].reset(seed=77)
    side_by_side[1].reset()
    for one, other in zip(natives[0].decisions(), natives[1].decisions(), strict=False):
        for made, told in zip(side_by_side, (one, other), strict=True):
            assert made.observe(made.agent_selection)["observation"].tobytes() == told.told
            made.step(told.move)


# ---- options, and what is wrong


def test_options_can_change_with_a_reset_if_the_numbers_stay_the_same() -> None:
    made = raw_env("cafe-race", players=3, options={"auction": True})
    made.reset(seed=1)
    bidding = made.infos[made.agent_selection]["action_mask"]
    made.reset(seed=1, options={"game": {"auction": False}})
    assert made.infos["player_0"]["action_mask"].sum() == 6
    assert bidding.sum() != 6
    basic = raw_env("cafe-race", players=3)
    with pytest.raises(BadEnvironments, match="with these options the game has more than 6 moves"):
        basic.reset(options={"game": {"auction": True}})


def test_an_illegal_move_of_the_raw_form_is_told_and_changes_nothing() -> None:
    made = raw_env("coffee-rush")
    made.reset(seed=1)
    agent = made.agent_selection
    before = made.state().tobytes()
    for action, problem in (
        (400, r"^action 400 \(.*\) is against CR-[A-Z]+-\d+; expected one of its mask: \d+ \("),
        (9999, r"^expected an action from 0 to 476, not 9999"),
        (-1, "^expected an action from 0 to 476, not -1"),
    ):
        with pytest.raises(BadAction, match=problem):
            made.step(action)
    assert (made.agent_selection, made.state().tobytes()) == (agent, before)


def test_the_parallel_form_says_whose_action_is_missing_before_anybody_has_moved() -> None:
    made = parallel_env("cafe-race", players=3)
    made.reset(seed=1)
    before = made.state().tobytes()
    with pytest.raises(BadAction, match=r"^player_1: expected an action from 0 to 5, not None"):
        made.step({"player_0": 1, "player_2": 1})
    with pytest.raises(BadAction, match=r"^player_2: expected an action from 0 to 5, not 6"):
        made.step({"player_0": 1, "player_1": 1, "player_2": 6})
    assert made.state().tobytes() == before
    assert made.agents == ["player_0", "player_1", "player_2"]


def test_what_all_seats_know_is_within_its_space() -> None:
    for made in (raw_env("coffin-rush", players=3), parallel_env("cafe-race")):
        made.reset(seed=4)
        assert made.state_space.contains(made.state())


def test_a_table_can_be_looked_at() -> None:
    shown = {}
    for game in ("cafe-race", "coffee-rush", "coffin-rush"):
        made = raw_env(game, render_mode="ansi")
        made.reset(seed=1)
        shown[game] = made.render()
        made.close()
    assert all(text is not None and len(text.splitlines()) > 5 and "[/" not in text for text in shown.values())
    silent = raw_env("cafe-race")
    silent.reset()
    assert silent.render() is None


def test_two_environments_share_no_metadata() -> None:
    one, other = raw_env("cafe-race"), raw_env("cafe-race")
    one.metadata["render_modes"].append("human")
    assert other.metadata["render_modes"] == ["ansi"]


def test_a_game_without_numbers_says_so() -> None:
    class Wordless(type(find("cafe-race"))):  # type: ignore[misc]  # whatever class the game has
        def encoder(self, players: int, options: Any) -> Any:
            raise NoEncoder("it cannot be told as numbers")

    with pytest.raises(NoEncoder):
        raw_env(Wordless())
