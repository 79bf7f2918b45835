"""How spectres pass from cell to cell, through walls and doors (COF-SPE-1, COF-MAP-12, COF-MAP-14)."""

from typing import Final, final

from mypy_extensions import i64

NO_HEADING: Final[i64] = 4
HEADINGS: Final[i64] = 5  # four directions, and none yet
FAR: Final[i64] = 255


@final
class Flight:
    """Built once per layout and version of the rules, and shared by all positions."""

    __slots__ = ("beside", "steps", "ways")

    def __init__(self, beside: list[list[i64]]) -> None:
        # by cell: each cell beside it as cell * 4 + direction, north to west; several beside RUSH! in one direction
        self.beside = beside
        # by goal, made when first asked for
        self.steps: list[bytes] = [b""] * len(beside)
        self.ways: list[bytes] = [b""] * len(beside)

    def adjoins(self, cell: i64, other: i64) -> bool:
        return any(step // 4 == other for step in self.beside[cell])

    def distance(self, start: i64, goal: i64) -> i64:
        """COF-MAP-14: a spectre's distance."""
        return self.steps_to(goal)[start]

    def next(self, cell: i64, heading: i64, goal: i64) -> i64:
        """COF-SPE-1: where a spectre goes next, as cell * 4 + direction: shortest, fewest turns, then north to west,
        then the first cell in reading order."""
        return self.beside[cell][self.ways_to(goal)[cell * HEADINGS + heading]]

    def steps_to(self, goal: i64) -> bytes:
        if not self.steps[goal]:
            self.steps[goal] = steps_to(self.beside, goal)
        return self.steps[goal]

    def ways_to(self, goal: i64) -> bytes:
        if not self.ways[goal]:
            self.ways[goal] = first_steps(self.beside, self.steps_to(goal))
        return self.ways[goal]


def steps_to(beside: list[list[i64]], goal: i64) -> bytes:
    """By cell: the steps to a goal, as many as back."""
    steps: list[i64] = [FAR] * len(beside)
    steps[goal] = 0
    queue: list[i64] = [goal]
    for cell in queue:
        for step in beside[cell]:
            other = step // 4
            if steps[other] == FAR:
                steps[other] = steps[cell] + 1
                queue.append(other)
    return bytes(steps)


def first_steps(beside: list[list[i64]], steps: bytes) -> bytes:
    """Of the shortest ways to a goal, which is so many steps away, the first one with the fewest turns: by cell * 5 +
    heading, its first step as a place in `beside`."""
    cells: i64 = len(beside)
    turns: list[i64] = [0] * (cells * HEADINGS)
    first: list[i64] = [0] * (cells * HEADINGS)
    for cell in by_distance(steps, cells):
        near: i64 = steps[cell]
        for heading in range(HEADINGS):
            fewest: i64 = FAR
            place: i64 = -1
            for step in beside[cell]:
                place += 1
                direction = step % 4
                if steps[step // 4] != near - 1:
                    continue
                needed = turns[step // 4 * HEADINGS + direction]
                if heading != direction and heading != NO_HEADING:
                    needed += 1
                if needed < fewest:
                    fewest = needed
                    first[cell * HEADINGS + heading] = place
            turns[cell * HEADINGS + heading] = fewest
    return bytes(first)


def by_distance(steps: bytes, cells: i64) -> list[i64]:
    """The cells from which the goal can be reached, nearest first, without the goal itself."""
    rings: list[list[i64]] = [[] for ring in range(FAR)]
    for cell in range(cells):
        away: i64 = steps[cell]
        if 0 < away < FAR:
            rings[away].append(cell)
    order: list[i64] = []
    for ring in rings:
        order.extend(ring)
    return order
