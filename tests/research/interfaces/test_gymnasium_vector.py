"""The vector environment in each autoreset mode: it tells what Gymnasium's own vectorizer tells of the same games."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from gymnasium.wrappers import TransformObservation
from gymnasium.wrappers.vector import DictInfoToList, RecordEpisodeStatistics, VectorizeTransformObservation

from contract.walk import Setting
from research.native import official
from tavolino.research import BadAction, BadEnvironments
from tavolino.research.gymnasium import TavolinoEnv, TavolinoVectorEnv

ENVIRONMENTS = 3
STEPS = 300
every_mode = pytest.mark.parametrize("mode", AutoresetMode, ids=lambda mode: mode.value)


def vector(setting: Setting, mode: AutoresetMode, **more: Any) -> TavolinoVectorEnv:
    made = gymnasium.make_vec(
        "tavolino/CafeRace-v0",
        num_envs=ENVIRONMENTS,
        game=setting.game,
        players=setting.players,
        options=setting.options,
        autoreset_mode=mode,
        **more,
    )
    assert isinstance(made, TavolinoVectorEnv)
    return made


def one_by_one(setting: Setting, mode: AutoresetMode) -> SyncVectorEnv[Any, Any]:
    """Gymnasium's vectorizer over single environments, of which all seats are the agent's."""

    def single() -> TavolinoEnv:
        return TavolinoEnv(setting.game, players=setting.players, options=setting.options, bots=None, illegal="raise")

    return SyncVectorEnv([single] * ENVIRONMENTS, autoreset_mode=mode)


def random_actions(infos: dict[str, Any], random: np.random.Generator) -> np.ndarray:
    """Legal ones; anything where a game is over, as that counts for nothing."""
    return np.array([random.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in infos["action_mask"]])


Told = tuple[Any, Any, Any, Any, dict[str, Any]]


def assert_alike(ours: Told, theirs: Told, mode: AutoresetMode) -> None:
    observations, rewards, ended, cut, infos = ours
    assert (observations == theirs[0]).all()
    assert rewards.tolist() == theirs[1].astype(np.float32).tolist()
    assert ended.tolist() == theirs[2].tolist()
    assert cut.tolist() == theirs[3].tolist()
    assert (infos["action_mask"] == theirs[4]["action_mask"]).all()
    assert infos["to_move"].tolist() == theirs[4]["to_move"].tolist()
    final = theirs[4]["final_info"] if mode is AutoresetMode.SAME_STEP and ended.any() else theirs[4]
    for place in np.flatnonzero(ended):
        assert infos["rewards"][place].tolist() == final["rewards"][place].tolist()
        assert infos["points"][place].tolist() == final["points"][place].tolist()
    if mode is AutoresetMode.SAME_STEP:
        assert infos["final_obs"].shape == observations.shape
        assert infos["_final_obs"].tolist() == ended.tolist()
        for place in np.flatnonzero(ended):
            assert (infos["final_obs"][place] == theirs[4]["final_obs"][place]).all()
    else:
        assert "final_obs" not in infos


@every_mode
@official
def test_it_tells_what_the_vectorizer_tells_of_single_environments(setting: Setting, mode: AutoresetMode) -> None:
    ours, theirs = vector(setting, mode), one_by_one(setting, mode)
    random = np.random.default_rng(4)
    told, other = ours.reset(seed=40), theirs.reset(seed=40)
    assert (told[0] == other[0]).all()
    infos, games = told[1], 0
    for _ in range(STEPS):
        actions = random_actions(infos, random)
        step = ours.step(actions)
        assert_alike(step, theirs.step(actions), mode)
        assert step[0] in ours.observation_space
        infos, ended = step[4], step[2]
        games += int(ended.sum())
        if mode is AutoresetMode.DISABLED and ended.any():
            chosen = {"reset_mask": ended}
            observations, infos = ours.reset(options=chosen)
            assert chosen == {"reset_mask": ended}, "wrappers still need it"
            assert (observations == theirs.reset(options={"reset_mask": ended.copy()})[0]).all()
    assert games >= 1


@every_mode
def test_statistics_of_episodes_are_right(mode: AutoresetMode) -> None:
    """By Gymnasium's wrapper: lengths and rewards of whole games, in the mode that our metadata tell it of."""
    made = TavolinoVectorEnv(2, "cafe-race", players=3, autoreset_mode=mode)
    wrapped: Any = RecordEpisodeStatistics(made)
    random = np.random.default_rng(1)
    _observations, infos = wrapped.reset(seed=5)
    moves, lengths = np.zeros(2, int), 0
    was_over = np.zeros(2, bool)
    while lengths < 10:
        _observations, rewards, ended, _cut, infos = wrapped.step(random_actions(infos, random))
        moves += ~was_over
        for place in np.flatnonzero(ended):
            assert infos["episode"]["l"][place] == moves[place]
            assert infos["episode"]["r"][place] == pytest.approx(rewards[place])
            moves[place], lengths = 0, lengths + 1
        was_over = ended if mode is AutoresetMode.NEXT_STEP else np.zeros(2, bool)
        if mode is AutoresetMode.DISABLED and ended.any():
            _observations, infos = wrapped.reset(options={"reset_mask": ended})


