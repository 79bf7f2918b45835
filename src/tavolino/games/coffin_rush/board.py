"""The temple as a screen draws it: where each cell, wall and door is. Lengths are in cells.

All of it follows from the options, so that it is told once, and holds nothing that anybody may not know.
"""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from tavolino.core.game import Board
from tavolino.games.coffin_rush.build import FloorPlan, plan_by
from tavolino.games.coffin_rush.house import TILE_NAMES
from tavolino.games.coffin_rush.layouts import LAYOUT, Laid, beside, read_rows
from tavolino.games.coffin_rush.position_form import TEMPLE
from tavolino.games.coffin_rush.quadrants import BASE, SIDE, STEPS, WALLS, Place
from tavolino.games.coffin_rush.rules_temple import NOTHING, TEMPLE_DOOR
from tavolino.games.coffin_rush.state import STAIRS, wealth

HALF = SIDE / 2
EAST, SOUTH = 1, 2

Wall = tuple[float, float, float, float]  # from x, y to x, y


class Area(msgspec.Struct, frozen=True):
    left: int
    top: int
    width: int
    height: int


class DrawnCell(msgspec.Struct, frozen=True):
    name: str
    symbol: str  # as in the drawings of the set
    quadrant: str
    x: float  # the middle, where pawns stand
    y: float
    box: Area
    beside: list[str]  # cells beyond its sides, through doors too, but not through walls


class DrawnDoor(msgspec.Struct, frozen=True):
    name: str  # as the view names it
    between: tuple[str, str]
    x: float
    y: float
    upright: bool  # whether the wall that it stands in runs from north to south


class DrawnQuadrant(msgspec.Struct, frozen=True):
    name: str
    left: int
    top: int


class CounterScale(msgspec.Struct, frozen=True):
    """The highest number of each colour on the Pharaoh's counter."""

    green: int
    yellow: int
    red: int


class TempleBoard(Board, frozen=True):
    columns: int
    rows: int
    cells: list[DrawnCell]
    doors: list[DrawnDoor]
    walls: list[Wall]
    quadrants: list[DrawnQuadrant]
    counter: CounterScale
    slots: int  # of a backpack, the Rush! token's among them
    worth: dict[str, int]  # wealth by item, as monsters and tents count it


@lru_cache(maxsize=4)
def board_by(key: str) -> TempleBoard:
    """The board of a temple's key, as `plan_by` takes it."""
    plan = plan_by(key)
    laid, _ = read_rows(plan.rows, plan.kit.quadrants, LAYOUT)
    quadrants = {_corner(one): one for one in laid}
    printed = plan.kit.components
    return TempleBoard(
        columns=SIDE * max(len(row.split()) for row in plan.rows),
        rows=SIDE * len(plan.rows),
        cells=[_cell(plan, cell, quadrants[_corner_at(place)]) for cell, place in enumerate(plan.places)],
        doors=list(_doors(plan)),
        walls=sorted({wall for one in laid for wall in _walls(one, laid)}),
        quadrants=[DrawnQuadrant(one.quadrant.name, *_corner(one)) for one in laid],
        counter=CounterScale(int(printed.green_from), int(printed.yellow_from), int(printed.red_from)),
        slots=int(printed.slots) + 1,
        worth={TILE_NAMES[tile]: int(wealth(tile)) for tile in range(1, len(TILE_NAMES)) if tile != STAIRS},
    )


def _corner(one: Laid) -> Place:
    return SIDE * one.place[0], SIDE * one.place[1]


def _corner_at(place: Place) -> Place:
    """Of the quadrant that a place lies in."""
    return place[0] // SIDE * SIDE, place[1] // SIDE * SIDE


# ---- cells and doors


def _cell(plan: FloorPlan, cell: int, one: Laid) -> DrawnCell:
    x, y = plan.places[cell]
    box = _base_box(one, plan.symbols[cell]) if one.quadrant.name == BASE else Area(x, y, 1, 1)
    near = plan.temple.neighbours[4 * cell : 4 * cell + 4]
    names = list(dict.fromkeys(plan.names[other] for other in near if other != NOTHING))
    return DrawnCell(plan.names[cell], plan.symbols[cell], one.quadrant.name, x + 0.5, y + 0.5, box, names)


