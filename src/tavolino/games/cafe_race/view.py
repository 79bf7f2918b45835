"""What a seat may know of a race: everything but the thrusts that others have chosen and not revealed yet."""

from msgspec import UNSET, UnsetType

from tavolino.core.game import View
from tavolino.games.cafe_race.options import RaceOptions
from tavolino.games.cafe_race.position import Auction, write_auction, write_shown
from tavolino.games.cafe_race.rules import Race
from tavolino.games.cafe_race.state import OVER, THRUST


class RaceView(View, frozen=True, kw_only=True):
    options: RaceOptions
    rules: int
    round: int
    cells: list[int]
    tokens: list[int]
    speeds: list[int]  # the dice on the table, from high to low
    chosen: list[bool]  # who has chosen a thrust, whether this seat sees it or not
    thrusts: list[int | None]  # those that this seat may see
    taken: list[int | None]  # the speed die that each player has
    auction: Auction | None
    shown: list[list[int]] | UnsetType = UNSET  # the thrusts of earlier rounds by seat, the oldest first


def look(race: Race, seat: int | None) -> RaceView:
    secret = race.question == THRUST
    return RaceView(
        seat=seat,
        to_move=list(race.to_move()),
        pending=race.pending(),
        over=race.question == OVER,
        options=RaceOptions(auction=race.auction),
        rules=race.rules_version,
        round=race.round,
        cells=[clerk.cell for clerk in race.clerks],
        tokens=[clerk.tokens for clerk in race.clerks],
        speeds=race.speeds(),
        chosen=[clerk.thrust != 0 for clerk in race.clerks],
        thrusts=[clerk.thrust or None if clerk.seat == seat or not secret else None for clerk in race.clerks],
        taken=[clerk.speed or None for clerk in race.clerks],
        auction=write_auction(race),
        shown=write_shown(race),
    )


def sees_more(race: Race, seat: int) -> bool:
    """Whether it knows its own thrust while thrusts are covered."""
    return race.question == THRUST and race.clerks[seat].thrust != 0
