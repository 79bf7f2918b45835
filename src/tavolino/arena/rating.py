"""Ratings from who won at which tables: by Plackett and Luce, a bot wins in proportion to its strength.

Fitted to all results at once, so that their order does not matter, as it does to ratings updated game by game.
"""

from collections.abc import Sequence
from math import log10
from typing import NamedTuple

ROUNDS = 10_000
CLOSE = 1e-10
ELO = 400  # points for ten times the strength
ANCHOR = 1000  # of the middle of all


class TableResult(NamedTuple):
    """Games of the same bots."""

    bots: Sequence[str]  # by place, with repetitions
    games: float
    won: dict[str, float]  # victories by bot


def ratings(tables: Sequence[TableResult]) -> dict[str, float]:
    """In points of Elo. Everybody is given half a victory, so that who lost every game has a rating, too."""
    if not tables:
        return {}
    bots = list(dict.fromkeys(bot for table in tables for bot in table.bots))
    results = [*tables, TableResult(bots, len(bots) / 2, dict.fromkeys(bots, 0.5))]
    won = {bot: sum(table.won.get(bot, 0.0) for table in results) for bot in bots}
    strength = dict.fromkeys(bots, 1 / len(bots))
    for _ in range(ROUNDS):
        better = _improved(strength, results, won)
        change = max(abs(better[bot] / strength[bot] - 1) for bot in bots)
        strength = better
        if change < CLOSE:
            break
    points = {bot: ELO * log10(strength[bot]) for bot in bots}
    middle = sum(points.values()) / len(points)
    return {bot: ANCHOR + own - middle for bot, own in points.items()}


def _improved(strength: dict[str, float], tables: Sequence[TableResult], won: dict[str, float]) -> dict[str, float]:
    """One step of Hunter's algorithm (2004), which never makes the fit worse."""
    weight = dict.fromkeys(strength, 0.0)
    for table in tables:
        share = table.games / sum(strength[bot] for bot in table.bots)
        for bot in table.bots:
            weight[bot] += share
    better = {bot: won[bot] / weight[bot] for bot in strength}
    whole = sum(better.values())
    return {bot: own / whole for bot, own in better.items()}
