"""Finished games: records, leaderboards, statistics."""

from functools import partial
from typing import Any

from msgspec import Struct

from tavolino.core import registry
from tavolino.server.http.call import Call
from tavolino.server.http.handlers.tables import room_of
from tavolino.server.http.route import Text
from tavolino.store import rating_scale, ratings
from tavolino.store.ratings import RatingChange, Statistics
from tavolino.table.problems import NotNow
from tavolino.table.table import Table

LEADERS = 100


class Leader(Struct, frozen=True):
    name: str
    rating: int
    is_young: bool  # little is known of this player yet
    games: int
    wins: int


async def record(call: Call[None, None]) -> Text:
    """The whole game with its seed, once it is over and nothing is secret any more."""
    return Text((await finished(call)).playing().record().write().encode())


async def finished(call: Call[Any, Any]) -> Table:
    """The table in the path, if its game is over."""
    room = await room_of(call)
    if room.table.status != "finished":
        raise NotNow("the record can be had when the game is over; until then parts of it are secret")
    return room.table


async def leaderboard(call: Call[None, None]) -> list[Leader]:
    game = registry.find(call.path["game"])
    leaders = await call.services.store.read(partial(ratings.leaderboard, game=game.id, limit=LEADERS))
    return [
        Leader(one.name, rating_scale.points(one.mu), rating_scale.is_young(one.sigma), one.games, one.wins)
        for one in leaders
    ]


async def rating_changes(call: Call[None, None]) -> list[RatingChange]:
    table = await finished(call)
    return await call.services.store.read(partial(ratings.changes, table=table.id))


async def my_statistics(call: Call[None, None]) -> list[Statistics]:
    return await call.services.store.read(partial(ratings.statistics, person=call.person.id))
