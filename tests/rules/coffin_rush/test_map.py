"""The temple (COF-MAP)."""

import pytest

from rules.coffin_rush.scene import CAMP, GAME, RUNE, RUSH, dig, explorer, monsters, pharaoh, who
from scene import Scene
from tavolino.games.coffin_rush.build import plan_of
from tavolino.games.coffin_rush.layouts import house_quadrants


@pytest.mark.rule("COF-MAP-1")
def test_walls_never_let_through() -> None:
    scene = dig(who("6,7"), who())
    scene.play(0, "walk")
    assert scene.refusal(0, "go 7,7") == "COF-MAP-1"
    assert scene.legal(0)[:4] == ["pass", "stop", "go 6,6", "go 6,8"]


@pytest.mark.rule("COF-MAP-2")
def test_the_base_camp_is_two_spaces() -> None:
    plan = plan_of()
    base = [plan.names[cell] for cell in range(plan.temple.cells) if plan.temple.quadrants[cell] == 0]
    assert sorted(base) == [CAMP, RUSH]


@pytest.mark.rule("COF-MAP-3")
def test_the_crypt_has_a_rune_and_no_altar() -> None:
    symbols = list(house_quadrants()["crypt"].symbols.values())
    assert (symbols.count("*"), symbols.count("a")) == (1, 0)
    scene = pharaoh(who(), who(), draws="summoning", dice=[1])
    assert scene.told("spectre_appeared")[0]["at"] == RUNE


@pytest.mark.rule("COF-MAP-4")
def test_a_stone_door_is_opened_and_closed_from_either_side() -> None:
    scene = dig(who("4,2"), who("5,2"))
    scene.play(0, "walk")
    assert scene.refusal(0, "go 5,2") == "COF-MAP-4"
    scene.play(0, "open 5,2")
    assert scene.position["doors"] == ["4,2-5,2"]
    scene.play(0, "pass")
    scene.play(1, "close 4,2")
    assert scene.position["doors"] == []
    scene.play(1, "open 4,2", "walk", "go 4,2")
    assert explorer(scene, 1)["at"] == "4,2"


@pytest.mark.rule("COF-MAP-5")
def test_the_temple_door_stands_until_the_bomb_takes_it() -> None:
    shut = dig(who(), who(), turn={"walking": True, "steps": 3})
    assert shut.refusal(0, f"go {CAMP}") == "COF-MAP-5"
    gone = pharaoh(who(), who(), draws="bomb", dice=[1])
    gone.play(0, "walk", f"go {CAMP}")
    assert explorer(gone, 0)["at"] == CAMP


@pytest.mark.rule("COF-MAP-6")
def test_debris_takes_two_steps() -> None:
    scene = dig(who("4,1"), who())
    scene.play(0, "walk", "go 3,1")
    assert scene.position["turn"]["steps"] == 1
    short = dig(who("4,2"), who(), turn={"walking": True, "steps": 2})
    short.play(0, "go 4,1")
    assert short.refusal(0, "go 3,1") == "COF-MAP-6"


@pytest.mark.rule("COF-MAP-7")
def test_plague_ends_the_movement() -> None:
    scene = dig(who("0,3"), who())
    scene.play(0, "walk", "go 1,3")
    assert scene.told("movement_ended")[0]["rule"] == "COF-MAP-7"
    assert not scene.position["turn"]["walking"]


@pytest.mark.rule("COF-MAP-8")
def test_a_trap_ends_the_movement_and_the_dice_name_a_slot() -> None:
    scene = dig(who("9,2", "green", "yellow"), who())
    scene.play(0, "walk", "go 9,1", dice=[1, 2])
    assert scene.told("trapped")[0] == {
        "event": "trapped", "rule": "COF-MAP-8", "seat": 0, "dice": [1, 2], "slot": 3,
    }  # fmt: skip
    assert explorer(scene, 0)["backpack"] == ["green"]
    assert scene.position["piles"] == {"9,1": ["yellow"]}
    assert not scene.position["turn"]["walking"]


