"""Every kind of event in a race. Cells, thrusts and dice are numbers; clerks are identified by their seats."""

from typing import Literal

import msgspec

from tavolino.core.event import Event, SeatEvent

TieBreak = Literal["thrust", "further_back", "fewer_tokens", "white_dice"]


# ---- a round begins


class Refilled(SeatEvent, frozen=True, tag="refilled"):
    tokens: int


class BackToStart(SeatEvent, frozen=True, tag="back_to_start"):
    pass


class SpeedsRolled(Event, frozen=True, tag="speeds_rolled"):
    round: int
    dice: list[int]


# ---- thrusts


class Chose(SeatEvent, frozen=True, tag="chose"):
    SECRET = ("thrust",)

    thrust: int | msgspec.UnsetType = msgspec.UNSET

    def known_to(self) -> tuple[int, ...]:
        return (self.seat,)


class Revealed(Event, frozen=True, tag="revealed"):
    REVEALS = True

    thrusts: list[int]  # by seat


class TookDie(SeatEvent, frozen=True, tag="took_die"):
    thrust: int
    speed: int


class TieBroken(SeatEvent, frozen=True, tag="tie_broken"):
    """Of two tied clerks, that of `seat` goes first."""

    other_seat: int
    by: TieBreak


class RolledOff(SeatEvent, frozen=True, tag="rolled_off"):
    dice: list[int]


# ---- auctions


class OpenerFound(SeatEvent, frozen=True, tag="opener_found"):
    pass


class AuctionOpened(SeatEvent, frozen=True, tag="opened"):
    die: int
    bid: int


class Passed(SeatEvent, frozen=True, tag="passed"):
    pass


class Bid(SeatEvent, frozen=True, tag="bid"):
    bid: int


class AuctionWon(SeatEvent, frozen=True, tag="auction_won"):
    thrust: int
    speed: int


# ---- movement


class OrderFixed(Event, frozen=True, tag="order_fixed"):
    seats: list[int]


class ClerkMoved(SeatEvent, frozen=True, tag="moved"):
    start: int = msgspec.field(name="from")
    to: int
    speed: int


class Blocked(SeatEvent, frozen=True, tag="blocked"):
    cell: int


class StoppedShort(SeatEvent, frozen=True, tag="stopped_short"):
    pass


class Overshot(SeatEvent, frozen=True, tag="overshot"):
    pass


class CloseCall(SeatEvent, frozen=True, tag="close_call"):
    cell: int


class Arrived(SeatEvent, frozen=True, tag="arrived"):
    cell: int


class Rested(SeatEvent, frozen=True, tag="rested"):
    cell: int


class KeptBalance(SeatEvent, frozen=True, tag="kept_balance"):
    tokens: int  # left in the cup
    dice: list[int]
    needed: int


class Spilled(SeatEvent, frozen=True, tag="spilled"):
    tokens: int  # left in the cup
    dice: list[int]
    needed: int


class ReachedFinish(SeatEvent, frozen=True, tag="reached_finish"):
    pass


# ---- the end


class GameEnded(Event, frozen=True, tag="game_ended"):
    round: int


class Placed(SeatEvent, frozen=True, tag="placed"):
    place: int
    cell: int


class Scored(SeatEvent, frozen=True, tag="scored"):
    points: int
    tokens: int
    place_points: int


class Won(Event, frozen=True, tag="won"):
    seats: list[int]


AnyEvent = (
    Refilled | BackToStart | SpeedsRolled
    | Chose | Revealed | TookDie | TieBroken | RolledOff
    | OpenerFound | AuctionOpened | Passed | Bid | AuctionWon
    | OrderFixed | ClerkMoved | Blocked | StoppedShort | Overshot | CloseCall | Arrived | Rested | KeptBalance | Spilled
    | ReachedFinish
    | GameEnded | Placed | Scored | Won
)  # fmt: skip
