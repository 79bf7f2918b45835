"""Work that is nothing but numbers, for whatever process: squares, of which one may be deadly."""

import os
from typing import NamedTuple

from distributed import get_worker

from tavolino.arena.batch import Pile, TaskQueue
from tavolino.arena.span import Span


class Numbers(NamedTuple):
    span: Span
    deadly: int = -1  # whoever meets it dies

    def singles(self) -> "list[Numbers]":
        return [Numbers(Span(number, number + 1), self.deadly) for number in self.span.numbers]


def queue(count: int, deadly: int = -1, most: int = 1000) -> TaskQueue[Numbers]:
    return TaskQueue([Pile(lambda span: Numbers(span, deadly), [Span(0, count)], most)])


def squares(batch: Numbers) -> int:
    if batch.deadly in batch.span.numbers:
        os._exit(1)
    return sum(number * number for number in batch.span.numbers)


def squares_unless_on_a_cluster(batch: Numbers) -> int:
    """The number is deadly for workers of a cluster alone: what they die of is not in the batch."""
    if not on_a_cluster():
        return squares(batch._replace(deadly=-1))
    return squares(batch)


def on_a_cluster() -> bool:
    try:
        get_worker()
    except ValueError:
        return False
    return True
