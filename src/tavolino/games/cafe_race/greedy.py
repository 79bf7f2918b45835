"""What is good in a race: an estimate of a position, and quick sensible play."""

from tavolino.core.chance import Chance
from tavolino.games.cafe_race.foresight import RaceForesight
from tavolino.games.cafe_race.imagine import sampler
from tavolino.games.cafe_race.rules import Race
from tavolino.games.cafe_race.state import OVER
from tavolino.games.cafe_race.view import RaceView

FORESIGHT = RaceForesight()
TRIES = 40  # imagined rounds per move: enough to tell good from bad, quick enough to wait for


def estimate(race: Race, seat: int) -> float:
    """Points ahead of the best opponent: final ones at the end, before it coffee kept and way gone."""
    worth = FORESIGHT.prospects(race)
    return worth[seat] - max(points for other, points in enumerate(worth) if other != seat)


def greedy(view: RaceView, chance: Chance) -> int:
    """The move after which, the others answering at random, the position looks best at my next decision."""
    assert view.seat is not None
    seat = view.seat
    worlds = sampler(view)
    moves = worlds.draw(chance).legal_moves(seat)
    totals = [0.0] * len(moves)
    for _ in range(TRIES):
        world = worlds.draw(chance)
        for index, move in enumerate(moves):
            totals[index] += _outcome(world.clone(), seat, move, chance)
    return moves[totals.index(max(totals))]


def _outcome(race: Race, seat: int, move: int, chance: Chance) -> float:
    """How the position looks when the round in which the move was made is over."""
    this_round = race.round
    race.apply(seat, move, chance, None)
    while race.round == this_round and race.question != OVER:
        mover = race.next_seat()
        moves = race.legal_moves(mover)
        race.apply(mover, moves[chance.pick(len(moves))], chance, None)
    return estimate(race, seat)
