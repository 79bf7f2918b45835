"""The temple as a map: what adjoins what, how far things are, which ways are shortest and straightest.

Built once per layout and shared by all positions. Cells are numbers in reading order; directions are
0 north, 1 east, 2 south, 3 west.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.games.coffin_rush.rules_bits import bit, lowest_bit
from tavolino.games.coffin_rush.rules_flight import FAR, HEADINGS, NO_HEADING, Flight, by_distance

NOTHING: Final[i64] = -1
TEMPLE_DOOR: Final[i64] = 30  # its bit among the doors; stone doors have the lower ones
QUADRANTS: Final[i64] = 12
AIM: Final[i64] = 3  # COF-CARD-4: how far an aggression reaches
HERE: Final[i64] = 1  # in `sight`, a quarter of it: the own cell
NEXT: Final[i64] = 2  # one step away

# What a cell does to who enters it.
FLOOR: Final[i64] = 0
DEBRIS: Final[i64] = 1
PLAGUE: Final[i64] = 2
PITFALL: Final[i64] = 3
ALTAR: Final[i64] = 4


@final
class Temple:
    """A layout of quadrants, ready to be walked on."""

    __slots__ = (
        "blue", "camp", "cells", "door_cells", "doors", "doors_ahead", "first_chest", "first_close", "first_open",
        "flights", "foot_steps", "foot_ways", "gates", "key", "kinds", "neighbours", "quadrants",
        "rune", "rush", "sight", "spot_cells", "spot_masks", "spots", "touchable", "touched", "tunnels",
    )  # fmt: skip

    def __init__(
        self,
        key: str,
        kinds: list[i64],
        spots: list[i64],
        quadrants: list[i64],
        neighbours: list[i64],
        gates: list[i64],
        flights: list[Flight],
        tunnels: list[i64],
        doors: i64,
        rune: i64,
        rush: i64,
        camp: i64,
        blue: i64,
        first_chest: i64,
    ) -> None:
        self.key = key
        self.cells: i64 = len(kinds)
        self.kinds: vec[i64] = vec[i64](kinds)  # by cell
        self.spots: vec[i64] = vec[i64](spots)  # by cell: the place of a sarcophagus or chest, or NOTHING
        self.quadrants: vec[i64] = vec[i64](quadrants)  # by cell
        self.neighbours: vec[i64] = vec[i64](neighbours)  # by cell * 4 + direction: for who goes on foot
        self.gates: vec[i64] = vec[i64](gates)  # by cell * 4 + direction: the door there, or NOTHING
        self.flights = flights  # by version of the rules, the first at 0: for who goes through walls
        self.tunnels: vec[i64] = vec[i64](tunnels)  # by cell: the printed stairs of the same colour
        self.doors = doors  # how many stone doors
        self.rune = rune
        self.rush = rush
        self.camp = camp
        self.blue = blue  # the printed blue stairs
        self.first_chest = first_chest  # sarcophagi have the spots before it
        # what `open X,Y` can name: cells beside stone doors, then those with tiles; see rules_codes.py
        touchable = cells_at_doors(gates, self.cells)
        self.door_cells: i64 = len(touchable)
        at_doors = places_in(touchable, self.cells)
        for cell in range(self.cells):
            if spots[cell] != NOTHING and at_doors[cell] == NOTHING:
                touchable.append(cell)
        self.touchable: vec[i64] = vec[i64](touchable)
        self.touched: vec[i64] = vec[i64](places_in(touchable, self.cells))
        # moves that depend on the map, counted from the first of them, see rules_cards.py: go, open, close
        self.first_open: i64 = self.cells
        self.first_close: i64 = self.first_open + len(touchable)
        self.spot_cells: list[i64] = cells_of_spots(spots)
        self.spot_masks: list[i64] = masks_of_spots(spots, quadrants)  # by quadrant: its tiles, as bits
        self.sight: bytes = all_sights(neighbours, self.cells)
        # by goal, made when first asked for: a table often asks for few, and all of them take long
        self.foot_steps: list[bytes] = [b""] * self.cells
        self.foot_ways: list[bytes] = [b""] * self.cells  # COF-MUM-3
        self.doors_ahead: DoorsAhead = DoorsAhead(NOTHING, 0, b"", 0)  # those last asked for

    def __reduce__(self) -> tuple[object, ...]:
        """Large, and shared by all positions: pickled by the key it was built from."""
        from tavolino.games.coffin_rush.build import temple_by

        return temple_by, (self.key,)

    def direction_to(self, cell: i64, other: i64) -> i64:
        """Where a cell lies that is one step away, a door aside; NOTHING if it is not."""
        sight: i64 = self.sight[cell * self.cells + other]
        return sight % 4 if sight // 4 == NEXT else NOTHING

    def on_foot(self, start: i64, goal: i64) -> i64:
        """COF-MAP-14: a mummy's distance."""
        return self.steps_on_foot(goal)[start]

    def steps_on_foot(self, goal: i64) -> bytes:
        if not self.foot_steps[goal]:
            self.foot_steps[goal] = distances(self.neighbours, self.gates, self.cells, goal)
        return self.foot_steps[goal]

    def ways_on_foot(self, goal: i64) -> bytes:
        if not self.foot_ways[goal]:
            self.foot_ways[goal] = straightest(self.neighbours, self.steps_on_foot(goal), self.cells)
        return self.foot_ways[goal]

    def doors_to(self, goal: i64, open_doors: i64) -> "DoorsAhead":
        """A mummy asks for them at every step on its way, and so do the next ones."""
        found = self.doors_ahead
        if found.goal != goal or found.open_doors != open_doors:
            found = self.doors_ahead = DoorsAhead(goal, open_doors, self.ways_on_foot(goal), self.cells)
        return found


