"""A set that somebody brings costs no more than its length: counted in calls, which are the same on every machine."""

import sys
from collections import Counter
from collections.abc import Callable
from functools import partial
from types import FrameType

import pytest

from tavolino.core.fault import MOST_FAULTS
from tavolino.core.refusal import BadOption
from tavolino.core.registry import find
from tavolino.games.coffin_rush import layouts
from tavolino.games.coffin_rush.house import house
from tavolino.games.coffin_rush.kit_faults import faults_of
from tavolino.games.coffin_rush.layouts import house_quadrants, named_layouts, set_problems
from tavolino.games.coffin_rush.quadrants import Quadrant, turned

GAME = find("coffin-rush")
DRAWING = house()["quadrants"]["jars"]


def calls(job: Callable[[], object]) -> int:
    """Of functions in Python, while the job runs."""
    count = 0

    def noted(_frame: FrameType, event: str, _: object) -> None:
        nonlocal count
        count += event == "call"

    faults_of({})  # whatever is made once is made now
    sys.setprofile(noted)
    try:
        job()
    finally:
        sys.setprofile(None)
    return count


def strange(number: int) -> dict[str, object]:
    return {"quadrants": {f"room{one}": DRAWING for one in range(number)}}


def test_drawings_that_have_no_place_are_refused_before_they_are_looked_at() -> None:
    assert calls(lambda: faults_of(strange(340))) < 4_000
    assert [(one.path, one.code) for one in faults_of(strange(2))] == [
        (f"quadrants.room{number}", "coffin-rush-no-name") for number in range(2)
    ]
    assert len(faults_of(strange(340))) == MOST_FAULTS


def test_twice_as_many_layouts_cost_twice_as_much() -> None:
    def own(number: int) -> dict[str, object]:
        return {"layouts": {f"own{one}": list(named_layouts()["standard"]) for one in range(number)}}

    few, many = (calls(partial(faults_of, own(number))) for number in (50, 100))
    assert faults_of(own(100)) == []
    assert many < 2.2 * few


def test_twins_are_found_by_turning_each_quadrant_and_not_each_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[str] = []

    def noted(quadrant: Quadrant, quarters: int) -> Quadrant:
        turns.append(quadrant.name)
        return turned(quadrant, quarters)

    monkeypatch.setattr(layouts, "turned", noted)
    assert set_problems(house_quadrants()) == []
    assert max(Counter(turns).values()) <= 4


def test_of_many_faults_the_first_are_told() -> None:
    empty: dict[str, object] = {"layouts": {f"own{one}": [] for one in range(5_000)}}
    assert len(faults_of(empty)) == MOST_FAULTS + 1
    assert calls(lambda: faults_of(empty)) < 50_000


def test_a_layout_that_is_not_played_on_is_checked_when_it_is_brought() -> None:
    temple = {"layouts": {"broken": ["crypt0"]}}
    with pytest.raises(
        BadOption, match=r"options\.temple\.layouts\.broken: coffin-rush-not-once \(quadrant: base, count: 0\)"
    ):
        GAME.read_options({"temple": temple})


def test_and_not_again_when_a_table_is_read_from_its_log() -> None:
    temple = {"layouts": {f"own{one}": list(named_layouts()["standard"]) for one in range(300)}}
    brought, stored = (calls(partial(read, {"temple": temple})) for read in (GAME.read_options, GAME.stored_options))
    assert stored < 10 < 10_000 < brought


@pytest.mark.parametrize("name", ["two\nlines", "a/b", "Big"])
def test_a_layout_s_name_is_always_checked(name: str) -> None:
    """It is part of the key of the temple."""
    options = GAME.stored_options({"temple": {"layouts": {name: list(named_layouts()["standard"])}}, "layout": name})
    with pytest.raises(BadOption, match="coffin-rush-layout-name"):
        GAME.moves(options)
