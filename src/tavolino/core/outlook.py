"""What a player in one seat has before their eyes: the legal moves, and the view when they ask for it."""

from collections.abc import Callable

from mypy_extensions import i64

from tavolino.core.state import State


class Outlook:
    """Stays with a seat for a whole game, so that a bot that never looks costs nothing.

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


class Glimpse(Outlook):
    """An outlook that stands on its own feet: for bots that think elsewhere, far from the position."""

    def __init__(self, seat: i64, legal: tuple[i64, ...], seen: object) -> None:
        self.seat = seat
        self._legal = legal
        self._seen = seen

    def legal_moves(self) -> tuple[i64, ...]:
        return self._legal

    def view(self) -> object:
        return self._seen
