"""All that a seat has been told since the game began, as a text: its information state, with perfect recall."""

from typing import TYPE_CHECKING

import msgspec

from tavolino.core.event import Event, Log
from tavolino.research.unfolding import Unfolding

if TYPE_CHECKING:
    from tavolino.research.openspiel.state import TavolinoState


class Recalled(msgspec.Struct, frozen=True):
    """For a position that did not come about move by move: what was told before it was put there."""

    begun: Unfolding
    seat: int | None  # from whose knowledge it was made up
    told: tuple[str, ...]  # to that seat
    told_all: tuple[str, ...]  # to everybody

    def __deepcopy__(self, memo: object) -> "Recalled":
        return self

    def before(self, seat: int | None) -> tuple[str, ...]:
        return self.told if seat is not None and seat == self.seat else self.told_all


def view_text(play: Unfolding, seat: int) -> str:
    """What a seat knows now, as JSON; before the deal nothing."""
    return "" if play.state is None else as_text(play.game.view(play.state, seat))


def told_lines(state: "TavolinoState", seat: int | None) -> tuple[str, ...]:
    """Every event that a seat (None: an onlooker) has been told of: the history is played again."""
    recalled = state.recalled
    play = (state.get_game().first if recalled is None else recalled.begun).clone()
    lines = [] if recalled is None else list(recalled.before(seat))
    for action in state.history():
        log = Log()
        play.act(action, log)
        if not play.outcomes:
            lines += [event_text(event, seat) for event in log.events]
    return tuple(lines)


def information_text(state: "TavolinoState", seat: int) -> str:
    """What it has been told, then what it sees."""
    return "\n".join([*told_lines(state, seat), view_text(state.play, seat)])


def event_text(event: Event, seat: int | None) -> str:
    return as_text(event.seen_by(seat))


def as_text(told: object) -> str:
    return msgspec.json.encode(told).decode()
