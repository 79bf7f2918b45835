"""Games that greedy bots have played with fixed seeds, to be entered in their midst or just before their end."""

from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from tavolino.bots import levels
from tavolino.core import registry
from tavolino.core.chance import FastChance
from tavolino.core.match import Match
from tavolino.core.outlook import Outlook
from tavolino.core.seed import seed_from


class Moment(NamedTuple):
    """A position as in docs/positions.md, and what was answered in it."""

    start: dict[str, Any]
    seat: int
    move: str


def _course(game: str, players: int, options: dict[str, Any]) -> Iterator[Moment]:
    box = registry.find(game)
    match = Match.new(box, players, box.read_options(options), seed_from(SEED))
    bot = levels.make("greedy", box, FastChance.seeded(SEED))
    while not match.over:
        seat = match.to_move()[0]
        move = match.moves.text(bot.choose(Outlook(match.state, seat, box.view)))
        yield Moment(dict(box.position(match.state)), seat, move)
        match.play(seat, move)


SEED = 7


@cache
def course(game: str, players: int, **options: Any) -> list[Moment]:
    """One whole game, move by move."""
    return list(_course(game, players, options))


def midst(game: str, players: int, nth: int, moves: int = 0, **options: Any) -> tuple[dict[str, Any], list[str]]:
    """The first seat is asked for the nth time: how the table stands, and what it does next, this many moves long.
    Nothing is drawn in them, or they lead elsewhere."""
    mine = [moment for moment in course(game, players, **options) if moment.seat == 0]
    return mine[nth].start, [moment.move for moment in mine[nth : nth + moves]]


def nearly_over(game: str, players: int, **options: Any) -> dict[str, Any]:
    """Before the last move of all."""
    return course(game, players, **options)[-1].start
