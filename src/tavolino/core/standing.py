"""Scores with their parts, the ranking and the winners."""

import msgspec


class Score(msgspec.Struct, frozen=True):
    seat: int
    total: int
    parts: dict[str, int]  # what the total is made of


class Standing(msgspec.Struct, frozen=True):
    over: bool
    scores: list[Score]  # by seat
    ranking: list[list[int]]  # seats from first to last; seats with the same rank together
    winners: list[int]  # so far; final once the game is over
