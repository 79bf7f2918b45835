"""What is done with something that a visitor has brought. Runs in a worker process, and returns JSON in bytes."""

import gzip
from typing import Any

import msgspec
from msgspec import Struct

from tavolino.core.fault import fault
from tavolino.core.playback import at_moment, check
from tavolino.core.reading import as_json
from tavolino.core.record import parse
from tavolino.core.refusal import BadOption
from tavolino.core.registry import find
from tavolino.server.replay.replay import replay_of
from tavolino.server.workers.limits import MEGABYTE, OverLimit
from tavolino.table.plan import Plan
from tavolino.table.summary import OpenChair

LARGEST_ANSWER = 8 * MEGABYTE  # before compression
LEVEL = 6  # of compression: views of successive moments are nearly alike, and lower levels miss that


class ReadFile(Struct, frozen=True):
    """The option's value, or None if there are faults. Each fault begins with its place in the file, and is told in the
    language that `Accept-Language` prefers."""

    value: dict[str, Any] | None
    faults: list[str]


class SavedPosition(Struct, frozen=True):
    """A position with everything that is needed to open a table from it."""

    game: str
    players: int
    options: dict[str, Any]
    position: dict[str, Any]


def packed(answer: object, small: bool) -> bytes:
    written = msgspec.json.encode(answer)
    if len(written) > LARGEST_ANSWER:
        raise OverLimit("answer")
    return gzip.compress(written, LEVEL, mtime=0) if small else written


def check_plan(plan: Plan) -> bytes:
    plan.check()
    return b""


def read_own_file(game: str, option: str, content: bytes) -> bytes:
    """What is in a file; raises BadOption with all its faults."""
    (own,) = (own for own in find(game).own_files if own.option == option)
    if len(content) > own.largest:
        raise BadOption(fault("", "file-too-large", most=own.largest))
    value, faults = own.read(content)
    if faults:
        raise BadOption(*faults)
    assert isinstance(value, dict)
    return packed(ReadFile(value, []), small=False)


def replay_brought(text: str, seat: int | None, small: bool) -> bytes:
    """A record that does not follow from its own seed is refused, with the first move that differs."""
    return packed(replay_of(check(parse(text)), None, seat, True, LARGEST_ANSWER), small)


def replay_own(text: str, chairs: list[OpenChair], seat: int | None, views: bool, small: bool) -> bytes:
    """The record of a table here."""
    return packed(replay_of(parse(text), chairs, seat, views, LARGEST_ANSWER), small)


def position_at(text: str, number: int) -> bytes:
    match = at_moment(parse(text), number)
    position = dict(match.game.position(match.state))
    return packed(SavedPosition(match.game.id, match.players, as_json(match.options), position), small=False)
