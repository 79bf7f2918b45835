"""Things: relics, treasures, the backpack, piles and tents (COF-ITEM)."""

from collections.abc import Sequence

import pytest

from rules.coffin_rush.scene import CAMP, RUSH, dig, explorer, monsters, pharaoh, who
from scene import Scene

FULL = ("green", "green", "yellow", "yellow", "azure", "red")
MUMMY_NEXT_DOOR = [{"kind": "mummy", "at": "4,3"}]


# ---- what is inside


@pytest.mark.rule("COF-ITEM-1")
@pytest.mark.parametrize("relic", ["torch", "charm", "amulet", "coins"])
def test_a_chest_holds_a_relic(relic: str) -> None:
    scene = dig(who("4,0"), who(), put={"4,0": relic})
    scene.play(0, "take")
    assert scene.told("found")[0]["item"] == relic
    assert explorer(scene, 0)["backpack"] == [relic]
    assert scene.position["turn"]["actions"] == 2


@pytest.mark.rule("COF-ITEM-13")
def test_the_torch_makes_one_movement_of_a_turn_a_step_longer() -> None:
    scene = dig(who("0,4", "torch"), who())
    scene.play(0, "walk", "go 1,4", "go 2,4", "go 3,4")
    assert scene.position["turn"]["walking"]
    scene.play(0, "go 4,4")
    assert scene.told("torch_lit")
    scene.play(0, "walk", "go 3,4", "go 2,4", "go 1,4")
    assert not scene.position["turn"]["walking"]
    assert scene.refusal(0, "go 0,4") == "COF-ACT-2"


@pytest.mark.rule("COF-ITEM-13")
@pytest.mark.parametrize(("counter", "reach"), [(27, 3), (9, 2)])
def test_torch_and_quicksand_together(counter: int, reach: int) -> None:
    scene = dig(who("0,4", "torch"), who(), trap="quicksand", counter=counter)
    scene.play(0, "walk", *[f"go {x},4" for x in range(1, reach + 1)])
    assert explorer(scene, 0)["at"] == f"{reach},4"
    assert scene.told("torch_lit")
    assert not scene.position["turn"]["walking"]


@pytest.mark.rule("COF-ITEM-12")
def test_the_lucky_charm_changes_one_die_after_the_roll() -> None:
    scene = dig(who("4,2", "green", "charm"), who(), monsters=MUMMY_NEXT_DOOR)
    scene.play(0, "walk", "go 4,3", dice=[1, 1])
    assert scene.view(1)["pending"] == "luck"
    assert scene.refusal(0, "set yellow 4") == "COF-ITEM-12"  # no such face
    assert scene.refusal(0, "pass") == "COF-ITEM-12"
    assert scene.refusal(1, "set red 4") == "COF-ITEM-12"  # not their charm
    scene.play(0, "set red 4")
    assert scene.told("die_changed")[0]["dice"] == [1, 4]
    assert explorer(scene, 0)["backpack"] == ["green", "charm"]


@pytest.mark.rule("COF-ITEM-12")
def test_the_charm_helps_against_the_card_too_and_its_owner_is_waited_for() -> None:
    scene = dig(who("4,1"), who("4,3", "green", "charm"))
    scene.play(0, "card aggression 1", dice=[1, 1])
    assert scene.match.to_move() == [1]
    assert scene.refusal(0, "walk") == "COF-ITEM-12"
    scene.play(1, "done")
    assert explorer(scene, 1)["backpack"] == ["charm"]
    assert scene.match.to_move() == [0]


@pytest.mark.rule("COF-ITEM-12")
def test_the_charm_does_not_help_against_a_trap() -> None:
    scene = dig(who("9,2", "charm"), who())
    assert scene.refusal(0, "set red 4") == "COF-ITEM-12"
    scene.play(0, "walk", "go 9,1", dice=[1, 1])
    assert explorer(scene, 0)["backpack"] == []
    assert scene.view(0)["pending"] == "turn"


@pytest.mark.rule("COF-PHA-4")
def test_the_amulet_hides_one_of_what_monsters_are_after() -> None:
    plain = pharaoh(who("6,8", "red", "coins"), who("8,8", "green", "torch"), dice=[1, 1, 1])
    assert plain.told("target_fixed")[0]["seat"] == 0
    scene = pharaoh(who("6,8", "green", "amulet"), who("8,8", "green", "torch"), dice=[1, 1, 1])
    assert scene.told("target_fixed")[0]["seat"] == 1


@pytest.mark.rule("COF-SCORE-1")
def test_coins_are_worth_three_at_the_tent() -> None:
    scene = pharaoh(who(CAMP, tent=["coins", "torch"]), who(), doors=["temple"], counter=1, dice=[1])
    assert scene.told("scored")[0]["tent"] == 5


