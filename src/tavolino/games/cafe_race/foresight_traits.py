"""What a decision in a race is like: what the characters of its bots lean towards. Compiled."""

from mypy_extensions import i64

from tavolino.games.cafe_race.rules import Race
from tavolino.games.cafe_race.rules_codes import FIRST_BID, FIRST_OPEN, PASS
from tavolino.games.cafe_race.state import FACE, HIGHEST


def traits_of(race: Race, seat: i64, move: i64) -> dict[str, float]:
    thrust = thrust_in(move)
    shown = leaders_last_thrust(race, seat)
    fast = (2.0 * float(thrust) - 7.0) / 5.0
    return {
        "fast": max(-1.0, fast),
        "extreme": min(1.0, abs(fast)),
        "echo": 0.0 if shown == 0 or thrust == 0 else 1.0 - 0.4 * abs(float(thrust - shown)),
    }


def thrust_in(move: i64) -> i64:
    """The thrust that is chosen or bid; 0 for a pass."""
    if move < FIRST_OPEN:
        return move + 1
    if move < FIRST_BID:
        return (move - FIRST_OPEN) % HIGHEST + 1
    return 0 if move == PASS else move - FIRST_BID + 1


def leaders_last_thrust(race: Race, seat: i64) -> i64:
    """Of the foremost of the others, in the round before; 0 in the first round."""
    leader = race.clerks[0 if seat != 0 else 1]
    for clerk in race.clerks:
        if clerk.seat != seat and clerk.cell > leader.cell:
            leader = clerk
    return leader.shown & FACE
