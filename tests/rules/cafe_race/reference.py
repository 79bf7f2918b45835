"""Café Race told a second time, as plainly as possible and with nothing of the real rules in it.

A whole race runs through like a story: the dice and the moves come from outside, in the order in which they fell.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

TRACK = "S" + "#######" + "===" + "#######" + "===" + "#######" + "FF"  # start, steps, landings, finish
LAST = 29


def in_order(keys: Sequence[tuple[int, ...]], rolls: Iterator[int]) -> list[int]:
    """Seats from first to last: the greater tuple first; equal ones roll, by rising seat, until none are."""
    while len(set(keys)) < len(keys):
        keys = [(*key, next(rolls)) if keys.count(key) > 1 else key for key in keys]
    return sorted(range(len(keys)), key=keys.__getitem__, reverse=True)


def first_of(keys: Mapping[int, tuple[int, int]], rolls: Iterator[int]) -> int | None:
    """The seat with the greatest tuple; those who share it roll until one is above all others."""
    leaders = [seat for seat in keys if keys[seat] == max(keys.values())]
    while len(leaders) > 1:
        rolled = {seat: next(rolls) for seat in leaders}
        leaders = [seat for seat in leaders if rolled[seat] == max(rolled.values())]
    return leaders[0] if leaders else None


def in_pairs(dice: Iterator[int]) -> Iterator[int]:
    """Sums of two dice, taken only when asked for."""
    while True:
        yield next(dice) + next(dice)


@dataclass
class Story:
    players: int
    auction: bool
    dice: Iterator[int]
    moves: Iterator[tuple[int, str]]
    rounds: int = 0
    cells: list[int] = field(default_factory=list)
    tokens: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.seats = range(self.players)
        self.rolls = in_pairs(self.dice)
        self.cells = [0 for _ in self.seats]
        self.tokens = [5 for _ in self.seats]

    def tell(self) -> "Story":
        while not any(TRACK[cell] == "F" for cell in self.cells):
            self.rounds += 1
            for seat in self.seats:
                if self.tokens[seat] == 0:
                    self.tokens[seat], self.cells[seat] = 5, 0
            speeds = sorted((next(self.dice) for _ in self.seats), reverse=True)
            self.move(self.by_auction(speeds) if self.auction else self.by_thrust(speeds))
        return self

    def by_thrust(self, speeds: list[int]) -> dict[int, tuple[int, int]]:
        """Speed and thrust by seat, everybody having chosen."""
        thrusts = dict(self.said("thrust") for _ in self.seats)
        keys = [(thrusts[seat], -self.cells[seat], -self.tokens[seat]) for seat in self.seats]
        order = in_order(keys, self.rolls)
        return {seat: (speeds[place], thrusts[seat]) for place, seat in enumerate(order)}

    def by_auction(self, speeds: list[int]) -> dict[int, tuple[int, int]]:
        """Speed and thrust by seat, one die after the other."""
        taken: dict[int, tuple[int, int]] = {}
        opener: int | None = next(self.dice) if self.rounds == 1 else self.opener(taken, LAST)
        while speeds:
            seat, move = next(self.moves)
            assert seat == opener
            _, die, bid = move.split()
            speeds.remove(int(die))
            best, winner = int(bid), seat
            clockwise = [(seat + step) % self.players for step in range(1, self.players)]
            for other in [other for other in clockwise if other not in taken]:
                if best < 6:
                    bidder, answer = next(self.moves)
                    assert bidder == other
                    if answer != "pass":
                        assert int(answer.split()[1]) > best
                        best, winner = int(answer.split()[1]), other
            taken[winner] = (int(die), best)
            if winner == opener:
                opener = self.opener(taken, self.cells[winner])
        return taken

    def opener(self, taken: Mapping[int, object], limit: int) -> int | None:
        free = [seat for seat in self.seats if seat not in taken and self.cells[seat] <= limit]
        return first_of({seat: (self.cells[seat], self.tokens[seat]) for seat in free}, self.rolls)

    def said(self, word: str) -> tuple[int, int]:
        seat, move = next(self.moves)
        assert move.split()[0] == word
        return seat, int(move.split()[1])

    def move(self, taken: dict[int, tuple[int, int]]) -> None:
        keys = [(*taken[seat], -self.cells[seat], -self.tokens[seat]) for seat in self.seats]
        for seat in in_order(keys, self.rolls):
            speed, thrust = taken[seat]
            here, goal = self.cells[seat], self.cells[seat] + speed
            full = [cell for cell in range(here + 1, min(goal, LAST) + 1) if self.cells.count(cell) == 2]
            self.cells[seat] = full[0] - 1 if full else min(goal, LAST)
            must_roll = bool(full) or goal > LAST or TRACK[goal] == "#"
            if must_roll and next(self.rolls) < thrust + speed:
                self.tokens[seat] -= 1

    def points(self) -> list[int]:
        cells = sorted(set(self.cells), reverse=True)
        return [self.tokens[seat] + self.players - cells.index(self.cells[seat]) for seat in self.seats]

    def winners(self) -> list[int]:
        merits = list(zip(self.points(), self.tokens, strict=True))
        return [seat for seat in self.seats if merits[seat] == max(merits)]
