"""The account of a game, in fair shares: one is what a seat wins on average where all are alike, 1/n of a victory.

For every seat: its winning chance at the end − that at the start = luck + own decisions + others' decisions +
remainder. The remainder is where the evaluation contradicts itself. It is worked out event by event from its own
definition, and told, not hidden in the luck.
"""

from itertools import pairwise
from typing import Literal

import msgspec

from tavolino.coach.luck_kinds import LuckKind

Kind = Literal[LuckKind, "decision", "remainder"]
LUCK: tuple[LuckKind, ...] = ("dice", "deal", "reveal")

Label = Literal["inaccuracy", "mistake", "blunder"]
LABELS: tuple[tuple[float, Label], ...] = ((0.3, "blunder"), (0.2, "mistake"), (0.1, "inaccuracy"))  # fair shares
SURE = 2.0  # standard errors that a loss must be away from none


class Booking(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one event gave to everybody and took from them; adds up to 0 over the seats."""

    at: int  # line of the record
    kind: Kind
    shares: list[float]  # by seat, in fair shares
    seat: int | None = None  # whose decision


class Point(msgspec.Struct, frozen=True):
    """Everybody's chance of winning after a line of the record, as an onlooker could know it."""

    at: int
    chances: list[float]
    errors: list[float]


class Reason(msgspec.Struct, frozen=True):
    """What happened more often, or counted more, after the better choice than after what was done, in the same imagined
    continuations: facts of the evaluation, from which a sentence is made."""

    continuations: int
    wins_better: float  # winning chance of the seat
    wins_played: float
    part: str | None  # of the reckoning, in which the two differ most; None where they hardly differ
    more: float  # of that, after the better choice
    part_seat: int  # whose
    gainer: int | None  # of the others, who got most of what was given away
    gained: float  # in fair shares


class JudgedDecision(msgspec.Struct, frozen=True, omit_defaults=True):
    at: int  # the first line of it
    until: int  # the last
    seat: int
    choices: int  # that were looked at; 1: there was nothing to decide
    played: list[str]
    better: list[str]  # the best that was found; empty where that is what was done
    loss: float  # fair shares
    error: float  # its standard error
    gifts: list[float]  # by seat, in fair shares; adds up to 0
    mixed: list[float] = []  # in secret moments: how probable each of the seat's choices was thought, by its place
    label: Label | None = None
    reason: Reason | None = None


class SeatAccount(msgspec.Struct, frozen=True):
    """In fair shares, but for the counts."""

    seat: int
    start: float
    end: float
    luck: dict[LuckKind, float]
    luck_error: float
    decisions: float  # own ones: what was lost by them, at most 0
    decisions_error: float
    others: float  # what others gave or took by theirs
    remainder: float
    unforced: int
    lost_per_100: float | None  # unforced decisions; None without any
    lost_per_100_error: float

    @property
    def whole_luck(self) -> float:
        return sum(self.luck.values())

    @property
    def without_luck(self) -> float:
        """What would have come of the game with the average luck, which is none."""
        return self.end - self.whole_luck


class Analysis(msgspec.Struct, frozen=True):
    evaluation: int
    depth: str
    game: str
    rules: int
    players: int
    names: list[str]
    over: bool
    points: list[Point]
    bookings: list[Booking]
    decisions: list[JudgedDecision]
    seats: list[SeatAccount]
    remainder_share: float  # of all that changed, how much is remainder


def label_of(loss: float, error: float) -> Label | None:
    if loss <= SURE * error:
        return None
    return next((label for least, label in LABELS if loss >= least), None)


# ---- sums


class Bookings:
    """Bookings as they come in."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.bookings: list[Booking] = []
        self.luck_variances = [0.0] * players  # of winning chances

    def book(self, at: int, kind: Kind, chances: list[float], seat: int | None = None) -> None:
        """Of a change in winning chances."""
        if any(chances):
            self.bookings.append(Booking(at, kind, [self.players * chance for chance in chances], seat))

    def luck_is_known_within(self, variances: list[float]) -> None:
        self.luck_variances = [known + more for known, more in zip(self.luck_variances, variances, strict=True)]


def seat_accounts(ledger: Bookings, points: list[Point], decisions: list[JudgedDecision]) -> list[SeatAccount]:
    return [_seat_account(seat, ledger, points, decisions) for seat in range(ledger.players)]


def _seat_account(seat: int, ledger: Bookings, points: list[Point], decisions: list[JudgedDecision]) -> SeatAccount:
    players = ledger.players
    own = [decision for decision in decisions if decision.seat == seat]
    unforced = [decision for decision in own if decision.choices > 1]
    lost = sum(decision.loss for decision in unforced)
    lost_error = sum(decision.error**2 for decision in unforced) ** 0.5
    per_100 = 100 / max(1, len(unforced))
    return SeatAccount(
        seat=seat,
        start=players * points[0].chances[seat],
        end=players * points[-1].chances[seat],
        luck={kind: _sum(ledger, seat, kind) for kind in LUCK},
        luck_error=players * (ledger.luck_variances[seat]) ** 0.5,
        decisions=sum(booking.shares[seat] for booking in ledger.bookings if booking.seat == seat),
        decisions_error=lost_error,
        others=sum(
            booking.shares[seat] for booking in ledger.bookings if booking.kind == "decision" and booking.seat != seat
        ),
        remainder=_sum(ledger, seat, "remainder"),
        unforced=len(unforced),
        lost_per_100=per_100 * lost if unforced else None,
        lost_per_100_error=per_100 * lost_error,
    )


def _sum(ledger: Bookings, seat: int, kind: Kind) -> float:
    return sum(booking.shares[seat] for booking in ledger.bookings if booking.kind == kind)


def remainder_share(bookings: list[Booking], points: list[Point], players: int) -> float:
    """Σ|remainder| over Σ|change|, over all events and seats."""
    by_event: dict[int, list[float]] = {}
    for booking in bookings:
        if booking.kind == "remainder":
            known = by_event.get(booking.at, [0.0] * players)
            by_event[booking.at] = [one + other for one, other in zip(known, booking.shares, strict=True)]
    left = sum(abs(share) for shares in by_event.values() for share in shares)
    changed = sum(
        players * abs(after - before)
        for one, other in pairwise(points)
        for before, after in zip(one.chances, other.chances, strict=True)
    )
    return left / changed if changed > 0 else 0.0
