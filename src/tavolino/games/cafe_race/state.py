"""A race down the stairs as data: where the clerks stand, what is in their cups, the dice on the table."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from tavolino.core.pickling import by_fields
from tavolino.core.state import State

# RACE-COMP-3: start · 7 steps · 3 landing · 7 steps · 3 landing · 7 steps · 2 finish
START: Final[i64] = 0
LAST_STEP: Final[i64] = 27
FIRST_FINISH: Final[i64] = 28
LAST_FINISH: Final[i64] = 29
FLIGHT: Final[i64] = 7
LANDING: Final[i64] = 3

FULL_CUP: Final[i64] = 5  # RACE-COMP-1: coffee tokens of a player
PAST_ROUNDS: Final[i64] = 20  # so many earlier rounds are remembered: more than nearly every race has
PAST: Final[i64] = 0xFFF_FFFF_FFFF_FFFF  # their thrusts, three bits each
FACE_BITS: Final[i64] = 3
FACE: Final[i64] = 7
HIGHEST: Final[i64] = 6  # the face of a die, and so the highest thrust and bid
RULES_VERSION: Final[i64] = 1

# The question that the game is waiting on.
THRUST: Final[i64] = 0
OPENING: Final[i64] = 1
BIDDING: Final[i64] = 2
OVER: Final[i64] = 3

NOBODY: Final[i64] = -1


def one_die(face: i64) -> i64:
    """Dice are counted all faces at a time: how many show each face, `FACE_BITS` each."""
    return i64(1) << (FACE_BITS * face)


def highest_of(dice: i64) -> i64:
    face = HIGHEST
    while face > 0 and dice < one_die(face):
        face -= 1
    return face


def clerks_on(cell: i64, clerks: i64) -> i64:
    """Clerks are counted all cells at a time, two bits each, from the finish: in the start zone, last, are more."""
    return clerks << (2 * (LAST_FINISH - cell))


def is_full(clerks: i64, cell: i64) -> bool:
    """RACE-COMP-4: a cell holds two clerks. (Nobody ever enters the start zone.)"""
    return cell <= LAST_FINISH and (clerks >> (2 * (LAST_FINISH - cell))) & 2 != 0


def is_finish(cell: i64) -> bool:
    return cell >= FIRST_FINISH


def is_step(cell: i64) -> bool:
    """A step of a flight: neither the start, nor a landing, nor the finish."""
    return START < cell <= LAST_STEP and (cell - 1) % (FLIGHT + LANDING) < FLIGHT


CLERK_FIELDS: Final = ("cell", "seat", "shown", "speed", "thrust", "tokens")


@final
@mypyc_attr(acyclic=True)
class Clerk:
    """One player's clerk: its cell, its cup, its dice. 0 stands for a thrust or a speed not there yet."""

    __slots__ = (*CLERK_FIELDS, "priority")

    def __init__(self, *, seat: i64, cell: i64, tokens: i64, thrust: i64, speed: i64, shown: i64 = 0) -> None:
        self.seat = seat
        self.cell = cell
        self.tokens = tokens
        self.thrust = thrust
        self.speed = speed
        self.shown = shown  # the thrusts of earlier rounds, the last one lowest, see `lay_down`
        self.priority: i64 = 0  # for the ranking under way, see rules_ties.py

    def clone(self) -> "Clerk":
        return Clerk(
            seat=self.seat,
            cell=self.cell,
            tokens=self.tokens,
            thrust=self.thrust,
            speed=self.speed,
            shown=self.shown,
        )

    def __reduce__(self) -> tuple[object, ...]:
        return by_fields(self, CLERK_FIELDS)

    def lay_down(self) -> None:
        """The dice of a round that is over; its thrust stays known, as everybody has seen it."""
        self.shown = ((self.shown << FACE_BITS) | self.thrust) & PAST
        self.thrust = 0
        self.speed = 0


RACE_FIELDS: Final = (
    "auction", "bid", "bidder", "clerks", "dice", "die", "leader", "opener", "question", "round", "rules_version",
)  # fmt: skip


class Stairs(State):
    """The data of a race."""

    __slots__ = (*RACE_FIELDS, "order")

    def __init__(
        self,
        *,
        rules_version: i64,
        auction: bool,
        round: i64,
        question: i64,
        clerks: list[Clerk],
        dice: i64,
        opener: i64,
        bidder: i64,
        die: i64,
        bid: i64,
        leader: i64,
    ) -> None:
        self.rules_version = rules_version
        self.auction = auction  # the advanced game
        self.round = round
        self.question = question
        self.clerks = clerks  # by seat
        self.order = clerks.copy()  # as they were ranked last, see rules_ties.py
        self.dice = dice  # on the table, see `one_die`
        self.opener = opener  # of the auction under way
        self.bidder = bidder  # whose turn it is to bid or pass
        self.die = die  # on offer
        self.bid = bid  # the highest so far
        self.leader = leader  # who made it

    def has_die(self, face: i64) -> bool:
        return (self.dice >> (FACE_BITS * face)) & FACE != 0

    def faces(self) -> i64:
        """Those of the dice on the table, one bit each."""
        found: i64 = 0
        for face in range(1, HIGHEST + 1):
            if self.has_die(face):
                found |= i64(1) << face
        return found

    def speeds(self) -> list[i64]:
        """The dice on the table, from high to low."""
        speeds: list[i64] = []
        dice = self.dice
        while dice != 0:
            speeds.append(highest_of(dice))
            dice -= one_die(speeds[-1])
        return speeds

    def shown_thrusts(self) -> list[list[i64]]:
        """Of earlier rounds, the oldest first, by seat. Every view has them, so that they are read here, compiled."""
        known: i64 = 0
        for clerk in self.clerks:
            known |= clerk.shown
        rounds: i64 = 0
        while known >> (FACE_BITS * rounds) != 0:
            rounds += 1
        return [
            [(clerk.shown >> (FACE_BITS * (rounds - 1 - number))) & FACE for clerk in self.clerks]
            for number in range(rounds)
        ]
