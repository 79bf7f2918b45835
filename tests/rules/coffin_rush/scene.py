"""Scenes in the temple. Everything not said is as at set-up; the standard layout's cells are named X,Y."""

from collections.abc import Mapping, Sequence
from typing import Any

from scene import Scene
from tavolino.core.registry import find
from tavolino.games.coffin_rush.kit import kit_of

GAME = "coffin-rush"
RUSH, CAMP, RUNE = "2,7", "0,7", "12,7"
CARDS = list(kit_of().loot)  # of the house set
WAKING = ["azure-mummy", "red-mummy", "violet-mummy"]
OTHER_TRAPS = [
    "quicksand", "toxicity", "summoning", "summoning", "summoning", "maat", "seals", "darkness", "scarabs", "wrath",
    "oblivion", "collapse",
]  # fmt: skip


def who(at: str = RUSH, *backpack: str, **rest: Any) -> dict[str, Any]:
    """One explorer: where, carrying what. If a hand is given, cards that are named nowhere are lost."""
    if "hand" in rest:
        lost = rest.get("lost", [])
        rest["lost"] = [*lost, *all_but(*rest["hand"], *rest.get("discards", ()), *lost)]
    return {"at": at, "backpack": list(backpack), **rest}


def all_but(*cards: str) -> list[str]:
    return [card for card in CARDS if card not in cards]


def dig(
    *explorers: Mapping[str, Any],
    put: Mapping[str, str] | None = None,
    dice: Sequence[int] = (),
    turn: Mapping[str, Any] | None = None,
    **position: Any,
) -> Scene:
    """A position; `put` lays tiles of those faces where a scene needs them."""
    position["explorers"] = [*explorers[:-1], _with_woken(explorers[-1], position)]
    position["turn"] = dict(turn or {})
    if put:
        position["tiles"] = _laid(position, put)
    return Scene.at(GAME, dice=dice, **position)


def _with_woken(last: Mapping[str, Any], position: Mapping[str, Any]) -> dict[str, Any]:
    """Where more mummies walk about than the first, what has woken them is in the last player's tent."""
    awake = [monster for monster in position.get("monsters") or [] if monster["kind"] == "mummy"]
    if "tiles" in position or len(awake) < 2:
        return dict(last)
    return {**last, "tent": [*last.get("tent", ()), *WAKING[: len(awake) - 1]]}


def _laid(position: Mapping[str, Any], put: Mapping[str, str]) -> dict[str, str]:
    box = find(GAME)
    tiles: dict[str, str] = dict(box.position(box.load(dict(position)))["tiles"])
    for cell, face in put.items():
        if tiles.get(cell) == face:
            continue
        other = next(at for at, tile in tiles.items() if tile == face and at not in put)
        swapped = tiles.pop(other)
        if cell in tiles:
            tiles[other] = tiles[cell]
        tiles[cell] = swapped
    return tiles


def deck(top: str, bomb_drawn: bool = False) -> list[str]:
    """All traps, this one on top, the bomb where it can lie."""
    others = list(OTHER_TRAPS)
    if top == "bomb":
        return ["bomb", *others[:6]]
    others.remove(top)
    if bomb_drawn:
        return [top, *others]
    return [top, *others[:5], "bomb", *others[5:]]


def pharaoh(
    *explorers: Mapping[str, Any],
    draws: str = "darkness",
    dice: Sequence[int] = (),
    doors: Sequence[str] = (),
    **position: Any,
) -> Scene:
    """The last player passes and the Pharaoh draws this trap; the dice begin with what the trap asks for."""
    last = len(explorers) - 1
    traps = position.pop("traps", deck(draws, "temple" in doors))
    turn = {"seat": last, "first": 0, "card_used": True, **position.pop("turn", {})}
    scene = dig(*explorers, traps=traps, doors=list(doors), turn=turn, **position)
    scene.play(turn["seat"], "pass", dice=dice)
    return scene


def explorer(scene: Scene, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = scene.position["explorers"][seat]
    return found


def monsters(scene: Scene, kind: str) -> list[str]:
    return [monster["at"] for monster in scene.position["monsters"] if monster["kind"] == kind]
