"""Every walk there is: where it ends and what it gathers, worked out when a cell is first walked from. Compiled.

A walk is one number, four bits for each step from the first to the last. Of walks that come to the same only one is
kept: those that end on the same cell with the same tokens; with upgrades, that double what some cells give, those that
enter the same cells.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tavolino.games.coffee_rush.rules_board import ALL_WAYS, STRAIGHT
from tavolino.games.coffee_rush.state import BOARD, CELLS, FREE_STEPS, portion

LONGEST: Final[i64] = FREE_STEPS + 2  # steps; more Rush tokens are hardly ever spent in one turn
STEP_BITS: Final[i64] = 4
A_STEP: Final[i64] = 15


class Walks:
    """Of one length, from one cell, in groups that gather the same tokens."""

    __slots__ = ("first", "paths", "stocks")

    def __init__(self) -> None:
        self.stocks: vec[i64] = vec[i64]([])  # of each group: one token for each cell entered
        self.first: vec[i64] = vec[i64]([0])  # where each group begins among the paths; then where the last one ends
        self.paths: vec[i64] = vec[i64]([])

    def add(self, stock: i64, paths: list[i64]) -> None:
        self.stocks = append(self.stocks, stock)
        for path in paths:
            self.paths = append(self.paths, path)
        self.first = append(self.first, len(self.paths))


def walks_from(start: i64, length: i64, ways: tuple[i64, ...], by_cells: bool) -> Walks:
    groups: dict[int, list[i64]] = {}
    known: set[tuple[int, int]] = set()
    for path in paths_from(start, length, ways):
        stock = gathered(path, length)
        group = int(entered_cells(path, length) if by_cells else stock)
        key = (int(step_of(path, length - 1)), group)
        if key not in known:
            known.add(key)
            groups.setdefault(group, []).append(path)
    found = Walks()
    for paths in groups.values():
        found.add(gathered(paths[0], length), paths)
    return found


def paths_from(start: i64, length: i64, ways: tuple[i64, ...]) -> list[i64]:
    if length == 0:
        return [0]
    found: list[i64] = []
    for before in paths_from(start, length - 1, ways):
        here = start if length == 1 else step_of(before, length - 2)
        for cell in range(CELLS):
            if (ways[here] >> cell) & 1:
                found.append(before | (cell << (STEP_BITS * (length - 1))))
    return found


def step_of(path: i64, number: i64) -> i64:
    """The cell that a walk enters with one of its steps, counted from 0."""
    return (path >> (STEP_BITS * number)) & A_STEP


def entered_cells(path: i64, length: i64) -> i64:
    """How often each cell is entered, three bits for each."""
    entered: i64 = 0
    once: i64 = 1  # a literal would be shifted 32 bits wide by the compiler
    for number in range(length):
        entered += once << (3 * step_of(path, number))
    return entered


def gathered(path: i64, length: i64) -> i64:
    stock: i64 = 0
    for number in range(length):
        stock += portion(BOARD[step_of(path, number)], 1)
    return stock


_known: dict[i64, Walks] = {}


def walks(start: i64, length: i64, diagonal: bool, by_cells: bool) -> Walks:
    """Diagonal ones are eight times as many and seldom needed, so that each kind is worked out when it is."""
    place = (start * (LONGEST + 1) + length) * 4 + (2 if diagonal else 0) + (1 if by_cells else 0)
    found = _known.get(place)
    if found is None:
        found = walks_from(start, length, ALL_WAYS if diagonal else STRAIGHT, by_cells)
        _known[place] = found
    return found


def ways_on(ways: tuple[i64, ...]) -> vec[i64]:
    """By cell, how many ways lead on from it."""
    found = vec[i64]([0] * CELLS)
    for cell in range(CELLS):
        for other in range(CELLS):
            found[cell] = found[cell] + ((ways[cell] >> other) & 1)
    return found
