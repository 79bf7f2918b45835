"""The four worked examples of the printed book."""

import pytest

from rules.coffin_rush.scene import CAMP, RUSH, dig, explorer, monsters, pharaoh, who


@pytest.mark.rule("COF-CARD-7", "COF-HOUSE-7", "COF-MAP-9")
def test_a_normal_turn() -> None:
    """Quicksand shortens the steps; Adrenaline, a movement, a door, two steps more onto an altar, and that is it."""
    scene = pharaoh(who("16,3", "green"), who(), draws="quicksand", monsters=[], dice=[1])
    assert scene.told("trap_drawn")[0]["trap"] == "quicksand"
    scene.play(0, "card adrenaline")
    assert scene.told("adrenaline")
    scene.play(0, "walk", "go 16,4", "go 17,4")
    assert not scene.position["turn"]["walking"]  # two steps and no more
    scene.play(0, "open 17,5", "walk", "go 17,5", "go 16,5")
    assert scene.told("turn_ended")[0]["seat"] == 0
    assert scene.match.to_move() == [1]
    scene.play(1, "pass", dice=[1])
    assert scene.told("sheltered")[0]["seat"] == 0


@pytest.mark.rule("COF-TEAM-3")
def test_a_turn_in_a_company() -> None:
    """Beside a mummy, two actions under Toxicity: pick up, walk to a sarcophagus, open it with the mate's token."""
    scene = dig(
        who("8,0"), who(), who(rush=True), who(), put={"8,1": "yellow"}, piles={"8,0": ["green"]},
        options={"companies": 2}, trap="toxicity", turn={"actions": 2, "card_used": True},
        monsters=[{"kind": "mummy", "at": "8,0"}],
    )  # fmt: skip
    scene.play(0, "take", "walk", "go 8,1", "stop")
    assert scene.position["turn"]["actions"] == 0
    scene.play(0, "take")
    assert scene.match.to_move() == [2]
    assert scene.refusal(0, "pass") == "COF-TEAM-3"
    scene.play(2, "consent yes")
    assert explorer(scene, 0)["backpack"] == ["green", "yellow"]
    assert not explorer(scene, 2)["rush"]
    assert scene.match.to_move() == [1]


@pytest.mark.rule("COF-CARD-5")
def test_bringing_loot_home() -> None:
    """From RUSH! one step to the camp, drop at the tent, back inside and betray somebody in the quadrant."""
    scene = dig(
        who(RUSH, "green", "azure", hand=["betrayal", "rush"], discards=["aggression", "analysis", "adrenaline"]),
        who(RUSH), doors=["temple"],
    )  # fmt: skip
    scene.play(0, "walk", f"go {CAMP}", "drop 2", "drop 2", "walk", f"go {RUSH}")
    assert explorer(scene, 0)["tent"] == ["green", "azure"]
    scene.play(0, "card betrayal 1", dice=[2])
    assert explorer(scene, 1)["discards"] == ["analysis"]
    scene.play(0, "card aggression")
    assert scene.told("recovered")[0]["card"] == "aggression"
    assert explorer(scene, 0)["hand"] == ["aggression", "rush"]


@pytest.mark.rule("COF-PHA-1", "COF-SPE-3", "COF-MUM-5", "COF-MUM-3", "COF-MUM-4")
def test_the_pharaohs_turn_with_a_spectre_and_two_mummies() -> None:
    """The spectre takes a card. The first mummy meets another player on the way and ends before a door, which it
    opens; the second needs one movement and waits."""
    scene = pharaoh(
        who("8,7", "green", "red"), who("11,7", "yellow", hand=["rush"], discards=["analysis", "betrayal"],
                                        lost=["aggression", "adrenaline"]),
        draws="darkness",
        monsters=[
            {"kind": "mummy", "at": "13,7"}, {"kind": "mummy", "at": "8,5"}, {"kind": "spectre", "at": "8,9"},
        ],
        dice=[2, 4, 3, 4, 1, 1],
    )  # fmt: skip
    assert scene.told("target_fixed")[0] == {
        "event": "target_fixed", "rule": "COF-SPE-2", "seat": 0, "servant": "spectre",
    }  # fmt: skip
    assert scene.told("terrified")[0]["card"] == "rush"
    assert monsters(scene, "spectre") == []
    assert [(event["mummy"], event["to"]) for event in scene.told("mummy_moved")] == [
        (1, "11,7"),
        (1, "10,7"),
        (2, "8,7"),
    ]
    assert scene.told("mummy_opened")[0]["beyond"] == "9,7"
    assert [(event["seat"], event["rule"]) for event in scene.told("attacked")] == [
        (1, "COF-MUM-5"),
        (0, "COF-MUM-4"),
    ]
    assert scene.position["piles"] == {"8,7": ["green"]}
