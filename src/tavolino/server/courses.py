"""Looking back over HTTP: the course of a finished game or of a record that somebody brings, and any position in it."""

from functools import partial
from typing import Annotated, Any

from msgspec import Meta, Struct

from tavolino.core.playback import at_moment, check
from tavolino.core.reading import as_json
from tavolino.core.record import Record, parse
from tavolino.server.call import Call
from tavolino.server.course import Course, chairs_of, told
from tavolino.server.records import finished
from tavolino.server.wire import SeatNumber
from tavolino.table.summary import OpenChair

Number = Annotated[int, Meta(ge=0, le=1_000_000)]


class CourseQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """As `seat` saw it; without one, as an onlooker did. `views` are the larger part of it."""

    seat: SeatNumber | None = None
    views: bool = True


class PositionQuery(Struct, frozen=True, forbid_unknown_fields=True):
    at: Number


class BroughtRecord(Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a record file."""

    record: str
    seat: SeatNumber | None = None


class BroughtMoment(Struct, frozen=True, forbid_unknown_fields=True):
    record: str
    at: Number


class Saved(Struct, frozen=True):
    """A position with all that a new table needs to begin from it."""

    game: str
    players: int
    options: dict[str, Any]
    position: dict[str, Any]


async def of_table(call: Call[None, CourseQuery]) -> Course:
    table = await finished(call)
    record = table.playing().record()
    chairs = [OpenChair.of(chair) for chair in table.chairs.all()]
    return await call.services.projector.run(partial(told, record, chairs, call.query.seat, call.query.views))


async def position_of_table(call: Call[None, PositionQuery]) -> Saved:
    record = (await finished(call)).playing().record()
    return await call.services.projector.run(partial(_saved, record, call.query.at))


async def of_record(call: Call[BroughtRecord, None]) -> Course:
    """What its own seed does not bear out is refused, with the move at which it parts from it."""
    return await call.services.projector.run(partial(_brought, call.body.record, call.body.seat))


async def position_of_record(call: Call[BroughtMoment, None]) -> Saved:
    return await call.services.projector.run(lambda: _saved(parse(call.body.record), call.body.at))


def _brought(text: str, seat: int | None) -> Course:
    record = check(parse(text))
    return told(record, chairs_of(record), seat, views=True)


def _saved(record: Record, number: int) -> Saved:
    match = at_moment(record, number)
    position = dict(match.game.position(match.state))
    return Saved(match.game.id, match.players, as_json(match.options), position)
