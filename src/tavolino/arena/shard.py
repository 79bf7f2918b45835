"""A part of the work for one of several machines that know nothing of each other; `tavolino merge` joins the parts."""

from hashlib import sha256

import msgspec

from tavolino.arena.span import Span
from tavolino.core.fault import fault
from tavolino.core.refusal import BadOption

MOST_SHARDS = 100_000


class Shard(msgspec.Struct, frozen=True, order=True, array_like=True):
    """The `number`-th part, counted from 1, of as many as there are."""

    number: int
    of: int

    @classmethod
    def parsed(cls, text: str) -> "Shard":
        """As `3/16`."""
        number, slash, of = text.partition("/")
        if not (slash and _is_count(number) and _is_count(of) and int(number) <= int(of) <= MOST_SHARDS):
            raise BadOption(fault("shard", "shard-of", most=MOST_SHARDS))
        return cls(int(number), int(of))

    def part(self, size: int) -> Span:
        """Games or deals in a row. No two shards differ by more than one."""
        return Span(size * (self.number - 1) // self.of, size * self.number // self.of)


def _is_count(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) < 8 and int(text) > 0


def work_id(titles: list[str]) -> str:
    """The same for all shards of the same work."""
    return sha256("\n".join(sorted(titles)).encode()).hexdigest()[:16]
