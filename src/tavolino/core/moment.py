"""A finished game for replays: its moments, its turns, and its highlights."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, TypeVar

import msgspec

from tavolino.core.event import Event, SeatEvent
from tavolino.core.record import Entry


class TurnMark(msgspec.Struct, frozen=True):
    """Begins with the position after moment `at`. `seat` is whose it is; None: everybody's at once."""

    at: int
    seat: int | None
    round: int  # as the game counts; 0 where it does not


class Moment(NamedTuple):
    """A line of the record, and the state of the game after it. The first is the set-up."""

    number: int
    entry: Entry
    events: list[Event]
    scores: list[int]  # by seat
    turn: int  # which of the turns the position belongs to


class Highlight(msgspec.Struct, frozen=True):
    """Something worth seeing again at moment `at`: a message of the texts with its facts."""

    at: int
    message: str
    facts: dict[str, int | str]


class Gain(NamedTuple):
    points: int
    turn: TurnMark
    seat: int


def best_turn(moments: Sequence[Moment], turns: Sequence[TurnMark]) -> list[Highlight]:
    """Whose turn brought the most points; nothing where none brought any."""
    best: Gain | None = None
    ends = [turn.at for turn in turns[1:]] + [len(moments) - 1]
    for turn, end in zip(turns, ends, strict=True):
        before, after = moments[turn.at].scores, moments[end].scores
        for seat in range(len(after)) if turn.seat is None else [turn.seat]:
            gain = Gain(after[seat] - before[seat], turn, seat)
            if gain.points > (0 if best is None else best.points):
                best = gain
    if best is None:
        return []
    return [Highlight(best.turn.at, "moment-best-turn", {"seat": best.seat, "points": best.points})]


AnyEvent = TypeVar("AnyEvent", bound=Event)
OfSeat = TypeVar("OfSeat", bound=SeatEvent)


def happened(moments: Sequence[Moment], kind: type[AnyEvent]) -> Iterator[tuple[int, AnyEvent]]:
    """Every event of a kind, with the moment at which it happened."""
    for moment in moments:
        for event in moment.events:
            if isinstance(event, kind):
                yield moment.number, event


def greatest(
    moments: Sequence[Moment], kind: type[OfSeat], size: Callable[[OfSeat], int], message: str, least: int = 1
) -> list[Highlight]:
    """The event of a kind that was the most of all, and `least` so much; the message is told its size as `count`."""
    best, found = least - 1, []
    for number, event in happened(moments, kind):
        count = size(event)
        if count > best:
            best, found = count, [Highlight(number, message, {"seat": event.seat, "count": count})]
    return found