@final
class DoorsAhead:
    """How many closed doors the straightest ways to a goal have, while no door is opened or closed."""

    __slots__ = ("fewest", "goal", "open_doors", "ways")

    def __init__(self, goal: i64, open_doors: i64, ways: bytes, cells: i64) -> None:
        self.goal = goal
        self.open_doors = open_doors
        self.ways = ways
        # by cell * 4 + direction, NOTHING while nobody has asked
        self.fewest: vec[i64] = vec[i64]([NOTHING] * (cells * 4))

    def beyond(self, temple: Temple, cell: i64, direction: i64) -> i64:
        """The fewest on a way that begins with this step."""
        place = cell * 4 + direction
        if self.fewest[place] == NOTHING:
            gate = temple.gates[place]
            doors: i64 = 1 if gate != NOTHING and not (self.open_doors >> gate) & 1 else 0
            other = temple.neighbours[place]
            if other != self.goal:
                onward = self.best_step(temple, other, self.ways[other * HEADINGS + direction])
                doors += self.beyond(temple, other, onward)
            self.fewest[place] = doors
        return self.fewest[place]

    def best_step(self, temple: Temple, cell: i64, directions: i64) -> i64:
        """Of these directions, which are bits, the first with the fewest doors beyond it."""
        best = lowest_bit(directions)
        if directions != bit(best):
            fewest: i64 = FAR
            for direction in range(4):
                if (directions >> direction) & 1:
                    doors = self.beyond(temple, cell, direction)
                    if doors < fewest:
                        fewest = doors
                        best = direction
        return best


def cells_at_doors(gates: list[i64], cells: i64) -> list[i64]:
    """The cells beside a stone door, each once."""
    found: list[i64] = []
    for cell in range(cells):
        for direction in range(4):
            if NOTHING < gates[cell * 4 + direction] < TEMPLE_DOOR:
                found.append(cell)
                break
    return found


def places_in(chosen: list[i64], cells: i64) -> list[i64]:
    """By cell: its first place in a list, or NOTHING."""
    places: list[i64] = [NOTHING] * cells
    for place in range(len(chosen)):
        if places[chosen[place]] == NOTHING:
            places[chosen[place]] = place
    return places


def cells_of_spots(spots: list[i64]) -> list[i64]:
    cells: list[i64] = [NOTHING] * (max(spots) + 1)
    for cell in range(len(spots)):
        if spots[cell] != NOTHING:
            cells[spots[cell]] = cell
    return cells


def masks_of_spots(spots: list[i64], quadrants: list[i64]) -> list[i64]:
    masks: list[i64] = [0] * QUADRANTS
    for cell in range(len(spots)):
        if spots[cell] != NOTHING:
            masks[quadrants[cell]] |= bit(spots[cell])
    return masks


def distances(neighbours: vec[i64], gates: vec[i64], cells: i64, goal: i64) -> bytes:
    """By cell: the steps to a goal, as many as back; nothing that serves the Pharaoh passes the temple door."""
    steps: list[i64] = [FAR] * cells
    steps[goal] = 0
    queue: list[i64] = [goal]
    for cell in queue:
        for direction in range(4):
            other = neighbours[cell * 4 + direction]
            if other == NOTHING or gates[cell * 4 + direction] == TEMPLE_DOOR:
                continue
            if steps[other] == FAR:
                steps[other] = steps[cell] + 1
                queue.append(other)
    return bytes(steps)


def all_sights(neighbours: list[i64], cells: i64) -> bytes:
    """COF-CARD-4: which cells lie in a straight line within reach, doors aside: 0 no, else direction + 4 * (steps + 1).

    The own cell counts as 4: no step in some direction.
    """
    table = bytearray(cells * cells)
    for start in range(cells):
        table[start * cells + start] = 4 * HERE
        for direction in range(4):
            cell: i64 = start
            for steps in range(1, AIM + 1):
                cell = neighbours[cell * 4 + direction]
                if cell == NOTHING:
                    break
                table[start * cells + cell] = direction + 4 * (steps + 1)
    return bytes(table)


def straightest(neighbours: vec[i64], steps: bytes, cells: i64) -> bytes:
    """Of the shortest ways to a goal, which is so many steps away, those with the fewest turns: by cell * 5 + heading,
    the directions as bits."""
    turns: list[i64] = [0] * (cells * HEADINGS)
    masks: list[i64] = [0] * (cells * HEADINGS)
    for cell in by_distance(steps, cells):
        near: i64 = steps[cell]
        for heading in range(HEADINGS):
            fewest: i64 = FAR
            mask: i64 = 0
            for direction in range(4):
                other = neighbours[cell * 4 + direction]
                if other == NOTHING or steps[other] != near - 1:
                    continue
                needed = turns[other * HEADINGS + direction]
                if heading != direction and heading != NO_HEADING:
                    needed += 1
                if needed < fewest:
                    fewest = needed
                    mask = 0
                if needed == fewest:
                    mask |= bit(direction)
            turns[cell * HEADINGS + heading] = fewest
            masks[cell * HEADINGS + heading] = mask
    return bytes(masks)


def next_on_foot(temple: Temple, cell: i64, heading: i64, goal: i64, open_doors: i64) -> i64:
    """COF-MUM-3: where a mummy goes next: shortest, fewest turns, fewest doors to open, then north to west."""
    directions: i64 = temple.ways_on_foot(goal)[cell * HEADINGS + heading]
    first = lowest_bit(directions)
    if directions == bit(first):
        return first
    return temple.doors_to(goal, open_doors).best_step(temple, cell, directions)
