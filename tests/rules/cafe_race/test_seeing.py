"""What everybody sees of a race (RACE-SEE)."""

import pytest

from rules.cafe_race.scene import stairs


@pytest.mark.rule("RACE-SEE-1")
def test_all_is_open_but_thrusts_that_are_chosen_and_not_yet_revealed() -> None:
    race = stairs([3, 2, 1], [6, 4, 1])
    race.play(1, "thrust 4")
    views = [race.view(viewer) for viewer in (0, 1, 2, None)]
    assert [view.pop("thrusts") for view in views] == [[None] * 3, [None, 4, None], [None] * 3, [None] * 3]
    for view in views:
        del view["seat"]
    assert all(view == views[-1] for view in views)
