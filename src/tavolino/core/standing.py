"""Scores with their parts, the ranking and the winners."""

from collections.abc import Sequence

import msgspec


class Score(msgspec.Struct, frozen=True):
    seat: int
    total: int
    parts: dict[str, int]  # what the total is made of


class Decision(msgspec.Struct, frozen=True):
    """What made the difference in the end: a message of the game's texts with its facts, and the rule behind it."""

    message: str
    rule: str
    facts: dict[str, int]


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    over: bool
    scores: list[Score]  # by seat
    ranking: list[list[int]]  # seats from first to last; seats with the same rank together
    winners: list[int]  # so far; final once the game is over
    decision: Decision | None = None  # once the game is over, if the game tells it


def decided(rule: str, measures: Sequence[str], merits: Sequence[tuple[int, ...]]) -> Decision:
    """By the first measure in which the best of several sides is ahead of the next, the points being the first one."""
    best = max(merits)
    if merits.count(best) > 1:
        return Decision("won-shared", rule, {"points": best[0]})
    following = max(merit for merit in merits if merit != best)
    at = next(at for at, (own, other) in enumerate(zip(best, following, strict=True)) if own != other)
    facts = {"points": best[0], "other_points": following[0], "count": best[at], "other_count": following[at]}
    return Decision(f"won-by-{measures[at]}", rule, facts)
