"""What could happen next at a table, for each seat that asks."""

import msgspec

from tavolino.core.match import Match
from tavolino.core.state import State

_encoder = msgspec.json.Encoder()


class SeatProspects:
    """Worked out once for each seat and position, however often somebody asks."""

    def __init__(self) -> None:
        self._state: State | None = None
        self._written: dict[int | None, msgspec.Raw] = {}

    def of(self, match: Match, seat: int | None) -> msgspec.Raw:
        """From the view of the seat (None: an onlooker's), as JSON."""
        if self._state is not match.state:
            self._state = match.state
            self._written = {}
        written = self._written.get(seat)
        if written is None:
            prospects = match.game.prospects(match.game.view(match.state, seat))
            written = self._written[seat] = msgspec.Raw(_encoder.encode(prospects))
        return written
