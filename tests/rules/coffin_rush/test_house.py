"""The house set: its numbers, and the thirteen traps with both their effects (COF-HOUSE)."""

from collections import Counter

import pytest

from rules.coffin_rush.scene import CAMP, RUNE, dig, explorer, monsters, pharaoh, who
from tavolino.games.coffin_rush.house import house
from tavolino.games.coffin_rush.kit import kit_of
from tavolino.games.coffin_rush.layouts import house_quadrants, set_problems, spot_problems
from tavolino.games.coffin_rush.state import collection, is_treasure, is_waking

RED, SAFE = 9, 27


@pytest.mark.rule("COF-HOUSE-1")
def test_dice() -> None:
    box = kit_of().components
    assert (box.green, box.yellow, box.red) == (
        [1, 1, 1, 2, 2, 2],
        [1, 1, 2, 2, 3, 3],
        [1, 2, 2, 3, 3, 4],
    )


@pytest.mark.rule("COF-HOUSE-2")
def test_seven_slots_and_an_empty_one_drops_nothing() -> None:
    assert house()["backpack"]["slots"] == 7
    scene = dig(who("9,2", "green"), who())
    scene.play(0, "walk", "go 9,1", dice=[3, 4])
    assert scene.told("nothing_fell")[0] == {
        "event": "nothing_fell", "rule": "COF-HOUSE-2", "seat": 0, "slot": 7,
    }  # fmt: skip
    assert explorer(scene, 0)["backpack"] == ["green"]


@pytest.mark.rule("COF-HOUSE-3")
def test_counter() -> None:
    assert house()["counter"] == {"green": 27, "yellow": 18, "red": 9, "bomb": 3}


@pytest.mark.rule("COF-HOUSE-4")
def test_collections() -> None:
    treasures = [tile for tile in kit_of().sarcophagi if is_treasure(tile)]
    assert sorted(Counter(collection(tile) for tile in treasures).items()) == [(1, 5), (2, 4), (3, 3), (4, 3), (5, 2)]
    assert sorted(collection(tile) for tile in treasures if is_waking(tile)) == [3, 4, 5]
    assert len(kit_of().sarcophagi) == 18


@pytest.mark.rule("COF-HOUSE-5")
def test_chests() -> None:
    assert sorted(Counter(kit_of().chests).values()) == [2, 2, 2, 2]


@pytest.mark.rule("COF-HOUSE-6")
def test_quadrants() -> None:
    assert set_problems(house_quadrants()) == []
    assert spot_problems(house_quadrants(), 18, 8) == []


# ---- the traps


def test_there_are_thirteen() -> None:
    assert len(kit_of().traps) == 13
    assert Counter(kit_of().traps)[3] == 3  # Summoning


@pytest.mark.rule("COF-HOUSE-7")
@pytest.mark.parametrize("counter", [SAFE, RED])
def test_ritual_bomb(counter: int) -> None:
    scene = pharaoh(who(), who(), draws="bomb", counter=counter, dice=[1])
    assert scene.told("bomb_went_off")[0]["counter"] == counter - 3
    assert scene.position["doors"] == ["temple"]


@pytest.mark.rule("COF-HOUSE-7")
@pytest.mark.parametrize(("counter", "steps"), [(SAFE, 2), (RED, 1)])
def test_quicksand(counter: int, steps: int) -> None:
    scene = pharaoh(who(), who(), draws="quicksand", counter=counter, dice=[1])
    scene.play(0, "walk")
    assert scene.told("walks")[0]["steps"] == steps


@pytest.mark.rule("COF-HOUSE-7")
@pytest.mark.parametrize(("counter", "actions"), [(SAFE, 2), (RED, 1)])
def test_toxicity(counter: int, actions: int) -> None:
    scene = pharaoh(who(rush=True), who(), draws="toxicity", counter=counter, dice=[1])
    assert scene.told("turn_begun")[0]["actions"] == actions
    assert explorer(scene, 0)["rush"]


@pytest.mark.rule("COF-HOUSE-7")
@pytest.mark.parametrize(("counter", "spectres"), [(SAFE, 1), (RED, 2)])
def test_summoning(counter: int, spectres: int) -> None:
    scene = pharaoh(who("5,8"), who("16,5"), draws="summoning", counter=counter, dice=[1])
    assert monsters(scene, "spectre") == [RUNE] * spectres


@pytest.mark.rule("COF-HOUSE-7")
@pytest.mark.parametrize(("counter", "lost"), [(SAFE, 0), (RED, 1)])
def test_judgement_of_maat(counter: int, lost: int) -> None:
    scene = pharaoh(who(), who("5,8"), who(), draws="maat", counter=counter, dice=[0, 4, 1] if lost else [1])
    assert scene.position["feather"] == "counterclockwise"
    assert [len(one["discards"]) for one in scene.position["explorers"]] == [lost, 0, lost]  # seat 1: an altar
    assert {event["rule"] for event in scene.told("card_discarded")} == ({"COF-HOUSE-7"} if lost else set())