@pytest.mark.rule("COF-ITEM-11")
def test_equal_relics_add_up() -> None:
    torches = dig(who("0,4", "torch", "torch"), who())
    torches.play(0, "walk", "go 1,4", "go 2,4", "go 3,4", "go 4,4", "go 3,4")
    assert explorer(torches, 0)["at"] == "3,4"
    assert not torches.position["turn"]["walking"]
    charms = dig(who("4,2", "charm", "charm"), who(), monsters=MUMMY_NEXT_DOOR)
    charms.play(0, "walk", "go 4,3", dice=[1, 1])
    charms.play(0, "set yellow 3", "set red 4")
    assert charms.view(0)["pending"] == "turn"
    assert explorer(charms, 0)["backpack"] == ["charm", "charm"]


@pytest.mark.rule("COF-ITEM-2")
def test_a_sarcophagus_holds_a_treasure() -> None:
    scene = dig(who("8,1"), who(), put={"8,1": "violet"})
    scene.play(0, "take")
    assert scene.told("found")[0] == {"event": "found", "rule": "COF-ITEM-2", "seat": 0, "item": "violet"}
    assert "8,1" not in scene.position["tiles"]


@pytest.mark.rule("COF-ITEM-2", "COF-ITEM-9")
def test_some_treasures_wake_a_mummy_that_attacks_who_opened() -> None:
    scene = dig(who("8,1", "green"), who("8,1", "yellow"), put={"8,1": "azure-mummy"})
    scene.play(0, "take", dice=[1, 2])
    assert scene.told("woke")[0]["at"] == "8,1"
    assert monsters(scene, "mummy") == ["12,7", "8,1"]
    assert scene.told("attacked")[0]["rule"] == "COF-ITEM-9"
    assert explorer(scene, 0)["backpack"] == ["green"]  # slot 3, the treasure just taken
    assert explorer(scene, 1)["backpack"] == ["yellow"]


@pytest.mark.rule("COF-ITEM-9")
def test_the_backpack_is_settled_before_the_woken_mummy_attacks() -> None:
    scene = dig(who("8,1", *FULL), who(), put={"8,1": "violet-mummy"})
    scene.play(0, "take", dice=[3, 4])
    assert scene.view(0)["pending"] == "keep"
    scene.play(0, *[f"keep {slot}" for slot in (3, 4, 5, 6, 7, 8)])
    assert scene.told("attacked")[0]["slot"] == 7
    assert explorer(scene, 0)["backpack"] == list(FULL[1:])
    assert scene.position["piles"] == {"8,1": ["green", "violet-mummy"]}


@pytest.mark.rule("COF-ITEM-3")
def test_the_secret_stairs_stay_and_lead_to_the_blue_ones() -> None:
    scene = dig(who("19,14"), who(), put={"19,14": "stairs"})
    scene.play(0, "take")
    assert scene.told("stairs_found")[0]["at"] == "19,14"
    assert scene.position["tiles"]["19,14"] == "open stairs"
    assert scene.view(1)["tiles"]["19,14"] == "open stairs"
    assert scene.refusal(0, "take") == "COF-ACT-3"
    scene.play(0, "walk", "go 6,6", "go 19,14")
    assert explorer(scene, 0)["at"] == "19,14"


def test_blue_stairs_lead_nowhere_before_the_secret_ones_are_found() -> None:
    scene = dig(who("6,6"), who(), put={"19,14": "stairs"})
    scene.play(0, "walk")
    assert scene.refusal(0, "go 19,14") == "COF-ACT-2"


# ---- the backpack


@pytest.mark.rule("COF-ITEM-4")
def test_items_slide_down_and_the_token_stays() -> None:
    scene = dig(who("4,3", "green", "yellow", "azure"), who())
    assert scene.refusal(0, "drop 1") == "COF-ITEM-4"
    scene.play(0, "drop 2", "done")
    assert explorer(scene, 0)["backpack"] == ["yellow", "azure"]
    scene.play(0, "take")
    assert explorer(scene, 0)["backpack"] == ["yellow", "azure", "green"]


@pytest.mark.rule("COF-ITEM-5")
def test_with_too_much_the_player_says_what_to_keep() -> None:
    scene = dig(who("4,0", *FULL), who(), put={"4,0": "coins"})
    scene.play(0, "take")
    assert scene.refusal(0, "walk") == "COF-ITEM-5"
    assert scene.refusal(0, "keep 9") == "COF-ITEM-5"
    scene.play(0, "keep 8")
    assert scene.refusal(0, "keep 8") == "COF-ITEM-5"
    scene.play(0, "keep 7", "keep 6", "keep 5", "keep 4", "keep 3")
    assert explorer(scene, 0)["backpack"] == ["green", "yellow", "yellow", "azure", "red", "coins"]
    assert scene.position["piles"] == {"4,0": ["green"]}


