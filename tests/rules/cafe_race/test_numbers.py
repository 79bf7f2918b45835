"""A race as numbers, as each seat may know it."""

from collections.abc import Mapping

from rules.cafe_race.scene import KEEP, auction, run, stairs
from scene import Scene


def about(numbers: Mapping[str, int], who: str, *names: str) -> list[int]:
    return [numbers[f"{who} {name}"] for name in names]


def test_who_looks_comes_first_and_then_the_others_clockwise() -> None:
    race = stairs([3, 12, 3, 0], [6, 4, 2, 1], tokens=[5, 4, 3, 2])
    for seat in range(4):
        numbers = race.numbers(seat)
        seen = [about(numbers, who, "cell", "tokens") for who in ("me", "+1", "+2", "+3")]
        assert seen == [[[3, 5], [12, 4], [3, 3], [0, 2]][(seat + step) % 4] for step in range(4)]


def test_where_clerks_stand() -> None:
    numbers = stairs([7, 18, 7, 0], [6, 4, 2, 1]).numbers(0)
    assert about(numbers, "me", "step", "place", "beside") == [7, 2, 1]
    assert about(numbers, "+1", "step", "place", "beside") == [8, 1, 0]
    assert about(numbers, "+2", "step", "place", "beside") == [7, 2, 1]
    assert about(numbers, "+3", "step", "place", "beside") == [0, 3, 0]


def test_the_dice_on_the_table_and_who_must_answer() -> None:
    race = stairs([3, 2, 1], [6, 4, 1])
    race.play(1, "thrust 4")
    numbers = race.numbers(0)
    assert [numbers[f"die {place}"] for place in (1, 2, 3)] == [6, 4, 1]
    assert [numbers[f"{who} to move"] for who in ("me", "+1", "+2")] == [1, 0, 1]
    assert (numbers["asked thrust"], numbers["asked bid"], numbers["over"]) == (1, 0, 0)


def test_a_covered_thrust_is_told_to_its_seat_alone() -> None:
    race = stairs([3, 2, 1], [6, 4, 1])
    race.play(1, "thrust 4")
    assert about(race.numbers(1), "me", "chosen", "thrust") == [1, 4]
    assert about(race.numbers(0), "+1", "chosen", "thrust") == [1, 0]
    assert about(race.numbers(2), "+2", "chosen", "thrust") == [1, 0]


def test_an_auction_is_open_to_all() -> None:
    race = auction([12, 9, 14, 0], [5, 3, 1], opener=0, took={2: (4, 6)})
    race.play(0, "open 5 2")
    numbers = race.numbers(3)
    assert (numbers["auction"], numbers["asked bid"], numbers["die on offer"], numbers["bid"]) == (1, 1, 5, 2)
    assert about(numbers, "+1", "opener", "leader", "to move") == [1, 1, 0]
    assert about(numbers, "+2", "opener", "leader", "to move") == [0, 0, 1]
    assert about(numbers, "+3", "thrust", "speed") == [4, 6]
    assert [numbers[f"die {place}"] for place in (1, 2, 3, 4)] == [5, 3, 1, 0]


def test_what_was_shown_in_earlier_rounds_stays_known_to_all() -> None:
    race = stairs([0, 0, 0], [3, 2, 1])
    run(race, [2, 1, 3], KEEP * 3, next_speeds=[3, 2, 1])
    run(race, [2, 6, 3], KEEP * 3)
    assert race.view(None)["shown"] == race.position["shown"] == [[2, 1, 3], [2, 6, 3]]
    numbers = race.numbers(1)
    assert about(numbers, "me", "last thrust", "showed 1", "showed 6", "showed 2") == [6, 1, 1, 0]
    assert about(numbers, "+2", "last thrust", "showed 1", "showed 6", "showed 2") == [2, 0, 0, 2]


def test_of_a_long_race_the_last_twenty_rounds_are_remembered() -> None:
    past = [[1, 2, 3]] * 20
    race = Scene.at("cafe-race", cells=[0, 0, 0], tokens=[5, 5, 5], speeds=[3, 2, 1], round=21, shown=past)
    run(race, [6, 5, 4], KEEP * 3)
    assert race.position["shown"] == [*past[1:], [6, 5, 4]]
    assert about(race.numbers(0), "me", "last thrust", "showed 1", "showed 6") == [6, 19, 1]


def test_rounds_beyond_a_byte_are_told_as_255() -> None:
    race = Scene.at("cafe-race", cells=[0, 0, 0], tokens=[5, 5, 5], speeds=[1, 1, 1], round=300)
    assert race.numbers(0)["round"] == 255
