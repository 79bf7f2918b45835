"""A lesson that several processes learn side by side, and how what they have learned becomes one.

Each part plays games of its own from what was known before the lesson. The parts are put together in their order, so
that the same seed and number of parts give the same bytes, whoever plays.
"""

from array import array
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tavolino.arena.self_teaching import Lessons, SelfTeaching, Training
from tavolino.arena.span import Span


class LessonPart(NamedTuple):
    """Its games, and what was known before: numbers as bytes, which every machine reads alike."""

    training: Training
    known: bytes
    span: Span
    games: int  # of each part; the last one may have fewer
    beyond: int  # the games of the whole lesson

    def singles(self) -> "list[LessonPart]":
        return [self]

    @property
    def numbers(self) -> range:
        """Of its games."""
        return range(self.span.first * self.games, min(self.span.beyond * self.games, self.beyond))


def learn(part: LessonPart) -> Lessons:
    teaching = _teaching(part.training)
    teaching.entries_from(part.known)
    return teaching.teach(part.numbers)


@lru_cache(maxsize=1)
def _teaching(training: Training) -> SelfTeaching:
    """Made once in each process."""
    return SelfTeaching(training)


def together(known: bytes, parts: Sequence[Lessons]) -> Lessons:
    """Where several parts have learned of the same entry, the mean of what they have learned: each has learned it from
    the same beginning, and all of it would be too much."""
    before = array("d", known)
    size = len(before) // 2
    weights, lessons = before[:size], before[size:]
    learned = [array("d", part.entries) for part in parts]
    for place in range(size):
        own = [one for one in learned if one[size + place] != before[size + place]]
        if own:
            moved = sum(one[place] - before[place] for one in own)
            weights[place] += moved / len(own)
            lessons[place] += sum(one[size + place] - before[size + place] for one in own)
    seats, squares = sum(part.seats for part in parts), sum(part.squares for part in parts)
    return Lessons(weights.tobytes() + lessons.tobytes(), seats, squares)
