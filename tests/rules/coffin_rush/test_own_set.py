"""A table may load another set than the house's: dice, counter, backpack, pawns, tiles, cards and temple."""

import json
import pickle
from collections import Counter
from typing import Any

import pytest

from rules.coffin_rush.scene import GAME, RUNE, all_but, dig, explorer, monsters, who
from scene import SEED, Scene
from tavolino.core.chance import FastChance
from tavolino.core.match import Match
from tavolino.core.record import parse
from tavolino.core.refusal import BadOption, BadPosition
from tavolino.core.registry import find
from tavolino.core.replay import verify
from tavolino.games.coffin_rush.house import house

BOX = find(GAME)
PACK = ["green", "green", "yellow", "yellow", "azure", "red", "torch", "charm"]
LARGE = {  # everything at its limit: 30 items, of which one explorer may hold all
    "quadrants": {"jars": house()["quadrants"]["jars"].replace("|. . . . .|", "|s s . s s|")},
    "dice": {"green": [1], "yellow": [6] * 20, "red": [1, 6]},
    "counter": {"green": 99, "yellow": 60, "red": 40, "bomb": 0},
    "backpack": {"slots": 13},
    "pawns": {"mummies": 20, "spectres": 20},
    "sarcophagi": {"green": 0, "yellow": 0, "azure": 4, "azure-mummy": 14, "stairs": 0, "red": 1},
    "chests": {"charm": 8, "torch": 0, "amulet": 0, "coins": 0},
    "traps": {"summoning": 20, "quicksand": 0},
    "loot": {"adrenaline": 0, "rush": 1},
}


def table(own: dict[str, Any], *explorers: dict[str, Any], **rest: Any) -> Scene:
    return dig(*explorers, options={"temple": own}, **rest)


def random_play(match: Match, seed: int) -> None:
    chance = FastChance.seeded(seed)
    while not match.over:
        seat = match.to_move()[0]
        legal = match.legal(seat)
        match.play(seat, legal[chance.pick(len(legal))])


# ---- each part


def test_a_larger_backpack_holds_more_and_every_slot_can_be_emptied() -> None:
    own = {"backpack": {"slots": 9}}
    scene = table(own, who("4,0", *PACK[:7]), who(), put={"4,0": "coins"})
    scene.play(0, "take")
    assert len(explorer(scene, 0)["backpack"]) == 8
    assert "drop 9" in scene.legal(0)
    scene.play(0, "drop 9")
    assert scene.position["piles"] == {"4,0": ["coins"]}
    full = table(own, who("4,0", *PACK), who(), put={"4,0": "coins"})
    full.play(0, "take")
    assert full.position["pending"]["question"] == "keep"
    with pytest.raises(
        BadPosition, match=r"coffin-rush-backpack \(slots: 6"
    ):  # the house's backpack would be too small
        dig(who("4,0", *PACK), who())


@pytest.mark.rule("COF-ITEM-5")
def test_of_as_many_items_as_there_can_be_each_can_be_kept() -> None:
    waking = ["azure-mummy"] * 14 + ["red-mummy", "violet-mummy"]
    pile = [*waking, *["azure"] * 4, "red", "violet", *["charm"] * 7, "charm"]
    mummies = [{"kind": "mummy", "at": RUNE}] * (1 + len(waking))
    scene = table(LARGE, who("4,3"), who(), tiles={}, piles={"4,3": pile}, monsters=mummies)
    scene.play(0, "take", "keep 31")
    assert scene.position["pending"]["kept"] == [31]
    assert scene.refusal(0, "keep 31") == "COF-ITEM-5"
    assert scene.legal(0) == [f"keep {slot}" for slot in range(2, 31)]
    scene.play(0, *[f"keep {slot}" for slot in range(2, 13)])
    assert explorer(scene, 0)["backpack"] == [*pile[:11], "charm"]


@pytest.mark.rule("COF-HOUSE-1")
def test_other_dice_are_rolled_and_a_charm_sets_their_faces() -> None:
    own = {"dice": {"yellow": [2, 5], "red": [1, 6]}}
    scene = table(own, who("9,7", "charm"), who(), monsters=[{"kind": "mummy", "at": "8,7"}])
    scene.play(0, "walk", "go 8,7", dice=[5, 6])
    assert scene.told("attacked")[0]["slot"] == 11
    assert scene.legal(0) == ["done", "set yellow 2", "set yellow 5", "set red 1", "set red 6"]
    assert scene.refusal(0, "set red 2") == "COF-ITEM-12"


@pytest.mark.rule("COF-HOUSE-3")
def test_another_counter_has_its_own_colours_and_bomb() -> None:
    own = {"counter": {"green": 40, "yellow": 39, "red": 38, "bomb": 1}}
    scene = table(own, who(), who(), traps=["bomb"], turn={"seat": 1, "first": 0, "card_used": True})
    assert scene.position["counter"] == 40
    scene.play(1, "pass", dice=[3])
    assert scene.told("bomb_went_off")[0]["counter"] == 39
    assert scene.position["counter"] == 36  # a yellow die, 3; with the house's counter it had been a green one
    assert "⧗ 36" in BOX.draw(BOX.view(scene.match.state, 0), ["Ada", "Bruno"], lambda message, **_: message)
    with pytest.raises(BadPosition, match=r"counter: field-most \(most: 27"):
        dig(who(), who(), counter=28)


