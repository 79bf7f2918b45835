"""A series of games between bots, on one core or on many, and its statistics."""

import time
from collections.abc import Callable
from functools import partial

import msgspec

from tavolino.arena.batch import GivenUp, Pile, TaskQueue
from tavolino.arena.crash import CrashedName, CrashReport, died
from tavolino.arena.executor import Executor, results
from tavolino.arena.fault_report import BotFaults, FaultReport
from tavolino.arena.series_plan import SeriesBatch, SeriesPlan
from tavolino.arena.series_play import PlayedSeries, play_batch
from tavolino.arena.series_sums import SeriesSums
from tavolino.arena.span import Span, SpanSums
from tavolino.arena.tally import BILLION
from tavolino.core import registry
from tavolino.core.refusal import TavolinoError
from tavolino.own_bots.record_folder import RecordFolder

USUAL_RECORDS = RecordFolder()
KEEPING = 5.0  # seconds between two times that the results are kept
MOST_AT_ONCE = 1_000_000  # games in a batch


def _nothing() -> None:
    pass


class NothingPlayed(TavolinoError):
    """A series of which there is nothing to tell."""


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
    crashed: list[CrashedName] | msgspec.UnsetType = msgspec.UNSET  # games in which a bot of ours failed

    def as_json(self) -> dict[str, object]:
        flat: dict[str, object] = msgspec.to_builtins(self)
        flat.update(self.measures)
        del flat["measures"]
        return flat


class Series:
    """A series under way: what is known of it, and what is played now."""

    def __init__(self, plan: SeriesPlan, known: SpanSums[SeriesSums], records: RecordFolder) -> None:
        self.plan = plan
        self.known = known
        self.records = records
        self.own = FaultReport(plan.own_places, records, f"{plan.game}-seed-{plan.seed}")
        self.crashes = CrashReport(records)
        self.moves = 0  # made now
        self.games = 0
        self.cpu_seconds = 0.0

    def play(
        self, games: Span, executor: Executor, progress: Callable[[int], None], keep: Callable[[], None] = _nothing
    ) -> None:
        """Those of them that are not known yet; `progress` is told how many more are done. `keep` is called now and
        then."""
        missing = list(self.known.missing(games))
        progress(games.size - sum(span.size for span in missing))
        pile = Pile(partial(SeriesBatch, self.plan), missing, MOST_AT_ONCE)
        kept = time.monotonic()
        for played in results(play_batch, TaskQueue([pile]), executor):
            if time.monotonic() - kept > KEEPING:
                keep()
                kept = time.monotonic()
            if isinstance(played, GivenUp):
                self.crashes.add(died(self.plan.game_name(played.batch.span.first)))
                progress(1)
            else:
                self._add(played.value)
                self.cpu_seconds += played.cpu_seconds
                progress(played.task.batch.span.size)

    def _add(self, played: PlayedSeries) -> None:
        for span, sums in played.parts:
            self.known.add(span, sums)
            self.games += sums.games
            self.moves += sums.moves
        self.own.add(played.counts, played.faulty)
        for crash in played.crashed:
            self.crashes.add(crash)

    def statistics(self, seconds: float) -> SeriesStatistics:
        """Of all that is known; rates are those of the games that were played now, in so many seconds."""
        total = self.known.total() if self.known.spans else None
        if total is None or not total.games:
            raise NothingPlayed(f"no game was played to its end; see the records in {self.records.path}")
        names = registry.find(self.plan.game).measure_names
        return SeriesStatistics(
            game=self.plan.game,
            players=self.plan.players,
            seed=self.plan.seed,
            games=total.games,
            moves=total.moves,
            moves_per_game=total.moves / total.games,
            games_per_s=self.games / seconds,
            moves_per_s=self.moves / seconds,
            seconds=seconds,
            cpu_seconds=self.cpu_seconds,
            win_share=[_share(seat.won, total.games) for seat in total.seats],
            mean_score=[_mean(seat.points, total.games) for seat in total.seats],
            bots=[
                BotResult(
                    self.plan.bots[place],
                    _share(bot.won, total.games),
                    _mean(bot.points, total.games),
                    self.own.of.get(place, msgspec.UNSET),
                )
                for place, bot in enumerate(total.bots)
            ],
            measures={
                f"mean_{name}": _share(whole, total.games) for name, whole in zip(names, total.measures, strict=True)
            },
            crashed=self.crashes.named or msgspec.UNSET,
        )


def simulate(
    plan: SeriesPlan, executor: Executor, progress: Callable[[int], None], records: RecordFolder = USUAL_RECORDS
) -> SeriesStatistics:
    """Play the whole plan. Who plays it never changes the result."""
    began = time.perf_counter()
    series = Series(plan, SpanSums(), records)
    series.play(Span(0, plan.games), executor, progress)
    return series.statistics(time.perf_counter() - began)


def _share(billionths: int, games: int) -> float:
    return _mean(billionths / BILLION, games)


def _mean(total: float, games: int) -> float:
    return round(total / games, 9)
