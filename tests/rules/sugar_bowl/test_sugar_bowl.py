"""Every rule of Sugar Bowl, as docs/add-a-game.md shows it."""

import pytest

from scene import Scene


@pytest.mark.rule("LUMP-COMP-1")
def test_a_die_tells_the_number_of_rounds() -> None:
    assert Scene.new("sugar-bowl", 2, dice=[4]).position["rounds"] == 4


@pytest.mark.rule("LUMP-TAKE-1")
def test_everybody_decides_once_and_secretly() -> None:
    bowl = Scene.new("sugar-bowl", 3)
    bowl.play(1, "take 3")
    assert bowl.refusal(1, "take 2") == "LUMP-TAKE-1"
    assert bowl.view(0)["decided"] == [False, True, False]


@pytest.mark.rule("LUMP-TAKE-2")
def test_only_a_number_that_nobody_else_chose_takes_lumps() -> None:
    bowl = Scene.at("sugar-bowl", rounds=2, chosen=[2, 2, 0], lumps=[0, 0, 0])
    bowl.play(2, "take 3")
    assert bowl.position["lumps"] == [0, 0, 3]


@pytest.mark.rule("LUMP-END-1")
def test_after_the_last_round_most_lumps_win() -> None:
    bowl = Scene.at("sugar-bowl", rounds=1, chosen=[0, 2], lumps=[1, 0])
    bowl.play(0, "take 1")
    assert bowl.match.over
    assert bowl.told("ended")[0]["seats"] == [0, 1]
