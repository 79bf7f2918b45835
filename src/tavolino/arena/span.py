"""Games or deals in a row, and what is known of many of them: sums over spans, which grow together."""

from collections.abc import Iterator
from typing import Generic, Protocol, Self, TypeVar

import msgspec

EVERYTHING = 2**62


class Span(msgspec.Struct, frozen=True, order=True, array_like=True):
    """By number, the last one not included."""

    first: int
    beyond: int

    @property
    def size(self) -> int:
        return self.beyond - self.first

    @property
    def numbers(self) -> range:
        return range(self.first, self.beyond)


class Addable(Protocol):
    def __add__(self, other: Self, /) -> Self: ...


Total = TypeVar("Total", bound=Addable)


class SpanSums(Generic[Total]):
    """No span reaches from one block of numbers into the next; within a block those side by side are joined."""

    def __init__(self, block: int = EVERYTHING) -> None:
        self.block = block
        self.spans: dict[Span, Total] = {}

    def add(self, span: Span, sums: Total) -> None:
        self.spans[span] = sums
        for before, after in zip(sorted(self.spans), sorted(self.spans)[1:], strict=False):
            if before.beyond == after.first and before.first // self.block == after.first // self.block:
                joined = self.spans.pop(before) + self.spans.pop(after)
                self.add(Span(before.first, after.beyond), joined)
                return

    def missing(self, among: Span) -> Iterator[Span]:
        """What is not known of these."""
        at = among.first
        for known in [*sorted(self.spans), Span(among.beyond, among.beyond)]:
            while at < min(known.first, among.beyond):
                beyond = min(known.first, among.beyond, (at // self.block + 1) * self.block)
                yield Span(at, beyond)
                at = beyond
            at = max(at, known.beyond)

    def merge(self, other: "SpanSums[Total]") -> Span | None:
        """Add what another has, up to the first span of which both have something: that is returned."""
        for span in sorted(other.spans):
            sums = other.spans[span]
            if any(known.first < span.beyond and span.first < known.beyond for known in self.spans):
                return span
            self.add(span, sums)
        return None

    @property
    def size(self) -> int:
        return sum(span.size for span in self.spans)

    def in_order(self) -> list[Total]:
        return [self.spans[span] for span in sorted(self.spans)]

    def total(self) -> Total:
        first, *others = self.in_order()
        return sum(others, start=first)
