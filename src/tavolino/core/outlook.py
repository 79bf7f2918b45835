"""What a player in one seat is given to decide: the legal moves, and the view on request."""

from collections.abc import Callable

from mypy_extensions import i64

from tavolino.core.state import State


class Outlook:
    """Made once per seat and game; the view is only built when a bot asks for it.

    Bots are given this and never the state: what they learn comes through `view`.
    """

    def __init__(self, state: State, seat: i64, look: Callable[[State, int | None], object]) -> None:
        self._state = state
        self._look = look
        self.seat = seat

    def legal_moves(self) -> tuple[i64, ...]:
        return self._state.legal_moves(self.seat)

    def view(self) -> object:
        return self._look(self._state, self.seat)


class FixedOutlook(Outlook):
    """An outlook without a state behind it: for bots in another process."""

    def __init__(self, seat: i64, legal: tuple[i64, ...], seen: object) -> None:
        self.seat = seat
        self._legal = legal
        self._seen = seen

    def legal_moves(self) -> tuple[i64, ...]:
        return self._legal

    def view(self) -> object:
        return self._seen
