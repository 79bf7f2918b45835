"""Ratings as people know them from elsewhere. What is stored stays as it is: a skill and how uncertain it is."""

from typing import Final

FIRST: Final = 1500  # whom nothing is known of
FIRST_MU: Final = 25.0
STEP: Final = 30  # points for each of mu: 400 more are ten to one in a duel of two who are well known, as with Elo's
UNSURE: Final = 200  # points by which a rating may well be wrong while it is young: for the first ten games or so
YOUNG_SIGMA: Final = UNSURE / STEP


def points(mu: float) -> int:
    return round(FIRST + STEP * (mu - FIRST_MU))


def is_young(sigma: float) -> bool:
    return sigma > YOUNG_SIGMA
