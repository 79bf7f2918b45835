"""Positions that cannot be are refused with the path of what is wrong."""

from typing import Any

import pytest

from rules.coffee_rush.scene import cafe
from scene import Scene
from tavolino.core.refusal import BadPosition
from tavolino.core.registry import find
from tavolino.games.coffee_rush.menu import house_card


def position(**changes: Any) -> dict[str, Any]:
    """A sound position of three players, all supplies written down."""
    return {**cafe(3, tabs={0: {1: ["tea"]}}, cups={1: ["milk coffee"]}, rush={2: 3}).position, **changes}


def turn(**changes: Any) -> dict[str, Any]:
    return {**position()["turn"], **changes}


DRINKS = [drink.id for drink in house_card().drink]


def path_of(written: object) -> str:
    with pytest.raises(BadPosition) as caught:
        find("coffee-rush").load(written)
    return caught.value.path


def test_what_is_left_out_is_computed() -> None:
    whole = position()
    bare = {
        name: value for name, value in whole.items() if name not in ("supply", "rush_supply", "discarded", "players")
    }
    assert Scene.at(**bare).position == whole


def test_cards_that_lie_nowhere_else_are_out_of_the_game() -> None:
    whole = position()
    few = {**whole, "deck": whole["deck"][:3], "discarded": None}
    assert Scene.at(**few).position["discarded"] == sorted(whole["deck"][3:], key=[*DRINKS].index)
    gift = {**whole, "upgrades": [["diagonal"], [], []]}
    assert Scene.at(**gift).position["discarded"] == [], "an upgrade that nobody paid for"


SOUND = position()
BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "an unknown field": ({"sugar": 3}, "sugar"),
    "another game": ({"game": "cafe-race"}, "game"),
    "another version": ({"rules": 99}, "rules"),
    "another number of players": ({"players": 4}, "players"),
    "cups of too few": ({"cups": SOUND["cups"][:2]}, "cups"),
    "four cups": ({"cups": [[{}] * 4] * 3}, "cups[0]"),
    "a seat that is not there": ({"starter": 3}, "starter"),
    "a turn of nobody": ({"turn": turn(seat=None)}, "turn.seat"),
    "a turn of seat 3": ({"turn": turn(seat=3)}, "turn.seat"),
    "an unknown drink": ({"deck": ["punch", *SOUND["deck"][1:]]}, "deck[0]"),
    "a card too many": ({"deck": [*SOUND["deck"], "tea"]}, "deck[79]"),
    "a card too few": ({"deck": SOUND["deck"][1:]}, "deck"),
    "a discard that lies in the deck too": ({"discarded": SOUND["deck"][:1]}, "deck[2]"),
    "an unknown ingredient": ({"cups": [[{"sugar": 1}, {}, {}]] * 3}, "cups[0][0].sugar"),
    "too much tea": ({"cups": [[{"tea": 7}, {"tea": 6}, {}], [{}] * 3, [{}] * 3], "supply": None}, "cups[0][1].tea"),
    "a wrong supply": ({"supply": {**SOUND["supply"], "milk": 12}}, "supply.milk"),
    "too many Rush tokens": ({"rush": [8, 8, 0], "rush_supply": None}, "rush"),
    "a wrong supply of them": ({"rush_supply": 13}, "rush_supply"),
    "an upgrade twice": ({"upgrades": [["diagonal", "diagonal"], [], []]}, "upgrades[0]"),
    "two meeples on a cell": ({"meeples": [["a1"], ["a1"], ["c3"]]}, "meeples"),
    "a cell off the board": ({"meeples": [["e5"], ["a1"], ["c3"]]}, "meeples[0][0]"),
    "a cell with a line feed": ({"meeples": [["a1\n"], ["a2"], ["c3"]]}, "meeples[0][0]"),
    "an upgrade with a line feed": ({"upgrades": [["diagonal\n"], [], []]}, "upgrades[0][0]"),
    "a phase with a line feed": ({"turn": turn(phase="upgrade\n")}, "turn.phase"),
    "two meeples of three players": ({"meeples": [["a1", "a2"], ["b1"], ["c3"]]}, "meeples[0]"),
    "open without an order on the table": (
        {"tabs": [[[]] * 4] * 3, "completed": [["tea"], [], []]},
        "closed",
    ),
    "closed without a reason": ({"closed": True, "turn": turn(seat=1)}, "closed"),
    "closed in the starting player's turn": (
        {"closed": True, "deck": [], "completed": [[], [], SOUND["deck"]]},
        "turn.seat",
    ),
    "more tokens than the steps could give": (
        {"turn": turn(phase="move", steps=1, held={"coffee": 2}), "supply": None},
        "turn.held",
    ),
    "all meeples placed, and placing": ({"turn": turn(phase="place")}, "turn.phase"),
    "stock with three players": ({"turn": turn(phase="stock")}, "turn.phase"),
    "over and not closed": ({"turn": turn(seat=None, phase="over")}, "closed"),
    "five penalties and not closed": (
        {"penalties": [SOUND["deck"][:5], [], []], "deck": SOUND["deck"][5:]}, "closed"
    ),
    "an empty deck and not closed": ({"completed": [SOUND["deck"], [], []], "deck": []}, "closed"),
    "steps before moving": ({"turn": turn(steps=2)}, "turn.steps"),
    "pouring before moving": ({"turn": turn(phase="pour")}, "turn.steps"),
    "steps that nobody paid for": ({"turn": turn(phase="move", steps=16)}, "turn.steps"),
    "served while moving": ({"turn": turn(phase="move", steps=1, served=1)}, "turn.served"),
    "held before moving": ({"turn": turn(held={"tea": 1}), "supply": None}, "turn.held"),
    "more bought than owned": ({"turn": turn(upgraded=1)}, "turn.upgraded"),
    "a meeple picked with three players": ({"turn": turn(meeple="a1")}, "turn.meeple"),
    "stuck on another meeple": (
        {"meeples": [["b2"], ["b2"], ["c3"]], "turn": turn(phase="move", steps=3)}, "turn.steps"
    ),
    "another starter than the named one": ({"options": {"starter": 1}}, "options.starter"),
    "a wrong menu": ({"options": {"menu": {"drink": []}}}, "options.menu.drink"),
}  # fmt: skip


