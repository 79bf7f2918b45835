"""Everybody's winning chances: they add up to 1, whoever judges."""

import pytest

from contract.walk import Setting, every_setting, some_positions
from tavolino.bots.estimates import estimator_of, has_learned
from tavolino.bots.playout import PlayoutEstimator
from tavolino.bots.value import Entries, PatternValue
from tavolino.bots.weights import BadWeights, pack, unpack
from tavolino.core.chance import FastChance
from tavolino.core.estimate import Estimator, outcome
from tavolino.core.foresight import leads
from tavolino.core.pattern import Learning, Pattern
from tavolino.core.registry import find, shelf
from tavolino.core.state import State

RACE = find("cafe-race")
MOST_BYTES = 200_000  # of weights, for each game


def race(cells: list[int], tokens: list[int]) -> State:
    return RACE.load({"cells": cells, "tokens": tokens, "speeds": [4] * len(cells), "round": 5})


def learned(players: int) -> Estimator:
    return estimator_of(RACE, players, RACE.options_type())


@every_setting
def test_the_chances_of_all_seats_add_up_to_one(setting: Setting) -> None:
    estimator = estimator_of(setting.game, setting.players, setting.options)
    if isinstance(estimator, PlayoutEstimator):
        estimator.playouts = 1  # random games are long
    for state, _seat, _move in some_positions(setting, seed=61, at_most=1):
        chances = estimator.chances(state, FastChance.seeded(1))
        assert len(chances) == setting.players
        assert min(chances) >= 0.0
        assert sum(chances) == pytest.approx(1.0)


def test_at_the_end_they_are_what_has_come_out() -> None:
    over = race([28, 29, 12], [2, 1, 5])
    assert over.winners() == [2]
    assert learned(3).chances(over, FastChance.seeded(1)) == [0.0, 0.0, 1.0] == outcome(over)
    assert PlayoutEstimator(RACE.foresight()).chances(over, FastChance.seeded(1)) == [0.0, 0.0, 1.0]


def test_a_shared_victory_is_shared_out() -> None:
    assert outcome(race([29, 29, 3], [3, 3, 1])) == [0.5, 0.5, 0.0]


def test_who_is_ahead_with_as_much_coffee_is_thought_to_win_more_often() -> None:
    first, second, third = learned(3).chances(race([20, 12, 4], [4, 4, 4]), FastChance.seeded(1))
    assert first > second > third


def test_who_has_more_coffee_at_the_same_place_is_thought_to_win_more_often() -> None:
    first, second, third = learned(3).chances(race([18, 18, 17], [4, 3, 2]), FastChance.seeded(1))
    assert first > second > third


def test_without_weights_nobody_is_preferred() -> None:
    """The negative control: what is thought above was learned."""
    blank = PatternValue(RACE.encoder(3, RACE.options_type()), [Pattern(("cell",), ("cell",))])
    assert blank.chances(race([20, 12, 4], [4, 4, 4]), FastChance.seeded(1)) == pytest.approx([1 / 3] * 3)


def test_a_value_moves_towards_what_it_is_taught() -> None:
    value = PatternValue(RACE.encoder(3, RACE.options_type()), [Pattern(("cell",), ("cell",)), Pattern(("tokens",))])
    state = race([20, 12, 4], [4, 5, 3])
    for _lesson in range(200):
        value.learn(state, [0.1, 0.7, 0.2], rate=0.5)
    assert value.chances(state, FastChance.seeded(1)) == pytest.approx([0.1, 0.7, 0.2], abs=0.01)


def test_a_play_out_judges_a_game_of_which_nothing_is_known() -> None:
    judge = PlayoutEstimator(RACE.foresight(), 200)
    ahead, *_others = judge.chances(race([26, 3, 3], [5, 2, 2]), FastChance.seeded(1))
    assert ahead > 0.8


def test_a_lead_is_counted_from_the_best_of_the_others() -> None:
    assert leads([5.0, 2.0, 4.0]) == [1.0, -3.0, -1.0]
    assert leads([5.0, 5.0, 4.0]) == [0.0, 0.0, -1.0]


# ---- weights


def test_weights_come_back_nearly_as_they_were() -> None:
    weights = [0.0, 1.27, -1.27, 0.5, -0.333]
    assert unpack("race", pack("race", weights)) == pytest.approx(weights, abs=0.005)


def test_weights_of_something_else_are_refused() -> None:
    with pytest.raises(BadWeights, match="expected weights of race"):
        unpack("race", pack("raze", [1.0]))


def test_the_weights_of_a_game_are_small_and_fit_every_way_to_play_it() -> None:
    for game in shelf().values():
        if not has_learned(game):
            continue
        assert sum(len(file.read_bytes()) for file in game.weights.iterdir()) <= MOST_BYTES
        for options in game.variants():
            for players in game.player_counts:
                assert isinstance(estimator_of(game, players, options), PatternValue)


def test_weights_for_tables_of_another_size_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(RACE), "learning", lambda *_: Learning("race", (Pattern(("cell",)),)))
    with pytest.raises(BadWeights, match="expected 30 weights"):
        learned(3)


def test_entries_are_shared_by_all_numbers_of_players() -> None:
    entries = Entries([0.0] * 30 * 30)
    cells = [Pattern(("cell",), ("cell",))]
    values = [PatternValue(RACE.encoder(players, RACE.options_type()), cells, entries) for players in (3, 4)]
    values[0].learn(race([20, 12, 4], [4, 4, 4]), [1.0, 0.0, 0.0], rate=1.0)
    assert values[1].chances(race([20, 12, 4, 4], [4] * 4), FastChance.seeded(1))[0] > 0.25
