"""End and scoring (COF-END, COF-SCORE)."""

import pytest

from rules.coffin_rush.scene import CAMP, GAME, pharaoh, who
from tavolino.core.registry import find
from tavolino.core.standing import Decision, Standing

DOORS = ["temple"]


def standing(scene: object) -> Standing:
    return find(GAME).standing(scene.match.state)  # type: ignore[attr-defined]


@pytest.mark.rule("COF-END-1")
def test_the_game_ends_the_moment_the_counter_is_at_0() -> None:
    scene = pharaoh(who("6,8", "green"), who(), counter=2, doors=DOORS, dice=[2])
    assert scene.told("ended")
    assert scene.match.over
    assert scene.told("mummy_moved") == []
    assert scene.told("target_fixed") == []


@pytest.mark.rule("COF-END-2")
def test_below_0_is_0_and_the_bomb_may_end_it_too() -> None:
    deep = pharaoh(who(), who(), counter=2, doors=DOORS, dice=[4])
    assert deep.position["counter"] == 0
    bomb = pharaoh(who(), who(), counter=3, draws="bomb")
    assert bomb.match.over
    assert bomb.position["counter"] == 0
    assert bomb.told("power_rolled") == []


@pytest.mark.rule("COF-SCORE-1", "COF-SCORE-2", "COF-SCORE-3")
def test_the_books_figure() -> None:
    """6+4+1 = 11; (6+1)+2+0 = 9; (9+1)+0+1 = 11: the third wins with four treasures to two."""
    scene = pharaoh(
        who(CAMP, tent=["green", "green", "torch", "amulet"]),
        who(CAMP, "yellow", tent=["green", "red", "charm"]),
        who(CAMP, "yellow", tent=["azure", "azure", "red"]),
        doors=DOORS,
        counter=1,
        dice=[1],
    )
    found = standing(scene)
    assert [score.total for score in found.scores] == [11, 9, 11]
    assert found.scores[0].parts == {"tent": 10, "backpack": 0, "collections": 1}
    assert found.scores[1].parts == {"tent": 8, "backpack": 1, "collections": 0}
    assert found.scores[2].parts == {"tent": 9, "backpack": 1, "collections": 1}
    assert found.winners == [2]
    assert found.ranking == [[2], [0], [1]]
    assert scene.told("won")[0]["by"] == "treasures"


@pytest.mark.rule("COF-SCORE-2")
def test_a_collection_counts_for_its_sole_leader_at_the_tents() -> None:
    scene = pharaoh(
        who(CAMP, "red", "red-mummy", tent=["green", "violet"]),
        who(CAMP, tent=["green", "red", "violet-mummy"]),
        doors=DOORS,
        counter=1,
        dice=[1],
    )
    held = {event["collection"]: event["seats"] for event in scene.told("collection_held")}
    assert held == {"red": [1]}  # green and violet are tied, whatever is still carried


@pytest.mark.rule("COF-SCORE-3")
def test_then_being_outside_counts_and_then_victory_is_shared() -> None:
    outside = pharaoh(who(CAMP, "green"), who("4,3", "green"), doors=DOORS, counter=1, dice=[1])
    assert outside.told("won")[0]["by"] == "outside"
    assert standing(outside).winners == [0]
    facts = {"points": 1, "other_points": 1, "count": 1, "other_count": 0}
    assert standing(outside).decision == Decision("won-by-outside", "COF-SCORE-3", facts)
    shared = pharaoh(who("4,3", "green"), who("4,3", "yellow"), doors=DOORS, counter=1, dice=[1])
    assert shared.told("won")[0]["seats"] == [0, 1]
    assert standing(shared).ranking == [[0, 1]]
    assert standing(shared).decision == Decision("won-shared", "COF-SCORE-3", {"points": 1})
