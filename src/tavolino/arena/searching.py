"""What an iteration of a tree search costs beside a random game, by CPU time: from one position to the end and back."""

import statistics
import time
from collections.abc import Callable

import msgspec

from tavolino.arena.tally import play_series
from tavolino.bots import levels
from tavolino.bots.budget import Budget
from tavolino.bots.estimates import estimator_of
from tavolino.bots.game_start import GameStart
from tavolino.bots.playout import PlayoutEstimator, WholeGames
from tavolino.bots.tree import TreeSearch
from tavolino.core.chance import Chance, FastChance
from tavolino.core.estimate import Estimator
from tavolino.core.foresight import Foresight
from tavolino.core.game import Game, Options
from tavolino.core.state import State

A_DECISION = 500  # iterations from one position
A_SERIES = 100  # games
CPU_SECONDS = 0.3  # of one run
RUNS = 5  # alternating, so that other load on the machine affects both


class SearchSpeed(msgspec.Struct):
    """A second of CPU time, medians over runs. An iteration goes down the tree, adds a node, plays a random game to its
    end from there, and tells every node on the way what has come of it for each seat."""

    games: float  # of random bots
    iterations: float
    ratio: float  # iterations in games
    with_values: float | None  # iterations that end where learned values judge, if there are any


def measure_searching(game: Game, players: int, options: Options, cpu_seconds: float = CPU_SECONDS) -> SearchSpeed:
    foresight = WholeGames()
    playing = RandomGames(game, players, options)
    searching = Searching(game, players, options, foresight, PlayoutEstimator(foresight))
    pairs = [(rate(playing.some, cpu_seconds), rate(searching.some, cpu_seconds)) for _ in range(RUNS)]
    return SearchSpeed(
        games=statistics.median(games for games, _ in pairs),
        iterations=statistics.median(iterations for _, iterations in pairs),
        ratio=statistics.median(iterations / games for games, iterations in pairs),
        with_values=_with_values(game, players, options, cpu_seconds),
    )


def _with_values(game: Game, players: int, options: Options, cpu_seconds: float) -> float | None:
    judge = estimator_of(game, players, options)
    if isinstance(judge, PlayoutEstimator):
        return None
    searching = Searching(game, players, options, game.foresight(), judge)
    return statistics.median(rate(searching.some, cpu_seconds) for _ in range(RUNS))


def rate(some: Callable[[], int], cpu_seconds: float) -> float:
    """How many are done in a second of CPU time; called again until the time is over."""
    some()  # not counted: of the first ones most is getting started
    done = 0
    began = time.process_time()
    while (used := time.process_time() - began) < cpu_seconds or not done:
        done += some()
    return done / used


class RandomGames:
    def __init__(self, game: Game, players: int, options: Options) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.next = 0
        self.starts = [GameStart(game, options, players, seat) for seat in range(players)]
        self.bots = [levels.make("random", game, FastChance.seeded(0)) for _ in range(players)]

    def some(self) -> int:
        numbers = range(self.next, self.next + A_SERIES)
        self.next += A_SERIES
        play_series(self._deal, self.game.view, self.bots, self.starts, 1, numbers)
        return A_SERIES

    def _deal(self, chance: Chance) -> State:
        return self.game.new(self.players, self.options, chance)


class Searching:
    """Each time from the beginning of another game."""

    def __init__(self, game: Game, players: int, options: Options, foresight: Foresight, estimator: Estimator) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.foresight = foresight
        self.estimator = estimator
        self.chance = FastChance.seeded(1)

    def some(self) -> int:
        root = self.game.new(self.players, self.options, self.chance)
        TreeSearch(self.foresight, self.estimator, self.players).search([root], Budget(A_DECISION), self.chance)
        return A_DECISION
