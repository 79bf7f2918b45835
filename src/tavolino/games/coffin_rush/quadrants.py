"""Quadrants: drawings of five by five cells, read from text and turned."""

from dataclasses import dataclass, field
from functools import cached_property

from tavolino.core.fault import Fault, cited, fault

SIDE = 5  # cells along a quadrant's edge
MIDDLE = SIDE // 2
LINES = 2 * SIDE + 1  # characters along a drawing's edge: cells and what lies between them
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west
SIDES = ("north", "east", "south", "west")
BASE, CRYPT = "base", "crypt"
HAZARDS = "dpt"
STAIRS = "rgyb"
CELLS = ".dptasc*" + STAIRS
WALLS, DOOR, OPEN, TEMPLE = "-|", "#", " ", "T"
OPENINGS = ((MIDDLE, 0), (SIDE - 1, MIDDLE), (MIDDLE, SIDE - 1), (0, MIDDLE))  # by direction, unturned

Place = tuple[int, int]  # x, y


@dataclass(frozen=True)
class Quadrant:
    """Its cells, and between each two neighbours what parts them; turned as it lies."""

    name: str
    symbols: dict[Place, str]
    edges: dict[tuple[Place, int], str]  # what lies beyond a cell's side: OPEN, DOOR, TEMPLE or a wall
    openings: tuple[int, ...] = (0, 1, 2, 3)  # the sides that open to a neighbour
    faces: int = 0  # the direction the base camp looks at
    doors: int = field(default=0)

    @cached_property
    def turns(self) -> "tuple[Quadrant, Quadrant, Quadrant]":
        """Turned clockwise once, twice and three times; made once, however many layouts it lies in."""
        once = _turned_once(self)
        twice = _turned_once(once)
        return once, twice, _turned_once(twice)

    def inner(self, place: Place) -> list[tuple[Place, str]]:
        """The cells of this quadrant beside a cell, not behind a wall, with what lies between."""
        beside = []
        for direction, (dx, dy) in enumerate(STEPS):
            other = (place[0] + dx, place[1] + dy)
            edge = self.edges[place, direction]
            if other in self.symbols and edge in (OPEN, DOOR, TEMPLE):
                beside.append((other, edge))
        return beside


def parse(name: str, drawing: str) -> tuple[Quadrant | None, list[Fault]]:
    """The quadrant that a drawing shows, and everything that is wrong with the drawing itself."""
    lines = [line.ljust(LINES) for line in drawing.strip("\n").split("\n")]
    if len(lines) != LINES or any(len(line) != LINES for line in lines):
        return None, [fault(_place(name), "coffin-rush-drawing-size", lines=LINES)]
    if name == BASE:
        return _base(lines)
    symbols = {(x, y): lines[2 * y + 1][2 * x + 1] for x in range(SIDE) for y in range(SIDE)}
    edges = {
        (place, direction): lines[2 * place[1] + 1 + dy][2 * place[0] + 1 + dx]
        for place in symbols
        for direction, (dx, dy) in enumerate(STEPS)
    }
    wrong = [
        fault(_place(name), "coffin-rush-no-symbol", at=f"{x},{y}", found=cited(symbol), names=CELLS)
        for (x, y), symbol in symbols.items()
        if symbol not in CELLS
    ]
    wrong += [
        fault(_place(name), "coffin-rush-no-edge", at=f"{x},{y}", found=cited(edge))
        for ((x, y), _), edge in edges.items()
        if edge not in WALLS + DOOR + OPEN
    ]
    wrong += _outline(name, edges)
    doors = sum(edge == DOOR for edge in edges.values()) // 2
    return Quadrant(name, symbols, edges, doors=doors), wrong


def _outline(name: str, edges: dict[tuple[Place, int], str]) -> list[Fault]:
    """COF-HOUSE-6: an opening in the middle of each side, wall everywhere else."""
    wrong = []
    for ((x, y), direction), edge in edges.items():
        dx, dy = STEPS[direction]
        if 0 <= x + dx < SIDE and 0 <= y + dy < SIDE:
            continue
        is_opening = OPENINGS[direction] == (x, y)
        if is_opening and edge != OPEN:
            wrong.append(fault(_place(name), "coffin-rush-no-opening", side=SIDES[direction]))
        if not is_opening and edge not in WALLS:
            wrong.append(fault(_place(name), "coffin-rush-open-outline", at=f"{x},{y}", side=SIDES[direction]))
    return wrong


