"""Points, collections and ties (COF-SCORE, COF-TEAM-2, COF-TEAM-6)."""

from typing import Final

from mypy_extensions import i64

from tavolino.games.coffin_rush.state import NOBODY, VIOLET, Dig, Explorer, collection, is_treasure, wealth

PIECES: Final[i64] = 32  # more than any count that is compared here
COLOURS: Final[i64] = VIOLET + 1  # of collections, from 1 on


def at_tent(explorer: Explorer) -> i64:
    """COF-SCORE-1: 3 per treasure, 2 per relic, coins 3."""
    points: i64 = 0
    for tile in explorer.tent:
        points += wealth(tile)
    return points


def in_backpack(explorer: Explorer) -> i64:
    """COF-SCORE-1: 1 per item still carried."""
    return len(explorer.backpack)


def treasures(explorer: Explorer) -> i64:
    """COF-SCORE-3: at the tent and in the backpack."""
    count: i64 = 0
    for tile in explorer.tent:
        if is_treasure(tile):
            count += 1
    for tile in explorer.backpack:
        if is_treasure(tile):
            count += 1
    return count


def sides(dig: Dig) -> i64:
    """How many compete: companies, or players."""
    return dig.companies if dig.companies > 0 else len(dig.explorers)


def side_of(dig: Dig, seat: i64) -> i64:
    return seat % sides(dig)


# ---- collections


def holders(dig: Dig) -> list[i64]:
    """COF-SCORE-2: by colour, the side with the most pieces at its tents; NOBODY for none, or a tie."""
    count = sides(dig)
    pieces: list[i64] = [0] * (count * COLOURS)
    for explorer in dig.explorers:
        for tile in explorer.tent:
            if is_treasure(tile):
                pieces[explorer.seat % count * COLOURS + collection(tile)] += 1
    return [holder(pieces, count, colour) for colour in range(COLOURS)]


def holder(pieces: list[i64], count: i64, colour: i64) -> i64:
    best: i64 = 0
    owner: i64 = NOBODY
    for side in range(count):
        owned = pieces[side * COLOURS + colour]
        if owned == best:
            owner = NOBODY
        elif owned > best:
            best = owned
            owner = side
    return owner


def bonus(dig: Dig, side: i64) -> i64:
    """COF-SCORE-2: 1 per collection held."""
    return holders(dig).count(side)


# ---- points


def points_by_side(dig: Dig) -> list[i64]:
    """COF-TEAM-2: a company's points are added up."""
    count = sides(dig)
    points: list[i64] = [0] * count
    for owner in holders(dig):
        if owner != NOBODY:
            points[owner] += 1
    for explorer in dig.explorers:
        points[explorer.seat % count] += at_tent(explorer) + in_backpack(explorer)
    return points


def points_of(dig: Dig, side: i64) -> i64:
    return points_by_side(dig)[side]


def merits(dig: Dig) -> list[i64]:
    """By seat. COF-SCORE-3, COF-TEAM-6: points, then treasures, then who is outside the temple, as one number."""
    count = sides(dig)
    by_side = [points * PIECES * PIECES for points in points_by_side(dig)]
    for explorer in dig.explorers:
        outside: i64 = 1 if explorer.at == dig.temple.camp else 0
        by_side[explorer.seat % count] += treasures(explorer) * PIECES + outside
    return [by_side[explorer.seat % count] for explorer in dig.explorers]


def scores_of(dig: Dig) -> list[i64]:
    """By seat; members of a company all have its points."""
    by_side = points_by_side(dig)
    count = sides(dig)
    return [by_side[explorer.seat % count] for explorer in dig.explorers]


def best_seats(dig: Dig) -> list[i64]:
    own = merits(dig)
    best: i64 = 0
    for value in own:
        best = max(best, value)
    return [explorer.seat for explorer in dig.explorers if own[explorer.seat] == best]
