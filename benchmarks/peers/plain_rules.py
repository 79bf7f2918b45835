"""Café Race, the basic game, in plain Python: as somebody would write it who has the rulebook and is in no hurry.

The versions for OpenSpiel and PettingZoo are made of it. The ids are those of src/tavolino/games/cafe_race/ledger.toml;
tests/research/interfaces/test_plain_peers.py holds it to the same results as ours from the same dice.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise

START, LAST_STEP, LAST_FINISH = 0, 27, 29  # RACE-COMP-3
FLIGHT, LANDING = 7, 3
FULL_CUP = 5  # RACE-COMP-1
HIGHEST = 6

Keys = list[list[int]]  # by seat; compared number by number, the higher goes first


def is_step(cell: int) -> bool:
    """Neither the start, nor a landing, nor the finish."""
    return START < cell <= LAST_STEP and (cell - 1) % (FLIGHT + LANDING) < FLIGHT


def dice_keys(thrusts: Sequence[int], cells: Sequence[int], tokens: Sequence[int]) -> Keys:
    """RACE-SPEED-4: higher thrust, then further back, then fewer tokens."""
    return [[thrust, -cell, -left] for thrust, cell, left in zip(thrusts, cells, tokens, strict=True)]


def movement_keys(speeds: Sequence[int], thrusts: Sequence[int], cells: Sequence[int], tokens: Sequence[int]) -> Keys:
    """RACE-MOVE-1: higher speed, then as for the dice."""
    return [[speed, *key] for speed, key in zip(speeds, dice_keys(thrusts, cells, tokens), strict=True)]


def ranked(keys: Keys) -> tuple[list[int], list[int]]:
    """The seats in order, and those that are equal and have to roll (RACE-SPEED-5), by rising seat."""
    order = sorted(range(len(keys)), key=keys.__getitem__, reverse=True)
    tied = {seat for pair in pairwise(order) if keys[pair[0]] == keys[pair[1]] for seat in pair}
    return order, sorted(tied)


def landing_cell(cell: int, speed: int, others: Sequence[int]) -> int:
    """RACE-MOVE-2: forward exactly the speed, unless a full cell (two clerks) or the end of the track stops it."""
    goal = min(cell + speed, LAST_FINISH)
    while cell < goal and others.count(cell + 1) < 2:
        cell += 1
    return cell


def must_balance(cell: int, goal: int) -> bool:
    """RACE-MOVE-3, 4, 5, 7, 8: after having been stopped, or on a step."""
    return cell < goal or is_step(cell)


def refill_empty_cups(cells: list[int], tokens: list[int]) -> None:
    """RACE-MOVE-9"""
    for seat, left in enumerate(tokens):
        if left == 0:
            tokens[seat] = FULL_CUP
            cells[seat] = START


def scores(cells: Sequence[int], tokens: Sequence[int]) -> list[int]:
    """RACE-SCORE-1, 2: clerks on one cell share a place and count as one."""
    occupied = sorted(set(cells), reverse=True)
    return [left + len(cells) - occupied.index(cell) for cell, left in zip(cells, tokens, strict=True)]


def shares(cells: Sequence[int], tokens: Sequence[int]) -> list[float]:
    """RACE-SCORE-3: of the victory, by seat, less what everybody could expect."""
    merits = list(zip(scores(cells, tokens), tokens, strict=True))
    best = max(merits)
    won = 1 / merits.count(best)
    return [(won if merit == best else 0.0) - 1 / len(merits) for merit in merits]


class PlainRace:
    """A race under way; `roll` gives a die from 1 to 6."""

    def __init__(self, players: int, roll: Callable[[], int]) -> None:
        self.roll = roll
        self.cells = [START] * players
        self.tokens = [FULL_CUP] * players
        self.thrusts = [0] * players  # 0: not chosen yet
        self.last_thrusts = [0] * players
        self.dice: list[int] = []
        self.over = False
        self.begin_round()

    def begin_round(self) -> None:
        refill_empty_cups(self.cells, self.tokens)
        self.last_thrusts = self.thrusts
        self.thrusts = [0] * len(self.cells)
        self.dice = sorted((self.roll() for _ in self.cells), reverse=True)  # RACE-SPEED-1

    def choose(self, seat: int, thrust: int) -> None:
        """RACE-SPEED-2"""
        self.thrusts[seat] = thrust
        if 0 not in self.thrusts:
            self.move_clerks(self.take_dice())

    def settled(self, keys: Keys) -> list[int]:
        """The order of seats, once the white dice have parted those that were equal."""
        order, tied = ranked(keys)
        while tied:
            for seat in tied:
                keys[seat].append(self.roll() + self.roll())
            order, tied = ranked(keys)
        return order

    def take_dice(self) -> list[int]:
        """RACE-SPEED-3: each seat's speed; the highest thrust takes the highest die."""
        speeds = [0] * len(self.cells)
        for seat, die in zip(self.settled(dice_keys(self.thrusts, self.cells, self.tokens)), self.dice, strict=True):
            speeds[seat] = die
        return speeds

    def move_clerks(self, speeds: list[int]) -> None:
        for seat in self.settled(movement_keys(speeds, self.thrusts, self.cells, self.tokens)):
            goal = self.cells[seat] + speeds[seat]
            self.cells[seat] = cell = landing_cell(self.cells[seat], speeds[seat], self.cells)
            if must_balance(cell, goal) and self.roll() + self.roll() < self.thrusts[seat] + speeds[seat]:
                self.tokens[seat] -= 1
        self.over = max(self.cells) > LAST_STEP  # RACE-END-1
        if not self.over:
            self.begin_round()
