"""Loot cards, each with both its effects (COF-CARD)."""

import pytest

from event_facts import as_told
from rules.coffin_rush.scene import CAMP, CARDS, GAME, RUSH, all_but, dig, explorer, monsters, pharaoh, who
from scene import Scene

RED, SAFE = 9, 27  # the counter


@pytest.mark.rule("COF-COMP-4")
def test_five_loot_cards_each() -> None:
    start = Scene.new(GAME, 6)
    hands = [one["hand"] for one in start.position["explorers"]]
    assert hands == [CARDS] * 6
    assert sum(map(len, hands)) == 30


@pytest.mark.rule("COF-CARD-1")
def test_one_card_a_turn_played_or_laid_aside() -> None:
    scene = dig(who(discards=["analysis"]), who())
    assert scene.refusal(0, "card analysis") == "COF-CARD-1"  # not in hand
    scene.play(0, "discard rush")
    assert explorer(scene, 0)["discards"] == ["analysis", "rush"]
    assert not explorer(scene, 0)["rush"]
    assert scene.refusal(0, "card adrenaline") == "COF-CARD-1"
    assert scene.refusal(0, "discard adrenaline") == "COF-CARD-1"
    assert scene.position["turn"]["actions"] == 3


@pytest.mark.rule("COF-CARD-2")
def test_with_an_empty_hand_at_the_end_of_the_turn_all_discards_come_back() -> None:
    scene = dig(who(hand=["rush"], discards=all_but("rush")), who())
    scene.play(0, "discard rush", "pass")
    assert scene.told("rested")[0]["cards"] == CARDS
    assert explorer(scene, 0)["hand"] == CARDS


@pytest.mark.rule("COF-CARD-13")
def test_rest_never_returns_what_terror_took() -> None:
    scene = dig(who(hand=["rush"], discards=all_but("rush", "adrenaline"), lost=["adrenaline"]), who())
    scene.play(0, "discard rush", "pass")
    assert explorer(scene, 0)["hand"] == all_but("adrenaline")
    assert explorer(scene, 0)["lost"] == ["adrenaline"]


@pytest.mark.rule("COF-CARD-3")
def test_the_red_begins_when_the_counter_says_so() -> None:
    scene = pharaoh(who(), who(), counter=10, dice=[1])
    assert scene.told("red_risk")[0]["counter"] == 9
    scene.play(0, "card adrenaline")
    assert scene.told("adrenaline")[0]["in_red"] is True


# ---- Aggression


@pytest.mark.rule("COF-CARD-4")
def test_aggression_reaches_three_cells_in_a_straight_line() -> None:
    scene = dig(who("0,4"), who("3,4", "green"), who("4,4", "green"), who("1,3", "green"))
    assert scene.refusal(0, "card aggression 2") == "COF-CARD-4"  # four cells away
    assert scene.refusal(0, "card aggression 3") == "COF-CARD-4"  # round a corner
    assert scene.refusal(0, "card aggression 0") == "COF-CARD-4"  # oneself
    assert scene.refusal(0, "card aggression") == "COF-CARD-4"  # nobody
    scene.play(0, "card aggression 1", dice=[1, 1])
    assert scene.told("robbed")[0]["attacker_seat"] == 0
    assert scene.position["piles"] == {"3,4": ["green"]}


@pytest.mark.rule("COF-CARD-4")
def test_aggression_through_a_wall_is_refused() -> None:
    scene = dig(who("6,7"), who("7,7", "green"))
    assert scene.refusal(0, "card aggression 1") == "COF-CARD-4"


@pytest.mark.parametrize("victim", ["3,4", "2,4"])
def test_within_one_cell_the_attacker_takes_the_item(victim: str) -> None:
    scene = dig(who("2,4", "red"), who(victim, "green", "yellow"))
    scene.play(0, "card aggression 1", dice=[1, 2])
    assert scene.told("stolen")[0]["item"] == "yellow"
    assert explorer(scene, 0)["backpack"] == ["red", "yellow"]
    assert scene.position["piles"] == {}


@pytest.mark.rule("COF-CARD-4")
def test_red_aggression_chooses_the_item_without_a_roll() -> None:
    scene = dig(who("0,4"), who("3,4", "green", "charm", "yellow"), counter=RED)
    scene.play(0, "card aggression 1")
    assert scene.view(0)["pending"] == "plunder"
    assert scene.refusal(0, "pass") == "COF-CARD-4"
    assert scene.refusal(0, "drop 5") == "COF-CARD-4"
    scene.play(0, "drop 4")
    assert explorer(scene, 1)["backpack"] == ["green", "charm"]
    assert scene.position["piles"] == {"3,4": ["yellow"]}


