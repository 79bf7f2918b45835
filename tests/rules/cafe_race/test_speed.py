"""Phase 1 of the basic game: speed dice and secret thrusts."""

import pytest

from event_facts import as_told
from rules.cafe_race.scene import KEEP, movement_order, rolls_off, run, speeds_taken, stairs, tie
from scene import Scene

SPEED_2 = "RACE-SPEED-2"
SPEED_4 = "RACE-SPEED-4"


@pytest.mark.rule("RACE-SPEED-1")
def test_speed_dice_are_rolled_one_per_player_and_lie_open_from_high_to_low() -> None:
    race = Scene.new("cafe-race", 4, dice=[2, 6, 1, 4])
    assert race.told("speeds_rolled") == [
        {"event": "speeds_rolled", "rule": "RACE-SPEED-1", "round": 1, "dice": [6, 4, 2, 1]}
    ]
    for viewer in (None, 0, 1, 2, 3):
        assert race.view(viewer)["speeds"] == [6, 4, 2, 1]


@pytest.mark.rule("RACE-SPEED-1")
def test_equal_speed_dice_lie_side_by_side() -> None:
    assert Scene.new("cafe-race", 5, dice=[2, 5, 2, 5, 2]).position["speeds"] == [5, 5, 2, 2, 2]


@pytest.mark.rule("RACE-SPEED-1")
def test_every_round_has_its_own_speed_dice() -> None:
    race = run(stairs([0, 7, 8], speeds=[3, 2, 1]), thrusts=[3, 2, 1], white=KEEP, next_speeds=[1, 4, 2])
    assert race.told("speeds_rolled")[0]["round"] == 2
    assert race.position["speeds"] == [4, 2, 1]
    assert race.position["taken"] == [None, None, None]
    assert race.position["thrusts"] == [None, None, None]


@pytest.mark.rule("RACE-SPEED-2")
def test_a_thrust_once_chosen_is_final() -> None:
    race = Scene.new("cafe-race", 3)
    race.play(1, "thrust 4")
    assert race.refusal(1, "thrust 5") == SPEED_2
    assert race.refusal(1, "thrust 4") == SPEED_2
    assert race.legal(1) == []
    assert race.match.to_move() == [0, 2]


@pytest.mark.rule("RACE-SPEED-2")
@pytest.mark.parametrize("move", ["pass", "bid 3", "bid 6", "open 4 2"])
def test_a_thrust_is_all_that_can_be_chosen(move: str) -> None:
    race = Scene.new("cafe-race", 3, dice=[4, 4, 4])
    assert race.refusal(0, move) == SPEED_2


def test_any_thrust_from_1_to_6_may_be_chosen_by_all_at_once() -> None:
    race = Scene.new("cafe-race", 4)
    assert race.match.to_move() == [0, 1, 2, 3]
    for seat in range(4):
        assert race.legal(seat) == ["thrust 1", "thrust 2", "thrust 3", "thrust 4", "thrust 5", "thrust 6"]


def test_a_chosen_thrust_is_seen_by_nobody_else() -> None:
    race = Scene.new("cafe-race", 3)
    [chose] = race.play(2, "thrust 5")
    assert race.view(2)["thrusts"] == [None, None, 5]
    assert as_told(chose.seen_by(2))["thrust"] == 5
    for viewer in (None, 0, 1):
        assert race.view(viewer)["thrusts"] == [None, None, None]
        assert race.view(viewer)["chosen"] == [False, False, True]
        assert "thrust" not in as_told(chose.seen_by(viewer))


def test_thrusts_are_revealed_all_at_once_in_whatever_order_they_were_chosen() -> None:
    race = stairs([0, 7, 16], speeds=[3, 2, 1])
    race.play(2, "thrust 2")
    assert race.told("revealed") == []
    race.play(0, "thrust 6")
    assert race.told("revealed") == []
    race.play(1, "thrust 4", dice=[*KEEP, *KEEP, 1, 1, 1])
    assert [event["thrusts"] for event in race.told("revealed")] == [[6, 4, 2]]
    assert race.events[-1].kind() == "speeds_rolled"


@pytest.mark.rule("RACE-SPEED-3")
def test_the_higher_the_thrust_the_higher_the_speed_die() -> None:
    race = run(stairs([0, 0, 0, 0], speeds=[6, 5, 3, 1]), thrusts=[2, 6, 1, 5], white=KEEP * 4)
    assert speeds_taken(race) == {1: 6, 3: 5, 0: 3, 2: 1}
    assert list(speeds_taken(race)) == [1, 3, 0, 2]


