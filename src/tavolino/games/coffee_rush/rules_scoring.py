"""What a player's work is worth."""

from mypy_extensions import i64

from tavolino.games.coffee_rush.state import Barista


def upgrades_of(barista: Barista) -> i64:
    """How many tiles lie face up."""
    active: i64 = 0
    for upgrade in range(4):
        active += (barista.upgrades >> upgrade) & 1
    return active


def points(barista: Barista) -> i64:
    """CR-SCORE-1"""
    return len(barista.completed) + 2 * upgrades_of(barista) - len(barista.penalties)


def merit(barista: Barista) -> i64:
    """CR-SCORE-2: points, then completed cards, then Rush tokens, as one number."""
    return (points(barista) * 256 + len(barista.completed)) * 32 + barista.rush


def best_of(baristas: list[Barista]) -> list[i64]:
    """The seats that lead; several share a victory."""
    best = merit(baristas[0])
    leaders: list[i64] = []
    for barista in baristas:
        own = merit(barista)
        if own > best:
            best = own
            leaders = []
        if own == best:
            leaders.append(barista.seat)
    return leaders