@pytest.mark.rule("COF-HOUSE-7")
@pytest.mark.parametrize(("counter", "cost"), [(SAFE, 1), (RED, 2)])
def test_seals(counter: int, cost: int) -> None:
    scene = pharaoh(who("4,2"), who(), draws="seals", counter=counter, doors=["4,2-5,2", "2,4-2,7", "temple"], dice=[1])
    assert scene.told("doors_sealed")
    assert scene.position["doors"] == ["temple"]
    scene.play(0, "open 5,2")
    assert scene.position["turn"]["actions"] == 3 - cost
    scene.play(0, "close 5,2")
    assert scene.position["turn"]["actions"] == 2 - cost


def test_red_seals_make_mummies_wait_with_one_action_left() -> None:
    last_action = pharaoh(
        who("8,7", "green"), who(), draws="seals", counter=RED, monsters=[{"kind": "mummy", "at": "12,7"}], dice=[1]
    )
    assert last_action.told("waits")[0]["rule"] == "COF-MUM-7"
    assert last_action.position["doors"] == []
    two_left = pharaoh(
        who("8,7", "green"), who(), draws="seals", counter=RED, monsters=[{"kind": "mummy", "at": "11,7"}], dice=[1]
    )
    assert two_left.position["doors"] == ["9,7-10,7"]


@pytest.mark.rule("COF-HOUSE-7")
@pytest.mark.parametrize(("counter", "chest"), [(SAFE, 1), (RED, 2)])
def test_darkness(counter: int, chest: int) -> None:
    coffin = pharaoh(who("8,1"), who(), draws="darkness", counter=counter, dice=[1])
    coffin.play(0, "take", dice=[1, 1])
    assert coffin.position["turn"]["actions"] == 1
    trunk = pharaoh(who("4,0"), who(), draws="darkness", counter=counter, dice=[1])
    assert trunk.told("trap_drawn")[0]["trap"] == "darkness"
    trunk.play(0, "take")
    assert trunk.position["turn"]["actions"] == 3 - chest


def test_in_the_darkness_one_action_does_not_open_a_sarcophagus() -> None:
    scene = dig(who("8,1"), who(), trap="darkness", turn={"actions": 1})
    assert scene.refusal(0, "take") == "COF-ACT-1"


@pytest.mark.rule("COF-HOUSE-7")
@pytest.mark.parametrize(("counter", "left"), [(SAFE, ["green", "yellow"]), (RED, ["green"])])
def test_scarabs(counter: int, left: list[str]) -> None:
    pack = ["green", "yellow", "azure"]
    scene = pharaoh(
        who("4,3", *pack), who(CAMP, "red"), who("5,8", "coins"),
        draws="scarabs", counter=counter, doors=["temple"], monsters=[], dice=[1],
    )  # fmt: skip
    assert explorer(scene, 0)["backpack"] == left
    assert explorer(scene, 1)["backpack"] == ["red"]  # outside
    assert explorer(scene, 2)["backpack"] == ["coins"]  # on an altar
    assert scene.told("trap_drawn")[0]["rule"] == "COF-HOUSE-7"


@pytest.mark.rule("COF-HOUSE-7")
@pytest.mark.parametrize(("counter", "reached"), [(SAFE, "6,7"), (RED, "6,8")])
def test_wrath(counter: int, reached: str) -> None:
    """Ritual power 1: two cells a movement, in the red three."""
    scene = pharaoh(
        who("6,9", "green"), who(), draws="wrath", counter=counter, monsters=[{"kind": "mummy", "at": "6,5"}],
        dice=[1, 1, 1],
    )  # fmt: skip
    assert scene.told("mummy_moved")[0]["to"] == reached
    assert scene.told("trap_drawn")[0]["in_red"] is (counter == RED)


@pytest.mark.rule("COF-HOUSE-7", "COF-PHA-2")
@pytest.mark.parametrize("counter", [SAFE, RED])
def test_oblivion(counter: int) -> None:
    scene = pharaoh(who(hand=["rush"], discards=["analysis", "betrayal", "adrenaline", "aggression"]), who(),
                    draws="oblivion", counter=counter, dice=[1])  # fmt: skip
    assert scene.refusal(0, "card rush") == "COF-PHA-2"
    if counter == RED:
        assert scene.refusal(0, "discard rush") == "COF-PHA-2"
    else:
        scene.play(0, "discard rush", "pass")
        assert len(explorer(scene, 0)["hand"]) == 5  # Rest still works


@pytest.mark.rule("COF-HOUSE-7", "COF-PHA-2")
@pytest.mark.parametrize(("counter", "cost"), [(SAFE, 2), (RED, 3)])
def test_collapse(counter: int, cost: int) -> None:
    stairs = pharaoh(who("5,0"), who(), draws="collapse", counter=counter, dice=[1])
    stairs.play(0, "walk")
    assert stairs.refusal(0, "go 19,9") == "COF-PHA-2"
    rubble = pharaoh(who("4,1"), who(), draws="collapse", counter=counter, dice=[1])
    rubble.play(0, "walk", "go 3,1")
    assert rubble.position["turn"]["steps"] == 3 - cost
