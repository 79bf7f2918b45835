"""What can be played here."""

from functools import cache

from tavolino.bots import levels
from tavolino.core import registry
from tavolino.core.catalogue import GameInfo, catalogue
from tavolino.core.game import Board
from tavolino.server.http.call import Call
from tavolino.server.http.compression import accepts_gzip, encoded
from tavolino.server.http.route import Encoded
from tavolino.table.plan import Plan


async def games(_: Call[None, None]) -> list[GameInfo]:
    return _games()


async def board(call: Call[None, None]) -> Encoded[Board] | None:
    """Nothing for a game whose views say everything."""
    game = registry.find(call.path["game"])
    return await board_of(call, "", Plan(game.id, game.min_players))


async def board_of(call: Call[None, None], table: str, plan: Plan) -> Encoded[Board] | None:
    small = accepts_gzip(call.request)
    content = await call.services.boards.of(table, plan, small)
    return encoded(content, small) if content else None


@cache  # the games do not change while the server runs, and anybody may ask
def _games() -> list[GameInfo]:
    return catalogue(levels.offered)
