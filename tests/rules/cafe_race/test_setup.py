"""Before the race."""

import pytest

from scene import Scene


@pytest.mark.rule("RACE-SETUP-1")
@pytest.mark.parametrize("auction", [False, True])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_all_clerks_stand_in_the_start_zone_with_a_full_cup(players: int, auction: bool) -> None:
    race = Scene.new("cafe-race", players, auction=auction)
    assert race.position["cells"] == [0] * players
    assert race.position["tokens"] == [5] * players
    assert race.position["round"] == 1
    assert race.position["taken"] == [None] * players
