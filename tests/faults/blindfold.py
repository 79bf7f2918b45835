"""What an observer knows of a position, and what was revealed between two positions.

Computed from positions, independently of views, events and `swap_hidden`: as long as two games are the same here, the
observer must not be able to distinguish them by anything that is sent to them.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from tavolino.core.game import Json

COVERED = "?"
OPEN_STAIRS = "open stairs"


class Sight(NamedTuple):
    """`known` is what the observer can see and count; `hidden` are the covered things, each by its place."""

    known: dict[str, Any]
    hidden: dict[object, object]


def sight(observer: int | None, game: str, position: Json) -> Sight:
    """`observer` is a seat, or None for an onlooker."""
    return LOOK[game](observer, dict(position))


def come_to_light(before: Sight, after: Sight) -> dict[object, object]:
    """What was covered and is not any more, in any order."""
    return {place: thing for place, thing in before.hidden.items() if place not in after.hidden}


def _race(observer: int | None, position: dict[str, Any]) -> Sight:
    """Covered thrusts; in the auction and once all have chosen, everything is open."""
    thrusts = position["thrusts"]
    hidden: dict[object, object] = {}
    if position["auction"] is None and None in thrusts:
        others = [seat for seat, thrust in enumerate(thrusts) if thrust is not None and seat != observer]
        hidden = {(position["round"], seat): thrusts[seat] for seat in others}
        position["thrusts"] = [COVERED if seat in others else thrust for seat, thrust in enumerate(thrusts)]
    return Sight(position, hidden)


def _coffee(_: int | None, position: dict[str, Any]) -> Sight:
    """Nobody knows the order of the deck."""
    deck = position["deck"]
    position["deck"] = sorted(deck)
    return Sight(position, _from_below(deck))


def _coffin(observer: int | None, position: dict[str, Any]) -> Sight:
    """The order of the traps, and closed tiles that this seat has not looked into."""
    seen = set() if observer is None else set(position["explorers"][observer]["known"])
    tiles, traps = position["tiles"], position["traps"]
    covered = {cell: face for cell, face in tiles.items() if cell not in seen and face != OPEN_STAIRS}
    position["tiles"] = {cell: COVERED if cell in covered else face for cell, face in tiles.items()}
    position["beneath"] = sorted(covered.values())
    position["traps"] = sorted(traps)
    return Sight(position, {**covered, **_from_below(traps)})


def _from_below(deck: list[str]) -> dict[object, object]:
    """A card's place in a deck that is taken from the top (the first) stays the same counted from below."""
    return dict(enumerate(reversed(deck)))


LOOK: dict[str, Callable[[int | None, dict[str, Any]], Sight]] = {
    "cafe-race": _race,
    "coffee-rush": _coffee,
    "coffin-rush": _coffin,
}
