"""The end of the race, places and points."""

import pytest

from rules.cafe_race.scene import KEEP, SPILL, cells, kinds, run, seats, stairs, tokens
from scene import Scene
from tavolino.core.refusal import GameOver
from tavolino.core.standing import Decision, Score, Standing
from tavolino.games.cafe_race.state import is_step


def finish_on(final: list[int], cups: list[int]) -> Scene:
    """A last round of two cells each, after which the clerks stand on these cells with these tokens."""
    order = sorted(range(len(final)), key=lambda seat: -final[seat])
    thrusts = [6 - order.index(seat) for seat in range(len(final))]
    race = stairs([cell - 2 for cell in final], speeds=[2] * len(final), tokens=cups)
    run(race, thrusts, white=KEEP * sum(is_step(cell) for cell in final))
    assert race.match.over
    assert (cells(race), tokens(race)) == (final, cups)
    return race


def standing(race: Scene) -> Standing:
    return race.match.game.standing(race.match.state)


def places(race: Scene) -> list[int]:
    return [event["place"] for event in race.told("placed")]


def place_points(race: Scene) -> list[int]:
    return [event["place_points"] for event in race.told("scored")]


def points(race: Scene) -> list[int]:
    return [event["points"] for event in race.told("scored")]


def winners(race: Scene) -> list[int]:
    [won] = race.told("won")
    assert standing(race).winners == won["seats"]
    found: list[int] = won["seats"]
    return found


# ---- the end


@pytest.mark.rule("RACE-END-1")
@pytest.mark.parametrize("cell", [28, 29])
def test_when_a_clerk_has_reached_the_finish_the_game_ends_with_that_round(cell: int) -> None:
    race = run(stairs([cell - 6, 7, 8], speeds=[6, 2, 1]), thrusts=[6, 5, 4])
    assert race.match.over
    assert [event["round"] for event in race.told("game_ended")] == [1]
    assert race.told("speeds_rolled") == []
    assert race.match.to_move() == []
    assert standing(race).over


@pytest.mark.rule("RACE-END-1")
def test_players_who_have_not_moved_yet_still_do() -> None:
    race = run(stairs([23, 1, 0], speeds=[6, 2, 1]), thrusts=[6, 5, 4], white=[*KEEP, *SPILL])
    assert cells(race) == [29, 3, 1]
    assert race.position["tokens"] == [5, 5, 4]
    told = [event.kind() for event in race.events]
    assert told.index("reached_finish") < len(told) - 1 - told[::-1].index("moved") < told.index("game_ended")


@pytest.mark.rule("RACE-END-1")
def test_several_may_arrive_in_the_last_round() -> None:
    race = run(stairs([23, 24, 26, 0], speeds=[6, 5, 2, 1]), thrusts=[6, 5, 4, 1], white=KEEP)
    assert seats(race, "reached_finish") == [0, 1, 2]
    assert cells(race) == [29, 29, 28, 1]


@pytest.mark.rule("RACE-END-1")
def test_a_finished_race_takes_no_more_moves() -> None:
    race = run(stairs([23, 7, 8], speeds=[6, 2, 1]), thrusts=[6, 5, 4])
    assert race.match.why(0, "thrust 1") == "RACE-END-1"
    with pytest.raises(GameOver):
        race.play(0, "thrust 1")
    assert [race.legal(seat) for seat in range(3)] == [[], [], []]


def test_while_nobody_has_reached_the_finish_the_race_goes_on() -> None:
    race = run(stairs([26, 7, 8], speeds=[3, 2, 1]), thrusts=[4, 5, 6], white=KEEP * 2, next_speeds=[2, 2, 2])
    assert cells(race) == [27, 9, 11]
    assert not race.match.over
    assert race.position["round"] == 2


# ---- places


@pytest.mark.rule("RACE-SCORE-1")
def test_places_go_by_cell_furthest_first() -> None:
    race = finish_on([7, 28, 18, 8], cups=[5, 5, 5, 5])
    assert places(race) == [4, 1, 2, 3]
    assert [event["cell"] for event in race.told("placed")] == [7, 28, 18, 8]


@pytest.mark.rule("RACE-SCORE-1")
def test_lobby_listss_on_one_cell_share_a_place_and_count_as_one() -> None:
    race = finish_on([12, 28, 12, 9, 9, 5], cups=[5] * 6)
    assert places(race) == [2, 1, 2, 3, 3, 4]