@pytest.mark.rule("COF-CARD-9")
def test_closed_doors_block_an_aggression_and_pawns_do_not() -> None:
    scene = dig(who("4,2"), who("5,2", "green"), who("6,2", "yellow"))
    assert scene.refusal(0, "card aggression 2") == "COF-CARD-9"
    scene.play(0, "open 5,2")
    scene.play(0, "card aggression 2", dice=[1, 1])
    assert scene.position["piles"] == {"6,2": ["yellow"]}
    camp = dig(who(RUSH), who(CAMP, "green"), doors=["temple"])
    camp.play(0, "card aggression 1", dice=[1, 1])
    assert explorer(camp, 0)["backpack"] == ["green"]
    stairs = dig(who("5,0"), who("19,9"))
    assert stairs.refusal(0, "card aggression 1") == "COF-CARD-4"  # tunnels make no line
    altar = dig(who("5,7"), who("5,8", "green"))
    altar.play(0, "card aggression 1", dice=[1, 1])
    assert explorer(altar, 0)["backpack"] == ["green"]


@pytest.mark.rule("COF-CARD-10")
def test_a_stolen_item_may_overflow_the_backpack() -> None:
    full = ["green", "green", "yellow", "yellow", "azure", "red"]
    scene = dig(who("2,4", *full), who("2,4", "coins"))
    scene.play(0, "card aggression 1", dice=[1, 1])
    assert scene.view(0)["pending"] == "keep"
    scene.play(0, *[f"keep {slot}" for slot in range(3, 9)])
    assert explorer(scene, 0)["backpack"] == [*full[1:], "coins"]
    assert scene.match.to_move() == [0]


# ---- Betrayal


@pytest.mark.rule("COF-CARD-5")
def test_betrayal_costs_the_victim_a_card_and_brings_one_back() -> None:
    mine = {"hand": ["betrayal"], "discards": ["aggression", "analysis", "adrenaline", "rush"]}
    scene = dig(who("4,3", **mine), who("1,1"))
    scene.play(0, "card betrayal 1", dice=[4])
    assert scene.told("card_discarded")[0]["card"] == "rush"
    assert explorer(scene, 1)["discards"] == ["rush"]
    assert scene.view(0)["pending"] == "recover"
    assert scene.refusal(0, "card betrayal") == "COF-CARD-1"  # not this one
    scene.play(0, "card analysis")
    assert scene.told("recovered")[0] == {
        "event": "recovered", "rule": "COF-CARD-5", "seat": 0, "card": "analysis",
    }  # fmt: skip
    assert explorer(scene, 0)["hand"] == ["analysis"]


@pytest.mark.rule("COF-CARD-5")
def test_red_betrayal_is_two_and_two() -> None:
    mine = {"hand": ["betrayal"], "discards": ["aggression", "analysis", "adrenaline", "rush"]}
    scene = dig(who("4,3", **mine), who("1,1"), counter=RED)
    scene.play(0, "card betrayal 1", dice=[0, 0])
    assert explorer(scene, 1)["discards"] == ["aggression", "betrayal"]
    scene.play(0, "card rush", "card aggression")
    assert explorer(scene, 0)["hand"] == ["aggression", "rush"]


@pytest.mark.rule("COF-CARD-11")
def test_betrayal_needs_somebody_in_the_quadrant_even_without_cards() -> None:
    scene = dig(who("4,3"), who("5,3"), who("0,0", hand=[], discards=CARDS))
    assert scene.refusal(0, "card betrayal 1") == "COF-CARD-11"
    assert scene.refusal(0, "card betrayal 0") == "COF-CARD-11"
    assert scene.refusal(0, "card betrayal 5") == "COF-CARD-11"
    scene.play(0, "card betrayal 2")
    assert explorer(scene, 2)["discards"] == CARDS
    base = dig(who(RUSH), who(CAMP), doors=["temple"])
    base.play(0, "card betrayal 1", dice=[0])
    assert explorer(base, 1)["discards"] == ["aggression"]


# ---- Analysis


