"""How many points everybody will have at the end, as it looks now. Compiled."""

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from tavolino.games.coffin_rush.foresight_goals import A_MOVEMENT, Surroundings
from tavolino.games.coffin_rush.rules_scoring import at_tent, holders, sides
from tavolino.games.coffin_rush.state import ACTIONS, NO_TILE, NOBODY, Dig, Explorer, wealth

A_SAFE_MARGIN: Final = 1.5  # actions
A_THING: Final = 0.02  # points for each action that is left, and for each thing that is still in the temple
A_TOKEN: Final = 0.3
UNSURE_AT_LAST: Final = 1.0  # squared points by which two players may still differ in the last round
UNSURE_BY_ROUND: Final = 2.7  # and more for each round before


def points_expected(around: Surroundings, dig: Dig) -> list[float]:
    """By seat; members of a company all have its points."""
    count = sides(dig)
    by_side = [0.0] * count
    for owner in holders(dig):
        if owner != NOBODY:
            by_side[owner] += 1.0
    things = things_left(dig)
    for explorer in dig.explorers:
        by_side[explorer.seat % count] += expected(around, dig, explorer, things)
    return [by_side[explorer.seat % count] for explorer in dig.explorers]


def things_left(dig: Dig) -> float:
    closed: i64 = len(dig.dropped)
    for tile in dig.tiles:
        if tile != NO_TILE:
            closed += 1
    return float(closed)


def expected(around: Surroundings, dig: Dig, explorer: Explorer, things: float) -> float:
    """What is in the tent, what is likely to come there from the backpack, and what may still be found."""
    turns = around.countdown.rounds_hoped(dig) - (1.0 if has_played(dig, explorer) else 0.0)
    away = float(around.way_home(dig).steps(explorer.at)) / A_MOVEMENT + 1.0
    spare = float(ACTIONS) * turns - away
    likely = 1.0 / (1.0 + exp(-max(-20.0, min(20.0, spare / A_SAFE_MARGIN))))
    total = float(at_tent(explorer)) + (A_TOKEN if explorer.rush else 0.0)
    for tile in explorer.backpack:
        total += 1.0 + float(wealth(tile) - 1) * likely
    return total + A_THING * things * max(0.0, spare)


def has_played(dig: Dig, explorer: Explorer) -> bool:
    """In this round."""
    players: i64 = len(dig.explorers)
    place = (dig.forward * (explorer.seat - dig.first) + players) % players
    return place < dig.played


def decisive(around: Surroundings, dig: Dig) -> float:
    """How much a lead tells: the more, the fewer rounds are left."""
    rounds = around.countdown.rounds_hoped(dig)
    return 1.7 / sqrt(UNSURE_AT_LAST + UNSURE_BY_ROUND * rounds)
