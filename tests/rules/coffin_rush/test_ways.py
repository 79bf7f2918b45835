"""Monsters' ways against an independent brute-force search on small maps (COF-MUM-3, COF-SPE-1)."""

from itertools import pairwise

import pytest

from tavolino.core.chance import FastChance
from tavolino.games.coffin_rush.build import plan_of
from tavolino.games.coffin_rush.rules_flight import NO_HEADING, Flight
from tavolino.games.coffin_rush.rules_temple import (
    NOTHING,
    Temple,
    next_on_foot,
)

WIDTH, HEIGHT = 4, 3
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))
CELLS = [(x, y) for y in range(HEIGHT) for x in range(WIDTH)]
Edge = tuple[int, int]  # cell, direction


def small_map(seed: int) -> tuple[Temple, list[int], int]:
    """A random little map with walls and doors, what adjoins what without them, and which of its doors are open."""
    chance = FastChance.seeded(seed)
    neighbours, gates, air = ([NOTHING] * (4 * len(CELLS)) for _ in range(3))
    doors = 0
    for cell, (x, y) in enumerate(CELLS):
        for direction in (1, 2):
            place = (x + STEPS[direction][0], y + STEPS[direction][1])
            if place not in CELLS:
                continue
            other = CELLS.index(place)
            back = 4 * other + direction + (2 if direction == 1 else -2)
            air[4 * cell + direction], air[back] = other, cell
            lot = chance.pick(10)
            if lot < 2:
                continue
            neighbours[4 * cell + direction], neighbours[back] = other, cell
            if lot < 5 and doors < 24:
                gates[4 * cell + direction] = gates[back] = doors
                doors += 1
    spots = [0] + [NOTHING] * (len(CELLS) - 1)
    nothing = [0] * len(CELLS)
    no_tunnels = [NOTHING] * len(CELLS)
    beside = [[4 * air[4 * cell + side] + side for side in range(4)] for cell in range(len(CELLS))]
    flight = Flight([[step for step in steps if step >= 0] for steps in beside])
    temple = Temple(str(seed), nothing, spots, nothing, neighbours, gates, [flight], no_tunnels, doors, 0, 0, 0, 0, 1)
    return temple, air, chance.pick(1 << doors)


def all_ways(neighbours: list[int], start: int, goal: int) -> list[list[int]]:
    """Every way without a cell twice, as directions."""
    found: list[list[int]] = []

    def go(cell: int, seen: set[int], way: list[int]) -> None:
        if cell == goal:
            found.append(list(way))
            return
        for direction in range(4):
            other = neighbours[4 * cell + direction]
            if other != NOTHING and other not in seen:
                go(other, seen | {other}, [*way, direction])

    go(start, {start}, [])
    return found


def best_way(ways: list[list[int]], neighbours: list[int], gates: list[int], start: int, open_doors: int) -> list[int]:
    """Shortest, fewest turns, fewest doors to open, then north to west."""

    def merit(way: list[int]) -> tuple[int, int, int, list[int]]:
        turns = sum(one != other for one, other in pairwise(way))
        doors, cell = 0, start
        for direction in way:
            gate = gates[4 * cell + direction]
            doors += gate != NOTHING and not open_doors >> gate & 1
            cell = neighbours[4 * cell + direction]
        return len(way), turns, doors, way

    return min(ways, key=merit)


def walked(temple: Temple, start: int, goal: int, open_doors: int, on_foot: bool) -> list[int]:
    cell, heading, way = start, NO_HEADING, []
    while cell != goal:
        if on_foot:
            heading = next_on_foot(temple, cell, heading, goal, open_doors)
            cell = temple.neighbours[4 * cell + heading]
        else:
            cell, heading = divmod(temple.flights[0].next(cell, heading, goal), 4)
        way.append(heading)
    return way


@pytest.mark.parametrize("seed", range(40))
def test_mummies_and_spectres_take_the_ways_that_a_full_search_finds(seed: int) -> None:
    temple, air, open_doors = small_map(seed)
    start = seed % len(CELLS)
    neighbours, gates = list(temple.neighbours), list(temple.gates)
    for goal in range(len(CELLS)):
        on_foot = all_ways(neighbours, start, goal)
        for doors in (
            (open_doors, 0, open_doors) if start != goal and on_foot else ()
        ):  # and what was found is forgotten
            best = best_way(on_foot, neighbours, gates, start, doors)
            assert walked(temple, start, goal, doors, on_foot=True) == best
            assert temple.on_foot(start, goal) == len(best)
        if start != goal:
            shortest = [way for way in all_ways(air, start, goal) if len(way) <= WIDTH + HEIGHT]
            best = best_way(shortest, air, [NOTHING] * len(air), start, 0)
            assert walked(temple, start, goal, 0, on_foot=False) == best
            assert temple.flights[0].distance(start, goal) == len(best)


def test_the_search_tells_ways_with_fewer_doors_apart() -> None:
    """The negative control: on some of these maps the open doors do change the way."""
    changed = 0
    for seed in range(40):
        temple, _, _ = small_map(seed)
        for goal in range(1, len(CELLS)):
            if temple.on_foot(0, goal) < 255:
                shut = walked(temple, 0, goal, 0, on_foot=True)
                changed += any(walked(temple, 0, goal, 1 << door, True) != shut for door in range(temple.doors))
    assert changed > 10


def test_on_the_standard_map_every_cell_inside_is_within_reach_of_the_rune() -> None:
    temple = plan_of().temple
    unreached = [cell for cell in range(temple.cells) if temple.on_foot(temple.rune, cell) == 255]
    assert unreached == [temple.camp]


@pytest.mark.parametrize("layout", ["standard", "snake", "ring", "random:5", "random:6"])
def test_it_is_as_far_there_as_back(layout: str) -> None:
    """Distances are searched from the goal."""
    temple = plan_of(layout).temple
    pairs = [(one, other) for one in range(temple.cells) for other in range(one)]
    assert all(temple.on_foot(*pair) == temple.on_foot(*pair[::-1]) for pair in pairs)
    for flight in temple.flights:
        assert all(flight.distance(*pair) == flight.distance(*pair[::-1]) for pair in pairs)
