"""How many points everybody will have at the end, as it looks between two turns. Compiled.

The numbers are about those of a linear regression of what was still won, from games of planned turns between four
(benchmarks/coffee_prospects.py). Most of them fade as the café nears its closing.
"""

from typing import Final

from mypy_extensions import i64

from tavolino.games.coffee_rush.foresight_pour import PourPlanner, Taste
from tavolino.games.coffee_rush.rules_scoring import points
from tavolino.games.coffee_rush.state import COUNT, CUPS, TABS, Barista, Cafe

TENTHS: Final = 10.0  # a taste counts so
CARDS_AHEAD: Final = 10.0  # in the deck for each player: with fewer, the end is near
UNDER_WAY: Final = 0.7  # of what the cups promise
A_TOKEN_IN_A_CUP: Final = 0.15
A_RUSH_TOKEN: Final = 0.24
ABOUT_TO_BE_LATE: Final = -0.47
A_PENALTY: Final = -0.45  # beside the point that it costs: those who are late stay so
A_ROUND: Final = -0.3  # until the next turn
# the same while the end is far
FAR_TOKEN_IN_A_CUP: Final = 0.22
FAR_RUSH_TOKEN: Final = 0.15
FAR_TABS: Final[tuple[float, ...]] = (-0.2, -0.56, -0.87, -0.45)
FAR_ROUND: Final = -0.4

SHARP_AT_LAST: Final = 2.6
LESS_SHARP_BEFORE: Final = 1.7


def how_far(cafe: Cafe) -> float:
    """From the end: 1 while there are many cards."""
    if cafe.closed:
        return 0.0
    return min(1.0, float(len(cafe.deck)) / (CARDS_AHEAD * float(len(cafe.baristas))))


def points_expected(cafe: Cafe, taste: Taste) -> list[float]:
    """By seat; what all have in common is left out."""
    return [expected(cafe, barista, taste, how_far(cafe)) for barista in cafe.baristas]


def expected(cafe: Cafe, barista: Barista, taste: Taste, far: float) -> float:
    penalties = float(len(barista.penalties))
    total = float(points(barista)) + A_PENALTY * far * penalties
    total += float(barista.rush) * (A_RUSH_TOKEN + FAR_RUSH_TOKEN * far)
    for order in barista.orders:
        total += far * FAR_TABS[order % TABS]
        if order % TABS == TABS - 1:
            total += ABOUT_TO_BE_LATE
    players: i64 = len(cafe.baristas)
    waiting = float((barista.seat - cafe.seat + players) % players) / float(players)
    total += waiting * (A_ROUND + FAR_ROUND * far)
    return total + in_cups(cafe, barista, taste, far)


def in_cups(cafe: Cafe, barista: Barista, taste: Taste, far: float) -> float:
    pouring = PourPlanner(cafe.menu, barista, taste, barista.orders)
    pouring.find_best(0)
    promised = UNDER_WAY * max(0.0, pouring.best_worth) / TENTHS
    if cafe.closed:
        return promised
    tokens: i64 = 0
    for cup in range(CUPS):
        tokens += barista.cup(cup) % COUNT
    return promised + float(tokens) * (A_TOKEN_IN_A_CUP + FAR_TOKEN_IN_A_CUP * far)


def decisive(cafe: Cafe) -> float:
    """How much a lead tells: the more, the nearer the end."""
    return SHARP_AT_LAST - LESS_SHARP_BEFORE * how_far(cafe)
