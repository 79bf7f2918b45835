"""Builds the map of a layout: numbers its cells, joins them, hangs the doors."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from weakref import WeakValueDictionary

from tavolino.core.refusal import BadOption
from tavolino.games.coffin_rush.house import QUADRANT_NAMES
from tavolino.games.coffin_rush.kit import Kit, kit_of, kit_written
from tavolino.games.coffin_rush.layouts import (
    LAYOUT,
    STANDARD,
    Laid,
    key_of,
    layout_problems,
    passages,
    read_rows,
    rows_of,
)
from tavolino.games.coffin_rush.quadrants import BASE, DOOR, OPEN, OPENINGS, SIDE, STEPS, TEMPLE, Place, rush_area
from tavolino.games.coffin_rush.rules_flight import Flight
from tavolino.games.coffin_rush.rules_temple import (
    ALTAR,
    DEBRIS,
    FLOOR,
    NOTHING,
    PITFALL,
    PLAGUE,
    TEMPLE_DOOR,
    Temple,
)

KINDS = {"d": DEBRIS, "p": PLAGUE, "t": PITFALL, "a": ALTAR}


@dataclass(frozen=True, eq=False)
class FloorPlan:
    """A map with what only people need: coordinates, names, symbols."""

    layout: str  # its name, or its rows parted by slashes
    rows: tuple[str, ...]
    kit: Kit  # what is laid on it
    temple: Temple
    places: tuple[Place, ...]  # by cell
    symbols: tuple[str, ...]  # by cell
    door_cells: tuple[tuple[int, int], ...]  # by door: the cells it stands between
    spot_cells: tuple[int, ...]  # by spot; sarcophagi first, then chests
    sarcophagi: int  # how many spots are for sarcophagi
    names: tuple[str, ...]  # by cell, as it is written everywhere: X,Y
    door_names: tuple[str, ...]  # by door: X,Y-X,Y
    cells: Mapping[str, int]  # by name

    def name(self, cell: int) -> str:
        return self.names[cell]


def plan_of(layout: str = STANDARD, kit: Kit | None = None) -> FloorPlan:
    """The plan of a layout as an option names it; raises BadOption with everything that is wrong with it."""
    return plan_by(_key(layout, kit or kit_of()))


@lru_cache(maxsize=16)
def _key(layout: str, kit: Kit) -> str:
    name = key_of(rows_of(layout, kit.layouts), kit.layouts)
    return f"{name}\n{kit.own}" if kit.own else name


def plan_for(temple: Temple) -> FloorPlan:
    """The plan that a temple was built from."""
    return plan_by(temple.key)


def temple_by(key: str) -> Temple:
    return plan_by(key).temple


# Those in use, however many: a table in play has its own through its moves (moves.py).
_in_use: WeakValueDictionary[str, FloorPlan] = WeakValueDictionary()


def plan_by(key: str) -> FloorPlan:
    """The plan of a temple's key: the layout's name or rows, and on further lines a set of one's own."""
    return _in_use.get(key) or _built(key)


@lru_cache(maxsize=16)
def _built(key: str) -> FloorPlan:
    plan = _in_use[key] = _build(key)
    return plan


def _build(key: str) -> FloorPlan:
    layout, _, own = key.partition("\n")
    kit = kit_written(own)
    rows = rows_of(layout, kit.layouts)
    wrong = layout_problems(rows, kit.quadrants)
    if wrong:
        raise BadOption(*wrong)
    laid, _ = read_rows(rows, kit.quadrants, LAYOUT)
    return _Builder(laid).plan(key, layout, rows, kit)


