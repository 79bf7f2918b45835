"""OpenSpiel's own test, and what its interface asks for: chance as nodes, observers, information states, copies."""

import pickle
import subprocess
import sys
from collections import Counter
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from contract.walk import Setting
from research.native import LONG, official
from tavolino.core.registry import built_in
from tavolino.research import BadAction
from tavolino.research.openspiel import TavolinoGame, TavolinoObserver, TavolinoState, load
from tavolino.research.openspiel.state import NothingToImagine

each_game = pytest.mark.parametrize("game", list(built_in()))


def loaded(setting: Setting) -> TavolinoGame:
    return load(setting.game, players=setting.players, options=setting.options)


def played(game: TavolinoGame, seed: int, nodes: int) -> TavolinoState:
    """So far into a random game, its deal aside; not at its end."""
    random = np.random.default_rng(seed)
    state = game.new_initial_state()
    while nodes > 0 or state.is_chance_node():
        state.apply_action(int(random.choice(state.legal_actions())))
        nodes -= state.play.state is not None
        assert not state.is_terminal()
    return state


@official
def test_its_random_test_passes(setting: Setting) -> None:
    """Which copies, stores and reads back, and looks at masks, rewards and lengths."""
    pyspiel.random_sim_test(loaded(setting), num_sims=3 if LONG else 1, serialize=True, verbose=False)


@official
def test_a_game_stored_as_text_is_the_same_game(setting: Setting) -> None:
    game = loaded(setting)
    state = played(game, 3, 15)
    for text in (str(game), game.serialize()):
        again: Any = pyspiel.load_game(text) if text == str(game) else pyspiel.deserialize_game(text)
        assert again.first.options == game.first.options
        assert (again.num_players(), again.num_distinct_actions()) == (setting.players, game.num_distinct_actions())
        assert again.game.rules_version == setting.game.rules_version
    _game, read = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(read) == str(state)
    assert read.history() == state.history()
    assert read.information_state_string(0) == state.information_state_string(0)


def test_parameters_have_names_and_are_checked() -> None:
    game = pyspiel.load_game("tavolino_cafe_race(players=5,auction=true)")
    assert (game.num_players(), game.num_distinct_actions()) == (5, 49)
    assert pyspiel.load_game("tavolino_cafe_race").num_distinct_actions() == 6
    assert pyspiel.load_game("tavolino_coffee_rush(starter=2)").first.options.starter == 2
    assert pyspiel.load_game("tavolino_coffee_rush(starter=-1)").first.options.starter is None
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter"):
        pyspiel.load_game("tavolino_cafe_race(colour=red)")


# ---- chance


def test_every_draw_is_a_node_of_equally_likely_outcomes() -> None:
    game = load("cafe-race", players=3)
    state = game.new_initial_state()
    for _ in range(3):  # the speed dice of the first round
        assert state.is_chance_node()
        assert state.chance_outcomes() == [(face, 1 / 6) for face in range(6)]
        state.apply_action(4)
    assert state.current_player() == 0
    assert state.to_dict()["position"]["speeds"] == [5, 5, 5]


