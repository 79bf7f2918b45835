"""A record played back moment by moment, with its turns and highlights."""

from collections.abc import Iterator

from tavolino.core.event import Event
from tavolino.core.fault import fault
from tavolino.core.match import Match
from tavolino.core.moment import Highlight, Moment, TurnMark
from tavolino.core.record import Record
from tavolino.core.refusal import BadRecord
from tavolino.core.replay import Replay, recompute


class Playback:
    """Moments and turns are there as far as `run` has come."""

    def __init__(self, record: Record) -> None:
        self._replay = Replay(record)
        self.moments: list[Moment] = []
        self.turns: list[TurnMark] = []

    @property
    def match(self) -> Match:
        return self._replay.match

    def run(self) -> Iterator[Match]:
        """The game after each line of the record, the set-up first."""
        self._note(0, [])
        yield self.match
        for number in range(1, len(self._replay.record.entries)):
            self._note(number, self._replay.step(number))
            yield self.match

    def _note(self, number: int, events: list[Event]) -> None:
        state = self.match.state
        if not self.match.over or not self.turns:  # the end is no turn of its own
            round_, seat = self.match.game.turn(state)
            if not self.turns or (self.turns[-1].round, self.turns[-1].seat) != (round_, seat):
                self.turns.append(TurnMark(number, seat, round_))
        scores = [int(points) for points in state.scores()]
        self.moments.append(Moment(number, self.match.entries[number], events, scores, len(self.turns) - 1))

    def highlights(self) -> list[Highlight]:
        """In the order in which they happened."""
        found = self.match.game.highlights(self.moments, self.turns)
        return sorted(found, key=lambda highlight: highlight.at)


def check(record: Record) -> Record:
    """Returns the record if it agrees with the seed, as far as that is revealed; else BadRecord names the move."""
    if record.seed is not None:
        recompute(record)
    return record


def at_moment(record: Record, number: int) -> Match:
    """The game after line `number` of the record."""
    if not 0 <= number < len(record.entries):
        raise BadRecord(fault("", "record-no-moment", number=number, last=len(record.entries) - 1))
    replay = Replay(record)
    for step in range(1, number + 1):
        replay.step(step)
    return replay.match
