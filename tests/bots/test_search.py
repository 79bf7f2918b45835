"""Searching: mixtures of secret choices, trees of open ones, and the bot that uses both."""

from operator import mul
from typing import Any

import pytest

from tavolino.bots.bot import Bot
from tavolino.bots.budget import Budget
from tavolino.bots.estimates import estimator_of
from tavolino.bots.game_start import GameStart
from tavolino.bots.joint import JointSearch
from tavolino.bots.mixing import RegretMatcher, best_looking, draw
from tavolino.bots.playout import PlayoutEstimator
from tavolino.bots.search import SearchBot
from tavolino.bots.tree import Branch, TreeSearch
from tavolino.core.chance import FastChance
from tavolino.core.foresight import Foresight
from tavolino.core.game import Options
from tavolino.core.outlook import Outlook
from tavolino.core.registry import find
from tavolino.core.skill import Mindset, Skill
from tavolino.core.state import State
from tavolino.games.cafe_race.rules import Race

RACE = find("cafe-race")
BASIC, AUCTION = RACE.variants()
QUICK = Skill(iterations=240, mindset=Mindset(0.7, 0.2), noise=0.0)


def chosen_by(bot: Bot, state: State, seat: int, seed: int = 1) -> str:
    options = RACE.options_of(state)
    bot.chance = FastChance.seeded(seed)
    bot.begin(GameStart(RACE, options, len(state.scores()), seat))
    return RACE.moves(options).text(bot.choose(Outlook(state, seat, RACE.view)))


# ---- mixtures


def test_the_choice_that_looks_best_is_taken_more_often_the_surer_one_is() -> None:
    unsure, sure = best_looking([1.0, 0.8], [0.5, 0.5]), best_looking([1.0, 0.8], [0.05, 0.05])
    assert 0.5 < unsure[0] < 0.7
    assert sure[0] > 0.99
    assert sum(unsure) == pytest.approx(1.0)


def test_equal_choices_are_taken_equally_often_even_when_nothing_is_unsure() -> None:
    assert best_looking([2.0, 2.0], [0.0, 0.0]) == pytest.approx([0.5, 0.5])


def test_a_draw_follows_its_mixture() -> None:
    chance = FastChance.seeded(1)
    drawn = [draw([0.1, 0.6, 0.3], chance) for _ in range(4000)]
    assert [drawn.count(place) / 4000 for place in range(3)] == pytest.approx([0.1, 0.6, 0.3], abs=0.03)


def matched(worth: list[list[float]], rounds: int) -> tuple[list[float], list[float]]:
    """How two players mix whose chances add up to 1, given what the first gets, by their choices."""
    first, second = RegretMatcher(len(worth)), RegretMatcher(len(worth[0]))
    for _ in range(rounds):
        mixed, answer = first.now(), second.now()
        first.tell([sum(map(mul, answer, row)) for row in worth])
        second.tell([1.0 - sum(map(mul, mixed, column)) for column in zip(*worth, strict=True)])
    return first.mixture(), second.mixture()


def test_regret_matching_finds_the_mixture_that_cannot_be_exploited() -> None:
    """Scissors, paper, stone; then a game in which the first should choose 0 once in four times."""
    for mixture in matched([[0.5, 1.0, 0.0], [0.0, 0.5, 1.0], [1.0, 0.0, 0.5]], 200):
        assert mixture == pytest.approx([1 / 3] * 3, abs=0.03)
    first, second = matched([[1.0, 0.0], [1 / 3, 2 / 3]], 400)
    assert first == pytest.approx([0.25, 0.75], abs=0.06)
    assert second == pytest.approx([0.5, 0.5], abs=0.06)


def test_a_choice_that_is_always_worse_is_given_up() -> None:
    first, _second = matched([[0.9, 0.8], [0.1, 0.2]], 50)
    assert first[0] > 0.9


# ---- secret choices


def test_a_search_for_secret_choices_keeps_to_its_budget() -> None:
    state = RACE.new(3, BASIC, FastChance.seeded(4))
    budget = Budget(200)
    joint = JointSearch(state, RACE.foresight(), PlayoutEstimator(RACE.foresight()), Mindset(0.5, 0.3))
    mixture = joint.mixture(1, [0.0] * 6, budget, FastChance.seeded(1))
    assert len(mixture) == 6
    assert sum(mixture) == pytest.approx(1.0)
    assert 200 <= budget.spent < 206  # the last comparison of all moves is brought to its end


