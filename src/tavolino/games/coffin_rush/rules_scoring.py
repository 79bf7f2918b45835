"""Points, collections and ties (COF-SCORE, COF-TEAM-2, COF-TEAM-6)."""

from typing import Final

from mypy_extensions import i64

from tavolino.games.coffin_rush.state import VIOLET, Dig, Explorer, collection, is_treasure, wealth

PIECES: Final[i64] = 32  # more than any count that is compared here


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


def pieces(dig: Dig, side: i64, colour: i64) -> i64:
    """Pieces of a collection at the tents of one side."""
    count: i64 = 0
    for explorer in dig.explorers:
        if side_of(dig, explorer.seat) == side:
            for tile in explorer.tent:
                if is_treasure(tile) and collection(tile) == colour:
                    count += 1
    return count


def majority(dig: Dig, colour: i64) -> i64:
    """COF-SCORE-2: the side with the most pieces of a collection; -1 for none, or a tie."""
    best: i64 = 0
    owner: i64 = -1
    for side in range(sides(dig)):
        count = pieces(dig, side, colour)
        if count == best:
            owner = -1
        elif count > best:
            best = count
            owner = side
    return owner


def bonus(dig: Dig, side: i64) -> i64:
    """COF-SCORE-2: 1 per collection held."""
    points: i64 = 0
    for colour in range(1, VIOLET + 1):
        if majority(dig, colour) == side:
            points += 1
    return points


def points_of(dig: Dig, side: i64) -> i64:
    """COF-TEAM-2: a company's points are added up."""
    points = bonus(dig, side)
    for explorer in dig.explorers:
        if side_of(dig, explorer.seat) == side:
            points += at_tent(explorer) + in_backpack(explorer)
    return points


def merit(dig: Dig, side: i64) -> i64:
    """COF-SCORE-3, COF-TEAM-6: points, then treasures, then who is outside the temple, as one number."""
    owned: i64 = 0
    outside: i64 = 0
    for explorer in dig.explorers:
        if side_of(dig, explorer.seat) == side:
            owned += treasures(explorer)
            if explorer.at == dig.temple.camp:
                outside += 1
    return (points_of(dig, side) * PIECES + owned) * PIECES + outside


def merits(dig: Dig) -> list[i64]:
    """By seat."""
    by_side = [merit(dig, side) for side in range(sides(dig))]
    return [by_side[side_of(dig, explorer.seat)] for explorer in dig.explorers]


def scores_of(dig: Dig) -> list[i64]:
    """By seat; members of a company all have its points."""
    by_side = [points_of(dig, side) for side in range(sides(dig))]
    return [by_side[side_of(dig, explorer.seat)] for explorer in dig.explorers]


def best_seats(dig: Dig) -> list[i64]:
    own = merits(dig)
    best: i64 = 0
    for value in own:
        best = max(best, value)
    return [explorer.seat for explorer in dig.explorers if own[explorer.seat] == best]