@pytest.mark.rule("RACE-SPEED-3")
def test_what_counts_is_the_order_of_thrusts_not_their_size() -> None:
    race = run(stairs([0, 0, 0], speeds=[6, 2, 1]), thrusts=[1, 3, 2], white=KEEP * 3)
    assert speeds_taken(race) == {1: 6, 2: 2, 0: 1}


@pytest.mark.rule("RACE-SPEED-4")
def test_of_equal_thrusts_the_clerk_further_back_takes_the_faster_die() -> None:
    race = run(stairs([5, 4, 0], speeds=[5, 4, 1], tokens=[1, 5, 5]), thrusts=[3, 3, 1], white=KEEP)
    assert speeds_taken(race) == {1: 5, 0: 4, 2: 1}
    assert tie(race, SPEED_4) == [(1, 0, "further_back")]


@pytest.mark.rule("RACE-SPEED-4")
def test_of_equal_thrusts_on_one_cell_fewer_tokens_take_the_faster_die() -> None:
    race = run(stairs([4, 4, 7], speeds=[6, 4, 1], tokens=[5, 4, 5]), thrusts=[3, 3, 1])
    assert speeds_taken(race) == {1: 6, 0: 4, 2: 1}
    assert tie(race, SPEED_4) == [(1, 0, "fewer_tokens")]


@pytest.mark.rule("RACE-SPEED-4", "RACE-SPEED-5")
def test_of_equal_thrusts_on_one_cell_with_equal_tokens_the_higher_roll_takes_the_faster_die() -> None:
    race = run(stairs([4, 4, 7], speeds=[6, 4, 1], tokens=[3, 3, 5]), thrusts=[3, 3, 1], white=[3, 3, 5, 2])
    assert speeds_taken(race) == {1: 6, 0: 4, 2: 1}
    assert tie(race, SPEED_4) == [(1, 0, "white_dice")]


@pytest.mark.rule("RACE-SPEED-5")
def test_every_tied_player_rolls_both_white_dice_in_order_of_seats_and_sums_rank_them() -> None:
    white = [6, 1, 4, 4, 2, 3]  # 7, 8 and 5: the highest single die does not count
    race = run(stairs([0, 0, 0], speeds=[6, 5, 4]), thrusts=[2, 2, 2], white=[*white, *KEEP * 3])
    assert rolls_off(race) == [(0, [6, 1]), (1, [4, 4]), (2, [2, 3])]
    assert speeds_taken(race) == {1: 6, 0: 5, 2: 4}


@pytest.mark.rule("RACE-SPEED-5")
def test_equal_sums_roll_again_among_themselves_alone() -> None:
    first, second = [2, 2, 1, 3, 6, 5], [1, 1, 1, 2]
    race = run(stairs([0, 0, 0], speeds=[6, 5, 4]), thrusts=[4, 4, 4], white=[*first, *second, *KEEP * 3])
    assert rolls_off(race) == [(0, [2, 2]), (1, [1, 3]), (2, [6, 5]), (0, [1, 1]), (1, [1, 2])]
    assert list(speeds_taken(race)) == [2, 1, 0]


@pytest.mark.rule("RACE-SPEED-5")
def test_equal_sums_roll_until_they_differ() -> None:
    white = [3, 3, 3, 3, 3, 3, 5, 5, 4, 6, 5, 5, 1, 2, 1, 1, 1, 2, 6, 6, 6, 5]
    race = run(stairs([0, 0, 0], speeds=[6, 5, 4]), thrusts=[4, 4, 4], white=[*white, *KEEP * 3])
    assert [seat for seat, dice in rolls_off(race)] == [0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 2]
    assert list(speeds_taken(race)) == [0, 2, 1]


@pytest.mark.rule("RACE-SPEED-4", "RACE-SPEED-5", "RACE-MOVE-1")
def test_equal_dice_for_equal_clerks_take_a_second_roll_off_for_the_movement() -> None:
    race = stairs([4, 4, 9], speeds=[4, 4, 1])
    run(race, thrusts=[3, 3, 1], white=[1, 1, 1, 2, 6, 6, 6, 5])
    assert list(speeds_taken(race)) == [1, 0, 2]
    assert movement_order(race) == [0, 1, 2]
    assert tie(race, SPEED_4) == [(1, 0, "white_dice")]
    assert tie(race, "RACE-MOVE-1") == [(0, 1, "white_dice")]