@pytest.mark.rule("COF-ITEM-6")
def test_a_pile_is_taken_whole_first_dropped_first() -> None:
    scene = dig(who("4,3", "red"), who(), piles={"4,3": ["green", "torch"]})
    scene.play(0, "take")
    assert scene.told("picked_up")[0]["items"] == ["green", "torch"]
    assert explorer(scene, 0)["backpack"] == ["red", "green", "torch"]
    assert scene.position["turn"]["actions"] == 2


@pytest.mark.rule("COF-ACT-3")
def test_where_a_pile_lies_on_a_closed_tile_take_means_the_pile_and_open_the_tile() -> None:
    scene = dig(who("4,0"), who(), piles={"4,0": ["green"]}, put={"4,0": "coins"})
    scene.play(0, "open 4,0")
    assert explorer(scene, 0)["backpack"] == ["coins"]
    again = dig(who("4,0"), who(), piles={"4,0": ["green"]}, put={"4,0": "coins"})
    again.play(0, "take")
    assert explorer(again, 0)["backpack"] == ["green"]
    again.play(0, "open 4,0")
    assert explorer(again, 0)["backpack"] == ["green", "coins"]
    assert again.refusal(0, "open 4,0") == "COF-ACT-3"  # nothing is left to open


@pytest.mark.rule("COF-ITEM-7")
def test_what_is_at_a_tent_is_safe_from_everybody() -> None:
    scene = dig(who(CAMP, "green"), who(CAMP), doors=["temple"])
    scene.play(0, "drop 2", "done")
    assert explorer(scene, 0)["tent"] == ["green"]
    assert scene.refusal(0, "take") == "COF-ITEM-7"
    scene.play(0, "pass")
    assert scene.refusal(1, "take") == "COF-ITEM-7"


@pytest.mark.rule("COF-ITEM-8")
def test_one_drop_lays_things_from_the_lowest_slot_up() -> None:
    scene = dig(who("4,3", "green", "yellow", "azure", "red"), who())
    scene.play(0, "drop 4", "drop 2", "drop 3")  # azure, green, and red, which has slid down to slot 3
    assert scene.position["piles"] == {"4,3": ["green", "azure", "red"]}
    assert scene.position["turn"]["actions"] == 2
    swarm = pharaoh(who("4,3", "green", "yellow", "azure"), who(), draws="scarabs", counter=9, dice=[1])
    assert swarm.position["piles"] == {"4,3": ["yellow", "azure"]}


def without_fallen(scene: Scene, backpack: Sequence[str]) -> list[str]:
    """A backpack after the falls that were told, one by one, each from the slot that it names."""
    left = list(backpack)
    for fell in scene.told("fell"):
        assert left.pop(fell["slot"] - 2) == fell["item"]
    return left


@pytest.mark.parametrize(("counter", "slots"), [(9, [3, 3]), (27, [4])])
def test_of_equal_things_the_one_falls_whose_slot_is_told(counter: int, slots: list[int]) -> None:
    pack = ("torch", "green", "torch")
    swarm = pharaoh(who("4,3", *pack), who(), draws="scarabs", counter=counter, dice=[1])
    assert [fell["slot"] for fell in swarm.told("fell")] == slots
    assert without_fallen(swarm, pack) == explorer(swarm, 0)["backpack"]


@pytest.mark.rule("COF-ITEM-8")
def test_what_falls_from_a_full_backpack_has_slid_down_by_what_fell_before_it() -> None:
    crowded = dig(who("4,3", *FULL), who(), piles={"4,3": ["torch", "torch"]})
    crowded.play(0, "take", *[f"keep {slot}" for slot in (3, 4, 6, 7, 8, 9)])
    assert [fell["slot"] for fell in crowded.told("fell")] == [2, 4]
    assert without_fallen(crowded, [*FULL, "torch", "torch"]) == explorer(crowded, 0)["backpack"]


@pytest.mark.rule("COF-ITEM-10")
def test_what_is_lost_in_the_camp_lies_there() -> None:
    scene = dig(who(RUSH), who(CAMP, "green", "yellow"), doors=["temple"])
    scene.play(0, "card aggression 1", dice=[3, 4])
    assert explorer(scene, 1)["backpack"] == ["green", "yellow"]
    crowded = dig(who(CAMP, *FULL), who(), piles={CAMP: ["coins"]}, doors=["temple"])
    crowded.play(0, "take", *[f"keep {slot}" for slot in range(3, 9)])
    assert crowded.position["piles"] == {CAMP: ["green"]}
    assert crowded.told("fell")[0]["rule"] == "COF-ITEM-10"
    assert crowded.legal(0).count("take") == 1
    crowded.play(0, "drop 2", "done")
    assert explorer(crowded, 0)["tent"] == ["green"]
    assert crowded.position["piles"] == {CAMP: ["green"]}
