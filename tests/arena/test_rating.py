"""Ratings: strength in proportion to victories, whatever the order of the tables."""

from math import log10

import pytest

from tavolino.arena.rating import TableResult, ratings

PAIRS = [
    TableResult(("hard", "medium"), 4000, {"hard": 3000, "medium": 1000}),
    TableResult(("medium", "easy"), 4000, {"medium": 2000, "easy": 2000}),
    TableResult(("hard", "easy"), 4000, {"hard": 3000, "easy": 1000}),
]


def test_three_times_the_victories_are_three_times_the_strength() -> None:
    found = ratings(PAIRS)
    assert found["hard"] - found["medium"] == pytest.approx(400 * log10(3), abs=1)
    assert found["medium"] - found["easy"] == pytest.approx(0, abs=1)
    assert sum(found.values()) / 3 == pytest.approx(1000)


def test_the_order_of_the_tables_does_not_matter() -> None:
    forth, back = ratings(PAIRS), ratings(PAIRS[::-1])
    assert forth == {bot: pytest.approx(points) for bot, points in back.items()}


def test_several_seats_of_one_bot_are_not_several_times_its_strength() -> None:
    fair = [TableResult(("one", "others", "others", "others"), 4000, {"one": 1000, "others": 3000})]
    found = ratings(fair)
    assert found["one"] == pytest.approx(found["others"], abs=1)


def test_who_never_won_has_a_rating_below_all_others() -> None:
    found = ratings([TableResult(("winner", "loser"), 100, {"winner": 100})])
    assert 600 < found["winner"] - found["loser"] < 1200
