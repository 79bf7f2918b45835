"""Learned winning chances: a sum of table entries for each seat, and from these everybody's share.

Compiled. Tables are looked up, not multiplied: a position costs about as much as its encoding.
"""

from collections.abc import Sequence
from math import exp, sqrt

from librt.vecs import vec
from mypy_extensions import i64, u8

from tavolino.core.chance import Chance
from tavolino.core.encoding import Encoder, empty_row
from tavolino.core.estimate import Estimator, outcome
from tavolino.core.pattern import Pattern
from tavolino.core.state import State

SETTLING: float = 50.0  # after so many lessons an entry learns more slowly


class PatternTable:
    """One pattern: where its numbers are in a row, and where its entries begin."""

    def __init__(self, pattern: Pattern, encoder: Encoder, first: i64) -> None:
        columns = encoder.columns
        shared = [feature.name for feature in columns.table]
        of_seat = [feature.name for feature in columns.seat]
        self.first = first
        self.shared: list[i64] = [shared.index(name) for name in pattern.table]
        self.own: list[i64] = [of_seat.index(name) for name in pattern.own]
        self.other: list[i64] = [of_seat.index(name) for name in pattern.other]
        self.shared_sizes: list[i64] = [columns.table[place].most + 1 for place in self.shared]
        self.own_sizes: list[i64] = [columns.seat[place].most + 1 for place in self.own]
        self.other_sizes: list[i64] = [columns.seat[place].most + 1 for place in self.other]
        self.step: i64 = product(self.other_sizes)  # between two combinations of own numbers
        self.size: i64 = product(self.shared_sizes) * product(self.own_sizes) * self.step
        self.pairs: bool = len(self.other) > 0


def product(sizes: list[i64]) -> i64:
    total: i64 = 1
    for size in sizes:
        total *= size
    return total


class Entries:
    """The entries of all tables; the values of several numbers of players can share them."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: vec[float] = vec[float](weights)
        self.lessons: vec[float] = vec[float]([0.0] * len(weights))

    def nudge(self, place: i64, much: float) -> None:
        lessons = self.lessons[place] + 1.0
        self.lessons[place] = lessons
        self.weights[place] = self.weights[place] + much / sqrt(1.0 + lessons / SETTLING)


class PatternValue(Estimator):
    """The tables of a game for one number of players."""

    def __init__(self, encoder: Encoder, patterns: Sequence[Pattern], entries: Entries | None = None) -> None:
        self.encoder = encoder
        self.players: i64 = encoder.players
        self.base: i64 = len(encoder.columns.table)  # where the numbers of the first seat begin
        self.width: i64 = len(encoder.columns.seat)
        self.tables: list[PatternTable] = []
        size: i64 = 0
        for pattern in patterns:
            table = PatternTable(pattern, encoder, size)
            self.tables.append(table)
            size += table.size
        self.size: i64 = size
        self.entries: Entries = Entries([0.0] * size) if entries is None else entries
        self.row: vec[u8] = empty_row(encoder.size)
        self.rows: vec[i64] = vec[i64]([0] * self.players)  # of the table looked up: by seat, of its own numbers
        self.places: vec[i64] = vec[i64]([0] * self.players)  # and of its numbers as another's

    # ---- judging

    def chances(self, state: State, chance: Chance) -> list[float]:
        if state.next_seat() < 0:
            return outcome(state)
        self.encoder.encode(state, 0, self.row, 0)
        return self.shares()

    def shares(self) -> list[float]:
        """Of the position in the row."""
        scores = [0.0] * self.players
        for table in self.tables:
            self.find(table)
            for seat in range(self.players):
                scores[seat] += self.entry(table, seat)
        return softmax(scores)

    def find(self, table: PatternTable) -> None:
        """Which entries of a table the position in the row has."""
        row = self.row
        start: i64 = 0
        for k in range(len(table.shared)):
            start = start * table.shared_sizes[k] + i64(row[table.shared[k]])
        for seat in range(self.players):
            at = self.base + seat * self.width
            own = start
            for k in range(len(table.own)):
                own = own * table.own_sizes[k] + i64(row[at + table.own[k]])
            self.rows[seat] = table.first + own * table.step
            if table.pairs:
                other: i64 = 0
                for k in range(len(table.other)):
                    other = other * table.other_sizes[k] + i64(row[at + table.other[k]])
                self.places[seat] = other

    def entry(self, table: PatternTable, seat: i64) -> float:
        first = self.rows[seat]
        if not table.pairs:
            return self.entries.weights[first]
        total = 0.0
        weights = self.entries.weights
        for other in range(self.players):
            if other != seat:
                total += weights[first + self.places[other]]
        return total

    # ---- learning

    def learn(self, state: State, target: list[float], rate: float) -> float:
        """Moves the estimate of a position towards what it should be; returns how far off it was, squared."""
        self.encoder.encode(state, 0, self.row, 0)
        shares = self.shares()
        squares = 0.0
        for seat in range(self.players):
            squares += (target[seat] - shares[seat]) ** 2
        for table in self.tables:
            self.find(table)
            for seat in range(self.players):
                self.correct(table, seat, (target[seat] - shares[seat]) * rate)
        return squares

    def correct(self, table: PatternTable, seat: i64, much: float) -> None:
        first = self.rows[seat]
        if not table.pairs:
            self.entries.nudge(first, much)
            return
        for other in range(self.players):
            if other != seat:
                self.entries.nudge(first + self.places[other], much)


def softmax(scores: list[float]) -> list[float]:
    """Positive, adding up to 1; one more point is e times as likely."""
    highest = max(scores)
    parts = [exp(score - highest) for score in scores]
    total = sum(parts)
    return [part / total for part in parts]