def _base_box(one: Laid, symbol: str) -> Area:
    """COF-MAP-2: the camp is the strip behind the temple door, RUSH! the rest of its quadrant."""
    left, top = _corner(one)
    deep = 1 if symbol == "C" else SIDE - 1
    dx, dy = STEPS[(one.quadrant.faces + 2) % 4]  # to the back, where the camp is
    is_far = (dx + dy > 0) == (symbol == "C")
    start = SIDE - deep if is_far else 0
    return Area(left + start, top, deep, SIDE) if dx else Area(left, top + start, SIDE, deep)


def _doors(plan: FloorPlan) -> Iterator[DrawnDoor]:
    temple = plan.temple
    for door, (cell, other) in enumerate(plan.door_cells):
        reach = HALF if plan.symbols[cell] == "R" else 0.5
        yield _door(plan, plan.door_names[door], (cell, other), door, reach)
    yield _door(plan, TEMPLE, (int(temple.rush), int(temple.camp)), TEMPLE_DOOR, HALF - 1)


def _door(plan: FloorPlan, name: str, cells: tuple[int, int], gate: int, reach: float) -> DrawnDoor:
    """So far from the middle of its first cell."""
    cell, other = cells
    dx, dy = STEPS[list(plan.temple.gates[4 * cell : 4 * cell + 4]).index(gate)]
    x, y = plan.places[cell]
    between = plan.names[cell], plan.names[other]
    return DrawnDoor(name, between, x + 0.5 + reach * dx, y + 0.5 + reach * dy, dx != 0)


# ---- walls


def _walls(one: Laid, laid: list[Laid]) -> Iterator[Wall]:
    yield from _front(one) if one.quadrant.name == BASE else _inside(one)
    at = {other.place: other for other in laid}
    for side in range(4):
        yield from _outline(one, at.get(beside(one.place, side)), side)


def _inside(one: Laid) -> Iterator[Wall]:
    left, top = _corner(one)
    for (x, y), side in one.quadrant.edges:
        dx, dy = STEPS[side]
        if side in (EAST, SOUTH) and (x + dx, y + dy) in one.quadrant.symbols and _is_wall(one, (x, y), side):
            yield _wall(left + x + 0.5 + dx / 2, top + y + 0.5 + dy / 2, upright=dx != 0)


def _is_wall(one: Laid, place: Place, side: int) -> bool:
    return one.quadrant.edges[place, side] in WALLS


def _front(one: Laid) -> Iterator[Wall]:
    """The temple's front, with the temple door in its middle."""
    left, top = _corner(one)
    dx, dy = STEPS[(one.quadrant.faces + 2) % 4]
    x, y = left + HALF + (HALF - 1) * dx, top + HALF + (HALF - 1) * dy
    for along in (-2, -1, 1, 2):
        yield _wall(x + along * abs(dy), y + along * abs(dx), upright=dx != 0)


def _outline(one: Laid, other: Laid | None, side: int) -> Iterator[Wall]:
    """COF-SETUP-3: openings that meet have a stone door; one that meets nothing is wall."""
    is_met = other is not None and side in one.quadrant.openings and (side + 2) % 4 in other.quadrant.openings
    left, top = _corner(one)
    dx, dy = STEPS[side]
    x, y = left + HALF + HALF * dx, top + HALF + HALF * dy
    for along in (-2, -1, 0, 1, 2):
        at, down = x + along * abs(dy), y + along * abs(dx)
        if (along != 0 or not is_met) and not _is_outside(one, at, down):
            yield _wall(at, down, upright=dx != 0)


def _is_outside(one: Laid, x: float, y: float) -> bool:
    """The camp lies under the open sky."""
    if one.quadrant.name != BASE:
        return False
    camp = _base_box(one, "C")
    return camp.left <= x <= camp.left + camp.width and camp.top <= y <= camp.top + camp.height


def _wall(x: float, y: float, *, upright: bool) -> Wall:
    """One cell long, around its middle."""
    dx, dy = (0.0, 0.5) if upright else (0.5, 0.0)
    return x - dx, y - dy, x + dx, y + dy
