"""What can be played here."""

from functools import cache
from typing import Annotated, Any

from msgspec import Meta, Struct

from tavolino.bots import levels
from tavolino.core import registry
from tavolino.core.catalogue import GameInfo, catalogue, offered
from tavolino.core.game import Board
from tavolino.server.http.call import Call
from tavolino.server.http.compression import accepts_gzip, encoded
from tavolino.server.http.limits import address_key
from tavolino.server.http.route import Encoded
from tavolino.table.plan import Plan


async def games(_: Call[None, None]) -> list[GameInfo]:
    return _games()


class BoardQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """With one option chosen, to look at before there is a table."""

    option: Annotated[str, Meta(max_length=40)] | None = None
    value: Annotated[str, Meta(max_length=40)] = ""


async def board(call: Call[None, BoardQuery]) -> Encoded[Board] | None:
    """Nothing for a game whose views say everything."""
    game, option, value = registry.find(call.path["game"]), call.query.option, call.query.value
    if option is None:
        return await board_of(call, "", Plan(game.id, game.min_players))
    if value not in offered(game, option):  # not one of a few boards that are kept
        call.services.limits.files.take(address_key(call.address))
    plan = Plan(game.id, game.min_players, {option: value})
    plan.read_options()
    return await board_of(call, "", plan)


async def board_of(call: Call[Any, Any], table: str, plan: Plan) -> Encoded[Board] | None:
    small = accepts_gzip(call.request)
    content = await call.services.boards.of(table, plan, small)
    return encoded(content, small) if content else None


@cache  # the games do not change while the server runs, and anybody may ask
def _games() -> list[GameInfo]:
    return catalogue(levels.offered)
