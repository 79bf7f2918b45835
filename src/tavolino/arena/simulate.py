"""A series of games between bots, on one core or on several, and its statistics."""

import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

import msgspec

from tavolino.arena.tally import Tally, play_series
from tavolino.bots import levels
from tavolino.core import registry
from tavolino.core.chance import Chance, FastChance
from tavolino.core.fault import fault
from tavolino.core.game import Game, Options
from tavolino.core.refusal import BadOption
from tavolino.core.state import State

MOST_GAMES = 2**32  # a seed has so many different games: FastChance tells streams apart by 32 bits
CHUNKS_PER_WORKER = 20  # enough for a progress bar, few enough to cost nothing


@dataclass(frozen=True)
class SeriesPlan:
    """Everything that the result depends on."""

    game: str
    players: int
    games: int
    bots: tuple[str, ...]  # by seat
    seed: int
    options: Options
    rotate: bool  # move the bots one seat on from game to game

    @classmethod
    def checked(
        cls,
        game: Game,
        players: int,
        games: int,
        bots: Iterable[str],
        seed: int,
        options: Options,
        rotate: bool,
    ) -> "SeriesPlan":
        """A plan that can be played. Fewer bots than seats are repeated around the table."""
        game.check_players(players, options)
        names = tuple(bots)
        if not 1 <= games <= MOST_GAMES:
            raise BadOption(fault("games", "series-games", most=MOST_GAMES))
        if not 0 < len(names) <= players:
            raise BadOption(fault("bots", "series-bots", most=players, found=len(names)))
        seated = tuple(names[seat % len(names)] for seat in range(players))
        for name in seated:
            levels.check(name)
        return cls(game.id, players, games, seated, seed % 2**63, options, rotate)


@dataclass(frozen=True)
class Chunk:
    """Some games of a plan, in all of which the bots sit `turned` seats further on."""

    numbers: range
    turned: int


class BotResult(msgspec.Struct):
    bot: str
    win_share: float
    mean_score: float


class SeriesStatistics(msgspec.Struct):
    """What `simulate --json` prints. Shares and means by seat; `bots` in the order they were named."""

    game: str
    players: int
    seed: int
    games: int
    moves: int
    moves_per_game: float
    games_per_s: float
    moves_per_s: float
    seconds: float  # wall clock
    cpu_seconds: float  # of all workers together
    win_share: list[float]
    mean_score: list[float]
    bots: list[BotResult]
    measures: dict[str, float]  # mean_… of what the game measures

    def as_json(self) -> dict[str, object]:
        flat: dict[str, object] = msgspec.to_builtins(self)
        flat.update(self.measures)
        del flat["measures"]
        return flat


# ---- playing


def chunks(plan: SeriesPlan, workers: int) -> Iterator[Chunk]:
    turns = plan.players if plan.rotate else 1
    size = max(1, plan.games // (workers * CHUNKS_PER_WORKER * turns)) * turns
    for first in range(0, plan.games, size):
        beyond = min(plan.games, first + size)
        for turned in range(turns):
            numbers = range(first + turned, beyond, turns)
            if numbers:
                yield Chunk(numbers, turned)


def play_chunk(plan: SeriesPlan, chunk: Chunk) -> tuple[Chunk, Tally, float]:
    """The tally of a chunk, and the CPU time that it took."""
    began = time.process_time()
    game = registry.find(plan.game)
    seated = [plan.bots[(seat - chunk.turned) % plan.players] for seat in range(plan.players)]
    bots = [levels.make(name, game, FastChance.seeded(plan.seed)) for name in seated]
    deal: Callable[[Chance], State] = partial(game.new, plan.players, plan.options)
    tally = play_series(deal, game.view, bots, plan.seed, chunk.numbers)
    return chunk, tally, time.process_time() - began


def simulate(plan: SeriesPlan, workers: int, progress: Callable[[int], None]) -> SeriesStatistics:
    """Play the plan; `progress` is told how many more games are done. Workers never change the result."""
    began = time.perf_counter()
    total = Total(plan)
    for chunk, tally, seconds in _played(plan, workers):
        total.add(chunk, tally, seconds)
        progress(tally.games)
    return total.statistics(time.perf_counter() - began)


def _played(plan: SeriesPlan, workers: int) -> Iterator[tuple[Chunk, Tally, float]]:
    work = list(chunks(plan, workers))
    if workers == 1:
        yield from (play_chunk(plan, chunk) for chunk in work)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("forkserver")) as pool:
        for done in as_completed([pool.submit(play_chunk, plan, chunk) for chunk in work]):
            yield done.result()


# ---- adding up


class Total:
    def __init__(self, plan: SeriesPlan) -> None:
        self.plan = plan
        self.games = 0
        self.moves = 0
        self.cpu_seconds = 0.0
        self.wins = [0.0] * plan.players
        self.points = [0] * plan.players
        self.wins_by_bot = [0.0] * plan.players
        self.points_by_bot = [0] * plan.players
        self.measures: list[float] = []

    def add(self, chunk: Chunk, tally: Tally, seconds: float) -> None:
        self.games += tally.games
        self.moves += tally.moves
        self.cpu_seconds += seconds
        for seat in range(self.plan.players):
            bot = (seat - chunk.turned) % self.plan.players
            self.wins[seat] += tally.wins[seat]
            self.points[seat] += tally.points[seat]
            self.wins_by_bot[bot] += tally.wins[seat]
            self.points_by_bot[bot] += tally.points[seat]
        sums = self.measures or [0.0] * len(tally.measures)
        self.measures = [known + more for known, more in zip(sums, tally.measures, strict=True)]

    def statistics(self, seconds: float) -> SeriesStatistics:
        names = registry.find(self.plan.game).measure_names
        return SeriesStatistics(
            game=self.plan.game,
            players=self.plan.players,
            seed=self.plan.seed,
            games=self.games,
            moves=self.moves,
            moves_per_game=self.moves / self.games,
            games_per_s=self.games / seconds,
            moves_per_s=self.moves / seconds,
            seconds=seconds,
            cpu_seconds=self.cpu_seconds,
            win_share=[_mean(wins, self.games) for wins in self.wins],
            mean_score=[_mean(points, self.games) for points in self.points],
            bots=[
                BotResult(name, _mean(wins, self.games), _mean(points, self.games))
                for name, wins, points in zip(self.plan.bots, self.wins_by_bot, self.points_by_bot, strict=True)
            ],
            measures={
                f"mean_{name}": _mean(total, self.games) for name, total in zip(names, self.measures, strict=True)
            },
        )


def _mean(total: float, games: int) -> float:
    # Rounded, because the order of additions depends on the workers.
    return round(total / games, 9)
