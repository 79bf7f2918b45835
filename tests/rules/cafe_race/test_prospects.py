"""What is foreseen in a race: what each answer needs, and its chance."""

from collections import Counter
from itertools import product

import pytest

from rules.cafe_race.scene import auction, stairs
from scene import Scene
from tavolino.core.registry import find
from tavolino.games.cafe_race.prospects import DieOutcome, MoveOdds, RaceProspects

GAME = find("cafe-race")


def odds(scene: Scene, seat: int = 0) -> dict[str, MoveOdds]:
    found = GAME.prospects(GAME.view(scene.match.state, seat))
    assert isinstance(found, RaceProspects)
    return {one.move: one for one in found.odds}


def outcome(scene: Scene, move: str, speed: int) -> DieOutcome:
    return next(one for one in odds(scene)[move].outcomes if one.speed == speed)


def test_a_balance_roll_needs_thrust_and_speed() -> None:
    one = outcome(stairs([21, 3, 4], [4, 4, 4]), "thrust 3", 4)
    assert (one.cell, one.needed, one.likely) == (25, 7, 1)
    assert one.keeps == pytest.approx(21 / 36)


def test_on_a_landing_and_on_the_finish_nothing_is_needed() -> None:
    landing = outcome(stairs([5, 3, 4], [3, 3, 3]), "thrust 6", 3)
    finish = outcome(stairs([25, 3, 4], [3, 3, 3]), "thrust 6", 3)
    assert [(one.needed, one.keeps) for one in (landing, finish)] == [(None, 1), (None, 1)]


def test_too_fast_for_the_end_needs_the_whole_sum() -> None:
    one = outcome(stairs([26, 3, 4], [6, 6, 6]), "thrust 6", 6)
    assert (one.cell, one.needed) == (29, 12)
    assert one.keeps == pytest.approx(1 / 36)


def test_which_die_a_thrust_gets_is_reckoned_exactly() -> None:
    """Compared with all that the two others could choose; nobody is level, so that no white dice are rolled."""
    for thrust in range(1, 7):
        taken: Counter[int] = Counter()
        for others in product(range(1, 7), repeat=2):
            scene = stairs([1, 2, 3], [6, 4, 1])
            scene.play(0, f"thrust {thrust}")
            scene.play(1, f"thrust {others[0]}")
            scene.play(2, f"thrust {others[1]}", dice=[6] * 40)
            taken.update(event["speed"] for event in scene.told("took_die") if event["seat"] == 0)
        found = {one.speed: one.likely for one in odds(stairs([1, 2, 3], [6, 4, 1]))[f"thrust {thrust}"].outcomes}
        assert found == {speed: pytest.approx(times / 36) for speed, times in taken.items()}


def test_who_are_level_in_everything_get_each_die_as_often() -> None:
    whole = [odds(stairs([0, 0, 0], [6, 4, 1]))[f"thrust {thrust}"] for thrust in range(1, 7)]
    for speed in (6, 4, 1):
        likely = sum(one.likely for each in whole for one in each.outcomes if one.speed == speed)
        assert likely == pytest.approx(2)  # of six thrusts, a third


def test_in_an_auction_the_die_is_known() -> None:
    opening = odds(auction([21, 3, 4], [4, 2, 1], opener=0))
    assert [one.speed for one in opening["open 4 3"].outcomes] == [4]
    assert opening["open 4 3"].keeps == pytest.approx(21 / 36)
    assert "pass" not in opening


def test_who_has_answered_has_no_odds() -> None:
    scene = stairs([1, 2, 3], [6, 4, 1])
    scene.play(0, "thrust 2")
    assert odds(scene) == {}
    assert len(odds(scene, 1)) == 6
