"""A race as numbers, as one seat knows it; features.py says what they mean."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tavolino.core.encoding import Encoder, clipped
from tavolino.core.state import State
from tavolino.games.cafe_race.rules import Race
from tavolino.games.cafe_race.state import FLIGHT, LANDING, OVER, THRUST, Clerk

DICE: Final[i64] = 8  # where the dice on the table begin
ABOUT_CLERK: Final[i64] = 18  # numbers about each clerk


@final
class RaceEncoder(Encoder):
    def encode(self, state: State, seat: i64, row: vec[u8], at: i64) -> None:
        assert isinstance(state, Race)
        write_table(state, row, at)
        occupied: i64 = 0
        for clerk in state.clerks:
            occupied |= i64(1) << clerk.cell
        at += DICE + self.players
        for step in range(self.players):
            clerk = state.clerks[(seat + step) % self.players]
            write_place(state, clerk, occupied, row, at)
            write_choices(state, clerk, step == 0, row, at + 5)
            write_past(clerk, row, at + 11)
            at += ABOUT_CLERK


def write_table(race: Race, row: vec[u8], at: i64) -> None:
    row[at] = 1 if race.auction else 0
    row[at + 1] = clipped(race.round)
    for question in range(OVER + 1):
        row[at + 2 + question] = 1 if race.question == question else 0
    row[at + 6] = u8(race.die)
    row[at + 7] = u8(race.bid)
    speeds = race.speeds()
    dice: i64 = len(speeds)
    for place in range(len(race.clerks)):
        row[at + DICE + place] = u8(speeds[place]) if place < dice else 0


def write_place(race: Race, clerk: Clerk, occupied: i64, row: vec[u8], at: i64) -> None:
    cell = clerk.cell
    row[at] = u8(cell)
    row[at + 1] = u8((cell - 1) % (FLIGHT + LANDING) + 1) if cell > 0 else 0
    row[at + 2] = u8(clerk.tokens)
    place: i64 = 1  # RACE-SCORE-1: clerks on one cell count as one
    ahead = occupied >> (cell + 1)
    while ahead:
        ahead &= ahead - 1
        place += 1
    row[at + 3] = u8(place)
    beside: i64 = -1
    for other in race.clerks:
        if other.cell == cell:
            beside += 1
    row[at + 4] = u8(beside)


def write_choices(race: Race, clerk: Clerk, own: bool, row: vec[u8], at: i64) -> None:
    """RACE-SEE-1: a thrust that is chosen and not revealed yet is its player's secret."""
    secret = race.question == THRUST
    chosen = clerk.thrust != 0
    if secret:
        row[at] = 0 if chosen else 1
    else:
        row[at] = 1 if race.next_seat() == clerk.seat else 0
    row[at + 1] = 1 if chosen else 0
    row[at + 2] = u8(clerk.thrust) if own or not secret else 0
    row[at + 3] = u8(clerk.speed)
    row[at + 4] = 1 if race.opener == clerk.seat else 0
    row[at + 5] = 1 if race.leader == clerk.seat else 0


def write_past(clerk: Clerk, row: vec[u8], at: i64) -> None:
    past = clerk.shown
    row[at] = u8(past & 7)
    for face in range(1, 7):
        row[at + face] = 0
    while past:
        face_shown = at + (past & 7)
        row[face_shown] = row[face_shown] + 1
        past >>= 3
