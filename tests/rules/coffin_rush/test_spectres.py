"""Spectres (COF-SPE)."""

import pytest

from rules.coffin_rush.scene import CARDS, RUNE, explorer, monsters, pharaoh, who

NO_CARDS = {"hand": [], "lost": CARDS}


def spectre(*cells: str) -> list[dict[str, str]]:
    return [{"kind": "spectre", "at": cell} for cell in cells]


@pytest.mark.rule("COF-SPE-1")
def test_three_moves_through_walls_and_doors() -> None:
    scene = pharaoh(who("8,8"), who("19,14", **NO_CARDS), monsters=spectre("13,8"), dice=[1])
    assert scene.told("spectre_moved")[0] == {
        "event": "spectre_moved", "rule": "COF-SPE-1", "from": "13,8", "to": "10,8",
    }  # fmt: skip
    through = pharaoh(who("8,7"), who("19,14", **NO_CARDS), monsters=spectre("6,7"), dice=[1, 0])
    assert monsters(through, "spectre") == []
    assert len(explorer(through, 0)["lost"]) == 1


@pytest.mark.rule("COF-SPE-2")
def test_the_target_has_most_cards_then_is_nearest_then_chosen() -> None:
    most = pharaoh(
        who("12,9", hand=CARDS[:3], lost=CARDS[3:]), who("17,7", hand=CARDS), monsters=spectre(RUNE), dice=[1]
    )
    assert most.told("target_fixed")[0]["seat"] == 1
    nearest = pharaoh(who("12,9"), who("17,7"), monsters=spectre(RUNE), dice=[1, 0])
    assert nearest.told("target_fixed")[0]["seat"] == 0
    tie = pharaoh(who("12,9"), who("12,9"), monsters=spectre(RUNE), dice=[1])
    assert tie.told("targets_tied")[0]["rule"] == "COF-SPE-2"
    tie.play(1, "target 0", dice=[0, 0])
    assert tie.told("target_fixed")[0]["seat"] == 0


@pytest.mark.rule("COF-SPE-3")
def test_reaching_a_player_target_or_not_costs_a_card_for_the_game() -> None:
    scene = pharaoh(who("9,8", hand=CARDS[:1], discards=CARDS[1:]), who("7,8"), monsters=spectre("11,8"), dice=[2, 0])
    assert scene.told("target_fixed")[0]["seat"] == 1
    assert [(event["seat"], event["card"]) for event in scene.told("terrified")] == [(0, "aggression")]
    assert explorer(scene, 0)["lost"] == ["aggression"]
    assert monsters(scene, "spectre") == []
    together = pharaoh(who("9,8"), who("9,8"), who("0,0"), monsters=spectre("10,8"), dice=[1])
    together.play(2, "target 0", dice=[4, 0])
    assert [event["card"] for event in together.told("terrified")] == ["rush", "aggression"]


@pytest.mark.rule("COF-SPE-4")
def test_without_a_target_it_waits() -> None:
    scene = pharaoh(who("9,8", **NO_CARDS), who("5,8"), monsters=spectre("10,8"), dice=[1])
    assert scene.told("waits")[0]["rule"] == "COF-SPE-4"
    assert monsters(scene, "spectre") == ["10,8"]


@pytest.mark.rule("COF-SPE-5")
def test_an_empty_hand_loses_nothing_and_the_spectre_is_gone_all_the_same() -> None:
    scene = pharaoh(who("9,8", **NO_CARDS), who("7,8"), monsters=spectre("11,8"), dice=[2])
    assert scene.told("terror_of_nothing")[0]["seat"] == 0
    assert monsters(scene, "spectre") == []


@pytest.mark.parametrize(("rules", "left"), [(1, "told not at all"), (2, 2)])
def test_a_spectre_is_removed_from_the_game(rules: int, left: object) -> None:
    """In version 1 its pawn could appear again."""
    scene = pharaoh(who("9,8"), who("7,8", **NO_CARDS), monsters=spectre("11,8"), dice=[2, 0], rules=rules)
    assert monsters(scene, "spectre") == []
    assert scene.position.get("spectres_left", "told not at all") == left
    assert scene.view(None).get("spectres_left", "told not at all") == left


@pytest.mark.rule("COF-SPE-5")
def test_where_none_is_left_none_appears() -> None:
    scene = pharaoh(who("5,8"), who("16,5"), draws="summoning", spectres_left=0, dice=[1])
    assert scene.told("no_spectre_left")
    assert not scene.told("spectre_appeared")
    again = pharaoh(who("5,8"), who("16,5"), draws="summoning", spectres_left=1, dice=[1])
    assert again.told("spectre_appeared")
    assert again.position["spectres_left"] == 0


@pytest.mark.rule("COF-SPE-5")
def test_there_are_three_spectres_and_no_more() -> None:
    scene = pharaoh(who("5,8"), who("16,5"), draws="summoning", counter=9, monsters=spectre("0,0", "0,0"), dice=[1])
    assert len(scene.told("spectre_appeared")) == 1
    assert scene.told("no_spectre_left")
    assert monsters(scene, "spectre") == ["0,0", "0,0", RUNE]
