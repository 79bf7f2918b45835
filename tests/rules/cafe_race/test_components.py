"""What is in the box: clerks, cups, dice and the stairs."""

import pytest

from rules.cafe_race.scene import KEEP, cells, kinds, run, stairs, tokens
from scene import Scene
from tavolino.core.refusal import BadMove, BadOption, BadPosition

STEPS = [*range(1, 8), *range(11, 18), *range(21, 28)]
LANDINGS = [*range(8, 11), *range(18, 21)]
FINISH = [28, 29]


@pytest.mark.rule("RACE-COMP-1")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_players_have_a_clerk_and_five_tokens_each(players: int) -> None:
    race = Scene.new("cafe-race", players)
    assert len(cells(race)) == players
    assert tokens(race) == [5] * players


@pytest.mark.rule("RACE-COMP-1")
def test_thirty_tokens_serve_the_fullest_table() -> None:
    assert sum(tokens(Scene.new("cafe-race", 6))) == 30


@pytest.mark.rule("RACE-COMP-1")
@pytest.mark.parametrize("players", [0, 1, 2, 7])
def test_fewer_or_more_players_cannot_race(players: int) -> None:
    with pytest.raises(BadOption, match=r"option-players \(game: cafe-race, least: 3, most: 6"):
        Scene.new("cafe-race", players)


@pytest.mark.rule("RACE-COMP-1")
def test_a_thrust_die_has_the_faces_1_to_6() -> None:
    race = Scene.new("cafe-race", 3)
    assert race.legal(0) == [f"thrust {face}" for face in range(1, 7)]
    for face in (0, 7):
        with pytest.raises(BadMove):
            race.play(0, f"thrust {face}")


@pytest.mark.rule("RACE-COMP-2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_there_are_as_many_speed_dice_as_players(players: int) -> None:
    assert len(Scene.new("cafe-race", players).position["speeds"]) == players


@pytest.mark.rule("RACE-COMP-2")
def test_white_dice_are_rolled_two_at_a_time() -> None:
    race = run(stairs([0, 8, 8], speeds=[3, 2, 1]), thrusts=[3, 2, 1], white=[5, 4])
    assert [event["dice"] for event in race.told("kept_balance")] == [[5, 4]]


@pytest.mark.rule("RACE-COMP-3")
def test_the_way_down_has_29_cells_after_the_start() -> None:
    assert sorted(STEPS + LANDINGS + FINISH) == list(range(1, 30))
    with pytest.raises(BadPosition, match="cells"):
        stairs([30, 0, 0], speeds=[1, 1, 1])


def coming_onto(cell: int) -> list[str]:
    """What happens to a clerk whose speed ends on this cell; the others go to a landing."""
    others = 16 if cell not in range(14, 21) else 6
    before = min(cell - 1, 27)  # a clerk on a finish cell would have ended the game
    race = stairs([before, others, others], speeds=[3, 2, cell - before])
    white = KEEP if cell in STEPS else []
    return kinds(run(race, thrusts=[1, 3, 2], white=white), seat=0)


@pytest.mark.rule("RACE-COMP-3")
@pytest.mark.parametrize("cell", STEPS)
def test_seven_steps_to_a_flight_each_call_for_balance(cell: int) -> None:
    assert coming_onto(cell) == ["moved", "kept_balance"]


@pytest.mark.rule("RACE-COMP-3")
@pytest.mark.parametrize("cell", LANDINGS)
def test_three_cells_to_each_of_the_two_landings_are_safe(cell: int) -> None:
    assert coming_onto(cell) == ["moved", "rested"]


@pytest.mark.rule("RACE-COMP-3")
@pytest.mark.parametrize("cell", FINISH)
def test_two_cells_make_the_finish(cell: int) -> None:
    assert coming_onto(cell) == ["moved", "arrived", "reached_finish"]


@pytest.mark.rule("RACE-COMP-4")
@pytest.mark.parametrize("cell", range(1, 30))
def test_a_cell_holds_two_clerks_and_never_three(cell: int) -> None:
    assert cells(stairs([cell, cell, 0], speeds=[1, 1, 1])) == [cell, cell, 0]
    with pytest.raises(BadPosition, match=rf"cafe-race-crowded \(cell: {cell}"):
        stairs([cell, cell, cell], speeds=[1, 1, 1])


@pytest.mark.rule("RACE-COMP-4", "RACE-MOVE-5")
@pytest.mark.parametrize("cell", range(1, 30))
def test_no_third_clerk_gets_onto_any_cell(cell: int) -> None:
    before, far = min(cell - 1, 27), max(cell - 5, 0)
    race = stairs([far, far, before], speeds=[cell - far, cell - far, cell - before])
    arrivals = KEEP * 2 if cell in STEPS else []
    run(race, thrusts=[6, 5, 1], white=[*arrivals, *KEEP])
    assert cells(race) == [cell, cell, cell - 1]


@pytest.mark.rule("RACE-COMP-4")
def test_the_start_zone_holds_everybody() -> None:
    assert cells(stairs([0] * 6, speeds=[1] * 6)) == [0] * 6
