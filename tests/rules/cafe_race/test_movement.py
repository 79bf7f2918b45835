"""Phase 2 of a round: who moves first, how far, and what becomes of the coffee."""

import pytest

from rules.cafe_race.scene import (
    KEEP,
    SPILL,
    cells,
    kinds,
    movement_order,
    rolls_off,
    run,
    stairs,
    tie,
    tokens,
)
from scene import Scene

MOVE_1 = "RACE-MOVE-1"


# ---- the order


@pytest.mark.rule("RACE-MOVE-1")
def test_the_highest_speed_moves_first() -> None:
    race = run(stairs([0, 0, 0, 0], speeds=[6, 4, 3, 1]), thrusts=[1, 4, 6, 2], white=KEEP * 4)
    assert movement_order(race) == [2, 1, 3, 0]
    assert [event["seat"] for event in race.told("moved")] == [2, 1, 3, 0]


@pytest.mark.rule("RACE-MOVE-1")
def test_of_equal_speeds_the_higher_thrust_moves_first_wherever_it_stands() -> None:
    race = run(stairs([6, 5, 0], speeds=[4, 4, 4], tokens=[5, 1, 1]), thrusts=[6, 5, 1], white=KEEP)
    assert movement_order(race) == [0, 1, 2]
    assert tie(race, MOVE_1) == [(0, 1, "thrust"), (1, 2, "thrust")]


@pytest.mark.rule("RACE-MOVE-1")
def test_of_equal_speeds_and_thrusts_the_clerk_further_back_moves_first() -> None:
    race = run(stairs([6, 5, 0], speeds=[4, 4, 1], tokens=[1, 5, 5]), thrusts=[3, 3, 1], white=KEEP)
    assert movement_order(race) == [1, 0, 2]
    assert tie(race, MOVE_1) == [(1, 0, "further_back")]


@pytest.mark.rule("RACE-MOVE-1")
def test_of_equal_speeds_thrusts_and_cells_fewer_tokens_move_first() -> None:
    race = run(stairs([5, 5, 0], speeds=[4, 4, 1], tokens=[5, 2, 5]), thrusts=[3, 3, 1], white=KEEP)
    assert movement_order(race) == [1, 0, 2]
    assert tie(race, MOVE_1) == [(1, 0, "fewer_tokens")]


@pytest.mark.rule("RACE-MOVE-1", "RACE-SPEED-5")
def test_of_wholly_equal_clerks_the_higher_roll_moves_first() -> None:
    for_dice, for_movement = [5, 5, 2, 2], [1, 3, 1, 4]
    race = stairs([5, 5, 0], speeds=[4, 4, 1])
    run(race, thrusts=[3, 3, 1], white=[*for_dice, *for_movement, *KEEP])
    assert movement_order(race) == [1, 0, 2]
    assert tie(race, MOVE_1) == [(1, 0, "white_dice")]


@pytest.mark.rule("RACE-MOVE-1", "RACE-SPEED-5")
def test_the_whole_order_is_fixed_before_the_first_clerk_moves() -> None:
    """Even the two slowest roll off before the fastest makes its balance roll."""
    for_dice, for_movement = [6, 5, 1, 1], [2, 1, 2, 2]
    race = stairs([0, 8, 8], speeds=[5, 2, 2])
    run(race, thrusts=[6, 1, 1], white=[*for_dice, *for_movement, 5, 6])
    assert movement_order(race) == [0, 2, 1]
    assert rolls_off(race) == [(1, [6, 5]), (2, [1, 1]), (1, [2, 1]), (2, [2, 2])]
    order = [event.kind() for event in race.events]
    assert max(at for at, kind in enumerate(order) if kind == "rolled_off") < order.index("order_fixed")
    assert order.index("order_fixed") < order.index("moved")
    assert race.told("kept_balance")[0]["dice"] == [5, 6]


@pytest.mark.rule("RACE-MOVE-1")
def test_a_spill_on_the_way_does_not_change_the_order() -> None:
    """After its spill the first has as few tokens as the others, and still nobody rolls anew."""
    race = stairs([0, 0, 0], speeds=[2, 2, 2], tokens=[4, 3, 5])
    run(race, thrusts=[4, 4, 4], white=[*SPILL, *SPILL, *KEEP])
    assert movement_order(race) == [1, 0, 2]
    assert [event["seat"] for event in race.told("moved")] == [1, 0, 2]
    assert cells(race) == [2, 2, 1]


# ---- how far


@pytest.mark.rule("RACE-MOVE-2")
@pytest.mark.parametrize("speed", [1, 2, 3, 4, 5, 6])
def test_a_clerk_moves_forward_exactly_its_speed(speed: int) -> None:
    race = stairs([11, 0, 4], speeds=[speed] * 3)
    run(race, thrusts=[3, 2, 1], white=KEEP * (3 if speed < 4 else 2))
    assert race.told("moved")[0] == {
        "event": "moved", "rule": "RACE-MOVE-2", "seat": 0, "from": 11, "to": 11 + speed, "speed": speed,
    }  # fmt: skip
    assert cells(race) == [11 + speed, speed, 4 + speed]


