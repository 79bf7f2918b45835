"""A series of games between bots, on one core or on several, and its statistics."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import NamedTuple

import msgspec

from tavolino.arena.fault_report import BotFaults, FaultReport
from tavolino.arena.noted import FaultyGame, NotedSeries
from tavolino.arena.own_players import seated
from tavolino.arena.tally import Tally, play_series
from tavolino.arena.workers import results
from tavolino.bots import levels
from tavolino.bots.game_start import GameStart
from tavolino.core import registry
from tavolino.core.chance import Chance
from tavolino.core.fault import fault
from tavolino.core.game import Game, Options
from tavolino.core.refusal import BadOption
from tavolino.core.state import State
from tavolino.own_bots import seating
from tavolino.own_bots.fault import FaultCounts
from tavolino.own_bots.own_bot import MOVE_SECONDS, OwnBot
from tavolino.own_bots.record_folder import RecordFolder

MOST_GAMES = 2**32  # a seed has so many different games: FastChance tells streams apart by 32 bits
MOST_MOVE_SECONDS = 3600.0
USUAL_RECORDS = RecordFolder()
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
    move_seconds: float = MOVE_SECONDS  # that a player of one's own may take for an answer

    @property
    def own_places(self) -> list[int]:
        """Where players of one's own are named among the bots."""
        return [place for place, bot in enumerate(self.bots) if bot not in levels.names()]

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
        own: Sequence[str] = (),
        move_seconds: float = MOVE_SECONDS,
    ) -> "SeriesPlan":
        """A plan that can be played. `own` have the first seats; fewer bots than other seats are repeated there."""
        game.check_players(players, options)
        names = tuple(bots)
        if not 1 <= games <= MOST_GAMES:
            raise BadOption(fault("games", "series-games", most=MOST_GAMES))
        if len(own) > players or not 0 < len(names) <= max(1, players - len(own)):
            raise BadOption(fault("bots", "series-bots", most=players, found=len(own) + len(names)))
        if not 0 < move_seconds <= MOST_MOVE_SECONDS:
            raise BadOption(fault("move-seconds", "series-move-seconds", most=int(MOST_MOVE_SECONDS)))
        chairs = (*own, *(names[place % len(names)] for place in range(players - len(own))))
        for text in dict.fromkeys(chairs):
            seating.check(text, GameStart(game, options, players, 0))
        return cls(game.id, players, games, chairs, seed % 2**63, options, rotate, move_seconds)


@dataclass(frozen=True)
class Chunk:
    """Some games of a plan, in all of which the bots sit `turned` seats further on."""

    numbers: range
    turned: int


class PlayedChunk(NamedTuple):
    tally: Tally
    places: list[int]  # in the plan, of the bot in each seat
    cpu_seconds: float
    counts: dict[int, FaultCounts]  # of players of one's own, by their place
    faulty: list[FaultyGame]


class BotResult(msgspec.Struct):
    bot: str
    win_share: float
    mean_score: float
    faults: BotFaults | msgspec.UnsetType = msgspec.UNSET  # of a player of one's own


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


def play_chunk(plan: SeriesPlan, chunk: Chunk) -> PlayedChunk:
    began = time.process_time()
    game = registry.find(plan.game)
    places = [(seat - chunk.turned) % plan.players for seat in range(plan.players)]
    bots = [seated(plan.bots[place], place, game, plan.move_seconds) for place in places]
    starts = [GameStart(game, plan.options, plan.players, seat) for seat in range(plan.players)]
    if plan.own_places:
        noted = NotedSeries(bots, starts, [plan.bots[place] for place in places], plan.seed)
        for number in chunk.numbers:
            noted.play(number)
        counts = {place: bot.take_counts() for place, bot in zip(places, bots, strict=True) if isinstance(bot, OwnBot)}
        return PlayedChunk(noted.tally, places, time.process_time() - began, counts, noted.faulty)
    deal: Callable[[Chance], State] = partial(game.new, plan.players, plan.options)
    tally = play_series(deal, game.view, bots, starts, plan.seed, chunk.numbers)
    return PlayedChunk(tally, places, time.process_time() - began, {}, [])


def simulate(
    plan: SeriesPlan, workers: int, progress: Callable[[int], None], records: RecordFolder = USUAL_RECORDS
) -> SeriesStatistics:
    """Play the plan; `progress` is told how many more games are done. Workers never change the result."""
    began = time.perf_counter()
    total = Total(plan, records)
    for played in results(partial(play_chunk, plan), list(chunks(plan, workers)), workers):
        total.add(played)
        progress(played.tally.games)
    return total.statistics(time.perf_counter() - began)


# ---- adding up


class Total:
    def __init__(self, plan: SeriesPlan, records: RecordFolder) -> None:
        self.plan = plan
        self.own = FaultReport(plan.own_places, records, f"{plan.game}-seed-{plan.seed}")
        self.games = 0
        self.moves = 0
        self.cpu_seconds = 0.0
        self.wins = [0.0] * plan.players
        self.points = [0] * plan.players
        self.wins_by_bot = [0.0] * plan.players
        self.points_by_bot = [0] * plan.players
        self.measures: list[float] = []

    def add(self, played: PlayedChunk) -> None:
        tally = played.tally
        self.games += tally.games
        self.moves += tally.moves
        self.cpu_seconds += played.cpu_seconds
        self.own.add(played.counts, played.faulty, played.places)
        for seat, bot in enumerate(played.places):
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
                BotResult(
                    self.plan.bots[place],
                    _mean(self.wins_by_bot[place], self.games),
                    _mean(self.points_by_bot[place], self.games),
                    self.own.of.get(place, msgspec.UNSET),
                )
                for place in range(self.plan.players)
            ],
            measures={
                f"mean_{name}": _mean(total, self.games) for name, total in zip(names, self.measures, strict=True)
            },
        )


def _mean(total: float, games: int) -> float:
    # Rounded, because the order of additions depends on the workers.
    return round(total / games, 9)
