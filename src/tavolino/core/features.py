"""The numbers of an encoding, each with a name, a range and a meaning."""

from collections.abc import Sequence
from typing import NamedTuple

MOST = 255  # a number is one byte


class Feature(NamedTuple):
    """One number, from 0 to `most`."""

    name: str
    most: int
    meaning: str


def flag(name: str, meaning: str) -> Feature:
    return Feature(name, 1, meaning)


def capped(name: str, meaning: str) -> Feature:
    """A count that may be higher than a byte can tell."""
    return Feature(name, MOST, f"{meaning}; {MOST} stands for more")


def series(names: Sequence[object], most: int | Sequence[int], meaning: str) -> list[Feature]:
    """Several of a kind, with one meaning."""
    highest = [most] * len(names) if isinstance(most, int) else most
    return [Feature(str(name), high, meaning) for name, high in zip(names, highest, strict=True)]


class Columns(NamedTuple):
    """Numbers that there are once for the whole table, and those for each seat: the observer's own, then clockwise."""

    table: Sequence[Feature]
    seat: Sequence[Feature]

    def features(self, players: int) -> tuple[Feature, ...]:
        seats = (
            feature._replace(name=f"{seat_name(step)} {feature.name}")
            for step in range(players)
            for feature in self.seat
        )
        return *self.table, *seats


def seat_name(step: int) -> str:
    """`me`, or how many seats on."""
    return f"+{step}" if step else "me"
