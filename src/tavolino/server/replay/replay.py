"""A finished game from the first moment to the last, as JSON for a replay."""

from collections.abc import Iterator
from typing import Any, Literal

import msgspec
from msgspec import Struct

from tavolino.bots import levels
from tavolino.core.chance import Draw
from tavolino.core.game import Board
from tavolino.core.match import Match
from tavolino.core.moment import Highlight, Moment, TurnMark
from tavolino.core.playback import Playback
from tavolino.core.record import Entry, Played, Record, Remark, Start, Undone, numbered_seats
from tavolino.core.standing import Standing
from tavolino.server.workers.limits import OverLimit
from tavolino.table.chairs import SOMEBODY
from tavolino.table.plan import COLOURS
from tavolino.table.summary import OpenChair


class ReplayDraw(Struct, frozen=True):
    """A result of chance with what is needed to recompute it: one `of` so many, and the `faces` of a die."""

    value: int
    die: bool
    of: int
    faces: list[int]
    by_hand: bool


class ReplayMoment(Struct, frozen=True):
    """One line of the record. `text` is the move, the number of the move that was taken back, or the remark."""

    kind: Literal["start", "move", "undo", "remark"]
    seat: int | None
    text: str
    draws: list[ReplayDraw]
    events: list[dict[str, Any]]
    scores: list[int]
    turn: int


class GameReplay(Struct, frozen=True):
    """`moments` and `views` are indexed by the record's line numbers; `views` is empty unless asked for."""

    game: str
    options: dict[str, Any]  # whole; in `views` a file of one's own is only mentioned
    chairs: list[OpenChair]
    teams: list[list[int]]  # seats that play together; empty without teams
    seat: int | None  # whose views these are
    seed_hash: str
    seed: str | None
    from_position: bool
    board: Board | None  # what stays the same from the first move to the last
    result: Standing
    turns: list[TurnMark]
    highlights: list[Highlight]
    moments: list[ReplayMoment]
    views: list[msgspec.Raw]


def replay_of(record: Record, chairs: list[OpenChair] | None, seat: int | None, views: bool, most: int) -> GameReplay:
    """Plays the record; raises BadRecord if it cannot be played, BadSeat for a seat that it does not have, OverLimit
    once its views alone have `most` bytes. Without `chairs`, they are those that the record names."""
    playback = Playback(record)  # before anything is made for each player: only now they are known to be so many
    if seat is not None:
        playback.match.check_seat(seat)
    seen = list(_views(playback.run(), seat, most)) if views else _only_played(playback)
    match = playback.match
    return GameReplay(
        game=record.game,
        options=record.options,
        chairs=chairs_of(record) if chairs is None else chairs,
        teams=match.game.teams(match.players, match.options),
        seat=seat,
        seed_hash=record.seed_hash,
        seed=record.seed,
        from_position=record.start is not None,
        board=match.game.board(match.options),
        result=match.game.standing(match.state),
        turns=playback.turns,
        highlights=playback.highlights(),
        moments=[_moment(moment, seat) for moment in playback.moments],
        views=seen,
    )


def _views(played: Iterator[Match], seat: int | None, most: int) -> Iterator[msgspec.Raw]:
    encoder = msgspec.json.Encoder()
    for match in played:
        view = encoder.encode(match.game.sent_view(match.state, seat))
        most -= len(view)
        if most < 0:
            raise OverLimit("answer")
        yield msgspec.Raw(view)


def _only_played(playback: Playback) -> list[msgspec.Raw]:
    for _ in playback.run():
        pass
    return []


def chairs_of(record: Record) -> list[OpenChair]:
    """A record has at most names, and some have none; bots are named by their level."""
    nameless = record.seats in ([], numbered_seats(record.players))
    names = [""] * record.players if nameless else record.seats
    bots = [name if name in levels.names() else None for name in names]
    return [
        OpenChair(
            COLOURS[seat % len(COLOURS)], "" if bot or name == SOMEBODY else name, bot, taken=True, stand_in=False
        )
        for seat, (name, bot) in enumerate(zip(names, bots, strict=True))
    ]


def _moment(moment: Moment, seat: int | None) -> ReplayMoment:
    kind, mover, text, draws = _line(moment.entry)
    events = [msgspec.to_builtins(event.seen_by(seat)) for event in moment.events]
    return ReplayMoment(kind, mover, text, [_draw(draw) for draw in draws], events, moment.scores, moment.turn)


def _line(entry: Entry) -> tuple[Literal["start", "move", "undo", "remark"], int | None, str, tuple[Draw, ...]]:
    match entry:
        case Start(draws):
            return "start", None, "", draws
        case Played(seat, move, draws):
            return "move", seat, move, draws
        case Undone(of):
            return "undo", None, str(of), ()
        case Remark(kind, text):
            return "remark", None, f"{kind} {text}", ()


def _draw(draw: Draw) -> ReplayDraw:
    return ReplayDraw(draw.value, draw.is_die, draw.of, list(draw.faces), draw.by_hand)
