"""What is wrong with the numbers of a set: each alone, then with the others. Every fault says where and what to do."""

from collections.abc import Mapping, Sequence
from typing import Any

from tavolino.core.fault import Fault, cited, fault, harmless
from tavolino.games.coffin_rush.house import COLOURS, TRAP_NAMES, house, section
from tavolino.games.coffin_rush.rules_card import CARD_NAMES
from tavolino.games.coffin_rush.rules_codes import HIGHEST_FACE, MOST_ITEMS, MOST_SLOTS
from tavolino.games.coffin_rush.state import BOMB_PLACES, FIRST_ABOVE_BOMB

HIGHEST_COUNTER = 99
MOST_FACES = 20  # on one die
MOST_PAWNS = 20
MOST_ALIKE = 20  # trap cards of one name
STAIRS = "stairs"
WAKING = "-mummy"  # how the names of tiles end that wake a mummy

# The lowest and the highest number for everything but dice and loot.
FIXED_BOUNDS: Mapping[str, Mapping[str, tuple[int, int]]] = {
    "counter": {**dict.fromkeys(COLOURS, (1, HIGHEST_COUNTER)), "bomb": (0, HIGHEST_COUNTER)},
    "backpack": {"slots": (2, int(MOST_SLOTS))},
    "pawns": {"mummies": (1, MOST_PAWNS), "spectres": (0, MOST_PAWNS)},
    "sarcophagi": {**dict.fromkeys(house()["sarcophagi"], (0, int(MOST_ITEMS))), STAIRS: (0, 1)},
    "chests": dict.fromkeys(house()["chests"], (0, int(MOST_ITEMS))),
    "traps": {**dict.fromkeys(TRAP_NAMES, (0, MOST_ALIKE)), "bomb": (1, 1)},
}
LOOT = "loot"
SECTIONS = ("dice", *FIXED_BOUNDS, LOOT)


def bounds() -> Mapping[str, Mapping[str, tuple[int, int]]]:
    """All of them but for the dice: which cards there are is known once the rules are loaded."""
    return {**FIXED_BOUNDS, LOOT: dict.fromkeys(CARD_NAMES, (0, 1))}


def number_faults(own: Mapping[str, object]) -> list[Fault]:
    """All that is wrong with the dice, tiles, cards and other numbers of a set of one's own."""
    wrong = _dice_faults(own.get("dice", {}))
    for name, limits in bounds().items():
        wrong += _section_faults(name, own.get(name, {}), limits)
    return wrong or [*_counter_faults(own), *_tile_faults(own), *_trap_faults(own)]


# ---- each alone


def _section_faults(name: str, numbers: object, limits: Mapping[str, tuple[int, int]]) -> list[Fault]:
    if not isinstance(numbers, Mapping):
        return [fault(name, "coffin-rush-numbers")]
    wrong = []
    for key, number in numbers.items():
        if key not in limits:
            wrong.append(fault(f"{name}.{harmless(key)}", "coffin-rush-no-name", names=limits))
            continue
        low, high = limits[key]
        if low == high and not _is_within(number, low, high):
            wrong.append(fault(f"{name}.{key}", "field-only", only=low, found=cited(number)))
        elif not _is_within(number, low, high):
            wrong.append(fault(f"{name}.{key}", "field-range", least=low, most=high, found=cited(number)))
    return wrong


def _dice_faults(dice: object) -> list[Fault]:
    if not isinstance(dice, Mapping):
        return [fault("dice", "coffin-rush-dice")]
    wrong = []
    for colour, faces in dice.items():
        if colour not in COLOURS:
            wrong.append(fault(f"dice.{harmless(colour)}", "coffin-rush-no-name", names=COLOURS))
        elif not isinstance(faces, Sequence) or isinstance(faces, str) or not 1 <= len(faces) <= MOST_FACES:
            wrong.append(fault(f"dice.{colour}", "coffin-rush-faces", most=MOST_FACES))
        else:
            strange = [cited(face) for face in faces if not _is_within(face, 1, HIGHEST_FACE)]
            wrong += [
                fault(f"dice.{colour}", "field-range", least=1, most=HIGHEST_FACE, found=face)
                for face in dict.fromkeys(strange)
            ]
    return wrong


def _is_within(number: object, low: int, high: int) -> bool:
    return type(number) is int and low <= number <= high  # True is an int to Python, but no number to people


# ---- with the others


def _counter_faults(own: Mapping[str, Any]) -> list[Fault]:
    """COF-HOUSE-3: the colours follow each other, and the bomb comes while there is time to go home."""
    counter, dice = section(own, "counter"), section(own, "dice")
    if not counter["green"] > counter["yellow"] > counter["red"]:
        shown = [f"{colour} = {counter[colour]}" for colour in COLOURS]
        return [fault("counter", "coffin-rush-counter-order", found=shown)]
    left = counter["green"]
    for trap in range(FIRST_ABOVE_BOMB + 1):
        if trap == FIRST_ABOVE_BOMB:
            left -= counter["bomb"]
        if left > 0:
            left -= min(dice[_colour_at(counter, left)])
    if left > 0:
        return []
    return [fault("counter", "coffin-rush-counter-short", green=counter["green"])]


def _colour_at(counter: Mapping[str, int], left: int) -> str:
    if left <= counter["red"]:
        return "red"
    return "yellow" if left <= counter["yellow"] else "green"


def _tile_faults(own: Mapping[str, Any]) -> list[Fault]:
    """COF-COMP-7: a pawn for every mummy that can wake. And every item needs its move."""
    coffins, chests, pawns = (section(own, name) for name in ("sarcophagi", "chests", "pawns"))
    wrong = []
    items = sum(coffins.values()) - coffins[STAIRS] + sum(chests.values())
    if not 1 <= items <= MOST_ITEMS:
        wrong.append(fault("sarcophagi, chests", "coffin-rush-items", found=items, most=MOST_ITEMS))
    waking = sum(count for name, count in coffins.items() if name.endswith(WAKING))
    if pawns["mummies"] <= waking:
        wrong.append(fault("pawns.mummies", "coffin-rush-pawns", waking=waking, least=waking + 1))
    return wrong


def _trap_faults(own: Mapping[str, Any]) -> list[Fault]:
    """COF-SETUP-5: the bomb must find its place."""
    others = sum(section(own, "traps").values()) - 1
    needed = FIRST_ABOVE_BOMB + BOMB_PLACES - 1
    if others >= needed:
        return []
    return [fault("traps", "coffin-rush-few-traps", found=others, least=needed)]
