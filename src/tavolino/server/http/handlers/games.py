"""What can be played here."""

from functools import cache

from tavolino.bots import levels
from tavolino.core import registry
from tavolino.core.catalogue import GameInfo, catalogue
from tavolino.core.game import Board
from tavolino.server.http.call import Call


async def games(_: Call[None, None]) -> list[GameInfo]:
    return _games()


async def board(call: Call[None, None]) -> Board | None:
    """Nothing for a game whose views say everything."""
    game = registry.find(call.path["game"])
    return game.board(game.read_options({}))


@cache  # the games do not change while the server runs, and anybody may ask
def _games() -> list[GameInfo]:
    return catalogue(levels.offered())
