"""Replays over HTTP: a finished game or an uploaded record, move by move, and any position in it."""

from typing import Annotated

from msgspec import Meta, Struct

from tavolino.server.files import jobs
from tavolino.server.files.jobs import SavedPosition
from tavolino.server.http.call import Call
from tavolino.server.http.compression import accepts_gzip, encoded
from tavolino.server.http.handlers.records import finished
from tavolino.server.http.route import Encoded
from tavolino.server.replay.replay import GameReplay
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


async def of_table(call: Call[None, ReplayQuery]) -> Encoded[GameReplay]:
    table, small = await finished(call), accepts_gzip(call.request)
    chairs = [OpenChair.of(chair) for chair in table.chairs.all()]
    asked = (table.playing().record().write(), chairs, call.query.seat, call.query.views, small)
    return encoded(await call.look_at(jobs.replay_own, *asked), small)


async def position_of_table(call: Call[None, PositionQuery]) -> Encoded[SavedPosition]:
    record = (await finished(call)).playing().record().write()
    return Encoded(await call.look_at(jobs.position_at, record, call.query.at))


async def of_record(call: Call[UploadedRecord, None]) -> Encoded[GameReplay]:
    """A record that does not follow from its own seed is refused, with the first move that differs."""
    small = accepts_gzip(call.request)
    return encoded(await call.look_at(jobs.replay_brought, call.body.record, call.body.seat, small), small)


async def position_of_record(call: Call[UploadedMoment, None]) -> Encoded[SavedPosition]:
    return Encoded(await call.look_at(jobs.position_at, call.body.record, call.body.at))
