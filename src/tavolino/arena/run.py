"""Plays what is missing of contests, and keeps what is known on the way: who is interrupted goes on from there."""

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NamedTuple

from tavolino.arena.contest import Contest
from tavolino.arena.deals import PlayedGame, play_deal
from tavolino.arena.results import BLOCK, Results, Span
from tavolino.arena.sums import Sums, sums_of
from tavolino.arena.workers import results

KEEPING = 5.0  # seconds between two times that the file is written
PIECES = 40  # of a contest at least, so that the bar moves and all cores have work


class ContestPlan(NamedTuple):
    """How many deals of it are wanted."""

    contest: Contest
    deals: int


class Piece(NamedTuple):
    contest: Contest
    span: Span


class PlayedPiece(NamedTuple):
    piece: Piece
    sums: Sums
    first: list[PlayedGame]  # if the first deal is among them


def run(goals: Sequence[ContestPlan], known: Results, workers: int, advance: Callable[[int], None]) -> None:
    """`advance` is told of how many games more, those that were known first. Workers never change the result."""
    for goal in goals:
        advance(min(known.known(goal.contest).deals, goal.deals) * goal.contest.players)
    work = [piece for goal in goals for piece in pieces(goal, known)]
    kept = time.monotonic()
    try:
        for played in results(play_piece, work, workers):
            _add(known, played)
            advance(played.sums.deals * played.piece.contest.players)
            if time.monotonic() - kept > KEEPING:
                known.save()
                kept = time.monotonic()
    finally:
        known.save()


def pieces(goal: ContestPlan, known: Results) -> Iterator[Piece]:
    size = min(BLOCK, max(1, goal.deals // PIECES))
    for span in known.known(goal.contest).missing(goal.deals):
        for first in range(span.first, span.beyond, size):
            yield Piece(goal.contest, Span(first, min(first + size, span.beyond)))


def play_piece(piece: Piece) -> PlayedPiece:
    contest, span = piece
    deals = [play_deal(contest, deal) for deal in range(span.first, span.beyond)]
    return PlayedPiece(piece, folded(contest, deals), deals[0] if span.first == 0 else [])


def folded(contest: Contest, deals: Iterable[Sequence[PlayedGame]]) -> Sums:
    sides = contest.sides
    return sum((sums_of(games, sides) for games in deals), start=Sums.none(contest.players, len(sides)))


def _add(known: Results, played: PlayedPiece) -> None:
    of = known.known(played.piece.contest)
    of.add(played.piece.span, played.sums)
    of.first = played.first or of.first
