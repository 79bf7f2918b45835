"""An expedition as numbers, as each seat may know it."""

from typing import Any

from rules.coffin_rush.scene import CAMP, OTHER_TRAPS, RUNE, RUSH, dig, who
from scene import Scene

AFTER_THE_BOMB: dict[str, Any] = {"doors": ["temple"], "traps": OTHER_TRAPS}
FULL = ("green", "green", "yellow", "yellow", "azure", "red")


def test_who_looks_comes_first_and_then_the_others_clockwise() -> None:
    home = who(CAMP, tent=["green", "red", "charm"])
    scene = dig(who("5,7", "torch"), who(RUSH, "coins", "coins"), home, **AFTER_THE_BOMB)
    numbers = scene.numbers(1)
    assert [numbers[f"{seat} items"] for seat in ("me", "+1", "+2")] == [2, 0, 1]
    assert (numbers["me carries coins"], numbers["+2 carries torch"], numbers["+2 slot 2"]) == (2, 1, 10)
    assert [numbers[f"+1 tent{rest}"] for rest in ("", " green", " red", " charm", " violet")] == [8, 1, 1, 1, 0]
    assert (numbers["+2 x"], numbers["+2 y"], numbers["+1 camp"], numbers["me camp"]) == (5, 7, 1, 0)


def test_only_who_has_looked_knows_the_face_of_a_closed_tile() -> None:
    scene = dig(who(known=["4,0"]), who(), put={"4,0": "coins"})
    knowing, other = scene.numbers(0), scene.numbers(1)
    assert (knowing["tile 4,0 closed"], knowing["tile 4,0 face"], knowing["unseen coins"]) == (1, 13, 1)
    assert (other["tile 4,0 closed"], other["tile 4,0 face"], other["unseen coins"]) == (1, 0, 2)
    assert other["+1 knows"] == 1
    scene = dig(who("4,0"), who(), put={"4,0": "coins"})
    scene.play(0, "take")
    assert (scene.numbers(1)["tile 4,0 closed"], scene.numbers(1)["unseen coins"]) == (0, 1)


def test_traps_are_counted_and_not_ordered() -> None:
    numbers = dig(who(), who(), trap="summoning", counter=20).numbers(0)
    assert (numbers["trap summoning"], numbers["trap maat"], numbers["counter"]) == (1, 0, 20)
    assert (numbers["left summoning"], numbers["left bomb"], numbers["left maat"]) == (2, 1, 1)
    assert [numbers[f"counter {colour}"] for colour in ("green", "yellow", "red")] == [1, 0, 0]


def test_monsters_are_as_far_as_they_have_to_go() -> None:
    monsters = [{"kind": "mummy", "at": RUNE}, {"kind": "spectre", "at": "5,7"}]
    numbers = dig(who(), who(CAMP), monsters=monsters, **AFTER_THE_BOMB).numbers(0)
    assert (numbers["mummy 1"], numbers["mummy 1 x"], numbers["mummy 1 y"], numbers["mummy 2"]) == (1, 12, 7, 0)
    assert (numbers["spectre 1 way"], numbers["spectres left"]) == (1, 2)
    assert (numbers["me way home"], numbers["+1 way home"]) == (1, 0)


def test_items_to_keep_are_counted_as_they_are_named() -> None:
    scene = dig(who("4,0", *FULL), who(), put={"4,0": "coins"})
    scene.play(0, "take", "keep 8", "keep 7")
    numbers = scene.numbers(1)
    assert (numbers["asked keep"], numbers["kept"], numbers["+1 items"], numbers["+1 to move"]) == (1, 2, 7, 1)


def test_who_declined_to_lend_is_known() -> None:
    scene = dig(who("4,2"), who(), who(rush=True), who(), turn={"actions": 0}, options={"companies": 2})
    scene.play(0, "walk")
    assert scene.numbers(2)["asked consent"] == 1
    scene.play(2, "consent no")
    numbers = scene.numbers(0)
    assert [numbers[f"{seat} declined"] for seat in ("me", "+1", "+2", "+3")] == [0, 0, 1, 0]
    assert [numbers[f"{seat} companion"] for seat in ("me", "+1", "+2", "+3")] == [1, 0, 1, 0]


def test_mummies_that_have_not_struck_yet_are_counted() -> None:
    pack = [{"kind": "mummy", "at": "6,7"}] * 2
    scene = dig(who("5,7", "green", "charm"), who(), monsters=pack, turn={"walking": True, "steps": 2}, dice=[1, 1])
    scene.play(0, "go 6,7")
    numbers = scene.numbers(0)
    assert (numbers["asked luck"], numbers["blows"], numbers["me victim"]) == (1, 1, 1)
    assert (numbers["yellow die"], numbers["red die"], numbers["charms"]) == (1, 1, 1)


def test_doors_piles_and_the_way_to_them() -> None:
    scene: Scene = dig(who("5,7"), who(), doors=["2,7-5,7"], piles={"6,8": ["green", "torch"]})
    numbers = scene.numbers(0)
    assert (numbers["door 2,7-5,7"], numbers["lying"], numbers["treasures lying"]) == (1, 2, 1)
    assert numbers["way to pile"] == 2