@pytest.mark.rule("COF-MAP-9")
def test_on_an_altar_one_is_unseen_and_exempt_for_as_long_as_the_trap_lasts() -> None:
    scene = pharaoh(who("5,8", "green", "green"), who("6,7", "yellow"), draws="toxicity", dice=[2, 1, 1])
    assert scene.told("sheltered")[0]["seat"] == 0
    assert {event["seat"] for event in scene.told("target_fixed")} == {1}
    assert scene.position["turn"]["actions"] == 3
    scene.play(0, "walk", "go 5,7", "pass")
    assert scene.position["turn"]["actions"] == 2


@pytest.mark.rule("COF-MAP-10")
def test_stairs_of_one_colour_are_one_step_apart_but_not_for_monsters() -> None:
    scene = dig(who("5,0"), who())
    scene.play(0, "walk", "go 19,9")
    assert scene.told("went")[0]["rule"] == "COF-MAP-10"
    assert scene.position["turn"]["steps"] == 2
    temple = plan_of().temple
    one, other = plan_of().cells["5,0"], plan_of().cells["19,9"]
    assert min(temple.on_foot(one, other), *(flight.distance(one, other) for flight in temple.flights)) > 10


@pytest.mark.rule("COF-MAP-11")
def test_any_number_of_explorers_may_share_a_cell() -> None:
    scene = dig(*[who("4,3") for _ in range(5)], who("4,2"), turn={"seat": 5})
    scene.play(5, "walk", "go 4,3")
    assert {one["at"] for one in scene.position["explorers"]} == {"4,3"}