@pytest.mark.rule("RACE-SCORE-1")
def test_who_arrived_first_makes_no_difference() -> None:
    """Seat 0 is the first at the finish, on its first cell; seat 1 comes later and further."""
    race = run(stairs([22, 27, 7, 8], speeds=[6, 2, 2, 1]), thrusts=[6, 5, 4, 3])
    assert seats(race, "reached_finish") == [0, 1]
    assert places(race)[:2] == [2, 1]


@pytest.mark.rule("RACE-SCORE-1")
def test_the_two_finish_cells_are_two_places_and_a_pair_on_the_last_shares_the_first() -> None:
    race = finish_on([29, 29, 28, 28, 27], cups=[5] * 5)
    assert places(race) == [1, 1, 2, 2, 3]


def test_places_can_be_told_at_any_time_of_the_race() -> None:
    race = stairs([11, 4, 11, 0], speeds=[1, 1, 1, 1])
    assert [score.parts["place"] for score in standing(race).scores] == [4, 3, 4, 2]
    assert not standing(race).over


# ---- points


@pytest.mark.rule("RACE-SCORE-2")
def test_four_players_first_alone_two_on_the_next_cell() -> None:
    race = finish_on([12, 28, 9, 12], cups=[5, 5, 5, 5])
    assert place_points(race) == [3, 4, 2, 3]


@pytest.mark.rule("RACE-SCORE-2")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_first_place_is_worth_as_many_points_as_players_and_each_after_one_less(players: int) -> None:
    race = finish_on([29, 27, 25, 23, 21, 19][:players], cups=[5] * players)
    assert place_points(race) == list(range(players, 0, -1))


@pytest.mark.rule("RACE-SCORE-2")
def test_points_are_tokens_left_plus_points_for_the_place() -> None:
    race = finish_on([28, 19, 9], cups=[1, 4, 5])
    assert points(race) == [1 + 3, 4 + 2, 5 + 1]
    assert standing(race).scores == [
        Score(0, 4, {"tokens": 1, "place": 3}),
        Score(1, 6, {"tokens": 4, "place": 2}),
        Score(2, 6, {"tokens": 5, "place": 1}),
    ]


# ---- victory


@pytest.mark.rule("RACE-SCORE-3")
def test_most_points_win_even_from_behind() -> None:
    race = finish_on([28, 19, 9], cups=[1, 5, 3])
    assert points(race) == [4, 7, 4]
    assert winners(race) == [1]
    facts = {"points": 7, "other_points": 4, "count": 7, "other_count": 4}
    assert standing(race).decision == Decision("won-by-points", "RACE-SCORE-3", facts)


@pytest.mark.rule("RACE-SCORE-3")
def test_of_equal_points_more_tokens_win() -> None:
    race = finish_on([28, 19, 9], cups=[2, 3, 2])
    assert points(race) == [5, 5, 3]
    assert winners(race) == [1]
    assert standing(race).ranking == [[1], [0], [2]]
    facts = {"points": 5, "other_points": 5, "count": 3, "other_count": 2}
    assert standing(race).decision == Decision("won-by-tokens", "RACE-SCORE-3", facts)


@pytest.mark.rule("RACE-SCORE-3")
def test_of_equal_points_and_tokens_all_share_the_victory() -> None:
    race = finish_on([29, 8, 29, 28], cups=[4, 5, 4, 4])
    assert points(race) == [8, 7, 8, 7]
    assert winners(race) == [0, 2]
    assert standing(race).ranking == [[0, 2], [1], [3]]
    assert standing(race).decision == Decision("won-shared", "RACE-SCORE-3", {"points": 8})


@pytest.mark.rule("RACE-SCORE-4", "RACE-SCORE-1")
def test_all_clerks_in_the_start_zone_share_one_place() -> None:
    """A pair on the first step keeps three others from ever leaving."""
    race = stairs([23, 1, 1, 0, 0, 0], speeds=[6, 1, 1, 1, 1, 1])
    ties_of_thrust = [6, 6, 6, 5, 6, 4]
    run(race, thrusts=[6, 1, 2, 5, 5, 5], white=[*ties_of_thrust, *ties_of_thrust, *KEEP * 5])
    assert kinds(race, 3) == ["moved", "blocked", "kept_balance"]
    assert cells(race) == [29, 2, 2, 0, 0, 0]
    assert places(race) == [1, 2, 2, 3, 3, 3]
    assert place_points(race) == [6, 5, 5, 4, 4, 4]
    in_start_zone = [event["seat"] for event in race.told("placed") if event["rule"] == "RACE-SCORE-4"]
    assert in_start_zone == [3, 4, 5]
