"""What each answer in a race would need, in words, for the terminal."""

from tavolino.core.game import Say
from tavolino.games.cafe_race.prospects import DieOutcome, MoveOdds, RaceProspects


def lines(prospects: RaceProspects, say: Say) -> list[str]:
    return [_move(odds, say) for odds in prospects.odds]


def _move(odds: MoveOdds, say: Say) -> str:
    outcomes = " · ".join(_outcome(one, say) for one in odds.outcomes)
    return say("odds-move", move=odds.move, percent=round(100 * odds.keeps), outcomes=outcomes)


def _outcome(one: DieOutcome, say: Say) -> str:
    likely = round(100 * one.likely)
    if one.needed is None:
        return say("odds-rest", speed=one.speed, likely=likely, cell=one.cell)
    return say(
        "odds-roll", speed=one.speed, likely=likely, cell=one.cell, needed=one.needed, percent=round(100 * one.keeps)
    )