def test_spectres_enter_rush_from_any_cell_beside_it_and_nobody_the_camp() -> None:
    plan = plan_of()
    temple, rush, camp = plan.temple, plan.temple.rush, plan.temple.camp
    by_openings, flight = temple.flights
    above, below = {f"{x},4" for x in range(1, 5)}, {f"{x},10" for x in range(1, 5)}  # not 0: there is only the camp
    assert {plan.names[step // 4] for step in flight.beside[rush]} == above | below | {f"5,{y}" for y in range(5, 10)}
    assert flight.distance(plan.cells["5,6"], rush) == 1
    assert flight.distance(plan.cells["5,6"], camp) == 255
    assert {plan.names[step // 4] for step in by_openings.beside[rush]} == {"2,4", "5,7", "2,10"}  # in version 1
    assert by_openings.distance(plan.cells["5,6"], rush) == 2
    assert by_openings.distance(plan.cells["5,6"], camp) == 255


def test_mummies_enter_rush_by_its_openings() -> None:
    plan = plan_of()
    temple, rush, camp = plan.temple, plan.temple.rush, plan.temple.camp
    beside = {plan.names[cell] for cell in temple.neighbours[rush * 4 : rush * 4 + 4] if cell not in (-1, camp)}
    assert beside == {"2,4", "5,7", "2,10"}
    assert temple.on_foot(plan.cells["5,6"], camp) == 255


@pytest.mark.parametrize(("rules", "to", "dice"), [(1, "5,7", [1]), (2, RUSH, [1, 0])])
def test_a_spectre_three_cells_away_is_in_rush_at_once(rules: int, to: str, dice: list[int]) -> None:
    """In version 1 it had to go round by the opening at 5,7."""
    spectre = [{"kind": "spectre", "at": "7,6"}]
    scene = pharaoh(who(RUSH), who("19,14", hand=[]), monsters=spectre, dice=dice, rules=rules)
    assert scene.told("spectre_moved")[0]["to"] == to


@pytest.mark.rule("COF-MAP-12")
def test_a_spectre_in_rush_terrifies_who_is_there() -> None:
    spectre = [{"kind": "spectre", "at": "5,6"}]
    scene = pharaoh(who(RUSH, hand=["rush"], discards=["analysis"], lost=["betrayal", "adrenaline", "aggression"]),
                    who(CAMP), doors=["temple"], monsters=spectre, dice=[1, 0])  # fmt: skip
    assert "rush" in explorer(scene, 0)["lost"]
    assert monsters(scene, "spectre") == []


@pytest.mark.rule("COF-MAP-13")
def test_an_opening_without_a_neighbour_is_wall() -> None:
    plan = plan_of()
    edge = plan.cells["0,2"]  # the middle of the western rim
    assert plan.temple.neighbours[edge * 4 + 3] == -1
    base = house_quadrants()["base"]
    assert base.openings == (0, 1, 3)  # as drawn it looks north; the camp lies behind, in the south


@pytest.mark.rule("COF-MAP-14")
def test_distances_on_foot_and_through_walls() -> None:
    plan = plan_of()
    one, other = plan.cells["6,7"], plan.cells["8,7"]
    assert [flight.distance(one, other) for flight in plan.temple.flights] == [2, 2]
    assert plan.temple.on_foot(one, other) == 4  # round the walls of the debris
    door = plan.cells["4,2"], plan.cells["5,2"]
    assert plan.temple.on_foot(*door) == 1  # closed, and yet passable for a mummy
    pack = [{"kind": "mummy", "at": "0,0"}, {"kind": "mummy", "at": "6,6"}]
    scene = pharaoh(who("2,0", "green"), who("6,7", "yellow"), monsters=pack, dice=[1, 1, 1])
    (fixed,) = scene.told("target_fixed")
    assert (fixed["rule"], fixed["seat"]) == ("COF-MAP-14", 1)  # one step from the second mummy


@pytest.mark.rule("COF-MAP-15")
def test_the_cell_works_first_then_mummies_then_spectres() -> None:
    both = [{"kind": "mummy", "at": "9,1"}, {"kind": "spectre", "at": "9,1"}]
    scene = dig(who("9,2", "green", "yellow", "azure"), who("9,1"), monsters=both)
    scene.play(0, "walk", "go 9,1", dice=[1, 1, 1, 2, 0])
    told = [event.kind() for event in scene.events if event.kind() in ("trapped", "attacked", "terrified")]
    assert told == ["trapped", "attacked", "terrified"]
    assert scene.position["piles"] == {"9,1": ["green", "azure"]}
    scene.play(0, "pass")
    assert scene.told("left_alone")[0]["seat"] == 1  # who was there before is met by nobody


@pytest.mark.rule("COF-MAP-15")
def test_to_begin_or_act_on_a_monsters_cell_is_harmless() -> None:
    scene = dig(who(), who("4,2", "green"), monsters=[{"kind": "mummy", "at": "4,2"}])
    scene.play(0, "pass")
    assert scene.told("left_alone")[0] == {"event": "left_alone", "rule": "COF-MAP-15", "seat": 1, "at": "4,2"}
    scene.play(1, "open 5,2")
    assert [event.kind() for event in scene.events] == ["door_opened"]


def test_an_altar_spares_its_player_alone() -> None:
    scene = pharaoh(who("5,8", "green"), who(RUSH), draws="seals", doors=["4,2-5,2"], dice=[1])
    assert scene.position["doors"] == []


@pytest.mark.rule("COF-MAP-16")
@pytest.mark.parametrize(("servant", "dice"), [("mummy", [2, 1, 1]), ("spectre", [2, 0])])
def test_servants_pass_players_on_altars_without_stopping(servant: str, dice: list[int]) -> None:
    pack = [{"kind": servant, "at": "15,5"}]
    scene = pharaoh(who("16,5", "green", "red"), who("17,5", "yellow"), monsters=pack, dice=dice)
    assert scene.told("passed_altar") == [
        {"event": "passed_altar", "rule": "COF-MAP-16", "servant": servant, "seat": 0}
    ]
    assert explorer(scene, 0)["backpack"] == ["green", "red"]
    assert explorer(scene, 0)["lost"] == []
    assert [one["to"] for one in scene.told(f"{servant}_moved")] == ["17,5"]  # in one movement


def test_a_scene_of_the_standard_layout_is_the_default() -> None:
    assert Scene.new(GAME, 2).position["layout"] == list(plan_of().rows)
