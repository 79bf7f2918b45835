"""Places, points and ties at the end (RACE-SCORE)."""

from mypy_extensions import i64

from tavolino.games.cafe_race.state import Clerk, Stairs


def place_of(race: Stairs, clerk: Clerk) -> i64:
    """RACE-SCORE-1: 1 for the furthest cell; clerks on one cell count as one."""
    ahead: i64 = 0  # cells, one bit each
    for other in race.clerks:
        if other.cell > clerk.cell:
            ahead |= i64(1) << other.cell
    place: i64 = 1
    while ahead != 0:
        ahead &= ahead - 1  # without its lowest bit
        place += 1
    return place


def scores_of(race: Stairs) -> list[i64]:
    """RACE-SCORE-2: tokens left, and as many points as players for the first place, one less for each after."""
    players: i64 = len(race.clerks)
    return [clerk.tokens + players + 1 - place_of(race, clerk) for clerk in race.clerks]


def best_seats(race: Stairs) -> list[i64]:
    """RACE-SCORE-3: most points, then more tokens, then shared."""
    best: i64 = 0
    seats: list[i64] = []
    scores = scores_of(race)
    for clerk in race.clerks:
        merit = scores[clerk.seat] * 8 + clerk.tokens
        if merit > best:
            best = merit
            seats = []
        if merit == best:
            seats.append(clerk.seat)
    return seats