def test_other_pawns_and_traps() -> None:
    own = {"pawns": {"spectres": 1}, "traps": {"summoning": 5, "maat": 0}}
    scene = table(own, who(), who(), counter=9, turn={"seat": 1, "first": 0, "card_used": True})
    assert Counter(scene.position["traps"])["summoning"] == 5
    assert "maat" not in scene.position["traps"]
    deck = ["summoning", *(trap for trap in scene.position["traps"] if trap != "summoning")]
    short = table(own, who("5,8"), who("5,8"), counter=9, traps=deck, turn={"seat": 1, "first": 0, "card_used": True})
    short.play(1, "pass", dice=[1])
    assert monsters(short, "spectre") == ["12,7"]  # the red Summoning calls two, and there is one pawn
    assert short.told("no_spectre_left")
    with pytest.raises(BadPosition, match=r'trap: coffin-rush-no-trap \(trap: "maat"'):
        table(own, who(), who(), trap="maat")


@pytest.mark.rule("COF-SETUP-5")
@pytest.mark.parametrize("scarabs", [1, 8])
def test_the_bomb_is_6th_to_8th_in_a_deck_of_any_size_and_is_imagined_there(scarabs: int) -> None:
    options = BOX.read_options({"temple": {"traps": {"scarabs": scarabs}}})
    chance = FastChance.seeded(3)
    places: dict[str, set[int]] = {"dealt": set(), "imagined": set(), "swapped": set()}
    for _ in range(60):
        state = BOX.new(2, options, chance)
        imagined = BOX.imagine(BOX.view(state, 0), chance)
        swapped = BOX.swap_hidden(state, 0, chance)
        for found, other in zip(places.values(), (state, imagined, swapped), strict=True):
            traps = BOX.position(other)["traps"]
            assert len(traps) == 12 + scarabs
            found.add(traps.index("bomb") + 1)
    assert all(found == {6, 7, 8} for found in places.values()), places


def test_a_loot_card_that_is_not_in_the_set_is_in_nobodys_hand() -> None:
    own = {"loot": {"analysis": 0}}
    start = Scene.new(GAME, 3, temple=own)
    assert [one["hand"] for one in start.position["explorers"]] == [all_but("analysis")] * 3
    scene = table(own, {"at": "4,3", "hand": ["rush"], "discards": all_but("rush", "analysis")}, who())
    assert scene.refusal(0, "card analysis") == "COF-CARD-1"
    scene.play(0, "card rush", "pass")
    assert explorer(scene, 0)["hand"] == all_but("analysis")
    names = ["Ada", "Bruno"]
    assert "An" not in BOX.draw(BOX.view(scene.match.state, 0), names, lambda message, **_: message)
    with pytest.raises(BadPosition, match=r'coffin-rush-no-card \(card: "analysis"'):
        table(own, who(discards=["analysis"]), who())
    with pytest.raises(BadPosition, match="hand: coffin-rush-cards"):  # in the house's set it cannot be left out
        dig({"at": "4,3", "hand": ["rush"], "discards": all_but("rush", "analysis")}, who())


def test_other_tiles_lie_on_other_quadrants() -> None:
    jars = house()["quadrants"]["jars"].replace("s", ".").replace("c", ".")
    own = {"quadrants": {"jars": jars}, "sarcophagi": {"green": 6, "stairs": 0, "violet": 0}, "chests": {"coins": 1}}
    scene = Scene.new(GAME, 2, temple=own)
    faces = Counter(scene.position["tiles"].values())
    assert (len(scene.position["tiles"]), faces["green"], faces["coins"]) == (24, 6, 1)
    assert "stairs" not in faces
    imagined = BOX.position(BOX.imagine(BOX.view(scene.match.state, 0), FastChance.seeded(1)))
    assert Counter(imagined["tiles"].values()) == faces


# ---- whole games


@pytest.mark.parametrize("own", [LARGE, {}, dict(house())], ids=["large", "empty", "house"])
def test_positions_and_records_carry_the_set(own: dict[str, Any]) -> None:
    options = BOX.read_options({"temple": own, "layout": "cross"})
    match = Match.new(BOX, 6, options, SEED)
    random_play(match, 5)
    assert BOX.options_of(match.state) == options
    position = json.loads(json.dumps(BOX.position(match.state)))
    assert BOX.position(BOX.load(position)) == position
    replayed = verify(parse(match.record().write()))
    assert BOX.position(replayed.state) == position


def test_greedy_players_play_with_another_set() -> None:
    chance = FastChance.seeded(8)
    state = BOX.new(4, BOX.read_options({"temple": LARGE}), chance)
    while (seat := state.next_seat()) >= 0:
        move = BOX.greedy(BOX.view(state, seat), chance)
        assert state.refusal(seat, move) is None
        state.apply(seat, move, chance, None)
    assert BOX.position(state)["counter"] == 0


# ---- pickling


@pytest.mark.parametrize("own", [None, {"backpack": {"slots": 9}}])
def test_a_pickled_state_names_its_temple_and_set_and_does_not_carry_them(own: dict[str, Any] | None) -> None:
    state: Any = BOX.new(6, BOX.read_options({"temple": own, "layout": "ring"}), FastChance.seeded(2))
    pickled = pickle.dumps(state)
    assert len(pickled) < 2000
    assert len(state.temple.neighbours) > 1000  # what it would have to carry
    back: Any = pickle.loads(pickled)
    assert back.temple is state.temple
    assert back.components is state.components
    assert BOX.position(back) == BOX.position(state)


def test_an_impossible_set_is_refused_as_an_option_and_in_a_position() -> None:
    own = {"dice": {"red": [0]}}
    with pytest.raises(BadOption, match=r"options\.temple\.dice\.red: field-range"):
        Scene.new(GAME, 2, temple=own)
    with pytest.raises(BadPosition) as caught:
        table(own, who(), who())
    assert caught.value.path == "options.temple.dice.red"
    with pytest.raises(BadOption, match=r"temple\.backpack"):
        Scene.new(GAME, 2, temple={"backpack": {"slots": "many"}})
