"""A race written as JSON and read back: everything, with every count checked."""

from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from tavolino.core.fault import fault
from tavolino.core.reading import check_game, read_position
from tavolino.core.refusal import BadPosition
from tavolino.games.cafe_race.options import RaceOptions
from tavolino.games.cafe_race.rules import Race
from tavolino.games.cafe_race.state import (
    BIDDING,
    FACE_BITS,
    FULL_CUP,
    LAST_FINISH,
    NOBODY,
    OPENING,
    OVER,
    PAST_ROUNDS,
    RULES_VERSION,
    START,
    THRUST,
    Clerk,
    is_finish,
    one_die,
)

Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
Face = Annotated[int, msgspec.Meta(ge=1, le=6)]
Cell = Annotated[int, msgspec.Meta(ge=START, le=LAST_FINISH)]
Tokens = Annotated[int, msgspec.Meta(ge=0, le=FULL_CUP)]
Past = Annotated[list[list[Face]], msgspec.Meta(max_length=PAST_ROUNDS)]


class Auction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The auction under way: who opened it, and once a die is on offer, who bids next and what leads."""

    opener: Seat
    die: Face | None = None
    bid: Face | None = None
    leader: Seat | None = None
    bidder: Seat | None = None


class RacePosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cells: Annotated[list[Cell], msgspec.Meta(min_length=3, max_length=6)]
    tokens: list[Tokens]
    speeds: Annotated[list[Face], msgspec.Meta(max_length=6)]  # the dice on the table
    thrusts: list[Face | None] | None = None
    taken: list[Face | None] | None = None  # the speed die before each player
    auction: Auction | None = None
    round: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] = 1
    shown: Past | UnsetType = UNSET  # the thrusts of earlier rounds by seat, the oldest first
    options: RaceOptions | None = None
    game: str = "cafe-race"
    players: int | None = None
    rules: int = RULES_VERSION


def write(race: Race) -> RacePosition:
    clerks = race.clerks
    return RacePosition(
        cells=[clerk.cell for clerk in clerks],
        tokens=[clerk.tokens for clerk in clerks],
        speeds=race.speeds(),
        thrusts=[clerk.thrust or None for clerk in clerks],
        taken=[clerk.speed or None for clerk in clerks],
        auction=write_auction(race),
        round=race.round,
        shown=write_shown(race),
        options=RaceOptions(auction=race.auction),
        players=len(clerks),
        rules=race.rules_version,
    )


def write_shown(race: Race) -> list[list[int]] | UnsetType:
    """Left out in a race in which nothing has been shown yet, as in all that were written before it was remembered."""
    return race.shown_thrusts() or UNSET


def write_auction(race: Race) -> Auction | None:
    if race.opener == NOBODY:
        return None
    return Auction(
        opener=race.opener,
        die=race.die or None,
        bid=race.bid or None,
        leader=None if race.leader == NOBODY else race.leader,
        bidder=None if race.bidder == NOBODY else race.bidder,
    )


def read(data: object) -> Race:
    position = read_position(data, RacePosition)
    players = len(position.cells)
    thrusts = position.thrusts or [None] * players
    taken = position.taken or [None] * players
    _check_lengths(position, thrusts, taken)
    over = _is_over(position)
    _check_stairs(position, over)
    if not over and _is_auction(position):
        _check_auction(position, thrusts, taken)
    elif not over:
        _check_thrusts(position, thrusts, taken)
    return assemble(position)


def assemble(position: RacePosition) -> Race:
    """The race that a position describes; it is trusted."""
    players = len(position.cells)
    thrusts = position.thrusts or [None] * players
    taken = position.taken or [None] * players
    over = _is_over(position)
    auction = None if over else position.auction
    return Race(
        rules_version=position.rules,
        auction=_is_auction(position),
        round=position.round,
        question=_question(over, auction),
        clerks=[
            Clerk(
                seat=seat,
                cell=position.cells[seat],
                tokens=position.tokens[seat],
                thrust=thrusts[seat] or 0,
                speed=taken[seat] or 0,
                shown=_past([thrusts[seat] for thrusts in position.shown or ()]),
            )
            for seat in range(players)
        ],
        dice=sum(map(one_die, position.speeds)),
        opener=auction.opener if auction else NOBODY,
        bidder=_seat(auction.bidder if auction else None),
        die=auction.die or 0 if auction else 0,
        bid=auction.bid or 0 if auction else 0,
        leader=_seat(auction.leader if auction else None),
    )


def _past(thrusts: list[int]) -> int:
    past = 0
    for thrust in thrusts:
        past = past << FACE_BITS | thrust
    return past


def _is_over(position: RacePosition) -> bool:
    return any(is_finish(cell) for cell in position.cells)


def _is_auction(position: RacePosition) -> bool:
    return position.options.auction if position.options else position.auction is not None


def _question(over: bool, auction: Auction | None) -> int:
    if over:
        return OVER
    if auction is None:
        return THRUST
    return OPENING if auction.die is None else BIDDING


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat


def _check_lengths(position: RacePosition, thrusts: list[int | None], taken: list[int | None]) -> None:
    players = len(position.cells)
    check_game(position.game, position.rules, "cafe-race", RULES_VERSION)
    if position.players not in (None, players):
        raise BadPosition(fault("players", "cafe-race-cells", players=players))
    for name, entries in (("tokens", position.tokens), ("thrusts", thrusts), ("taken", taken)):
        if len(entries) != players:
            raise BadPosition(fault(name, "position-entries", entries=len(entries), players=players))
    _check_past(position.shown or [], position.round, players)


def _check_past(shown: list[list[int]], this_round: int, players: int) -> None:
    if len(shown) >= this_round:
        raise BadPosition(fault("shown", "cafe-race-shown", rounds=len(shown), round=this_round))
    for number, thrusts in enumerate(shown):
        if len(thrusts) != players:
            raise BadPosition(fault(f"shown[{number}]", "position-entries", entries=len(thrusts), players=players))


def _check_stairs(position: RacePosition, over: bool) -> None:
    for seat, cell in enumerate(position.cells):
        if cell != START and position.cells.count(cell) > 2:
            raise BadPosition(fault(f"cells[{seat}]", "cafe-race-crowded", cell=cell))
    for seat, tokens in enumerate(position.tokens):
        if tokens == 0 and not over:
            raise BadPosition(fault(f"tokens[{seat}]", "cafe-race-empty-cup"))


def _check_thrusts(position: RacePosition, thrusts: list[int | None], taken: list[int | None]) -> None:
    players = len(position.cells)
    if position.auction is not None:
        raise BadPosition(fault("auction", "cafe-race-basic-game"))
    if len(position.speeds) != players:
        raise BadPosition(fault("speeds", "cafe-race-dice", dice=len(position.speeds), players=players))
    if None not in thrusts:
        raise BadPosition(fault("thrusts", "cafe-race-all-chosen"))
    if any(die is not None for die in taken):
        raise BadPosition(fault("taken", "cafe-race-taken-early"))


def _check_auction(position: RacePosition, thrusts: list[int | None], taken: list[int | None]) -> None:
    players = len(position.cells)
    auction = position.auction
    if auction is None:
        raise BadPosition(fault("auction", "cafe-race-no-auction"))
    for seat in range(players):
        if (thrusts[seat] is None) != (taken[seat] is None):
            raise BadPosition(fault(f"thrusts[{seat}]", "cafe-race-thrust-and-die"))
    left = taken.count(None)
    if len(position.speeds) != left or left == 0:
        raise BadPosition(fault("speeds", "cafe-race-dice-left", dice=len(position.speeds), players=left))
    for name in ("opener", "leader", "bidder"):
        seat = getattr(auction, name)
        if seat is not None and (seat >= players or taken[seat] is not None):
            raise BadPosition(fault(f"auction.{name}", "cafe-race-no-part", seat=seat))
    _check_offer(position, auction)


def _check_offer(position: RacePosition, auction: Auction) -> None:
    offer = (auction.die, auction.bid, auction.leader, auction.bidder)
    if all(part is None for part in offer):
        return
    if any(part is None for part in offer):
        raise BadPosition(fault("auction", "cafe-race-half-an-offer"))
    if auction.die not in position.speeds:
        raise BadPosition(fault("auction.die", "cafe-race-no-die", dice=[str(die) for die in position.speeds]))
    if auction.bid == 6:
        raise BadPosition(fault("auction.bid", "cafe-race-bid-of-six"))
    if auction.bidder in (auction.opener, auction.leader):
        raise BadPosition(fault("auction.bidder", "cafe-race-has-bid"))
    players = len(position.cells)
    if _after(auction.opener, auction.leader, players) > _after(auction.opener, auction.bidder, players):
        raise BadPosition(fault("auction.leader", "cafe-race-leader-later"))
    if auction.leader != auction.opener and auction.bid == 1:
        raise BadPosition(fault("auction.bid", "cafe-race-bid-of-one"))


def _after(opener: int, seat: int | None, players: int) -> int:
    """How many seats behind the opener, clockwise."""
    return (_seat(seat) - opener) % players
