"""A whole turn at once: every walk, and for each the best use of what it gathers. Compiled.

This is how everybody plays in a search's imagination, so that it has to be quick.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tavolino.games.coffee_rush.foresight_pour import NONE, PourPlanner, Taste, common
from tavolino.games.coffee_rush.foresight_walks import LONGEST, Walks, step_of, walks, ways_on
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.rules_board import ALL_WAYS, STRAIGHT, meeples_but, tokens_of
from tavolino.games.coffee_rush.rules_codes import END, FIRST_EMPTY, FIRST_GO, FIRST_MEEPLE, FIRST_POUR, FIRST_SERVE
from tavolino.games.coffee_rush.state import (
    BOARD,
    CUPS,
    DIAGONAL,
    FREE_STEPS,
    KINDS,
    MOVE,
    NOBODY,
    Barista,
    count,
    portion,
)

LENGTHS: Final[tuple[i64, ...]] = (3, 4, 5, 2, 1)  # the most promising first: what follows is then soon passed over
STRAIGHT_ON: Final[vec[i64]] = ways_on(STRAIGHT)
ALL_WAYS_ON: Final[vec[i64]] = ways_on(ALL_WAYS)
MOST_WAYS: Final = 8.0


@final
class PlannedTurn:
    """One way to play a turn, and what it is worth at a first glance."""

    __slots__ = ("empties", "end", "length", "path", "pours", "serves", "which", "worth")

    def __init__(self, worth: float, which: i64, path: i64, length: i64, end: i64) -> None:
        self.worth = worth
        self.which = which  # meeple
        self.path = path
        self.length = length
        self.end = end  # cell
        self.empties: list[bool] = [False] * CUPS
        self.pours: list[i64] = [0] * CUPS  # a stock for each cup
        self.serves: list[i64] = [NONE] * CUPS  # orders


@final
class TurnPlanner:
    """Finds the best turns of one seat in one position."""

    def __init__(self, rush: Rush, seat: i64, taste: Taste, orders: list[i64], most: i64) -> None:
        self.rush = rush
        self.seat = seat
        self.barista: Barista = rush.baristas[seat]
        self.taste = taste
        self.most = most  # turns to be found
        self.turns: list[PlannedTurn] = []  # the best first
        self.pouring = PourPlanner(rush.menu, self.barista, taste, orders)
        self.doubles: bool = self.barista.upgrades & ~(1 << DIAGONAL) != 0
        self.ways: vec[i64] = ALL_WAYS_ON if self.barista.has(DIAGONAL) else STRAIGHT_ON

    def plan(self) -> list[PlannedTurn]:
        """From where the turn stands: it may have begun."""
        walker = self.rush.walker
        if self.rush.phase > MOVE:
            self.stay(walker)
        elif walker != NOBODY:
            self.walk(walker)
        else:
            self.walk(0)
            self.walk(1)
        return self.turns

    # ---- walks

    def stay(self, which: i64) -> None:
        self.pouring.find_best(self.rush.held)
        self.add(which, 0, 0, self.barista.cell(which), 0.0)

    def walk(self, which: i64) -> None:
        """All walks of a meeple from where it stands."""
        others = meeples_but(self.rush, self.seat, which)
        start = self.barista.cell(which)
        free = max(i64(0), FREE_STEPS - self.rush.steps)
        longest = min(free + self.barista.rush, LONGEST)
        if self.rush.steps > 0 and (others >> start) & 1 == 0:
            self.stay(which)
        for length in LENGTHS:
            if length <= longest:
                price = self.taste.rush_token * float(max(i64(0), length - free))
                found = walks(start, length, self.barista.has(DIAGONAL), self.doubles)
                for group in range(len(found.stocks)):
                    self.consider(found, group, length, which, others, price)

    def consider(self, found: Walks, group: i64, length: i64, which: i64, others: i64, price: float) -> None:
        """Walks that gather the same tokens."""
        if self.doubles:
            held = self.gathered(found.paths[found.first[group]], length, others)
        else:
            held = common(self.rush.supply, found.stocks[group])
        held += self.rush.held
        most = MOST_WAYS * self.taste.middle - price
        if self.is_too_little(self.pouring.bound(held) + most):
            return
        self.pouring.find_best(held)
        if self.is_too_little(self.pouring.best_worth + most):
            return
        for place in range(found.first[group], found.first[group + 1]):
            path = found.paths[place]
            end = step_of(path, length - 1)
            if (others >> end) & 1 == 0:
                self.add(which, path, length, end, price)

    def gathered(self, path: i64, length: i64, others: i64) -> i64:
        """With upgrades that double what some cells give."""
        held: i64 = 0
        for number in range(length):
            cell = step_of(path, number)
            taken = min(tokens_of(self.barista, cell, others), count(self.rush.supply - held, BOARD[cell]))
            held += portion(BOARD[cell], taken)
        return held

    # ---- the best ones

    def is_too_little(self, worth: float) -> bool:
        return len(self.turns) >= self.most and worth <= self.turns[-1].worth

    def add(self, which: i64, path: i64, length: i64, end: i64, price: float) -> None:
        """A walk with the use of its tokens that was found, if it is among the best."""
        worth = self.pouring.best_worth + self.taste.middle * float(self.ways[end]) - price
        if self.is_too_little(worth):
            return
        turns = self.turns
        place: i64 = len(turns)
        while place > 0 and turns[place - 1].worth < worth:
            place -= 1
        turn = PlannedTurn(worth, which, path, length, end)
        self.pouring.write(turn.empties, turn.pours, turn.serves)
        if not self.is_known(turn, place):
            turns.insert(place, turn)
            if len(turns) > self.most:
                turns.pop()

    def is_known(self, turn: PlannedTurn, beyond: i64) -> bool:
        """Whether another way comes to the same; it would be just before this place."""
        place = beyond - 1
        while place >= 0 and self.turns[place].worth == turn.worth:
            other = self.turns[place]
            if other.which == turn.which and other.end == turn.end and other.pours == turn.pours:
                return True
            place -= 1
        return False


def moves_of(turn: PlannedTurn, rush: Rush, seat: i64) -> list[i64]:
    """The small moves of a turn from where it stands."""
    moves: list[i64] = []
    if rush.walker == NOBODY:
        moves.append(FIRST_MEEPLE + rush.baristas[seat].cell(turn.which))
    for number in range(turn.length):
        moves.append(FIRST_GO + step_of(turn.path, number))
    for cup in range(CUPS):
        if turn.empties[cup]:
            moves.append(FIRST_EMPTY + cup)
    for cup in range(CUPS):
        for ingredient in range(KINDS):
            for _token in range(count(turn.pours[cup], ingredient)):
                moves.append(FIRST_POUR + ingredient * CUPS + cup)
    for cup in range(CUPS):
        if turn.serves[cup] != NONE:
            moves.append(FIRST_SERVE + turn.serves[cup] * CUPS + cup)
    moves.append(END)
    return moves
