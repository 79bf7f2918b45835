"""What a step tells when a game ends, in each of the three modes."""

import numpy as np
import pytest

from tavolino.research import Autoreset, BadAction, Buffers, VectorGames

ENVIRONMENTS = 5


def games_of(mode: Autoreset, seed: int = 3) -> tuple[VectorGames, Buffers, np.ndarray]:
    games = VectorGames("cafe-race", 3, ENVIRONMENTS, seed=seed, autoreset=mode)
    into = games.buffers()
    games.reset(into)
    return games, into, np.zeros(ENVIRONMENTS, np.int64)


def step_until_an_end(games: VectorGames, into: Buffers, actions: np.ndarray) -> int:
    """An environment whose game has just ended."""
    while not into.done.any():
        games.random_actions(actions)
        games.step(actions, into)
    return int(np.flatnonzero(into.done)[0])


def random_step(games: VectorGames, into: Buffers, actions: np.ndarray) -> None:
    games.random_actions(actions)
    games.step(actions, into)


def test_next_step_shows_the_end_first_and_begins_with_the_next_step() -> None:
    games, into, actions = games_of(Autoreset.NEXT_STEP)
    place = step_until_an_end(games, into, actions)
    assert into.to_move[place] == -1
    assert not into.mask[place].any()
    assert over(games, into.observation[place])
    assert (into.final_observation[place] == into.observation[place]).all()
    assert into.reward[place].any()
    games.random_actions(actions)
    assert actions[place] == -1
    actions[place] = 10_000  # whatever it is, it counts for nothing
    games.step(actions, into)
    assert not into.done[place]
    assert not into.reward[place].any()
    assert is_new(games, into, place)


def test_same_step_shows_the_new_game_and_keeps_the_end_apart() -> None:
    games, into, actions = games_of(Autoreset.SAME_STEP)
    place = step_until_an_end(games, into, actions)
    assert is_new(games, into, place)
    assert over(games, into.final_observation[place])
    assert into.reward[place].any()
    assert into.points[place].any()
    random_step(games, into, actions)
    assert not into.done[place]
    assert not into.reward[place].any()
    assert not into.points[place].any()


def test_disabled_stays_at_the_end_until_it_is_reset() -> None:
    games, into, actions = games_of(Autoreset.DISABLED)
    place = step_until_an_end(games, into, actions)
    end = into.observation[place].copy()
    random_step(games, into, actions)
    assert into.done[place]
    assert not into.reward[place].any()  # told once
    assert (into.observation[place] == end).all()
    games.random_actions(actions)
    actions[place] = 0
    with pytest.raises(BadAction, match=f"^environment {place}: its game is over; expected -1, or a reset"):
        games.step(actions, into)
    games.reset(into, mask=into.done.copy())
    assert is_new(games, into, place)
    assert not into.done.any()


def test_rewards_are_shares_of_the_victory_beyond_the_fair_one() -> None:
    games, into, actions = games_of(Autoreset.SAME_STEP)
    ended = 0
    for _ in range(400):
        random_step(games, into, actions)
        for place in np.flatnonzero(into.done):
            shares = into.reward[place] + 1 / 3
            assert shares.sum() == pytest.approx(1)
            winners = np.flatnonzero(shares > 0.01)
            assert shares[winners] == pytest.approx(1 / len(winners))
            assert into.points[place].max() == into.points[place, winners].max()
            ended += 1
    assert ended > 20


def test_a_mask_resets_only_the_environments_it_names() -> None:
    games, into, actions = games_of(Autoreset.SAME_STEP)
    for _ in range(4):
        random_step(games, into, actions)
    before = into.observation.copy()
    chosen = np.array([False, True, False, True, False])
    games.reset(into, mask=chosen)
    assert (into.observation[~chosen] == before[~chosen]).all()
    assert [is_new(games, into, place) for place in range(ENVIRONMENTS)] == chosen.tolist()


def test_the_same_seed_gives_the_same_games_again() -> None:
    games, into, actions = games_of(Autoreset.SAME_STEP)

    def course() -> list[bytes]:
        games.reset(into, seed=[9, 8, 7, 6, 5])
        seen = []
        for _ in range(60):
            random_step(games, into, actions)
            seen.append(into.observation.tobytes())
        return seen

    assert course() == course()


def over(games: VectorGames, observation: np.ndarray) -> bool:
    return bool(observation[games.names.index("over")])


def is_new(games: VectorGames, into: Buffers, place: int) -> bool:
    shown = dict(zip(games.names, into.observation[place].tolist(), strict=True))
    untouched = all(shown[f"{who} cell"] == 0 and shown[f"{who} tokens"] == 5 for who in ("me", "+1", "+2"))
    return shown["round"] == 1 and untouched and into.to_move[place] == 0