@pytest.mark.parametrize("mode", [AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED], ids=lambda mode: mode.value)
def test_wrappers_of_observations_see_every_one_of_them(mode: AutoresetMode) -> None:
    halved, plain = (TavolinoVectorEnv(2, "cafe-race", players=3, autoreset_mode=mode) for _ in range(2))
    wrapped: Any = VectorizeTransformObservation(
        halved, TransformObservation, func=lambda row: row // 2, observation_space=plain.single_observation_space
    )
    random = np.random.default_rng(1)
    _observations, infos = wrapped.reset(seed=5)
    plain.reset(seed=5)
    games = 0
    for _ in range(120):
        actions = random_actions(infos, random)
        observations, _rewards, ended, _cut, infos = wrapped.step(actions)
        assert (observations == plain.step(actions)[0] // 2).all()
        games += int(ended.sum())
        if mode is AutoresetMode.DISABLED and ended.any():
            infos = wrapped.reset(options={"reset_mask": ended})[1]
            plain.reset(options={"reset_mask": ended})
    assert games


def test_wrappers_that_would_miss_the_last_observation_of_a_game_are_told() -> None:
    """By the metadata: Gymnasium's do not go with this mode, and say so instead of telling something wrong."""
    made = TavolinoVectorEnv(2, "cafe-race", autoreset_mode=AutoresetMode.SAME_STEP)
    with pytest.raises(ValueError, match="Expected autoreset_mode to be NEXT_STEP or DISABLED"):
        VectorizeTransformObservation(made, TransformObservation, func=lambda row: row, observation_space=None)


def test_infos_can_be_a_list_of_dictionaries() -> None:
    made: Any = DictInfoToList(TavolinoVectorEnv(2, "cafe-race", players=3))
    _observations, infos = made.reset(seed=5)
    assert [info["to_move"] for info in infos] == [0, 0]
    assert all(info["action_mask"].shape == (6,) for info in infos)


def test_metadata_belong_to_the_environment_and_not_to_its_class() -> None:
    made = [TavolinoVectorEnv(1, "cafe-race", autoreset_mode=mode) for mode in AutoresetMode]
    assert [one.metadata["autoreset_mode"] for one in made] == list(AutoresetMode)
    assert TavolinoVectorEnv.metadata == {}
    named = TavolinoVectorEnv(1, "cafe-race", autoreset_mode="SameStep")
    assert named.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP


def test_each_environment_can_have_options_of_its_own_from_its_next_reset_on() -> None:
    chosen: list[dict[str, object]] = [{"auction": True}, {}]
    made = TavolinoVectorEnv(2, "cafe-race", players=3, options=chosen)
    auction = made.games.names.index("auction")
    observations, _infos = made.reset(seed=1)
    assert observations[:, auction].tolist() == [1, 0]
    mask = np.array([False, True])
    observations, _infos = made.reset(options={"reset_mask": mask, "game": [{}, {"auction": True}]})
    assert observations[:, auction].tolist() == [1, 1]


def test_arrays_are_new_ones_unless_the_same_are_wanted() -> None:
    for copy in (True, False):
        made = TavolinoVectorEnv(2, "cafe-race", players=3, copy=copy)
        before, infos = made.reset(seed=1)
        after = made.step(random_actions(infos, np.random.default_rng(1)))
        for one, other in ((before, after[0]), (infos["action_mask"], after[4]["action_mask"])):
            assert np.shares_memory(one, other) != copy


def test_an_illegal_action_is_told_before_any_game_has_moved() -> None:
    made = TavolinoVectorEnv(2, "coffee-rush", players=3)
    _observations, infos = made.reset(seed=1)
    actions = random_actions(infos, np.random.default_rng(1))
    actions[1] = 400
    with pytest.raises(BadAction, match=r"^environment 1: action 400 \("):
        made.step(actions)
    assert [state.pending() for state in (made.games.state(0), made.games.state(1))] == ["place", "place"]


def test_without_a_seed_no_two_play_the_same_games() -> None:
    shown = set()
    for _ in range(3):
        made = TavolinoVectorEnv(4, "coffee-rush", players=3)
        shown.add(made.reset()[0].tobytes())
    assert len(shown) == 3


def test_bots_are_for_single_environments() -> None:
    with pytest.raises(BadEnvironments, match="vectorization_mode='sync'"):
        gymnasium.make_vec("tavolino/CafeRace-v0", num_envs=2, bots="medium")
