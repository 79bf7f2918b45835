"""What everybody sees in the temple (COF-SEE)."""

import pytest

from rules.coffin_rush.scene import OTHER_TRAPS, dig, who


@pytest.mark.rule("COF-SEE-1")
def test_open_are_pawns_doors_things_and_cards_and_hidden_closed_tiles_and_the_order_of_traps() -> None:
    scene = dig(who("4,3", "green", discards=["rush"], lost=["betrayal"]), who("4,3"), doors=["4,2-5,2"])
    scene.play(0, "card analysis")
    views = [scene.view(viewer) for viewer in (0, 1, None)]
    tiles = [view.pop("tiles") for view in views]
    for view in views:
        del view["seat"]
    assert all(view == views[-1] for view in views)
    seen = views[-1]
    first = seen["explorers"][0]
    assert (first["backpack"], first["discards"], first["lost"]) == (["green"], ["analysis", "rush"], ["betrayal"])
    assert first["hand"] == ["aggression", "adrenaline"]  # it follows from the others
    assert {*tiles[1].values()} == {*tiles[2].values()} == {"sarcophagus", "chest"}
    assert tiles[0]["0,0"] not in ("sarcophagus", "chest")


@pytest.mark.rule("COF-SEE-1")
def test_nobody_sees_the_order_of_the_traps() -> None:
    here, there = (
        dig(who(), who(), traps=[*traps[:6], "bomb", *traps[6:]]) for traps in (OTHER_TRAPS, OTHER_TRAPS[::-1])
    )
    assert here.position["traps"] != there.position["traps"]
    assert [here.view(viewer) for viewer in (0, None)] == [there.view(viewer) for viewer in (0, None)]
