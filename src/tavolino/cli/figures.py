"""Figures of the arena, the same on the screen, on its page and in docs/strength.md."""

from tavolino.arena.shares import Interval


def share(part: float) -> str:
    return f"{100 * part:.1f} %"


def range_of(interval: Interval) -> str:
    return f"{100 * interval.low:.1f} … {100 * interval.high:.1f}"


def figure(number: float) -> str:
    return f"{number:.2f}"


def rating_of(points: float) -> str:
    return f"{points:.0f}"