@pytest.mark.rule("RACE-MOVE-2")
def test_a_clerk_passes_single_clerks_and_may_join_one() -> None:
    race = run(stairs([3, 5, 7], speeds=[5, 3, 1]), thrusts=[6, 2, 1], white=KEEP)
    assert cells(race) == [8, 8, 7]
    assert kinds(race, 2) == ["moved", "blocked", "kept_balance"]


@pytest.mark.rule("RACE-MOVE-2", "RACE-MOVE-5")
def test_a_clerk_never_moves_back() -> None:
    race = run(stairs([12, 12, 11, 0], speeds=[6, 1, 1, 1]), thrusts=[1, 2, 6, 3], white=KEEP * 4)
    assert race.told("moved")[0]["from"] == race.told("moved")[0]["to"] == 11
    assert cells(race) == [13, 13, 11, 1]


@pytest.mark.rule("RACE-MOVE-3")
@pytest.mark.parametrize("landing", [8, 9, 10, 18, 19, 20])
def test_ending_on_a_landing_has_no_further_effect(landing: int) -> None:
    race = stairs([landing - 6, 0, 0], speeds=[6, 1, 1])
    run(race, thrusts=[6, 2, 1], white=KEEP * 2)
    assert kinds(race, 0) == ["moved", "rested"]
    assert tokens(race)[0] == 5


# ---- balance


def balance(thrust: int, speed: int, dice: list[int], cup: int = 5) -> Scene:
    """Seat 0 comes onto a step with this thrust and speed; the others go to a landing, where nobody rolls."""
    other, another = [face for face in range(1, 7) if face != thrust][:2]
    race = stairs([0, 8 - speed, 9 - speed], speeds=[speed] * 3, tokens=[cup, 5, 5])
    return run(race, thrusts=[thrust, other, another], white=dice)


@pytest.mark.rule("RACE-MOVE-4")
@pytest.mark.parametrize(
    ("thrust", "speed", "dice"),
    [
        (2, 1, [1, 2]),
        (4, 3, [1, 6]),
        (4, 3, [5, 3]),
        (3, 4, [4, 3]),
        (6, 6, [6, 6]),
        (5, 6, [5, 6]),
        (1, 1, [1, 1]),
    ],
)
def test_a_sum_of_at_least_thrust_plus_speed_keeps_the_balance(thrust: int, speed: int, dice: list[int]) -> None:
    race = balance(thrust, speed, dice)
    roll = {"tokens": 5, "dice": dice, "needed": thrust + speed}
    assert race.told("kept_balance") == [{"event": "kept_balance", "rule": "RACE-MOVE-4", "seat": 0, **roll}]
    assert race.told("spilled") == []
    assert tokens(race) == [5, 5, 5]


@pytest.mark.rule("RACE-MOVE-4")
@pytest.mark.parametrize(
    ("thrust", "speed", "dice"),
    [(2, 1, [1, 1]), (4, 3, [1, 5]), (3, 4, [3, 3]), (6, 6, [6, 5]), (6, 6, [1, 1]), (1, 6, [3, 3])],
)
def test_a_smaller_sum_spills_one_token_however_much_is_missing(thrust: int, speed: int, dice: list[int]) -> None:
    race = balance(thrust, speed, dice)
    roll = {"tokens": 4, "dice": dice, "needed": thrust + speed}
    assert race.told("spilled") == [{"event": "spilled", "rule": "RACE-MOVE-4", "seat": 0, **roll}]
    assert race.told("kept_balance") == []
    assert tokens(race) == [4, 5, 5]
    assert cells(race)[0] == speed


@pytest.mark.rule("RACE-MOVE-4")
def test_balance_rolls_are_made_in_order_of_movement() -> None:
    race = run(stairs([0, 0, 0], speeds=[3, 2, 1]), thrusts=[1, 2, 3], white=[6, 1, 6, 2, 6, 3])
    rolls = [(event["seat"], event["dice"]) for event in race.told("kept_balance")]
    assert rolls == [(2, [6, 1]), (1, [6, 2]), (0, [6, 3])]


# ---- full cells


@pytest.mark.rule("RACE-MOVE-5")
def test_a_clerk_stops_before_a_full_cell_and_loses_the_rest_of_its_move() -> None:
    race = stairs([15, 15, 11, 0], speeds=[6, 1, 1, 1])
    run(race, thrusts=[2, 1, 6, 3], white=KEEP * 4)
    assert cells(race) == [16, 16, 14, 1]  # the pair went on only after it had stood in the way
    assert kinds(race, 2) == ["moved", "blocked", "kept_balance"]
    assert race.told("blocked") == [{"event": "blocked", "rule": "RACE-MOVE-5", "seat": 2, "cell": 14}]


