"""What is good in a race: an estimate of a position, and quick sensible play."""

from tavolino.core.chance import Chance
from tavolino.games.cafe_race.imagine import imagine
from tavolino.games.cafe_race.rules import Race
from tavolino.games.cafe_race.state import LAST_FINISH, OVER, START
from tavolino.games.cafe_race.view import RaceView

TRIES = 24  # imagined rounds per move: enough to tell good from bad, quick enough to wait for


def estimate(race: Race, seat: int) -> float:
    """Points ahead of the best opponent; a cell on the way counts a little, an empty cup the whole way."""
    worth = [float(points) for points in race.scores()]
    for clerk in race.clerks:
        fresh_start = clerk.tokens == 0 and race.question != OVER
        cell = START if fresh_start else clerk.cell
        worth[clerk.seat] += len(race.clerks) * float(cell) / float(LAST_FINISH)
    others = max(points for other, points in enumerate(worth) if other != seat)
    return worth[seat] - others


def greedy(view: RaceView, chance: Chance) -> int:
    """The move after which, the others answering at random, the position looks best at my next decision."""
    assert view.seat is not None
    seat = view.seat
    moves = imagine(view, chance).legal_moves(seat)
    totals = [0.0] * len(moves)
    for _ in range(TRIES):
        world = imagine(view, chance)
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
