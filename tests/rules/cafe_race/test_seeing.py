"""What everybody sees of a race (RACE-SEE)."""

import pytest

from rules.cafe_race.scene import stairs
from scene import Scene
from tavolino.core.refusal import BadPosition


@pytest.mark.rule("RACE-SEE-1")
def test_all_is_open_but_thrusts_that_are_chosen_and_not_yet_revealed() -> None:
    race = stairs([3, 2, 1], [6, 4, 1])
    race.play(1, "thrust 4")
    views = [race.view(viewer) for viewer in (0, 1, 2, None)]
    assert [view.pop("thrusts") for view in views] == [[None] * 3, [None, 4, None], [None] * 3, [None] * 3]
    for view in views:
        del view["seat"]
    assert all(view == views[-1] for view in views)


@pytest.mark.parametrize(
    ("shown", "told"),
    [
        ([[1, 2, 3]] * 3, r"^shown: cafe-race-shown \(rounds: 3, round: 3\)$"),
        ([[1, 2]], r"^shown\[0\]: position-entries \(entries: 2, players: 3\)$"),
        ([[1, 2, 7]], r"^shown\[0\]\[2\]: "),
        ([[1, 2, 3]] * 21, r"^shown: "),
    ],
)
def test_a_past_that_cannot_have_been_is_refused(shown: list[list[int]], told: str) -> None:
    with pytest.raises(BadPosition, match=told):
        Scene.at("cafe-race", cells=[3, 2, 1], tokens=[5] * 3, speeds=[6, 4, 1], round=3, shown=shown)


def test_a_position_written_before_the_past_was_remembered_has_none() -> None:
    race = Scene.at("cafe-race", cells=[3, 2, 1], tokens=[5] * 3, speeds=[6, 4, 1], round=3)
    assert "shown" not in race.position
    assert "shown" not in race.view(0)
