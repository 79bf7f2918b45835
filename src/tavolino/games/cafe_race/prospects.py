"""What each answer in a race would need, and its chance, from what a seat knows."""

import msgspec

from tavolino.core.chance import FastChance, ScriptedChance
from tavolino.core.event import Log
from tavolino.core.prospects import Prospects
from tavolino.core.refusal import BadChance
from tavolino.games.cafe_race.events import KeptBalance
from tavolino.games.cafe_race.imagine import sampler
from tavolino.games.cafe_race.moves import MOVES
from tavolino.games.cafe_race.rules import Race
from tavolino.games.cafe_race.rules_codes import FIRST_BID, FIRST_OPEN, FIRST_THRUST, PASS
from tavolino.games.cafe_race.rules_ties import rank_for_dice
from tavolino.games.cafe_race.state import HIGHEST, Clerk
from tavolino.games.cafe_race.view import RaceView

FACES = range(1, int(HIGHEST) + 1)
Ranks = dict[tuple[int, int], float]
NOBODY_ELSE = 0  # on any cell
ROLLS = [first + second for first in FACES for second in FACES]  # of two dice, each as likely as any other


class DieOutcome(msgspec.Struct, frozen=True):
    """The way down with one of the speed dice, if nobody stands in it."""

    speed: int
    likely: float  # to get this die, if the others choose any thrust as readily as another
    cell: int
    needed: int | None  # by the balance roll; null: there is none
    keeps: float  # the chance that no coffee is spilled


class MoveOdds(msgspec.Struct, frozen=True):
    move: str
    outcomes: list[DieOutcome]  # by falling speed
    keeps: float  # over all of them


class RaceProspects(Prospects, frozen=True, kw_only=True):
    odds: list[MoveOdds]  # of every answer that this seat may give but to pass


def look_ahead(view: RaceView) -> RaceProspects:
    found: list[MoveOdds] = []
    if view.seat is not None and not view.over:
        race = sampler(view).draw(FastChance.seeded(0))  # covered thrusts, which it invents, are never looked at
        found = [odds(race, view.seat, move) for move in race.legal_moves(view.seat) if move != PASS]
    return RaceProspects(walks=[], plain=[], odds=found)


def odds(race: Race, seat: int, move: int) -> MoveOdds:
    thrust, dice = _asked_for(race, seat, move)
    outcomes = [_outcome(race, seat, thrust, speed, dice[speed]) for speed in sorted(dice, reverse=True)]
    return MoveOdds(MOVES.text(move), outcomes, sum(one.likely * one.keeps for one in outcomes))


def _asked_for(race: Race, seat: int, move: int) -> tuple[int, dict[int, float]]:
    """The thrust, and how likely each speed die is."""
    if move < FIRST_OPEN:
        thrust = int(move - FIRST_THRUST) + 1
        return thrust, _dice_for(race, seat, thrust)
    if move < FIRST_BID:
        die, bid = divmod(int(move - FIRST_OPEN), int(HIGHEST))
        return bid + 1, {die + 1: 1.0}
    return int(move - FIRST_BID) + 1, {int(race.die): 1.0}


# ---- which die a thrust gets


def _dice_for(race: Race, seat: int, thrust: int) -> dict[int, float]:
    """RACE-SPEED-3: by how many others are before it, exactly; those in a tie of white dice come in any order."""
    ranks = {(0, 0): 1.0}  # by how many are before, and how many in such a tie
    for other in race.clerks:
        if other.seat != seat:
            ranks = _with(ranks, race.clerks[seat], other, thrust)
    dice: dict[int, float] = {}
    speeds = race.speeds()
    for (ahead, tied), chance in ranks.items():
        for place in range(ahead, ahead + tied + 1):
            die = int(speeds[place])
            dice[die] = dice.get(die, 0.0) + chance / (tied + 1)
    return {die: chance for die, chance in dice.items() if chance > 0}


def _with(ranks: Ranks, own: Clerk, other: Clerk, thrust: int) -> Ranks:
    """One more player, whose thrust is any of the six."""
    first, level = _in_a_tie(own, other)
    before = len(FACES) - thrust + first
    chances = {(1, 0): before, (0, 1): level, (0, 0): len(FACES) - before - level}
    found: Ranks = {}
    for (ahead, tied), known in ranks.items():
        for (more, even), faces in chances.items():
            key = ahead + more, tied + even
            found[key] = found.get(key, 0.0) + known * faces / len(FACES)
    return found


def _in_a_tie(own: Clerk, other: Clerk) -> tuple[int, int]:
    """RACE-SPEED-4: with the same thrust, whether the other one goes first (1, 0), or the white dice decide (0, 1)."""
    pair = [own.clone(), other.clone()]
    for clerk in pair:
        clerk.thrust = 1
    try:
        rank_for_dice(pair, ranked := pair.copy(), ScriptedChance([]), None)
    except BadChance:
        return 0, 1
    return int(ranked[0].seat == other.seat), 0


# ---- what comes of it


def _outcome(race: Race, seat: int, thrust: int, speed: int, likely: float) -> DieOutcome:
    """By the rules, alone on the stairs; a roll of twelve is enough for whatever is needed, and tells how much."""
    copy, log = race.clone(), Log()
    clerk = copy.clerks[seat]
    clerk.thrust, clerk.speed = thrust, speed
    copy.move_clerk(clerk, NOBODY_ELSE, ScriptedChance([6, 6]), log)
    needed = next((event.needed for event in log.events if isinstance(event, KeptBalance)), None)
    keeps = 1.0 if needed is None else sum(roll >= needed for roll in ROLLS) / len(ROLLS)
    return DieOutcome(speed, likely, int(clerk.cell), needed, keeps)
