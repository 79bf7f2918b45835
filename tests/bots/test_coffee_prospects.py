"""What is expected of everybody between two turns of Coffee Rush: points, and what stands on the counter."""

import pytest

from tavolino.core.chance import FastChance
from tavolino.core.registry import find
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.state import TABS

RUSH = find("coffee-rush")
FORESIGHT = RUSH.foresight()


def between_turns(seed: int, turns: int) -> Rush:
    chance = FastChance.seeded(seed)
    state = RUSH.new(4, RUSH.options_type(), chance)
    assert isinstance(state, Rush)
    while state.turns <= turns and state.next_seat() >= 0:
        FORESIGHT.play_on(state, state.next_seat(), chance)
    return state


def gained(state: Rush, other: Rush) -> list[float]:
    """By seat, in the other position."""
    before, after = FORESIGHT.prospects(state), FORESIGHT.prospects(other)
    return [after[seat] - before[seat] for seat in range(len(before))]


def test_a_drink_that_was_served_is_a_point() -> None:
    state = between_turns(3, 16)
    other = state.clone()
    other.baristas[2].completed.append(0)
    assert gained(state, other) == pytest.approx([0.0, 0.0, 1.0, 0.0])


def test_a_cup_for_an_order_is_worth_less_than_the_order_served_and_more_than_an_empty_one() -> None:
    state = between_turns(3, 16)
    for barista in state.baristas:
        barista.cup1 = barista.cup2 = barista.cup3 = 0
    other = state.clone()
    barista = other.baristas[1]
    barista.cup1 = other.menu.drinks[barista.orders[-1] // TABS].recipe
    (none, some, *_) = gained(state, other)
    assert none == pytest.approx(0.0)
    assert 0.5 < some < 2.5


def test_orders_weigh_the_more_the_sooner_they_are_late() -> None:
    state = between_turns(3, 16)
    drink = state.baristas[0].orders[0] // TABS
    losses = []
    for tab in range(TABS):
        other = state.clone()
        other.baristas[0].cup1 = other.baristas[0].cup2 = other.baristas[0].cup3 = 0
        plain = other.clone()
        other.baristas[0].orders.append(drink * TABS + tab)
        losses.append(gained(plain, other)[0])
    assert losses == sorted(losses, reverse=True)
    assert losses[-1] < losses[0] < 0.0


def test_nearer_the_end_a_lead_says_more() -> None:
    state = between_turns(3, 16)
    closing = state.clone()
    closing.closed = True
    assert FORESIGHT.sharpness(closing) > FORESIGHT.sharpness(state) > 0.0


def test_at_the_end_points_are_what_they_are() -> None:
    state = between_turns(3, 400)
    assert state.next_seat() < 0
    assert FORESIGHT.prospects(state) == [float(points) for points in state.scores()]


def test_who_is_expected_to_do_best_wins_more_often_than_not_by_chance() -> None:
    """After twenty turns, of thirty or so, in twenty games: 25 % would be chance."""
    won = 0.0
    for seed in range(20):
        state = between_turns(seed, 20)
        prospects = FORESIGHT.prospects(state)
        chance = FastChance.seeded(1000 + seed)
        while state.next_seat() >= 0:
            FORESIGHT.play_on(state, state.next_seat(), chance)
        winners = state.winners()
        won += (prospects.index(max(prospects)) in winners) / len(winners)
    assert won / 20 > 0.4
