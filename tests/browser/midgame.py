"""Games that greedy bots play with fixed seeds, so that a table can begin in the middle or just before the end."""

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


def _play(game_id: str, players: int, options: dict[str, Any]) -> Iterator[Moment]:
    game = registry.find(game_id)
    match = Match.new(game, players, game.read_options(options), seed_from(SEED))
    bot = levels.make("greedy", game, FastChance.seeded(SEED))
    while not match.over:
        seat = match.to_move()[0]
        move = match.moves.text(bot.choose(Outlook(match.state, seat, game.view)))
        yield Moment(dict(game.position(match.state)), seat, move)
        match.play(seat, move)


SEED = 7


@cache
def whole_game(game: str, players: int, **options: Any) -> list[Moment]:
    """A game from the first move to the last."""
    return list(_play(game, players, options))


def midst(game: str, players: int, nth: int, moves: int = 0, **options: Any) -> tuple[dict[str, Any], list[str]]:
    """The position in which the first seat is asked for the nth time, and its next moves, so many of them. These must
    not draw any chance, or they would lead to another position."""
    mine = [moment for moment in whole_game(game, players, **options) if moment.seat == 0]
    return mine[nth].start, [moment.move for moment in mine[nth : nth + moves]]


def nearly_over(game: str, players: int, **options: Any) -> dict[str, Any]:
    """The position before the last move, which is not the first seat's. The Pharaoh's counter is so low that any roll
    ends the game."""
    if game != "coffin-rush":
        return whole_game(game, players, **options)[-1].start
    return whole_game(game, players, first=0, **options)[-1].start | {"counter": 1}
