"""Plays games between bots and adds up the results. Compiled, because a series is long."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from tavolino.bots.bot import Bot
from tavolino.bots.game_start import GameStart
from tavolino.bots.kept_plan import seated
from tavolino.core.chance import Chance, FastChance
from tavolino.core.outlook import Outlook
from tavolino.core.state import State

THOUGHTS: i64 = 1 << 32  # bots use a different sequence of the same seed than the dice
BILLION: Final = 1_000_000_000  # parts of a victory and of a measure: whole numbers add up the same in any order


class Tally:
    """Sums over games, by seat where that makes sense. A shared victory counts in equal parts. `wins` and `measures`
    are in billionths."""

    def __init__(self, games: int, moves: int, wins: list[int], points: list[int], measures: list[int]) -> None:
        self.games = games
        self.moves = moves
        self.wins = wins
        self.points = points
        self.measures = measures

    @staticmethod
    def empty(players: int) -> "Tally":
        return Tally(0, 0, [0] * players, [0] * players, [])

    def __reduce__(self) -> tuple[object, ...]:
        return Tally, (self.games, self.moves, self.wins, self.points, self.measures)

    def add(self, state: State, moves: i64) -> None:
        self.games += 1
        self.moves += moves
        winners = state.winners()
        for seat in winners:
            self.wins[seat] += BILLION // len(winners)
        points = state.scores()
        for place in range(len(points)):
            self.points[place] += points[place]
        measures = state.measures()
        if not self.measures:
            self.measures = [0] * len(measures)
        for index in range(len(measures)):
            self.measures[index] += round(BILLION * measures[index])


def play_out(state: State, outlooks: list[Outlook], bots: list[Bot], chance: Chance) -> i64:
    """Lets the bots play to the end; returns the number of moves."""
    moves: i64 = 0
    seat = state.next_seat()
    while seat >= 0:
        state.apply(seat, bots[seat].choose(outlooks[seat]), chance, None)
        moves += 1
        seat = state.next_seat()
    return moves


def play_series(
    deal: Callable[[Chance], State],
    look: Callable[[State, int | None], object],
    bots: list[Bot],
    starts: list[GameStart],
    seed: i64,
    numbers: range,
) -> Tally:
    """Plays the games of these numbers. A game depends only on the seed and its number. Bots and `starts` by seat."""
    tally = Tally.empty(len(bots))
    players = [seated(bots[seat], starts[seat]) for seat in range(len(bots))]
    for number in numbers:
        chance = FastChance.seeded(seed, number)
        thoughts = FastChance.seeded(seed ^ THOUGHTS, number)
        for seat in range(len(bots)):
            bots[seat].chance = thoughts
            players[seat].begin(starts[seat])
        state = deal(chance)
        outlooks = [Outlook(state, seat, look) for seat in range(len(bots))]
        tally.add(state, play_out(state, outlooks, players, chance))
    return tally