class _Builder:
    def __init__(self, laid: Sequence[Laid]) -> None:
        self.laid = laid
        self.where: dict[Place, tuple[Laid, Place]] = {}  # by place on the whole map: its quadrant, the place in it
        for one in laid:
            for x, y in one.quadrant.symbols:
                self.where[one.place[0] * SIDE + x, one.place[1] * SIDE + y] = one, (x, y)
        self.places = sorted(self.where, key=lambda place: (place[1], place[0]))
        self.numbers = {place: cell for cell, place in enumerate(self.places)}
        self.neighbours = [NOTHING] * (4 * len(self.places))
        self.gates = [NOTHING] * (4 * len(self.places))
        self.doors: list[tuple[int, int]] = []

    def plan(self, key: str, layout: str, rows: Sequence[str], kit: Kit) -> FloorPlan:
        symbols = [self.where[place][0].quadrant.symbols[self.where[place][1]] for place in self.places]
        self._join_inside()
        self._join_quadrants()
        spots = [cell for symbol in "sc" for cell, drawn in enumerate(symbols) if drawn == symbol]
        temple = Temple(
            key,
            [KINDS.get(symbol, FLOOR) for symbol in symbols],
            [spots.index(cell) if cell in spots else NOTHING for cell in range(len(symbols))],
            [QUADRANT_NAMES.index(self.where[place][0].quadrant.name) for place in self.places],
            self.neighbours,
            self.gates,
            [self._flight_by_openings(symbols), self._flight(symbols)],
            _tunnels(symbols),
            len(self.doors),
            symbols.index("*"),
            symbols.index("R"),
            symbols.index("C"),
            symbols.index("b"),
            symbols.count("s"),
        )
        names = [f"{x},{y}" for x, y in self.places]
        return FloorPlan(
            layout, tuple(rows), kit, temple, tuple(self.places), tuple(symbols), tuple(self.doors), tuple(spots),
            symbols.count("s"), tuple(names), tuple(f"{names[one]}-{names[other]}" for one, other in self.doors),
            {name: cell for cell, name in enumerate(names)},
        )  # fmt: skip

    def _join_inside(self) -> None:
        for cell, place in enumerate(self.places):
            one, inner = self.where[place]
            for direction, (dx, dy) in enumerate(STEPS):
                edge = one.quadrant.edges[inner, direction]
                if one.quadrant.name == BASE:
                    other = next(self.numbers[at] for at in self.places if at != place and self.where[at][0] is one)
                    if edge == TEMPLE:
                        self._link(cell, direction, other, TEMPLE_DOOR)
                    continue
                beyond = (inner[0] + dx, inner[1] + dy)
                if beyond not in one.quadrant.symbols or edge not in (OPEN, DOOR):
                    continue
                other = self.numbers[place[0] + dx, place[1] + dy]
                if edge == OPEN:
                    self._link(cell, direction, other, NOTHING)
                elif direction in (1, 2):
                    self._hang_door(cell, direction, other)

    def _join_quadrants(self) -> None:
        """COF-SETUP-3: a stone door wherever an opening meets an opening."""
        at = {one.place: one for one in self.laid}
        for place, side in passages(self.laid):
            other = place[0] + STEPS[side][0], place[1] + STEPS[side][1]
            self._hang_door(self._mouth(at[place], side), side, self._mouth(at[other], (side + 2) % 4))

    def _mouth(self, one: Laid, side: int) -> int:
        """The cell at a quadrant's opening; the RUSH! space is at all of its openings."""
        if one.quadrant.name == BASE:
            return next(
                cell
                for cell, place in enumerate(self.places)
                if self.where[place][0] is one and one.quadrant.symbols[self.where[place][1]] == "R"
            )
        x, y = OPENINGS[side]
        return self.numbers[one.place[0] * SIDE + x, one.place[1] * SIDE + y]

    def _hang_door(self, cell: int, direction: int, other: int) -> None:
        door = len(self.doors)
        self.doors.append((cell, other))
        self._link(cell, direction, other, door)
        self._link(other, (direction + 2) % 4, cell, door)

    def _link(self, cell: int, direction: int, other: int, gate: int) -> None:
        self.neighbours[4 * cell + direction] = other
        self.gates[4 * cell + direction] = gate

    def _flight(self, symbols: Sequence[str]) -> Flight:
        """COF-MAP-12, COF-MAP-14: through walls from cell to cell, and between RUSH! and every cell beside it."""
        at = dict(self.numbers)
        base = next(one for one in self.laid if one.quadrant.name == BASE)
        for x, y in rush_area(base.quadrant):
            at[base.place[0] * SIDE + x, base.place[1] * SIDE + y] = symbols.index("R")
        return self._through_walls(symbols, at)

    def _flight_by_openings(self, symbols: Sequence[str]) -> Flight:
        """In version 1: to RUSH! and from it by its openings only."""
        rush = symbols.index("R")
        at = {place: cell for place, cell in self.numbers.items() if cell != rush}
        for direction, (dx, dy) in enumerate(STEPS):
            mouth = self.neighbours[4 * rush + direction]
            if mouth != NOTHING and symbols[mouth] != "C":
                x, y = self.places[mouth]
                at[x - dx, y - dy] = rush
        return self._through_walls(symbols, at)

    def _through_walls(self, symbols: Sequence[str], at: Mapping[Place, int]) -> Flight:
        """`at`: the cell that lies at each place; RUSH! may lie at several. No monster enters the camp."""
        beside: list[list[int]] = [[] for _ in self.places]
        for direction, (dx, dy) in enumerate(STEPS):
            for (x, y), cell in sorted(at.items(), key=lambda place: place[1]):
                other = at.get((x + dx, y + dy), cell)
                if other != cell and "C" not in (symbols[cell], symbols[other]):
                    beside[cell].append(4 * other + direction)
        return Flight(beside)


def _tunnels(symbols: Sequence[str]) -> list[int]:
    """COF-MAP-10: the printed stairs of one colour lead to each other."""
    tunnels = [NOTHING] * len(symbols)
    for colour in "rgy":
        one, other = (cell for cell, symbol in enumerate(symbols) if symbol == colour)
        tunnels[one], tunnels[other] = other, one
    return tunnels
