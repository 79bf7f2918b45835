"""Phase 1 of the basic game: speed dice and secret thrusts."""

import pytest

from scene import Scene


@pytest.mark.rule("RACE-SPEED-1")
def test_speed_dice_are_rolled_one_per_player_and_lie_open_from_high_to_low() -> None:
    race = Scene.new("cafe-race", 4, dice=[2, 6, 1, 4])
    assert race.told("speeds_rolled") == [
        {"event": "speeds_rolled", "rule": "RACE-SPEED-1", "round": 1, "dice": [6, 4, 2, 1]}
    ]
    assert race.view(None)["speeds"] == [6, 4, 2, 1]


@pytest.mark.rule("RACE-SPEED-2")
def test_a_thrust_once_chosen_is_final() -> None:
    race = Scene.new("cafe-race", 3)
    race.play(1, "thrust 4")
    assert race.refusal(1, "thrust 5") == "RACE-SPEED-2"
