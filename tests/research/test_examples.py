"""The examples that learn: from the same seed come the same weights, and a few rounds are enough to learn something."""

import importlib.util
from types import ModuleType

import numpy as np
import pytest
from prepare import ROOT

ROUNDS = 2
SMALL = {"ENVIRONMENTS": 16, "STEPS": {"cafe-race": 32, "coffee-rush": 64}}


def example(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Another copy each time, with fewer environments."""
    spec = importlib.util.spec_from_file_location(f"example_{name}", ROOT / "examples" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")
    spec.loader.exec_module(module)
    for constant, value in SMALL.items():
        setattr(module, constant, value)
    return module


def weights_after(module: ModuleType, game: str, seed: int) -> list[bytes]:
    learner = module.Learner(game, module.PLAYERS[game], seed)
    module.train(learner, ROUNDS, lambda *_: None, 1)
    return [np.asarray(one).tobytes() for one in learner.network.weights]


@pytest.mark.parametrize("game", ["cafe-race", "coffee-rush"])
@pytest.mark.parametrize("name", ["td", "policy_gradient"])
def test_the_same_seed_gives_the_same_weights_and_another_seed_others(
    name: str, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = example(name, monkeypatch)
    first = weights_after(module, game, 7)
    assert first == weights_after(module, game, 7)
    assert first != weights_after(module, game, 8)


@pytest.mark.parametrize("name", ["td", "policy_gradient"])
def test_what_was_learned_plays_to_the_end_against_bots(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    module = example(name, monkeypatch)
    learner = module.Learner("cafe-race", 4, 1)
    examiner = module.Examiner(learner, "random", 4, 1)
    assert 0 <= examiner.wins() <= 1
    assert examiner.wins() == examiner.wins()


def test_a_return_reaches_from_each_decision_to_the_seat_s_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game of two moves in two seats, worked out by hand: each gets what it has won, less nothing."""
    module = example("td", monkeypatch)
    monkeypatch.setattr(module, "ENVIRONMENTS", 1)
    learner = module.Learner("cafe-race", 3, 1)
    seats = np.array([[0], [1], [0]], np.int8)
    ends = np.array([[False], [True], [False]])
    rewards = np.zeros((3, 1, 3), np.float32)
    rewards[1] = [[0.5, -0.25, -0.25]]
    nothing = np.zeros((3, 1), np.float32)
    played = module.Round(np.zeros((3, 1, 65), np.uint8), seats, np.zeros((3, 1)), nothing, nothing, ends, rewards)
    targets, valid = learner.targets(played)
    assert targets[:2, 0].tolist() == [0.5, -0.25]
    assert valid[:, 0].tolist() == [True, True, False]
