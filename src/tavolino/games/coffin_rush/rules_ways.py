"""How far an explorer has to go, dangers and doors reckoned in: for players that plan, not for the rules.

Compiled with the rules because every bot asks for it at every move.
"""

from typing import Final, final

from mypy_extensions import i64

from tavolino.games.coffin_rush.rules_danger import count_on
from tavolino.games.coffin_rush.rules_temple import DEBRIS, FLOOR, NOTHING, PITFALL, PLAGUE
from tavolino.games.coffin_rush.rules_turn import tunnel_from
from tavolino.games.coffin_rush.state import COLLAPSE, Dig

UNREACHED: Final[i64] = 9999
A_DOOR: Final[i64] = 3  # steps that the action for a door is worth
A_PLAGUE: Final[i64] = 3
A_TRAP: Final[i64] = 6
A_MUMMY: Final[i64] = 7
A_SPECTRE: Final[i64] = 5


@final
class Ways:
    """From one cell: what it costs to reach each other one, in steps, and where one comes from."""

    __slots__ = ("before", "costs")

    def __init__(self, costs: list[i64], before: list[i64]) -> None:
        self.costs = costs
        self.before = before

    def first_step(self, start: i64, goal: i64) -> i64:
        """The first cell on the way from the start these ways were made for."""
        cell = goal
        while self.before[cell] != start and self.before[cell] != NOTHING:
            cell = self.before[cell]
        return cell


def ways_from(dig: Dig, seat: i64, start: i64) -> Ways:
    """Cheapest ways by repeated relaxation; the map is small and most steps cost one."""
    temple = dig.temple
    costs: list[i64] = [UNREACHED] * temple.cells
    before: list[i64] = [NOTHING] * temple.cells
    costs[start] = 0
    tunnels = not dig.suffers(seat, COLLAPSE)
    queue: list[i64] = [start]
    place: i64 = 0
    while place < len(queue):
        cell = queue[place]
        place += 1
        for direction in range(4):
            other = temple.neighbours[cell * 4 + direction]
            if other == NOTHING:
                continue
            gate = temple.gates[cell * 4 + direction]
            door: i64 = 0
            if not dig.is_open(gate):
                if cell == temple.camp or other == temple.camp:
                    continue
                door = A_DOOR
            relax(cell, other, costs[cell] + door + entry(dig, other), costs, before, queue)
        if tunnels:
            other = tunnel_from(dig, cell)
            if other != NOTHING:
                relax(cell, other, costs[cell] + entry(dig, other), costs, before, queue)
    return Ways(costs, before)


def relax(cell: i64, other: i64, cost: i64, costs: list[i64], before: list[i64], queue: list[i64]) -> None:
    if cost < costs[other]:
        costs[other] = cost
        before[other] = cell
        queue.append(other)


def entry(dig: Dig, cell: i64) -> i64:
    """What it costs to step onto a cell."""
    cost: i64 = 1
    kind = dig.temple.kinds[cell]
    if kind != FLOOR and not dig.turn.adrenaline:
        if kind == DEBRIS:
            cost = 2
        elif kind == PLAGUE:
            cost = 1 + A_PLAGUE
        elif kind == PITFALL:
            cost = 1 + A_TRAP
    return cost + A_MUMMY * count_on(dig.mummies, cell) + A_SPECTRE * count_on(dig.spectres, cell)