def _base(lines: list[str]) -> tuple[Quadrant | None, list[Fault]]:
    """COF-MAP-2: two spaces in the outline of a quadrant, open to the front and both flanks."""
    rush, camp = (MIDDLE, MIDDLE), (MIDDLE, SIDE - 1)
    drawn = "".join(lines)
    wrong = [
        fault(_place(BASE), "coffin-rush-base-letter", letter=letter) for letter in "RCT" if drawn.count(letter) != 1
    ]
    if wrong:
        return None, wrong
    symbols = {rush: "R", camp: "C"}
    edges = {(rush, 0): OPEN, (rush, 1): OPEN, (rush, 2): TEMPLE, (rush, 3): OPEN}
    edges |= {(camp, 0): TEMPLE, (camp, 1): "|", (camp, 2): "-", (camp, 3): "|"}
    return Quadrant(BASE, symbols, edges, openings=(0, 1, 3)), []


def rush_area(base: Quadrant) -> list[Place]:
    """COF-MAP-12: the places of the outline that belong to RUSH!: all but the row of the camp behind it."""
    (camp,) = (place for place, symbol in base.symbols.items() if symbol == "C")
    across = base.faces % 2  # it looks north or south: rows are counted by y
    return [(x, y) for x in range(SIDE) for y in range(SIDE) if (x, y)[1 - across] != camp[1 - across]]


def turned(quadrant: Quadrant, quarters: int) -> Quadrant:
    """The quadrant turned clockwise."""
    return quadrant if quarters % 4 == 0 else quadrant.turns[quarters % 4 - 1]


def _turned_once(quadrant: Quadrant) -> Quadrant:
    return Quadrant(
        quadrant.name,
        {_turn(place): symbol for place, symbol in quadrant.symbols.items()},
        {(_turn(place), (side + 1) % 4): edge for (place, side), edge in quadrant.edges.items()},
        tuple(sorted((side + 1) % 4 for side in quadrant.openings)),
        (quadrant.faces + 1) % 4,
        quadrant.doors,
    )


def _turn(place: Place) -> Place:
    x, y = place
    return SIDE - 1 - y, x


def problems(quadrant: Quadrant) -> list[Fault]:
    """COF-HOUSE-6: everything that is wrong with one ordinary quadrant or the crypt."""
    name, symbols = quadrant.name, quadrant.symbols
    if name == BASE:
        return []
    wrong = []
    altars, runes = (list(symbols.values()).count(symbol) for symbol in "a*")
    if name == CRYPT:
        if (altars, runes) != (0, 1):
            wrong.append(fault(_place(name), "coffin-rush-crypt-cells", altars=altars, runes=runes))
    elif (altars, runes) != (1, 0):
        wrong.append(fault(_place(name), "coffin-rush-altar-cells", altars=altars, runes=runes))
    openings = [_opening(side) for side in range(4)]
    wrong += [
        fault(_place(name), "coffin-rush-hazard-in-opening", at=f"{x},{y}")
        for x, y in openings
        if symbols[x, y] in HAZARDS
    ]
    everywhere = reached(quadrant, openings[0], set())
    wrong += [
        fault(_place(name), "coffin-rush-unreachable", at=f"{x},{y}")
        for x, y in sorted(symbols)
        if (x, y) not in everywhere
    ]
    hazards = {place for place, symbol in symbols.items() if symbol in HAZARDS}
    safely = reached(quadrant, openings[0], hazards)
    wrong += [
        fault(_place(name), "coffin-rush-behind-hazard", at=f"{x},{y}")
        for x, y in sorted(everywhere - safely - hazards)
    ]
    return wrong + _rooms(quadrant)


def _place(name: str) -> str:
    """Where a quadrant's drawing is in a file."""
    return f"quadrants.{name}"


def _opening(side: int) -> Place:
    return OPENINGS[side]


def _rooms(quadrant: Quadrant) -> list[Fault]:
    """A stone door closes something off: without its door a room is cut from the openings."""
    wrong = []
    doorways = [(place, side) for (place, side), edge in quadrant.edges.items() if edge == DOOR and side in (1, 2)]
    for (x, y), side in doorways:
        dx, dy = STEPS[side]
        there = reached(quadrant, (x, y), set(), doors=False)
        if (x + dx, y + dy) in there:
            wrong.append(fault(_place(quadrant.name), "coffin-rush-idle-door", at=f"{x},{y}"))
    return wrong


def reached(quadrant: Quadrant, start: Place, closed: set[Place], doors: bool = True) -> set[Place]:
    """All cells one can walk to from a start inside the quadrant."""
    found, queue = {start}, [start]
    for place in queue:
        for other, edge in quadrant.inner(place):
            if other not in found and other not in closed and (doors or edge == OPEN):
                found.add(other)
                queue.append(other)
    return found