def test_draws_are_as_frequent_as_the_dice_of_the_rules() -> None:
    """Over whole games: each outcome leads where that face of the die leads, so that results are as the native ones."""
    random = np.random.default_rng(1)
    faces: Counter[int] = Counter()
    state = load("cafe-race", players=3).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            (outcomes, chances) = zip(*state.chance_outcomes(), strict=True)
            faces[len(outcomes)] += 1
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(random.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
    assert set(faces) == {6}
    assert sum(state.returns()) == pytest.approx(0)


@each_game
def test_no_draw_has_more_outcomes_than_the_game_says(game: str) -> None:
    made = load(game)
    random = np.random.default_rng(2)
    most = 0
    state = made.new_initial_state()
    while not state.is_terminal():
        most = max(most, len(state.chance_outcomes()) if state.is_chance_node() else 0)
        state.apply_action(int(random.choice(state.legal_actions())))
    assert 6 <= most <= made.max_chance_outcomes()


@each_game
def test_what_is_no_action_is_told_and_changes_nothing(game: str) -> None:
    state = load(game, players=3).new_initial_state()
    with pytest.raises(BadAction, match="expected an outcome from 0 to"):
        state.apply_action(1000)
    state = played(load(game, players=3), 5, 4)
    before = str(state), state.history()
    with pytest.raises(BadAction, match="expected an action from 0 to"):
        state.apply_action(1000)
    assert (str(state), state.history()) == before


# ---- observations


def test_an_observer_writes_into_the_callers_array_and_makes_no_state() -> None:
    game = load("coffee-rush", players=3)
    rows = np.full((4, game.observation_tensor_size()), 7.0, np.float32)
    observer = TavolinoObserver(game.kind.encoder, rows[2])
    state = played(game, 1, 10)
    observer.set_from(state, 1)
    assert observer.tensor is not None
    assert np.shares_memory(observer.tensor, rows)
    assert state.play.state is not None
    assert rows[2].astype(np.uint8).tobytes() == game.kind.encoder.encoded(state.play.state, 1)
    assert (rows[[0, 1, 3]] == 7).all()
    assert state.observation_tensor(1) == rows[2].tolist()


@each_game
def test_every_way_to_observe_tells_the_same(game: str) -> None:
    made = load(game, players=3)
    state = played(made, 2, 12)
    observer = make_observation(made)
    for player in range(3):
        observer.set_from(state, player)
        assert observer.tensor.tolist() == state.observation_tensor(player)
        assert pyspiel.State.observation_tensor(state, player) == state.observation_tensor(player)
        assert observer.string_from(state, player) == state.observation_string(player)
        assert pyspiel.State.observation_string(state, player) == state.observation_string(player)
    assert pyspiel.Game.observation_tensor_shape(made) == made.observation_tensor_shape()
    told = make_observation(made, INFO_STATE_OBS_TYPE)
    assert told.tensor is None
    assert told.string_from(state, 0) == state.information_state_string(0)
    assert pyspiel.State.information_state_string(state, 0) == state.information_state_string(0)
    assert pyspiel.State.legal_actions(state) == state.legal_actions()


def test_before_the_deal_there_is_nothing_to_see() -> None:
    state = load("cafe-race").new_initial_state()
    assert set(state.observation_tensor(0)) == {0.0}
    assert state.observation_string(0) == state.information_state_string(0) == ""
    assert state.returns() == [0.0] * 4


# ---- information states


def test_an_information_state_recalls_all_that_a_seat_was_told_and_no_secret() -> None:
    game = load("cafe-race", players=3)
    state = played(game, 4, 6)
    assert state.current_player() == 0
    secret, other = state.clone(), state.clone()
    secret.apply_action(1)
    other.apply_action(4)
    assert secret.information_state_string(0) != other.information_state_string(0)
    assert secret.information_state_string(1) == other.information_state_string(1)
    longer = secret.clone()
    for _ in range(2):
        longer.apply_action(2)
    recalled = secret.information_state_string(1).splitlines()[:-1]
    assert longer.information_state_string(1).splitlines()[: len(recalled)] == recalled


@each_game
def test_an_imagined_position_cannot_be_told_from_the_real_one(game: str) -> None:
    made = load(game, players=3)
    random = np.random.default_rng(9)
    different = 0
    for seed in range(6):
        state = played(made, seed, 14)
        player = state.current_player()
        imagined = state.resample_from_infostate(player, random.random)
        assert imagined.information_state_string(player) == state.information_state_string(player)
        assert imagined.observation_tensor(player) == state.observation_tensor(player)
        assert imagined.legal_actions() == state.legal_actions()
        different += imagined.to_dict() != state.to_dict()
        action = state.legal_actions()[0]
        before = imagined.information_state_string(player)
        imagined.apply_action(action)
        assert imagined.history() == [action]
        copy = imagined.clone()
        assert copy.information_state_string(player) == imagined.information_state_string(player)
        assert imagined.information_state_string(player).splitlines()[: before.count("\n")] == before.splitlines()[:-1]
    assert different or game == "cafe-race", "where nothing is hidden nothing is imagined"


def test_nothing_is_imagined_while_chance_has_its_say() -> None:
    state = load("cafe-race").new_initial_state()
    with pytest.raises(NothingToImagine):
        state.resample_from_infostate(0, lambda: 0.5)


# ---- copies and plain data


@each_game
def test_a_state_goes_on_from_its_dictionary(game: str) -> None:
    """In the middle of the draws of a move, too."""
    made = load(game, players=3)
    random = np.random.default_rng(3)
    state = made.new_initial_state()
    tried: Counter[bool] = Counter()
    while not state.is_terminal():
        if random.random() < 0.05:
            tried[state.is_chance_node()] += 1
            for told in (state.to_dict(), state.to_json(), state.to_struct()):
                again = made.new_initial_state(told)
                assert again.to_dict() == state.to_dict()
                assert again.legal_actions() == state.legal_actions()
        state.apply_action(int(random.choice(state.legal_actions())))
    assert tried[False]
    assert tried[True]


def test_what_a_seat_knows_is_plain_data_too() -> None:
    state = played(load("cafe-race", players=3), 4, 6)
    state.apply_action(1)
    told = [state.to_observation_struct(player).to_dict() for player in range(2)]
    assert told[0]["thrusts"][0] == 2
    assert told[1]["thrusts"][0] is None


def test_a_copy_goes_its_own_way() -> None:
    state = played(load("coffin-rush", players=3), 6, 20)
    copy, before = state.clone(), str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)
    assert pickle.loads(pickle.dumps(state.play)).legal_moves() == state.play.legal_moves()


# ---- with what OpenSpiel has


def test_its_reinforcement_learning_environment_plays() -> None:
    environment = rl_environment.Environment(load("cafe-race", players=3), enable_legality_check=True)
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == pytest.approx(0)


def test_its_information_set_search_plays() -> None:
    game = load("cafe-race", players=3)
    random = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=game,
        uct_c=1.0,
        evaluator=mcts.RandomRolloutEvaluator(1, random),
        max_simulations=8,
        random_state=random,
    )
    state = played(game, 2, 6)
    assert bot.step(state) in state.legal_actions()


def test_a_program_that_has_loaded_the_games_ends_quietly() -> None:
    """OpenSpiel lets go of registered games when Python is gone already."""
    program = "import pyspiel, tavolino.research.openspiel; pyspiel.load_game('tavolino_cafe_race').new_initial_state()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
