"""Phase 2 of a round, continued: the finish, and what becomes of an empty cup."""

import pytest

from rules.cafe_race.scene import KEEP, SPILL, auction, cells, kinds, play_with, run, stairs, tokens
from scene import Scene

# ---- the finish


@pytest.mark.rule("RACE-MOVE-7")
@pytest.mark.parametrize("cell", [28, 29])
def test_ending_exactly_on_a_finish_cell_calls_for_no_roll(cell: int) -> None:
    race = run(stairs([cell - 5, 7, 7], speeds=[5, 2, 1]), thrusts=[6, 2, 1])
    assert kinds(race, 0) == ["moved", "arrived", "reached_finish"]
    assert cells(race)[0] == cell
    assert tokens(race)[0] == 5


@pytest.mark.rule("RACE-MOVE-6", "RACE-MOVE-7")
def test_the_first_finish_cell_is_as_safe_when_the_last_is_full() -> None:
    race = run(stairs([24, 24, 25, 8], speeds=[5, 5, 3, 1]), thrusts=[6, 5, 4, 1])
    assert cells(race) == [29, 29, 28, 9]
    assert kinds(race, 2) == ["moved", "close_call", "arrived", "reached_finish"]


@pytest.mark.rule("RACE-MOVE-8")
@pytest.mark.parametrize("start", [24, 25, 26, 27])
@pytest.mark.parametrize(("white", "left"), [([6, 5], 5), ([5, 5], 4)])
def test_a_speed_past_the_finish_ends_on_its_last_cell_with_a_full_balance_roll(
    start: int, white: list[int], left: int
) -> None:
    race = run(stairs([start, 7, 7], speeds=[6, 2, 1]), thrusts=[5, 2, 1], white=white)
    assert cells(race)[0] == 29
    [roll] = [*race.told("kept_balance"), *race.told("spilled")]
    assert roll["needed"] == 11
    assert kinds(race, 0)[:2] == ["moved", "overshot"]
    assert kinds(race, 0)[-1] == "reached_finish"
    assert tokens(race)[0] == left


def one_after_two(pair: int, third: int, speed: int, white: list[int]) -> Scene:
    """Seats 0 and 1 come exactly onto the finish cell `pair`; then seat 2 comes from `third`."""
    race = stairs([pair - 6, pair - 6, third, 8], speeds=[6, 6, speed, 1])
    return run(race, thrusts=[6, 5, 4, 1], white=white)


@pytest.mark.rule("RACE-MOVE-5", "RACE-END-1")
@pytest.mark.parametrize(("third", "speed"), [(26, 3), (26, 4), (27, 6)])
def test_if_the_last_finish_cell_is_full_it_stops_on_the_first_with_one_roll(third: int, speed: int) -> None:
    race = one_after_two(pair=29, third=third, speed=speed, white=SPILL)
    assert cells(race) == [29, 29, 28, 9]
    assert kinds(race, 2) == ["moved", "blocked", "spilled", "reached_finish"]
    assert race.told("spilled")[0]["needed"] == 4 + speed


@pytest.mark.rule("RACE-MOVE-5", "RACE-MOVE-11")
@pytest.mark.parametrize(("third", "speed"), [(26, 2), (26, 3), (26, 4), (27, 6)])
def test_if_the_first_finish_cell_is_full_it_stops_on_the_last_step_even_with_the_last_free(
    third: int, speed: int
) -> None:
    race = one_after_two(pair=28, third=third, speed=speed, white=SPILL)
    assert cells(race) == [28, 28, 27, 9]
    assert kinds(race, 2) == ["moved", "blocked", "stopped_short", "spilled"]
    assert race.told("spilled")[0]["needed"] == 4 + speed


@pytest.mark.rule("RACE-MOVE-11")
def test_a_clerk_stopped_before_the_finish_has_not_reached_it() -> None:
    race = one_after_two(pair=28, third=24, speed=5, white=KEEP)
    assert [event["seat"] for event in race.told("reached_finish")] == [0, 1]
    assert race.told("stopped_short") == [{"event": "stopped_short", "rule": "RACE-MOVE-11", "seat": 2}]
    assert {event["seat"]: event["place"] for event in race.told("placed")}[2] == 2


