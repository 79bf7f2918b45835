"""The three tie tables, level by level, and held against a reference that says them in one line each."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cafe_race.reference import first_of, in_order
from rules.cafe_race.scene import KEEP, movement_order, rolls_off, run, speeds_taken, stairs, tie
from tavolino.core.chance import FastChance, ScriptedChance
from tavolino.games.cafe_race.rules_ties import foremost, rank_for_dice, rank_for_movement
from tavolino.games.cafe_race.state import LAST_FINISH, Clerk

# ---- several ties at once, on the table


@pytest.mark.rule("RACE-SPEED-4", "RACE-SPEED-5")
def test_two_tied_groups_roll_in_one_pass_in_order_of_seats() -> None:
    """Seats 0 and 2 tie at thrust 5, seats 1 and 3 at thrust 2: a roll counts within its own group alone."""
    race = stairs([0, 0, 0, 0], speeds=[6, 5, 4, 3])
    run(race, thrusts=[5, 2, 5, 2], white=[1, 1, 6, 6, 1, 2, 6, 5, *KEEP * 4])
    assert rolls_off(race) == [(0, [1, 1]), (1, [6, 6]), (2, [1, 2]), (3, [6, 5])]
    assert list(speeds_taken(race)) == [2, 0, 1, 3]


@pytest.mark.rule("RACE-SPEED-4", "RACE-SPEED-5")
def test_only_the_group_that_is_still_tied_rolls_again() -> None:
    race = stairs([0, 0, 0, 0], speeds=[6, 5, 4, 3])
    run(race, thrusts=[5, 2, 5, 2], white=[1, 4, 6, 6, 2, 3, 6, 5, 1, 2, 1, 1, *KEEP * 4])
    assert [seat for seat, dice in rolls_off(race)] == [0, 1, 2, 3, 0, 2]
    assert list(speeds_taken(race)) == [0, 2, 1, 3]


@pytest.mark.rule("RACE-MOVE-1", "RACE-SPEED-5")
def test_ties_for_dice_are_rolled_before_ties_for_movement_and_these_before_balance() -> None:
    """Two pairs, equal in everything, with equal dice: each rolls for its dice and again for its movement."""
    for_dice = [6, 6, 1, 2, 6, 5, 1, 1]
    for_movement = [1, 1, 1, 2, 3, 4, 5, 6]
    balance = [6, 1, 6, 2, 6, 3, 6, 4]
    race = stairs([0, 0, 4, 4], speeds=[3, 3, 2, 2])
    run(race, thrusts=[3, 3, 2, 2], white=[*for_dice, *for_movement, *balance])
    assert [seat for seat, dice in rolls_off(race)] == [0, 1, 2, 3, 0, 1, 2, 3]
    assert list(speeds_taken(race)) == [0, 1, 2, 3]
    assert movement_order(race) == [1, 0, 3, 2]
    assert [(event["seat"], event["dice"]) for event in race.told("kept_balance")] == [
        (1, [6, 1]), (0, [6, 2]), (3, [6, 3]), (2, [6, 4]),
    ]  # fmt: skip


@pytest.mark.rule("RACE-SPEED-4")
def test_a_chain_of_equal_thrusts_is_broken_level_by_level() -> None:
    race = stairs([7, 6, 6, 4], speeds=[3, 3, 2, 1], tokens=[1, 5, 4, 5])
    run(race, thrusts=[3, 3, 3, 3], white=KEEP)
    assert tie(race, "RACE-SPEED-4") == [
        (3, 2, "further_back"),
        (2, 1, "fewer_tokens"),
        (1, 0, "further_back"),
    ]


@pytest.mark.rule("RACE-MOVE-1")
def test_a_chain_of_equal_speeds_is_broken_level_by_level() -> None:
    race = stairs([7, 5, 5, 4], speeds=[4, 4, 4, 4], tokens=[1, 5, 4, 5])
    run(race, thrusts=[6, 3, 3, 3], white=KEEP * 2)
    assert movement_order(race) == [0, 3, 2, 1]
    assert tie(race, "RACE-MOVE-1") == [(0, 3, "thrust"), (3, 2, "further_back"), (2, 1, "fewer_tokens")]


# ---- all of them, against a reference

CELLS = st.integers(0, 2) | st.integers(0, 29)  # often together
TOKENS = st.integers(4, 5) | st.integers(0, 5)
FACES = st.integers(2, 3) | st.integers(1, 6)
WHITE_DICE = st.lists(st.integers(1, 2), max_size=40)  # often equal sums


@st.composite
def clerks(draw: st.DrawFn, speeds: st.SearchStrategy[int] = FACES) -> list[Clerk]:
    players = draw(st.integers(3, 6))
    return [
        Clerk(seat=seat, cell=draw(CELLS), tokens=draw(TOKENS), thrust=draw(FACES), speed=draw(speeds))
        for seat in range(players)
    ]


def sums(chance: ScriptedChance) -> Iterator[int]:
    """The sums of the white dice that were rolled, two by two."""
    faces = iter([draw.value for draw in chance.drawn])
    return (first + second for first, second in zip(faces, faces, strict=True))


def chance_of(white: list[int]) -> ScriptedChance:
    return ScriptedChance(white, FastChance.seeded(1))


@given(clerks(), WHITE_DICE)
def test_dice_go_by_thrust_then_further_back_then_fewer_tokens_then_white_dice(
    field: list[Clerk], white: list[int]
) -> None:
    chance = chance_of(white)
    ranked = field[::-1]  # whatever their order was before
    rank_for_dice(field, ranked, chance, None)
    order = [clerk.seat for clerk in ranked]
    rolls = sums(chance)
    assert order == in_order([(clerk.thrust, -clerk.cell, -clerk.tokens) for clerk in field], rolls)
    assert next(rolls, None) is None  # nobody rolled in vain


@given(clerks(), WHITE_DICE)
def test_movement_goes_by_speed_then_thrust_then_further_back_then_fewer_tokens_then_white_dice(
    field: list[Clerk], white: list[int]
) -> None:
    chance = chance_of(white)
    ranked = field[::-1]  # whatever their order was before
    rank_for_movement(field, ranked, chance, None)
    order = [clerk.seat for clerk in ranked]
    rolls = sums(chance)
    keys = [(clerk.speed, clerk.thrust, -clerk.cell, -clerk.tokens) for clerk in field]
    assert order == in_order(keys, rolls)
    assert next(rolls, None) is None


@given(clerks(speeds=st.integers(0, 1)), st.integers(0, 3) | st.just(int(LAST_FINISH)), WHITE_DICE)
def test_the_opener_is_further_ahead_then_has_more_tokens_then_the_white_dice(
    field: list[Clerk], limit: int, white: list[int]
) -> None:
    chance = chance_of(white)
    found = foremost(field, limit, chance, None)
    rolls = sums(chance)
    without_die = {
        clerk.seat: (clerk.cell, clerk.tokens) for clerk in field if clerk.speed == 0 and clerk.cell <= limit
    }
    assert (None if found is None else found.seat) == first_of(without_die, rolls)
    assert next(rolls, None) is None


@given(clerks())
def test_the_clerks_themselves_stay_in_order_of_seats(field: list[Clerk]) -> None:
    rank_for_dice(field, field.copy(), chance_of([]), None)
    rank_for_movement(field, field.copy(), chance_of([]), None)
    assert [clerk.seat for clerk in field] == list(range(len(field)))
