"""Layouts: quadrants laid out in any shape and orientation (COF-SETUP-1), by name, by text or at random by a seed."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice
from types import MappingProxyType

from tavolino.core.chance import Chance, FastChance
from tavolino.core.fault import MOST_FAULTS, Fault, cited, fault, harmless
from tavolino.core.refusal import BadOption
from tavolino.games.coffin_rush.house import QUADRANT_NAMES, house
from tavolino.games.coffin_rush.quadrants import BASE, STEPS, Place, Quadrant, parse, problems, turned

LAYOUT = "options.layout"  # where it is chosen
STANDARD = "standard"
RANDOM = "random:"
EMPTY = "."
DRAWINGS = "quadrants"  # the section of a set that has them
MOST_DOORS = 24  # COF-COMP-3
ROOM_DOORS = 7  # COF-HOUSE-6
LARGEST = 24  # rows or columns: twelve quadrants in a line fit, and nobody writes endless ones


@dataclass(frozen=True)
class Laid:
    """A quadrant in its place, turned as it lies."""

    place: Place  # column and row among the quadrants
    quarters: int
    quadrant: Quadrant


@cache
def house_quadrants() -> Mapping[str, Quadrant]:
    """The twelve quadrants of the house set."""
    found = {}
    for name, drawing in house()["quadrants"].items():
        quadrant, wrong = parse(name, drawing)
        if quadrant is None or wrong:
            raise BadOption(*wrong)
        found[name] = quadrant
    return found


def named_layouts() -> Mapping[str, Sequence[str]]:
    layouts: Mapping[str, Sequence[str]] = house()["layouts"]
    return layouts


def layouts_with(own: Mapping[str, Sequence[str]]) -> dict[str, Sequence[str]]:
    """The house's layouts and those of one's own, which go before them."""
    return {**named_layouts(), **own}


def rows_of(text: str, own: Mapping[str, Sequence[str]] = MappingProxyType({})) -> list[str]:
    """The rows that an option means: a name, `random:7`, or the rows themselves, parted by slashes.

    Raises BadOption for a text that is none of these.
    """
    named = layouts_with(own)
    if text in named:
        return list(named[text])
    if text.startswith(RANDOM):
        seed = text.removeprefix(RANDOM)
        if not (seed.isascii() and seed.isdigit() and len(seed) <= 18):
            raise BadOption(fault(LAYOUT, "coffin-rush-random-layout", random=RANDOM))
        return random_rows(FastChance.seeded(int(seed)))
    if "/" in text or " " in text:
        return [" ".join(row.split()) for row in text.split("/")]
    raise BadOption(fault(LAYOUT, "coffin-rush-no-layout", found=cited(text), names=named, random=RANDOM))


def key_of(rows: Sequence[str], own: Mapping[str, Sequence[str]] = MappingProxyType({})) -> str:
    """One text for one layout: its name where it has one."""
    for name, known in layouts_with(own).items():
        if list(known) == list(rows):
            return name
    return "/".join(rows)


# ---- reading and checking


def read_rows(rows: Sequence[str], quadrants: Mapping[str, Quadrant], place: str) -> tuple[list[Laid], list[Fault]]:
    """The quadrants as they lie, and what cannot be read; `place` is where the rows are written."""
    laid, wrong = [], []
    if len(rows) > LARGEST or any(len(row.split()) > LARGEST for row in rows):
        return [], [fault(place, "coffin-rush-layout-size", most=LARGEST)]
    for y, row in enumerate(rows):
        for x, word in enumerate(row.split()):
            if word == EMPTY:
                continue
            name, quarters = word[:-1], word[-1]
            if name not in quadrants or quarters not in "0123":
                wrong.append(fault(f"{place}[{y}]", "coffin-rush-layout-word", found=cited(word)))
            else:
                laid.append(Laid((x, y), int(quarters), turned(quadrants[name], int(quarters))))
    return laid, wrong


def beside(place: Place, direction: int) -> Place:
    return place[0] + STEPS[direction][0], place[1] + STEPS[direction][1]


def passages(laid: Sequence[Laid]) -> list[tuple[Place, int]]:
    """Where an opening meets an opening: a quadrant's place and the side (each passage once, east or south)."""
    at = {one.place: one.quadrant for one in laid}
    found: list[tuple[Place, int]] = []
    for place, quadrant in at.items():
        for side in (1, 2):
            other = at.get(beside(place, side))
            if other is not None and side in quadrant.openings and (side + 2) % 4 in other.openings:
                found.append((place, side))
    return found


def layout_problems(rows: Sequence[str], quadrants: Mapping[str, Quadrant], place: str = LAYOUT) -> list[Fault]:
    """Everything that is wrong with a layout; nothing, if one can play on it."""
    laid, wrong = read_rows(rows, quadrants, place)
    counts = Counter(one.quadrant.name for one in laid)
    for name in QUADRANT_NAMES:
        if counts[name] != 1:
            wrong.append(fault(place, "coffin-rush-not-once", quadrant=name, count=counts[name]))
    if wrong:
        return wrong
    wrong += _base_problems(laid, place)
    met = passages(laid)
    joined = _joined(laid, met)
    wrong += [
        fault(place, "coffin-rush-not-joined", quadrant=one.quadrant.name) for one in laid if one.place not in joined
    ]
    doors = len(met) + sum(one.quadrant.doors for one in laid)
    if doors > MOST_DOORS:
        wrong.append(fault(place, "coffin-rush-stone-doors", doors=doors, most=MOST_DOORS))
    return wrong


