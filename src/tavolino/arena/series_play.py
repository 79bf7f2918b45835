"""Plays batches of a series, in whatever process."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from tavolino.arena.crash import CrashedGame, DealtGame, tried
from tavolino.arena.noted import FaultyGame, NotedSeries
from tavolino.arena.own_players import seated
from tavolino.arena.series_plan import SeriesBatch, SeriesPlan
from tavolino.arena.series_sums import SeriesSums, series_sums
from tavolino.arena.span import Span
from tavolino.arena.tally import THOUGHTS, Tally, play_series
from tavolino.bots.bot import Bot
from tavolino.bots.game_start import GameStart
from tavolino.core import registry
from tavolino.core.chance import Chance, FastChance
from tavolino.core.state import State
from tavolino.own_bots.fault import FaultCounts
from tavolino.own_bots.own_bot import OwnBot


class PlayedSeries(NamedTuple):
    parts: list[tuple[Span, SeriesSums]]
    counts: dict[int, FaultCounts]  # of players of one's own, by their place in the plan
    faulty: list[FaultyGame]
    crashed: list[CrashedGame]


def play_batch(batch: SeriesBatch) -> PlayedSeries:
    plan, span = batch
    if plan.own_places:
        return _play_noted(plan, span)
    try:
        return PlayedSeries([(span, _sums(plan, span.numbers))], {}, [], [])
    except Exception:  # one of the games; which one is found by playing them one by one
        return _play_one_by_one(batch)


def _sums(plan: SeriesPlan, numbers: range) -> SeriesSums:
    found = SeriesSums.none(plan.players)
    for turned in range(plan.turns):
        ours = range(numbers.start + (turned - numbers.start) % plan.turns, numbers.stop, plan.turns)
        if ours:
            found += series_sums(_play(plan, turned, ours), plan.places(turned))
    return found


def _play(plan: SeriesPlan, turned: int, numbers: range) -> Tally:
    game = registry.find(plan.game)
    deal: Callable[[Chance], State] = partial(game.new, plan.players, plan.options)
    return play_series(deal, game.view, _bots(plan, turned), _starts(plan), plan.seed, numbers)


def _bots(plan: SeriesPlan, turned: int) -> list[Bot]:
    """By seat."""
    game = registry.find(plan.game)
    return [seated(plan.bots[place], place, game, plan.move_seconds) for place in plan.places(turned)]


def _starts(plan: SeriesPlan) -> list[GameStart]:
    game = registry.find(plan.game)
    return [GameStart(game, plan.options, plan.players, seat) for seat in range(plan.players)]


def _play_one_by_one(batch: SeriesBatch) -> PlayedSeries:
    plan = batch.plan
    parts: list[tuple[Span, SeriesSums]] = []
    crashes: list[CrashedGame] = []
    for number in batch.span.numbers:
        found = tried(partial(_sums, plan, range(number, number + 1)), partial(_dealt, plan, number))
        if isinstance(found, CrashedGame):
            crashes.append(found)
        else:
            parts.append((Span(number, number + 1), found))
    return PlayedSeries(parts, {}, [], crashes)


def _dealt(plan: SeriesPlan, number: int) -> DealtGame:
    turned = number % plan.turns
    bots = _bots(plan, turned)
    thoughts = FastChance.seeded(plan.seed ^ THOUGHTS, number)
    for bot in bots:
        bot.chance = thoughts
    names = [plan.bots[place] for place in plan.places(turned)]
    return DealtGame(plan.game_name(number), _starts(plan)[0], bots, names, FastChance.seeded(plan.seed, number))


def _play_noted(plan: SeriesPlan, span: Span) -> PlayedSeries:
    """Players of one's own may fail: each game is written down while it is played."""
    found = SeriesSums.none(plan.players)
    counts: dict[int, FaultCounts] = {}
    faulty: list[FaultyGame] = []
    for turned in range(plan.turns):
        places = plan.places(turned)
        bots = _bots(plan, turned)
        noted = NotedSeries(bots, _starts(plan), [plan.bots[place] for place in places], plan.seed)
        for number in range(span.first + (turned - span.first) % plan.turns, span.beyond, plan.turns):
            noted.play(number)
        if noted.tally.games:
            found += series_sums(noted.tally, places)
        for place, bot in zip(places, bots, strict=True):
            if isinstance(bot, OwnBot):
                counts.setdefault(place, FaultCounts()).add(bot.take_counts())
        faulty += [game.by_place(places) for game in noted.faulty]
    return PlayedSeries([(span, found)], counts, faulty, [])