def test_where_thrust_buys_nothing_it_hardly_thrusts() -> None:
    """All dice show 1: whoever thrusts goes no further, and may spill; a little thrust hardly ever does."""
    state = RACE.load({"cells": [5, 12, 15], "tokens": [4, 4, 4], "speeds": [1, 1, 1], "round": 4})
    joint = JointSearch(state, RACE.foresight(), estimator_of(RACE, 3, BASIC), QUICK.mindset)
    mixture = joint.mixture(0, [0.0] * 6, Budget(2400), FastChance.seeded(1))
    assert sum(mixture[:3]) > 0.75
    assert mixture[5] < 0.1


class BowlForesight(Foresight):
    def unchosen(self, state: Any) -> bool:
        state.chosen = [0] * len(state.chosen)
        return True


def test_secret_choices_of_any_game_can_be_searched_without_anything_learned() -> None:
    """Sugar Bowl, the last round: the other two are level, so that only three lumps can still win alone. Whoever
    takes one for much better plays one."""
    bowl = find("sugar-bowl")
    state = bowl.load({"rounds": 1, "chosen": [0, 2, 0], "lumps": [0, 2, 2]})
    foresight = BowlForesight()
    root = bowl.imagine(bowl.view(state, 0), FastChance.seeded(1))
    assert foresight.unchosen(root)
    errors = [[0.0, 0.0, 0.0], [9.0, 0.0, 0.0]]
    mixed = [
        JointSearch(root, foresight, PlayoutEstimator(foresight), Mindset()).mixture(0, misjudged, Budget(900), chance)
        for misjudged in errors
        for chance in map(FastChance.seeded, range(4))
    ]
    assert all(three > 0.7 for _one, _two, three in mixed[:4])
    assert all(one > 0.7 for one, _two, _three in mixed[4:])


# ---- trees


def test_a_tree_tries_every_move_and_the_good_ones_more_often() -> None:
    state = RACE.new(3, AUCTION, FastChance.seeded(4))
    seat = int(state.next_seat())
    tree = TreeSearch(RACE.foresight(), estimator_of(RACE, 3, AUCTION), 3)
    for _iteration in range(400):
        tree.iterate(state.clone(), FastChance.seeded(_iteration))
    tried = [branch for branch in tree.root.branches if branch is not None]
    assert {branch.move for branch in tried} == set(state.legal_moves(seat))
    by_visits = sorted(tried, key=lambda branch: branch.visits)
    assert by_visits[-1].mean(seat) > by_visits[0].mean(seat)
    assert sum(branch.visits for branch in tried) == tree.root.visits == 400


def test_moves_that_are_not_possible_this_time_are_kept_for_another() -> None:
    node = Branch(-1, 2)
    node.offer((1, 2))
    node.branches[1] = Branch(2, 2)
    node.offer((1, 3))
    assert node.moves == (1, 3)
    node.offer((2, 3))
    kept = node.branches[0]
    assert kept is not None
    assert kept.move == 2


def test_the_last_die_is_taken_with_the_lowest_bid() -> None:
    """Nobody can outbid, and a higher thrust makes balance harder."""
    state = RACE.load(
        {
            "cells": [12, 5, 5],
            "tokens": [3, 3, 3],
            "speeds": [6],
            "thrusts": [None, 1, 1],
            "taken": [None, 4, 3],
            "auction": {"opener": 0},
            "round": 4,
            "options": {"auction": True},
        }
    )
    assert chosen_by(SearchBot(FastChance.seeded(1), RACE, QUICK), state, 0) == "open 6 1"


# ---- the same seed, the same game


@pytest.mark.parametrize("options", [BASIC, AUCTION], ids=["basic", "auction"])
def test_the_same_seed_makes_the_same_decision(options: Options) -> None:
    state = RACE.new(4, options, FastChance.seeded(8))
    assert isinstance(state, Race)
    seat = int(state.next_seat())
    bot = SearchBot(FastChance.seeded(1), RACE, Skill(iterations=60, mindset=Mindset(0.5, 0.3), noise=0.05))
    decisions = [[chosen_by(bot, state, seat, seed) for seed in range(12)] for _ in range(2)]
    assert decisions[0] == decisions[1]
    assert len(set(decisions[0])) > 1  # the negative control: another seed can decide otherwise
