"""A record as what an analysis judges: runs of small moves up to where chance has its say, and secret moments.

A move that was taken back is none.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tavolino.core.chance import Draw
from tavolino.core.event import Event
from tavolino.core.foresight import Foresight
from tavolino.core.game import Game
from tavolino.core.match import Match
from tavolino.core.record import Played, Record, Start, Undone
from tavolino.core.replay import Replay
from tavolino.core.state import State


class Made(NamedTuple):
    """A move, with the positions around it and what came of it."""

    line: int
    seat: int
    move: int
    before: State
    after: State
    draws: tuple[Draw, ...]
    events: list[Event]

    @property
    def has_chance(self) -> bool:
        """Whether something was drawn or came to light, to whomever."""
        return bool(self.draws) or any(event.SECRET or event.REVEALS for event in self.events)


class Run(NamedTuple):
    """Moves of one seat; only after the last of them chance may have had its say."""

    made: Sequence[Made]

    @property
    def seat(self) -> int:
        return self.made[0].seat

    @property
    def moves(self) -> list[int]:
        return [one.move for one in self.made]


class SecretMoment(NamedTuple):
    """What several seats chose at the same time, each without knowing of the others."""

    made: Sequence[Made]

    def choice_of(self, seat: int) -> int:
        return next(one.move for one in self.made if one.seat == seat)


Happening = Run | SecretMoment


class History(NamedTuple):
    """The first position, everything that happened, and the last position of which something can be told."""

    match: Match  # at the end of the record
    start: State
    happenings: list[Happening]

    @property
    def end(self) -> State:
        return self.happenings[-1].made[-1].after if self.happenings else self.start


def history_of(record: Record) -> History:
    replay = Replay(record)
    start = replay.match.state
    made = _moves_made(replay)
    return History(replay.match, start, list(_grouped(made, replay.match.game)))


def _moves_made(replay: Replay) -> list[Made]:
    made: list[Made] = []
    for number in range(1, len(replay.record.entries)):
        before = replay.match.state
        events = replay.step(number)
        entry = replay.match.entries[number]
        if isinstance(entry, Undone):
            made = [one for one in made if one.line != entry.of]
        elif isinstance(entry, Played):
            move = replay.match.moves.code(entry.move)
            made.append(Made(number, entry.seat, move, before, replay.match.state, entry.draws, events))
        assert not isinstance(entry, Start)
    return made


def _grouped(made: Sequence[Made], game: Game) -> Iterator[Happening]:
    """A secret moment that is not over yet is left out: nobody may know what was chosen."""
    foresight = game.foresight()
    at = 0
    while at < len(made):
        if is_secret(made[at].before, foresight):
            choosing = len(made[at].before.to_move())
            if at + choosing <= len(made):
                yield SecretMoment(made[at : at + choosing])
            at += choosing
        else:
            length = _length_of_run(made, at, game, foresight)
            yield Run(made[at : at + length])
            at += length


def is_secret(state: State, foresight: Foresight) -> bool:
    return state.next_seat() >= 0 and foresight.unchosen(state.clone())


def _length_of_run(made: Sequence[Made], first: int, game: Game, foresight: Foresight) -> int:
    turn = game.turn(made[first].before)
    end = first + 1
    while (
        end < len(made)
        and not made[end - 1].has_chance
        and made[end].seat == made[first].seat
        and game.turn(made[end].before) == turn
        and not is_secret(made[end].before, foresight)
    ):
        end += 1
    return end - first
