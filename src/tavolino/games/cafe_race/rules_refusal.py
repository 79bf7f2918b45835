"""What a player may not do now, and by which rule. Legality is written here and nowhere else."""

from mypy_extensions import i64

from tavolino.games.cafe_race.rules_codes import FIRST_BID, FIRST_OPEN, PASS
from tavolino.games.cafe_race.state import BIDDING, HIGHEST, OPENING, THRUST, Stairs


def refusal(race: Stairs, seat: i64, move: i64) -> str | None:
    if race.question == THRUST:
        if move < FIRST_OPEN and race.clerks[seat].thrust == 0:
            return None
        return "RACE-SPEED-2"  # one secret thrust from 1 to 6, and nothing else
    if race.question == OPENING:
        return refusal_to_open(race, seat, move)
    if race.question == BIDDING:
        return refusal_to_bid(race, seat, move)
    return "RACE-END-1"


def refusal_to_open(race: Stairs, seat: i64, move: i64) -> str | None:
    if seat != race.opener or not FIRST_OPEN <= move < FIRST_BID:
        return "RACE-AUC-3"  # the opener picks a die and must bid
    if not race.has_die((move - FIRST_OPEN) // HIGHEST + 1):
        return "RACE-AUC-3"  # one of the dice on the table
    return None


def refusal_to_bid(race: Stairs, seat: i64, move: i64) -> str | None:
    if seat != race.bidder or move < FIRST_BID:
        return "RACE-AUC-4"  # clockwise, once: a bid or a pass
    if move < PASS and move - FIRST_BID + 1 <= race.bid:
        return "RACE-AUC-9"  # above the last bid
    return None
