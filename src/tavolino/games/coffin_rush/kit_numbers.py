"""What is wrong with the numbers of a set: each alone, then with the others. Every fault says where and what to do."""

from collections.abc import Mapping, Sequence
from typing import Any

from tavolino.games.coffin_rush.house import COLOURS, TRAP_NAMES, house, section
from tavolino.games.coffin_rush.rules_card import CARD_NAMES
from tavolino.games.coffin_rush.rules_codes import HIGHEST_FACE, MOST_ITEMS, MOST_SLOTS
from tavolino.games.coffin_rush.state import BOMB_PLACES, FIRST_ABOVE_BOMB

HIGHEST_COUNTER = 99
MOST_FACES = 20  # on one die
MOST_PAWNS = 20
MOST_ALIKE = 20  # trap cards of one name
LARGEST_SHOWN = 10**12
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


def number_faults(own: Mapping[str, object]) -> list[str]:
    """All that is wrong with the dice, tiles, cards and other numbers of a set of one's own."""
    wrong = _dice_faults(own.get("dice", {}))
    for name, limits in bounds().items():
        wrong += _section_faults(name, own.get(name, {}), limits)
    return wrong or [*_counter_faults(own), *_tile_faults(own), *_trap_faults(own)]


# ---- each alone


def _section_faults(name: str, numbers: object, limits: Mapping[str, tuple[int, int]]) -> list[str]:
    if not isinstance(numbers, Mapping):
        return [f"{name}: write it as a table of names, each with a whole number"]
    wrong = []
    for key, number in numbers.items():
        if key not in limits:
            wrong.append(f"{name}.{key[:40]}: there is no such thing; there are {', '.join(limits)}")
            continue
        low, high = limits[key]
        if not _is_within(number, low, high):
            wanted = str(low) if low == high else f"a whole number from {low} to {high}"
            wrong.append(f"{name}.{key}: {_shown(number)} cannot be; write {wanted}")
    return wrong


def _dice_faults(dice: object) -> list[str]:
    if not isinstance(dice, Mapping):
        return ["dice: write it as a table of colours, each with the list of its faces"]
    wrong = []
    for colour, faces in dice.items():
        if colour not in COLOURS:
            wrong.append(f"dice.{colour[:40]}: there is no such die; there are {', '.join(COLOURS)}")
        elif not isinstance(faces, Sequence) or isinstance(faces, str) or not 1 <= len(faces) <= MOST_FACES:
            wrong.append(f"dice.{colour}: write a list of 1 to {MOST_FACES} faces")
        else:
            strange = [_shown(face) for face in faces if not _is_within(face, 1, HIGHEST_FACE)]
            wrong += [
                f"dice.{colour}: no die shows {face}; write faces from 1 to {HIGHEST_FACE}"
                for face in dict.fromkeys(strange)
            ]
    return wrong


def _is_within(number: object, low: int, high: int) -> bool:
    return type(number) is int and low <= number <= high  # True is an int to Python, but no number to people


def _shown(value: object) -> str:
    """A value as people wrote it; Python refuses to print numbers of thousands of digits."""
    if isinstance(value, int) and abs(value) > LARGEST_SHOWN:
        return "so large a number"
    return repr(value)[:40] if isinstance(value, int | float | str) else f"a {type(value).__name__}"


# ---- with the others


def _counter_faults(own: Mapping[str, Any]) -> list[str]:
    """COF-HOUSE-3: the colours follow each other, and the bomb comes while there is time to go home."""
    counter, dice = section(own, "counter"), section(own, "dice")
    if not counter["green"] > counter["yellow"] > counter["red"]:
        shown = ", ".join(f"{colour} {counter[colour]}" for colour in COLOURS)
        return [f"counter: {shown} do not follow each other; begin green above yellow and yellow above red"]
    left = counter["green"]
    for trap in range(FIRST_ABOVE_BOMB + 1):
        if trap == FIRST_ABOVE_BOMB:
            left -= counter["bomb"]
        if left > 0:
            left -= min(dice[_colour_at(counter, left)])
    if left > 0:
        return []
    return [
        f"counter: from {counter['green']} it is at 0 before anybody can leave by the door that the bomb opens, "
        "even with the lowest rolls; begin higher, or take smaller dice or a smaller bomb"
    ]


def _colour_at(counter: Mapping[str, int], left: int) -> str:
    if left <= counter["red"]:
        return "red"
    return "yellow" if left <= counter["yellow"] else "green"


def _tile_faults(own: Mapping[str, Any]) -> list[str]:
    """COF-COMP-7: a pawn for every mummy that can wake. And every item needs its move."""
    coffins, chests, pawns = (section(own, name) for name in ("sarcophagi", "chests", "pawns"))
    wrong = []
    items = sum(coffins.values()) - coffins[STAIRS] + sum(chests.values())
    if not 1 <= items <= MOST_ITEMS:
        wrong.append(f"sarcophagi and chests: {items} treasures and relics in all; lay out 1 to {MOST_ITEMS}")
    waking = sum(count for name, count in coffins.items() if name.endswith(WAKING))
    if pawns["mummies"] <= waking:
        wrong.append(
            f"pawns.mummies: {pawns['mummies']}, but one stands on the rune and {waking} sarcophagi wake one; "
            f"write at least {waking + 1}"
        )
    return wrong


def _trap_faults(own: Mapping[str, Any]) -> list[str]:
    """COF-SETUP-5: the bomb must find its place."""
    others = sum(section(own, "traps").values()) - 1
    needed = FIRST_ABOVE_BOMB + BOMB_PLACES - 1
    if others >= needed:
        return []
    return [f"traps: {others} cards besides the bomb, and up to {needed} lie above it; add {needed - others}"]
