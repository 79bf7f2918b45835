"""Replays over HTTP: a finished game or an uploaded record, move by move, and any position in it."""

from functools import partial
from typing import Annotated, Any

from msgspec import Meta, Struct

from tavolino.core.playback import at_moment, check
from tavolino.core.reading import as_json
from tavolino.core.record import Record, parse
from tavolino.server.http.call import Call
from tavolino.server.http.handlers.records import finished
from tavolino.server.replay.replay import GameReplay, chairs_of, replay_of
from tavolino.server.socket.wire import SeatNumber
from tavolino.table.summary import OpenChair

Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class ReplayQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """As `seat` saw it; without one, as an onlooker did. `views` make up most of the response."""

    seat: SeatNumber | None = None
    views: bool = True


class PositionQuery(Struct, frozen=True, forbid_unknown_fields=True):
    at: Number


class UploadedRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record file."""

    record: str
    seat: SeatNumber | None = None


class UploadedMoment(Struct, frozen=True, forbid_unknown_fields=True):
    record: str
    at: Number


class SavedPosition(Struct, frozen=True):
    """A position with everything that is needed to open a table from it."""

    game: str
    players: int
    options: dict[str, Any]
    position: dict[str, Any]


async def of_table(call: Call[None, ReplayQuery]) -> GameReplay:
    table = await finished(call)
    record = table.playing().record()
    chairs = [OpenChair.of(chair) for chair in table.chairs.all()]
    return await call.services.replays.run(partial(replay_of, record, chairs, call.query.seat, call.query.views))


async def position_of_table(call: Call[None, PositionQuery]) -> SavedPosition:
    record = (await finished(call)).playing().record()
    return await call.services.replays.run(partial(_saved_position, record, call.query.at))


async def of_record(call: Call[UploadedRecord, None]) -> GameReplay:
    """A record that does not follow from its own seed is refused, with the first move that differs."""
    return await call.services.replays.run(partial(_replay_of_text, call.body.record, call.body.seat))


async def position_of_record(call: Call[UploadedMoment, None]) -> SavedPosition:
    return await call.services.replays.run(lambda: _saved_position(parse(call.body.record), call.body.at))


def _replay_of_text(text: str, seat: int | None) -> GameReplay:
    record = check(parse(text))
    return replay_of(record, chairs_of(record), seat, views=True)


def _saved_position(record: Record, number: int) -> SavedPosition:
    match = at_moment(record, number)
    position = dict(match.game.position(match.state))
    return SavedPosition(match.game.id, match.players, as_json(match.options), position)
