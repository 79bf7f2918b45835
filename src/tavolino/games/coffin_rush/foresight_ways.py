"""How many actions an explorer needs to get anywhere. Compiled, for play-outs ask it at every turn.

Costs are counted in steps, but an action is paid in whole movements: one that a closed door or a plague cuts short has
cost as much as a full one. So a cost tells at once how many actions have begun and how many steps of the last are left.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.games.coffin_rush.rules_temple import ALTAR, DEBRIS, NOTHING, PLAGUE, TEMPLE_DOOR, Temple
from tavolino.games.coffin_rush.rules_turn import door_cost, torches_left, tunnel_from
from tavolino.games.coffin_rush.state import COLLAPSE, QUICKSAND, STEPS, Dig, Explorer

UNREACHED: Final[i64] = 9999
SIDES: Final[i64] = 4
RING: Final[i64] = 1024  # more cells than any temple has

# What is on a cell, beside the kinds of rules_temple.py.
MUMMY: Final[i64] = 5
SPECTRE: Final[i64] = 6


@final
class Chart:
    """The temple as walkers need it; made once for a search."""

    __slots__ = ("cells", "gates", "neighbours", "queue", "queued", "rough", "stairs", "temple")

    def __init__(self, temple: Temple) -> None:
        self.temple = temple
        self.cells = temple.cells
        self.neighbours: vec[i64] = vec[i64](temple.neighbours)
        self.gates: vec[i64] = vec[i64](temple.gates)
        self.rough: vec[i64] = vec[i64](temple.kinds)
        for cell in range(self.cells):
            if self.rough[cell] == ALTAR:
                self.rough[cell] = 0  # nothing to who walks over it
        self.stairs: vec[i64] = vec[i64]([0] * self.cells)  # whether printed stairs may lead on
        for cell in range(self.cells):
            if temple.tunnels[cell] != NOTHING or cell == temple.blue:
                self.stairs[cell] = 1
        self.queue: vec[i64] = vec[i64]([0] * RING)
        self.queued: vec[i64] = vec[i64]([0] * self.cells)


@final
class Reach:
    """From one cell: what it costs to get to each other one, and from where one comes there."""

    __slots__ = ("before", "costs", "spare", "start", "stride")

    def __init__(self, cells: i64, start: i64, stride: i64, spare: i64) -> None:
        self.start = start
        self.stride = stride  # steps in one movement
        self.spare = spare  # further steps that torches give
        self.costs: vec[i64] = vec[i64]([UNREACHED] * cells)
        self.before: vec[i64] = vec[i64]([NOTHING] * cells)

    def actions(self, cell: i64) -> i64:
        """Needed to get there, beside the movement that is under way."""
        cost = self.costs[cell] - self.stride
        if cost >= UNREACHED - self.stride:
            return UNREACHED
        return max(i64(0), cost - self.spare + self.stride - 1) // self.stride

    def steps(self, cell: i64) -> i64:
        return self.costs[cell] - self.stride

    def path(self, goal: i64) -> list[i64]:
        """The cells on the way, the goal last."""
        path: list[i64] = []
        cell = goal
        while cell != self.start and cell != NOTHING:
            path.append(cell)
            cell = self.before[cell]
        path.reverse()
        return path


@final
class Walker:
    """Who walks, as far as it matters for the way."""

    __slots__ = ("adrenaline", "burden", "debris", "door", "red", "stride", "tunnels")

    def __init__(self, stride: i64 = STEPS, door: i64 = 1, debris: i64 = 2, tunnels: bool = True) -> None:
        self.stride = stride
        self.door = door * stride
        self.debris = debris
        self.tunnels = tunnels
        self.burden: i64 = 0  # what is likely to fall has to be picked up again, which takes an action
        self.adrenaline = False
        self.red = False


def walker_of(dig: Dig, explorer: Explorer) -> Walker:
    seat = explorer.seat
    red = dig.in_red()
    stride = STEPS
    if dig.suffers(seat, QUICKSAND):
        stride = 1 if red else 2
    collapsed = dig.suffers(seat, COLLAPSE)
    walker = Walker(stride, door_cost(dig, seat), 3 if collapsed and red else 2, not collapsed)
    walker.burden = stride * len(explorer.backpack) // max(i64(1), dig.components.slots)
    walker.adrenaline = dig.turn.adrenaline and dig.turn.seat == seat
    walker.red = red
    return walker


def reach_of(chart: Chart, dig: Dig, explorer: Explorer) -> Reach:
    """The ways of the player on turn, from where they are."""
    walker = walker_of(dig, explorer)
    reach = Reach(chart.cells, explorer.at, walker.stride, torches_left(dig, explorer))
    left = dig.turn.steps if dig.turn.walking else 0
    wave = Wave(chart, reach, walker, surface(chart, walker, dig))
    wave.spread(dig, max(i64(0), walker.stride - left))
    return reach


def reach_from(chart: Chart, dig: Dig, start: i64) -> Reach:
    """The ways from a cell, which are about as long as those to it; traps and monsters will have changed by then."""
    walker = Walker()
    reach = Reach(chart.cells, start, walker.stride, 0)
    Wave(chart, reach, walker, chart.rough).spread(dig, walker.stride)
    return reach


def surface(chart: Chart, walker: Walker, dig: Dig) -> vec[i64]:
    """What is on each cell for this walker, monsters included."""
    if walker.adrenaline and walker.red:
        return vec[i64]([0] * chart.cells)
    if not walker.adrenaline and not dig.mummies and not dig.spectres:
        return chart.rough
    rough: vec[i64] = vec[i64]([0] * chart.cells)
    if not walker.adrenaline:
        for cell in range(chart.cells):
            rough[cell] = chart.rough[cell]
    for cell in dig.spectres:
        rough[cell] = SPECTRE
    for cell in dig.mummies:
        rough[cell] = MUMMY
    return rough


@final
class Wave:
    """Finds the cheapest ways by repeated relaxation; the map is small and most steps cost one."""

    __slots__ = ("chart", "reach", "rough", "tail", "walker")

    def __init__(self, chart: Chart, reach: Reach, walker: Walker, rough: vec[i64]) -> None:
        self.chart = chart
        self.reach = reach
        self.walker = walker
        self.rough = rough
        self.tail: i64 = 0  # where the next cell is queued

    def spread(self, dig: Dig, paid: i64) -> None:
        chart, costs, walker = self.chart, self.reach.costs, self.walker
        queue, queued = chart.queue, chart.queued
        costs[self.reach.start] = paid
        queue[0] = self.reach.start
        head: i64 = 0
        self.tail = 1
        while head != self.tail:
            cell = queue[head]
            head = (head + 1) & (RING - 1)
            queued[cell] = 0
            cost = costs[cell]
            for side in range(cell * SIDES, cell * SIDES + SIDES):
                other = chart.neighbours[side]
                if other == NOTHING:
                    continue
                gate = chart.gates[side]
                if gate == NOTHING or (dig.doors >> gate) & 1:
                    self.offer(cell, other, cost)
                elif gate != TEMPLE_DOOR:
                    self.offer(cell, other, whole(cost, walker.stride) + walker.door)
            if walker.tunnels and (chart.stairs[cell] or cell == dig.stairs):
                other = tunnel_from(dig, cell)
                if other != NOTHING:
                    self.offer(cell, other, cost)

    def offer(self, cell: i64, other: i64, cost: i64) -> None:
        """A way to the other cell by this one, the step onto it not yet paid for."""
        chart, reach, rough = self.chart, self.reach, self.rough[other]
        arrival = cost + 1 if rough == 0 else entered(cost, rough, self.walker)
        if arrival >= reach.costs[other]:
            return
        reach.costs[other] = arrival
        reach.before[other] = cell
        if not chart.queued[other]:
            chart.queued[other] = 1
            chart.queue[self.tail] = other
            self.tail = (self.tail + 1) & (RING - 1)


def whole(cost: i64, stride: i64) -> i64:
    """Up to the end of the movement."""
    return (cost + stride - 1) // stride * stride


def entered(cost: i64, rough: i64, walker: Walker) -> i64:
    """After the step onto a cell that is no plain floor."""
    stride = walker.stride
    if rough == DEBRIS:
        if walker.debris > stride:
            return UNREACHED
        left = whole(cost, stride) - cost
        return (cost if left >= walker.debris else cost + left) + walker.debris
    ended = whole(cost + 1, stride)
    if rough == SPECTRE:
        return ended + 1
    return ended if rough == PLAGUE else ended + walker.burden
