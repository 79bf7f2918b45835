"""The Pharaoh's turn (COF-PHA)."""

import pytest

from rules.coffin_rush.scene import dig, explorer, monsters, pharaoh, who


@pytest.mark.rule("COF-PHA-1")
def test_trap_power_counter_servants_in_this_order() -> None:
    scene = pharaoh(who("6,8", "green"), who(), dice=[2])
    kinds = [event.kind() for event in scene.events]
    wanted = ["pharaoh_turn", "trap_drawn", "power_rolled", "target_fixed", "mummy_moved", "turn_begun"]
    assert [kind for kind in kinds if kind in wanted][:5] == wanted[:5]
    assert kinds[-1] == "turn_begun"
    assert scene.position["counter"] == 25
    assert scene.position["turn"]["round"] == 2


@pytest.mark.rule("COF-PHA-1")
def test_it_comes_only_after_every_player_has_played() -> None:
    scene = dig(who(), who(), who())
    for seat in (0, 1):
        assert not any(event.rule == "COF-PHA-1" for event in scene.play(seat, "pass"))
    scene.play(2, "pass", dice=[1])
    assert scene.told("pharaoh_turn")


@pytest.mark.rule("COF-PHA-2")
def test_a_trap_lasts_until_the_next_one_is_drawn() -> None:
    scene = pharaoh(who(), who(), draws="oblivion", dice=[1])
    assert scene.refusal(0, "card rush") == "COF-PHA-2"
    scene.play(0, "pass")
    assert scene.refusal(1, "card rush") == "COF-PHA-2"
    scene.play(1, "pass", dice=[1])
    assert scene.position["trap"] == "quicksand"
    scene.play(0, "card rush")
    assert explorer(scene, 0)["rush"]


@pytest.mark.rule("COF-PHA-2")
def test_an_empty_deck_is_reshuffled_without_the_bomb() -> None:
    shuffled = [0] * 11
    scene = pharaoh(who(), who(), traps=[], trap="oblivion", doors=["temple"], dice=[*shuffled, 1, 0, 0], counter=20)
    assert scene.told("traps_reshuffled")[0]["cards"] == 12
    left = [*scene.position["traps"], scene.position["trap"]]
    assert len(left) == 12
    assert "bomb" not in left
    again = dig(who(), who(), trap="oblivion")
    assert again.refusal(0, "card rush") == "COF-PHA-2"


@pytest.mark.rule("COF-PHA-3")
@pytest.mark.parametrize(
    ("counter", "die", "face"),
    [(27, "green", 2), (19, "green", 1), (18, "yellow", 3), (10, "yellow", 3), (9, "red", 4)],
)
def test_the_power_is_a_die_of_the_counters_colour_and_the_counter_falls_by_it(
    counter: int, die: str, face: int
) -> None:
    scene = pharaoh(who(), who(), counter=counter, dice=[face])
    assert scene.told("power_rolled")[0] == {
        "event": "power_rolled", "rule": "COF-PHA-3", "power": face, "die": die, "counter": counter - face,
    }  # fmt: skip


@pytest.mark.rule("COF-PHA-4")
def test_targets_are_fixed_first_and_stay_whatever_is_lost() -> None:
    """The spectre takes a card, the first mummy the only item, and the second mummy is still after the same player."""
    pack = [{"kind": "mummy", "at": "6,6"}, {"kind": "mummy", "at": "8,8"}, {"kind": "spectre", "at": "5,5"}]
    scene = pharaoh(who("6,8", "green"), who("19,3"), monsters=pack, dice=[2, 0, 1, 1, 2, 2])
    order = [(event.kind(), getattr(event, "servant", None)) for event in scene.events]
    assert order.index(("target_fixed", "mummy")) < order.index(("spectre_moved", None))
    kinds = [event.kind() for event in scene.events]
    assert kinds.index("spectre_moved") < kinds.index("mummy_moved")
    assert monsters(scene, "mummy") == ["6,8", "6,8"]
    assert len(scene.told("attacked")) == 2
    assert explorer(scene, 0)["backpack"] == []


@pytest.mark.rule("COF-PHA-5")
def test_one_off_effects_use_the_colour_when_drawn_lasting_ones_turn_red_with_the_counter() -> None:
    one_off = pharaoh(who("4,3", "green", "yellow", "azure"), who(), draws="scarabs", counter=10, dice=[1])
    assert one_off.position["counter"] == 9
    assert explorer(one_off, 0)["backpack"] == ["green", "yellow"]
    lasting = pharaoh(who(), who(), draws="toxicity", counter=10, dice=[1])
    assert lasting.position["turn"]["actions"] == 1
    assert lasting.told("trap_reddened")[0]["trap"] == "toxicity"
    assert one_off.told("trap_reddened") == []


@pytest.mark.rule("COF-PHA-6")
def test_the_die_follows_the_counter_after_the_bomb() -> None:
    scene = pharaoh(who(), who(), draws="bomb", counter=12, dice=[4])
    assert scene.told("power_rolled")[0]["die"] == "red"
    assert scene.position["counter"] == 5


@pytest.mark.rule("COF-PHA-7")
@pytest.mark.parametrize(("rules", "expected"), [(1, [3, 2, 1, 0]), (2, [0, 3, 2, 1])])
def test_after_a_flipped_feather_the_leader_begins_and_the_others_follow_backwards(
    rules: int, expected: list[int]
) -> None:
    """In version 1 the former last player began."""
    scene = pharaoh(who(), who(), who(), who(), draws="maat", dice=[1], rules=rules)
    assert scene.told("feather_flipped")[0]["seat"] == expected[0]
    order = []
    for _ in range(4):
        order += scene.match.to_move()
        scene.play(order[-1], "pass", dice=[1])
    assert order == expected
    assert scene.position["feather"] == "counterclockwise"
    assert scene.match.to_move() == expected[:1]