@pytest.mark.rule("RACE-MOVE-5")
def test_a_full_cell_cannot_be_jumped_even_if_the_goal_is_free() -> None:
    race = run(stairs([4, 4, 3, 0], speeds=[5, 4, 4, 1]), thrusts=[2, 3, 6, 1], white=[*KEEP, *KEEP])
    assert cells(race) == [8, 8, 3, 1]


@pytest.mark.rule("RACE-MOVE-5")
@pytest.mark.parametrize(("white", "left"), [([6, 6], 5), ([6, 5], 4)])
def test_the_roll_of_a_stopped_clerk_is_against_its_full_thrust_and_speed(white: list[int], left: int) -> None:
    race = run(stairs([14, 14, 11, 8], speeds=[6, 6, 6, 1]), thrusts=[3, 2, 6, 1], white=white)
    [roll] = [*race.told("kept_balance"), *race.told("spilled")]
    assert (roll["seat"], roll["needed"]) == (2, 12)  # though it moved but two cells
    assert cells(race)[2] == 13
    assert tokens(race) == [5, 5, left, 5]


@pytest.mark.rule("RACE-MOVE-5")
def test_a_clerk_stopped_on_a_landing_rolls_too() -> None:
    race = run(stairs([10, 10, 5, 0], speeds=[6, 1, 1, 1]), thrusts=[2, 1, 6, 3], white=[*SPILL, *KEEP * 3])
    assert kinds(race, 2) == ["moved", "blocked", "spilled"]
    assert cells(race)[2] == 9
    assert tokens(race) == [5, 5, 4, 5]


@pytest.mark.rule("RACE-MOVE-5")
@pytest.mark.parametrize("cell", [4, 9])
def test_a_clerk_that_cannot_leave_its_cell_rolls_where_it_stood(cell: int) -> None:
    race = stairs([cell + 1, cell + 1, cell, 16], speeds=[5, 5, 5, 3])
    run(race, thrusts=[2, 3, 6, 1], white=[*SPILL, *(KEEP * 2 if cell == 9 else [])])
    assert kinds(race, 2) == ["moved", "blocked", "spilled"]
    assert cells(race)[2] == cell
    assert tokens(race)[2] == 4


@pytest.mark.rule("RACE-MOVE-5")
def test_a_clerk_that_cannot_leave_the_start_zone_rolls_too() -> None:
    race = run(stairs([1, 1, 0, 7], speeds=[4, 1, 1, 1]), thrusts=[2, 1, 4, 3], white=[3, 4, *KEEP, *KEEP])
    assert kinds(race, 2) == ["moved", "blocked", "spilled"]
    assert race.told("spilled")[0]["needed"] == 8
    assert cells(race)[2] == 0
    assert tokens(race)[2] == 4


@pytest.mark.rule("RACE-MOVE-5")
def test_a_pair_that_comes_together_in_this_round_stops_who_follows() -> None:
    race = run(stairs([3, 4, 5, 0], speeds=[5, 4, 4, 1]), thrusts=[6, 5, 4, 1], white=[*KEEP, *KEEP])
    assert cells(race) == [8, 8, 7, 1]
    assert kinds(race, 2) == ["moved", "blocked", "kept_balance"]


def test_a_pair_that_has_gone_stops_nobody() -> None:
    race = run(stairs([5, 5, 4], speeds=[6, 5, 4]), thrusts=[6, 5, 4], white=KEEP)
    assert cells(race) == [11, 10, 8]
    assert race.told("blocked") == []


@pytest.mark.rule("RACE-MOVE-6")
def test_ending_by_its_own_speed_before_a_full_cell_on_a_landing_calls_for_no_roll() -> None:
    race = run(stairs([10, 10, 5, 0], speeds=[4, 1, 1, 1]), thrusts=[2, 1, 6, 3], white=KEEP * 3)
    assert kinds(race, 2) == ["moved", "close_call", "rested"]
    assert cells(race)[2] == 9


@pytest.mark.rule("RACE-MOVE-6")
def test_ending_by_its_own_speed_before_a_full_cell_on_a_step_is_one_ordinary_roll() -> None:
    race = run(stairs([7, 7, 2, 16], speeds=[4, 4, 4, 2]), thrusts=[2, 3, 6, 1], white=[4, 6, *KEEP * 2])
    assert kinds(race, 2) == ["moved", "close_call", "kept_balance"]
    assert race.told("close_call")[0]["rule"] == "RACE-MOVE-6"
    assert race.told("kept_balance")[0]["needed"] == 10