@pytest.mark.rule("RACE-MOVE-8")
def test_both_finish_cells_fill_up_and_the_fifth_waits_on_the_stairs() -> None:
    race = stairs([27, 27, 22, 22, 26, 8], speeds=[6, 6, 6, 6, 6, 1])
    run(race, thrusts=[6, 5, 4, 3, 2, 1], white=[*SPILL, *KEEP, *KEEP])
    assert cells(race) == [29, 29, 28, 28, 27, 9]
    assert kinds(race, 0) == ["moved", "overshot", "spilled", "reached_finish"]
    assert kinds(race, 1) == ["moved", "overshot", "kept_balance", "reached_finish"]
    assert kinds(race, 2) == ["moved", "close_call", "arrived", "reached_finish"]
    assert kinds(race, 4) == ["moved", "blocked", "stopped_short", "kept_balance"]


# ---- an empty cup


def empty_cup() -> Scene:
    """Seat 0 spills its last token on cell 13; the next round begins."""
    race = stairs([11, 7, 9], speeds=[2, 1, 1], tokens=[1, 4, 2])
    return run(race, thrusts=[5, 2, 1], white=SPILL, next_speeds=[4, 5, 6])


@pytest.mark.rule("RACE-MOVE-9")
def test_who_lost_all_tokens_gets_five_and_goes_back_to_the_start() -> None:
    race = empty_cup()
    assert race.told("spilled")[0]["tokens"] == 0
    assert race.told("refilled") == [{"event": "refilled", "rule": "RACE-MOVE-9", "seat": 0, "tokens": 5}]
    assert cells(race) == [0, 8, 10]
    assert tokens(race) == [5, 4, 2]
    assert race.position["round"] == 2


@pytest.mark.rule("RACE-MOVE-9")
def test_until_the_round_is_over_the_clerk_stands_in_the_way_with_its_empty_cup() -> None:
    """Seats 0 and 1 meet on cell 13 and spill their last; seat 2 still finds the cell full."""
    race = stairs([8, 9, 11], speeds=[5, 4, 4], tokens=[1, 1, 5])
    run(race, thrusts=[6, 5, 4], white=[*SPILL, *SPILL, *KEEP])
    assert kinds(race, 2) == ["moved", "blocked", "kept_balance"]
    assert cells(race) == [0, 0, 12]
    assert tokens(race) == [5, 5, 5]


@pytest.mark.rule("RACE-MOVE-4", "RACE-END-1")
def test_if_the_game_ends_with_this_round_the_cup_stays_empty_and_the_clerk_where_it_is() -> None:
    """The ruling in RACE-MOVE-9: what does not happen leaves no event, so its absence is looked for."""
    race = run(stairs([11, 23, 9], speeds=[6, 5, 1], tokens=[1, 5, 5]), thrusts=[5, 2, 1], white=SPILL)
    assert race.match.over
    assert cells(race) == [17, 28, 10]
    assert tokens(race) == [0, 5, 5]
    assert race.told("refilled") == race.told("back_to_start") == []
    assert race.told("scored")[0]["tokens"] == 0


@pytest.mark.rule("RACE-MOVE-10", "RACE-MOVE-9")
def test_cups_are_refilled_before_the_next_speed_dice_are_rolled() -> None:
    kinds_told = [event.kind() for event in empty_cup().events]
    assert kinds_told[-3:] == ["refilled", "back_to_start", "speeds_rolled"]


@pytest.mark.rule("RACE-MOVE-10", "RACE-AUC-2")
def test_who_goes_back_to_the_start_does_not_open_the_next_auction() -> None:
    race = auction([11, 7, 9], speeds=[1], opener=2, tokens=[1, 4, 2], took={0: (5, 6), 1: (2, 1)})
    play_with(race, 2, "open 1 1", [*SPILL, 4, 5, 6])
    told = [event.kind() for event in race.events]
    assert told[-4:] == ["refilled", "back_to_start", "speeds_rolled", "opener_found"]
    assert race.match.to_move() == [2]  # on cell 10; seat 0 spilled its last on cell 17
