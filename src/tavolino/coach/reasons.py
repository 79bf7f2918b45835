"""Why something was dear: what differs in the continuations after it and after what would have been better.

Facts of the evaluation and nothing else: both were tried in the same imagined positions with the same dice, and the
positions that these came to are counted by what the game counts (`Game.reckoning`).
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from tavolino.coach.account import SURE, Reason
from tavolino.coach.comparing import Compared
from tavolino.coach.numbers import variance
from tavolino.core.game import Game
from tavolino.core.state import State


class Difference(NamedTuple):
    seat: int
    part: str
    more: float  # after the better choice
    sureness: float  # in standard errors


def reason_of(game: Game, seat: int, compared: Compared, better: Sequence[State], played: Sequence[State]) -> Reason:
    """`better` and `played` are the positions that the same imagined games came to."""
    found = differences(game, better, played)
    own = [one for one in found if one.seat == seat]
    biggest = max(own or found, key=lambda one: one.sureness, default=None)
    gainer, gained = _gainer(seat, compared)
    return Reason(
        continuations=len(better),
        wins_better=compared.best[seat],
        wins_played=compared.chosen[seat],
        part=None if biggest is None else biggest.part,
        more=0.0 if biggest is None else biggest.more,
        part_seat=seat if biggest is None else biggest.seat,
        gainer=gainer,
        gained=len(compared.best) * gained,
    )


def differences(game: Game, better: Sequence[State], played: Sequence[State]) -> list[Difference]:
    """Those that are no accident."""
    pairs = [(game.reckoning(one), game.reckoning(other)) for one, other in zip(better, played, strict=True)]
    found = []
    for seat, parts in enumerate(pairs[0][0]):
        for part in parts:
            apart = [one[seat][part] - other[seat][part] for one, other in pairs]
            middle, uncertain = sum(apart) / len(apart), sqrt(variance(apart))
            sureness = abs(middle) / uncertain if uncertain > 0 else float(len(apart)) * abs(middle)
            if sureness > SURE:
                found.append(Difference(seat, part, middle, sureness))
    return found


def _gainer(seat: int, compared: Compared) -> tuple[int | None, float]:
    gains = [chosen - best for chosen, best in zip(compared.chosen, compared.best, strict=True)]
    others = [other for other in range(len(gains)) if other != seat]
    if not others:
        return None, 0.0
    most = max(others, key=lambda other: gains[other])
    return (most, gains[most]) if gains[most] > 0 else (None, 0.0)
