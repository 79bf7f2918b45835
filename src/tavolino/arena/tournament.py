"""What the arena plays and tells: all bots at one table or at several, and each against itself as a control."""

from collections.abc import Sequence
from itertools import accumulate, combinations
from operator import add

import msgspec

from tavolino.arena.contest import WHOLE, Contest, unusual
from tavolino.arena.rating import TableResult, ratings
from tavolino.arena.results import Results
from tavolino.arena.shares import SideShare, side_shares
from tavolino.arena.sums import Sums
from tavolino.core.game import Game, Options


class CoursePoint(msgspec.Struct, frozen=True):
    """How it stood after so many games."""

    games: int
    shares: list[float]  # by side


class ContestReport(msgspec.Struct, frozen=True):
    bots: list[str]  # by place
    games: int
    moves_per_game: float
    seats: list[float]  # shares of victories by seat, whoever sat there
    sides: list[SideShare]
    course: list[CoursePoint]


class BotRating(msgspec.Struct, frozen=True):
    bot: str
    points: float


class ArenaReport(msgspec.Struct, frozen=True):
    """What `arena --json` prints."""

    game: str
    players: int
    options: dict[str, object]
    seed: int
    tables: list[ContestReport]
    mirrors: list[ContestReport]
    ratings: list[BotRating]  # from strong to weak


def contests(game: Game, players: int, options: Options, bots: Sequence[str], seed: int) -> list[Contest]:
    """More bots than seats take turns: each choice of them has its table. Then the mirrors."""
    names = list(dict.fromkeys(bots))
    choices = list(combinations(names, players)) if len(names) > players else [tuple(bots)]
    tables = [Contest.checked(game, players, options, choice, seed) for choice in choices]
    mirrors = [Contest.checked(game, players, options, (name,), seed) for name in names]
    return [table for table in tables if not table.mirror] + mirrors


def report(played: Sequence[Contest], known: Results) -> ArenaReport:
    first = played[0]
    tables = [contest for contest in played if not contest.mirror]
    points = ratings([_table_result(contest, known.known(contest).total()) for contest in tables])
    return ArenaReport(
        game=first.game,
        players=first.players,
        options=unusual(first.options),
        seed=first.seed,
        tables=[contest_report(contest, known) for contest in tables],
        mirrors=[contest_report(contest, known) for contest in played if contest.mirror],
        ratings=[BotRating(bot, points[bot]) for bot in sorted(points, key=lambda bot: (-points[bot], bot))],
    )


def contest_report(contest: Contest, known: Results) -> ContestReport:
    found = known.known(contest)
    sums = found.total()
    games = sums.deals * contest.players
    return ContestReport(
        bots=list(contest.bots),
        games=games,
        moves_per_game=sums.moves / games,
        seats=[won / (games * WHOLE) for won in sums.seats],
        sides=side_shares(contest, sums),
        course=[_course_point(contest, so_far) for so_far in accumulate(found.in_order(), add)],
    )


def _course_point(contest: Contest, sums: Sums) -> CoursePoint:
    return CoursePoint(sums.deals * contest.players, [side.wins.share for side in side_shares(contest, sums)])


def _table_result(contest: Contest, sums: Sums) -> TableResult:
    """What was won when luck is taken away."""
    shares = side_shares(contest, sums)
    games = sums.deals * contest.players
    return TableResult(contest.bots, games, {side.bot: max(0.0, side.wins.share) * games for side in shares})
