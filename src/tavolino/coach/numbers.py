"""Means of winning chances over imagined positions, with their errors."""

from collections.abc import Sequence
from math import sqrt

Shares = Sequence[float]


def mean(values: Sequence[Shares]) -> list[float]:
    """By seat."""
    return [sum(column) / len(values) for column in zip(*values, strict=True)]


def plus(first: Shares, second: Shares) -> list[float]:
    return [one + other for one, other in zip(first, second, strict=True)]


def less(first: Shares, second: Shares) -> list[float]:
    return [one - other for one, other in zip(first, second, strict=True)]


def halfway(first: Shares, second: Shares) -> list[float]:
    return [(one + other) / 2 for one, other in zip(first, second, strict=True)]


def variances(values: Sequence[Shares]) -> list[float]:
    """Of the mean, by seat; 0 of a single value, of which nothing is known."""
    return [variance(column) for column in zip(*values, strict=True)]


def variance(column: Sequence[float]) -> float:
    count = len(column)
    middle = sum(column) / count
    return sum((value - middle) ** 2 for value in column) / max(1, count - 1) / count


def error(variances_: Sequence[float]) -> float:
    """Of a sum of things that have nothing to do with each other."""
    return sqrt(sum(variances_))