def _base_problems(laid: Sequence[Laid], place: str) -> list[Fault]:
    """COF-SETUP-1, COF-MAP-13: the base camp looks into the temple and has nothing behind it."""
    at = {one.place for one in laid}
    base = next(one for one in laid if one.quadrant.name == BASE)
    wrong = []
    if beside(base.place, base.quadrant.faces) not in at:
        wrong.append(fault(place, "coffin-rush-base-faces-out"))
    if beside(base.place, (base.quadrant.faces + 2) % 4) in at:
        wrong.append(fault(place, "coffin-rush-behind-base"))
    return wrong


def _joined(laid: Sequence[Laid], met: Sequence[tuple[Place, int]]) -> set[Place]:
    ways: dict[Place, list[Place]] = {one.place: [] for one in laid}
    for place, side in met:
        other = beside(place, side)
        ways[place].append(other)
        ways[other].append(place)
    queue = [one.place for one in laid if one.quadrant.name == BASE]
    found = set(queue)
    for place in queue:
        new = [other for other in ways[place] if other not in found]
        found.update(new)
        queue += new
    return found


def set_problems(quadrants: Mapping[str, Quadrant]) -> list[Fault]:
    """COF-HOUSE-6: everything that is wrong with a set of quadrants."""
    wrong = [fault(f"{DRAWINGS}.{name}", "field-missing") for name in QUADRANT_NAMES if name not in quadrants]
    wrong += no_place_for(quadrants)
    if wrong:
        return wrong  # before anything is done for each of them: there may be any number
    for quadrant in quadrants.values():
        wrong += problems(quadrant)
    symbols = Counter(symbol for quadrant in quadrants.values() for symbol in quadrant.symbols.values())
    for colour, count in (("r", 2), ("g", 2), ("y", 2), ("b", 1)):
        if symbols[colour] != count:
            wrong.append(fault(DRAWINGS, "coffin-rush-stairs", symbol=colour, found=symbols[colour], count=count))
    doors = sum(quadrant.doors for quadrant in quadrants.values())
    if doors != ROOM_DOORS:
        wrong.append(fault(DRAWINGS, "coffin-rush-room-doors", found=doors, count=ROOM_DOORS))
    return wrong + _twins(quadrants)


def no_place_for(names: Iterable[str]) -> list[Fault]:
    """The first of those that are no names of quadrants."""
    strange = (name for name in names if name not in QUADRANT_NAMES)
    return [
        fault(f"{DRAWINGS}.{harmless(name)}", "coffin-rush-no-name", names=QUADRANT_NAMES)
        for name in islice(strange, MOST_FAULTS)
    ]


def _twins(quadrants: Mapping[str, Quadrant]) -> list[Fault]:
    first: dict[Shape, str] = {}
    wrong = []
    for name in sorted(quadrants):
        twin = name if name == BASE else first.setdefault(shape(quadrants[name]), name)
        if twin != name:
            wrong.append(fault(f"{DRAWINGS}.{name}", "coffin-rush-twins", other=f"{DRAWINGS}.{twin}"))
    return wrong


def spot_problems(quadrants: Mapping[str, Quadrant], sarcophagi: int, chests: int) -> list[Fault]:
    """COF-SETUP-2: as many cells as tiles."""
    symbols = Counter(symbol for quadrant in quadrants.values() for symbol in quadrant.symbols.values())
    return [
        fault(name, "coffin-rush-spots", tiles=tiles, cells=symbols[symbol], symbol=symbol)
        for symbol, name, tiles in (("s", "sarcophagi", sarcophagi), ("c", "chests", chests))
        if symbols[symbol] != tiles
    ]


def same(one: Quadrant, other: Quadrant) -> bool:
    """Whether two quadrants are one drawing, turned."""
    return shape(one) == shape(other)


Shape = tuple[tuple[object, ...], ...]


def shape(quadrant: Quadrant) -> Shape:
    """The same for a quadrant however it is turned. Walls are walls, however they are written."""
    return min(_lying(turned(quadrant, quarters)) for quarters in range(4))


def _lying(quadrant: Quadrant) -> Shape:
    edges = {side: edge if edge in " #T" else "|" for side, edge in quadrant.edges.items()}
    return tuple(sorted(quadrant.symbols.items())), tuple(sorted(edges.items()))


# ---- at random


def random_rows(chance: Chance) -> list[str]:
    """A random layout: the base camp first, then one quadrant after another wherever an opening waits."""
    faces = chance.pick(4)
    base: Place = (0, 0)
    behind = beside(base, (faces + 2) % 4)
    words = {base: f"{BASE}{faces}"}
    names = [name for name in QUADRANT_NAMES if name != BASE]
    frontier = [beside(base, faces)]  # the first one lies in front of the base camp
    while names:
        place = frontier.pop(chance.pick(len(frontier)))
        name = names.pop(chance.pick(len(names)))
        words[place] = f"{name}{chance.pick(4)}"
        if len(words) == 2:
            frontier += [beside(base, (faces + side) % 4) for side in (1, 3)]
        for direction in range(4):
            other = beside(place, direction)
            if other not in words and other not in frontier and other != behind:
                frontier.append(other)
    return _write(words)


def _write(words: Mapping[Place, str]) -> list[str]:
    left, top = min(x for x, _ in words), min(y for _, y in words)
    right, bottom = max(x for x, _ in words), max(y for _, y in words)
    return [" ".join(words.get((x, y), EMPTY) for x in range(left, right + 1)) for y in range(top, bottom + 1)]