@pytest.mark.rule("COF-CARD-6")
def test_analysis_shows_the_own_quadrant_to_its_player_alone() -> None:
    scene = dig(who("4,3"), who("4,3"), put={"0,0": "violet", "4,0": "charm"})
    assert scene.refusal(0, "card analysis crypt") == "COF-CARD-6"
    scene.play(0, "card analysis")
    event = scene.events[-1]
    assert as_told(event.seen_by(0))["seen"] == [{"item": "violet", "at": "0,0"}, {"item": "charm", "at": "4,0"}]
    assert "seen" not in as_told(event.seen_by(1))
    assert "seen" not in as_told(event.seen_by(None))
    tiles = [scene.view(seat)["tiles"] for seat in (0, 1, None)]
    assert [view["0,0"] for view in tiles] == ["violet", "sarcophagus", "sarcophagus"]
    assert [view["4,0"] for view in tiles] == ["charm", "chest", "chest"]
    assert tiles[0]["8,1"] == "sarcophagus"
    assert explorer(scene, 0)["known"] == ["0,0", "4,0"]


@pytest.mark.rule("COF-CARD-6")
def test_red_analysis_shows_a_further_quadrant_too() -> None:
    scene = dig(who("4,3"), who(), put={"10,5": "red"}, counter=RED)
    assert scene.refusal(0, "card analysis jars") == "COF-CARD-6"  # the own one is no further one
    scene.play(0, "card analysis crypt")
    assert [event["quadrant"] for event in scene.told("analysed")] == ["jars", "crypt"]
    assert scene.view(0)["tiles"]["10,5"] == "red"
    assert sorted(explorer(scene, 0)["known"]) == ["0,0", "10,5", "10,9", "14,5", "4,0"]


def test_in_version_1_red_analysis_shows_any_one_quadrant() -> None:
    scene = dig(who("4,3"), who(), put={"10,5": "red"}, counter=RED, rules=1)
    assert "card analysis jars" in scene.legal(0)
    scene.play(0, "card analysis crypt")
    assert explorer(scene, 0)["known"] == ["10,5", "14,5", "10,9"]


# ---- Adrenaline


@pytest.mark.rule("COF-CARD-7")
def test_adrenaline_makes_hazards_harmless_where_one_passes_and_stops() -> None:
    scene = dig(who("4,1", "green"), who())
    scene.play(0, "card adrenaline")
    assert scene.told("adrenaline")
    scene.play(0, "walk", "go 3,1", "go 2,1", "go 1,1", "walk", "go 1,2", "go 1,3", "go 2,3")
    assert explorer(scene, 0)["at"] == "2,3"
    trap = dig(who("9,2", "green"), who())
    trap.play(0, "card adrenaline", "walk", "go 9,1")
    assert explorer(trap, 0)["backpack"] == ["green"]
    assert trap.position["turn"]["steps"] == 2


@pytest.mark.rule("COF-CARD-7", "COF-MAP-10")
def test_under_adrenaline_tunnels_still_work() -> None:
    scene = dig(who("5,0"), who())
    scene.play(0, "card adrenaline")
    assert scene.told("adrenaline")
    scene.play(0, "walk", "go 19,9")
    assert explorer(scene, 0)["at"] == "19,9"


@pytest.mark.parametrize(("counter", "lost"), [(SAFE, 1), (RED, 0)])
def test_red_adrenaline_walks_past_monsters_too(counter: int, lost: int) -> None:
    both = [{"kind": "mummy", "at": "4,3"}, {"kind": "spectre", "at": "4,3"}]
    scene = dig(who("4,2", "green"), who(), monsters=both, counter=counter)
    scene.play(0, "card adrenaline", "walk", "go 4,3", dice=[1, 1, 0] if lost else [])
    assert len(explorer(scene, 0)["lost"]) == lost
    assert len(explorer(scene, 0)["backpack"]) == 1 - lost
    assert len(monsters(scene, "spectre")) == 1 - lost


# ---- Rush!


@pytest.mark.rule("COF-CARD-8")
def test_the_rush_token_is_an_extra_action_kept_until_used() -> None:
    scene = dig(who("4,2"), who())
    scene.play(0, "card rush")
    assert scene.told("rush_turned")
    scene.play(0, "pass")
    scene.play(1, "pass", dice=[1])
    assert explorer(scene, 0)["rush"]
    scene.play(0, "open 5,2", "close 5,2", "open 5,2", "close 5,2")
    assert scene.told("rush_spent")
    assert not explorer(scene, 0)["rush"]


@pytest.mark.rule("COF-CARD-12")
def test_rush_on_an_active_token_does_nothing() -> None:
    scene = dig(who(rush=True), who(), trap="toxicity", counter=RED)
    scene.play(0, "card rush")
    assert scene.told("rush_in_vain")
    assert explorer(scene, 0)["rush"]
    assert explorer(scene, 0)["discards"] == ["rush"]
