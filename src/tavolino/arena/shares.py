"""Shares of victories with 95 % intervals, from sums.

Three of them, each narrower than the one before if all goes well: of games as if they had nothing to do with each
other; of deals, each played from every seat; and of deals less their luck, by linear regression.
"""

from math import sqrt

import msgspec

from tavolino.arena.contest import WHOLE, Contest
from tavolino.arena.deals import MILLION
from tavolino.arena.sums import SideSums, Sums

NORMAL = 1.959964  # 95 % of a normal distribution are within so many standard errors
TOO_LUCKY = 4.0  # standard errors from 0: what was expected of chance must have been wrong


class Mean(msgspec.Struct, frozen=True):
    """A mean with its standard error, as far as it is known from so many cases."""

    value: float
    error: float
    freedom: int


class Interval(msgspec.Struct, frozen=True):
    """Of a share of all victories, 0 to 1."""

    share: float
    low: float
    high: float

    @property
    def half(self) -> float:
        return (self.high - self.low) / 2


class SideShare(msgspec.Struct, frozen=True):
    """How one side of a contest did."""

    bot: str
    seats: int
    games: int
    fair: float  # what it would win if all were alike
    wins: Interval  # the narrowest that there is: the result
    by_deals: Interval
    by_games: Interval
    narrower: float  # by_games over wins
    points: float  # of one seat, a game
    luck: float  # on average, as a share of victories
    luck_error: float

    @property
    def luck_is_fair(self) -> bool:
        return abs(self.luck) <= TOO_LUCKY * self.luck_error


def side_shares(contest: Contest, sums: Sums) -> list[SideShare]:
    sides = zip(contest.names, contest.sides, sums.sides, strict=True)
    return [side_share(bot, len(places), contest.players, sums.deals, side) for bot, places, side in sides]


def side_share(bot: str, seats: int, players: int, deals: int, side: SideSums) -> SideShare:
    games = deals * players
    by_games = mean(side.won, side.games_squared, games, WHOLE)
    by_deals = mean(side.won, side.deals_squared, deals, WHOLE * players)
    luck = mean(side.luck, side.luck_squared, deals, MILLION * players)
    wins = interval(without_luck(side, deals, players) if side.luck_squared else by_deals, games)
    raw = interval(by_games, games)
    return SideShare(
        bot=bot,
        seats=seats,
        games=games,
        fair=seats / players,
        wins=wins,
        by_deals=interval(by_deals, games),
        by_games=raw,
        narrower=raw.half / wins.half,
        points=side.points / (games * seats),
        luck=luck.value,
        luck_error=luck.error,
    )


def mean(total: int, squares: int, count: int, unit: int) -> Mean:
    """Of `count` numbers with this sum and sum of squares, in these units."""
    spread = max(0.0, squares - total * total / count) / max(1, count - 1)
    return Mean(total / count / unit, sqrt(spread / count) / unit, count - 1)


def without_luck(side: SideSums, deals: int, players: int) -> Mean:
    """What would have been won with the average luck, which is none."""
    won, luck = side.won / deals, side.luck / deals
    spread = side.luck_squared - deals * luck * luck
    if deals < 4 or spread <= 0:
        return mean(side.won, side.deals_squared, deals, WHOLE * players)
    together = side.won_times_luck - deals * won * luck
    slope = together / spread
    rest = max(0.0, side.deals_squared - deals * won * won - slope * together) / (deals - 2)
    error = sqrt(rest * (1 / deals + luck * luck / spread))
    unit = WHOLE * players
    return Mean((won - slope * luck) / unit, error / unit, deals - 2)


def interval(found: Mean, games: int) -> Interval:
    """Wilson's, with as many games as would give this standard error: it stays within 0 and 1, and where all games went
    the same way it says how little that proves."""
    wide = student(found.freedom)
    share = min(1.0, max(0.0, found.value))
    spread = share * (1 - share)
    worth = spread / (found.error * found.error) if found.error > 0 and spread > 0 else float(games)
    between = wide * wide / worth
    middle = (share + between / 2) / (1 + between)
    half = wide / (1 + between) * sqrt(spread / worth + between / worth / 4)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def student(freedom: int) -> float:
    """About what Student's distribution has in place of `NORMAL`, by the first terms of its expansion."""
    nu = max(1, freedom)
    first = (NORMAL**3 + NORMAL) / (4 * nu)
    second = (5 * NORMAL**5 + 16 * NORMAL**3 + 3 * NORMAL) / (96 * nu * nu)
    return NORMAL + first + second
