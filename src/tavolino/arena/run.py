"""Plays what is missing of contests, and keeps what is known on the way: who is interrupted goes on from there."""

import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from tavolino.arena.batch import GivenUp, Pile, TaskQueue
from tavolino.arena.contest import Contest
from tavolino.arena.crash import CrashedGame, CrashReport, died, tried
from tavolino.arena.deals import PlayedGame, deal_name, dealt, play_deal, play_game
from tavolino.arena.executor import Executor, results
from tavolino.arena.results import BLOCK, Results
from tavolino.arena.shard import Shard
from tavolino.arena.simulate import KEEPING
from tavolino.arena.span import Span
from tavolino.arena.sums import Sums, sums_of

WHOLE_WORK = Shard(1, 1)


class ContestPlan(NamedTuple):
    """How many deals of it are wanted."""

    contest: Contest
    deals: int


class DealsBatch(NamedTuple):
    contest: Contest
    span: Span

    def singles(self) -> "list[DealsBatch]":
        return [DealsBatch(self.contest, Span(deal, deal + 1)) for deal in self.span.numbers]


class PlayedDeals(NamedTuple):
    parts: list[tuple[Span, Sums]]
    first: list[PlayedGame]  # if the first deal is among them
    crashed: list[CrashedGame]


def run(
    goals: Sequence[ContestPlan],
    known: Results,
    executor: Executor,
    advance: Callable[[int], None],
    crashes: CrashReport,
    shard: Shard = WHOLE_WORK,
) -> None:
    """`advance` is told of how many games more, those that were known first. Who plays never changes the result."""
    piles = [_pile(goal, known, shard) for goal in goals]
    for goal, pile in zip(goals, piles, strict=True):
        unknown = sum(span.size for span in pile.missing)
        advance((shard.part(goal.deals).size - unknown) * goal.contest.players)
    kept = time.monotonic()
    try:
        for played in results(play_deals, TaskQueue(piles), executor):
            if isinstance(played, GivenUp):
                contest, span = played.batch
                crashes.add(died(deal_name(contest, span.first)))
            else:
                contest, span = played.task.batch
                _add(known, contest, played.value, crashes)
            advance(span.size * contest.players)
            if time.monotonic() - kept > KEEPING:
                known.save()
                kept = time.monotonic()
    finally:
        known.save()


def _pile(goal: ContestPlan, known: Results, shard: Shard) -> Pile[DealsBatch]:
    missing = list(known.known(goal.contest).missing(shard.part(goal.deals)))
    return Pile(partial(DealsBatch, goal.contest), missing, BLOCK)


def play_deals(batch: DealsBatch) -> PlayedDeals:
    contest, span = batch
    try:
        deals = [play_deal(contest, deal) for deal in span.numbers]
    except Exception:  # one of the games; which one is found by playing them one by one
        return _play_one_by_one(batch)
    return PlayedDeals([(span, folded(contest, deals))], deals[0] if span.first == 0 else [], [])


def _play_one_by_one(batch: DealsBatch) -> PlayedDeals:
    """A deal counts if all of its games can be played."""
    contest = batch.contest
    found = PlayedDeals([], [], [])
    for deal in batch.span.numbers:
        games = [
            tried(partial(play_game, contest, deal, turned), partial(dealt, contest, deal, turned))
            for turned in range(contest.players)
        ]
        whole = [game for game in games if isinstance(game, PlayedGame)]
        found.crashed.extend(game for game in games if isinstance(game, CrashedGame))
        if len(whole) == contest.players:
            found.parts.append((Span(deal, deal + 1), folded(contest, [whole])))
            if deal == 0:
                found.first.extend(whole)
    return found


def folded(contest: Contest, deals: Iterable[Sequence[PlayedGame]]) -> Sums:
    sides = contest.sides
    return sum((sums_of(games, sides) for games in deals), start=Sums.none(contest.players, len(sides)))


def _add(known: Results, contest: Contest, played: PlayedDeals, crashes: CrashReport) -> None:
    of = known.known(contest)
    for span, sums in played.parts:
        of.add(span, sums)
    of.first = played.first or of.first
    for crash in played.crashed:
        crashes.add(crash)
