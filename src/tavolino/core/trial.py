"""A move tried on a copy of a position, for reckoning what could follow: no chance is drawn."""

from collections.abc import Collection

from tavolino.core.chance import ScriptedChance
from tavolino.core.event import Log
from tavolino.core.refusal import BadChance
from tavolino.core.state import State


def tried(state: State, seat: int, move: int, plain: Collection[str]) -> State | None:
    """The position after a legal move; None where chance has a say, another is asked, or more happens than what is
    plain."""
    after, log = state.clone(), Log()
    try:
        after.apply(seat, move, ScriptedChance([]), log)
    except BadChance:
        return None
    if after.next_seat() != seat or any(event.kind() not in plain for event in log.events):
        return None
    return after