@pytest.mark.parametrize("name", BROKEN)
def test_what_cannot_be_is_refused_with_its_path(name: str) -> None:
    changes, path = BROKEN[name]
    assert path_of(position(**changes)) == path


@pytest.mark.parametrize("written", [None, 3, [], "position", {}])
def test_what_is_no_position_at_all_is_refused(written: object) -> None:
    assert path_of(written) == ("starter" if written == {} else "position")


def test_two_players_say_which_meeple_is_under_way() -> None:
    whole = cafe(2).position
    moving = {**whole, "turn": {**whole["turn"], "phase": "move", "steps": 1}}
    assert path_of(moving) == "turn.meeple"
    assert path_of({**moving, "turn": {**moving["turn"], "meeple": "b4"}}) == "turn.meeple"
    assert Scene.at(**{**moving, "turn": {**moving["turn"], "meeple": "a3"}}).legal(0)[:3] == [
        "go a2",
        "go b3",
        "go a4",
    ]
    standing = {**whole, "turn": {**whole["turn"], "phase": "pour", "steps": 1, "held": {"tea": 1}}, "supply": None}
    assert "pour tea 1" in Scene.at(**standing).legal(0), "once it stands, either may have moved"


def test_the_first_ingredients_are_those_under_the_meeples() -> None:
    scene = Scene.new("coffee-rush", 2, starter=0)
    for seat, move in ((1, "place a2"), (0, "place b1"), (1, "place d2"), (0, "place d1"), (0, "pour caramel 1")):
        scene.play(seat, move)
    stocking = {**scene.position, "supply": None}
    assert Scene.at(**stocking).position == scene.position
    empty: list[dict[str, int]] = [{}, {}, {}]
    assert path_of({**stocking, "cups": [empty, empty]}) == "cups[0]"
    assert path_of({**stocking, "cups": [stocking["cups"][0], [{"tea": 1}, {}, {}]]}) == "cups[1]"
    assert path_of({**stocking, "turn": {**stocking["turn"], "seat": 1}}) == "cups[0]"
    assert path_of({**stocking, "turn": {**stocking["turn"], "held": {}}}) == "turn.phase"


def test_meeples_are_placed_in_their_order() -> None:
    placing = Scene.new("coffee-rush", 3, starter=0).position
    assert path_of({**placing, "turn": {**placing["turn"], "seat": 1}}) == "turn.seat"
    assert path_of({**placing, "meeples": [["a1"], [], []]}) == "meeples"
    cups = [[{"tea": 1}, {}, {}], [{}] * 3, [{}] * 3]
    assert path_of({**placing, "cups": cups, "supply": None}) == "cups"
