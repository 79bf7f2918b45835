"""Clocks of a table. They depend only on the times of the entries, never on the system clock."""

from collections.abc import Iterable

from tavolino.table.plan import Clock

Turn = tuple[int, int | None]  # as Game.turn tells it

GRACE = 30_000  # milliseconds that everybody has at least after a restart, and a player who comes back


class Clocks:
    """What each seat has left, and since when its time runs."""

    def __init__(self, settings: Clock, seats: int) -> None:
        self.settings = settings
        self.left = [settings.seconds * 1000] * seats
        self._since: dict[int, int] = {}  # seats that are asked, with the moment their time began to run
        self._not_before = 0  # after a restart nobody's time runs out before this
        self._turn: Turn = 0, None
        self._paid: set[int] = set()  # seats that have had their increment in this turn

    @property
    def ticking(self) -> bool:
        return self.settings.kind != "none"

    def server_restarted(self, at: int) -> None:
        """The time during which the server was down does not count, except for games by post (`days`)."""
        if self.settings.kind == "days":
            return
        self._not_before = at + GRACE
        self._since = {seat: max(since, at) for seat, since in self._since.items()}

    def left_at(self, at: int) -> list[int]:
        """Milliseconds left by seat; empty where there is no clock."""
        if not self.ticking:
            return []
        return [max(0, left - self._used(seat, at)) for seat, left in enumerate(self.left)]

    def _used(self, seat: int, at: int) -> int:
        since = self._since.get(seat)
        return 0 if since is None else max(0, at - since)

    def deadline(self, seat: int) -> int | None:
        """When this seat's time is over; None while it does not run."""
        since = self._since.get(seat)
        if since is None or not self.ticking:
            return None
        return max(since + self.left[seat], self._not_before)

    # ---- what entries do to it

    def answered(self, seat: int, left: list[int], at: int, turn: Turn, again: bool) -> None:
        """A seat has moved in a turn; `left` is what the entry says everybody had left then. `again`: in place of a
        move that was taken back."""
        if not self.ticking:
            return
        self.left = list(left)
        self._since = dict.fromkeys(self._since, at)
        self._since.pop(seat, None)
        if self.settings.kind == "game":
            if self._earns_increment(seat, turn, again):
                self.left[seat] += self.settings.increment * 1000
        else:
            self.left[seat] = self.settings.seconds * 1000

    def _earns_increment(self, seat: int, turn: Turn, again: bool) -> bool:
        """Once in each turn, with its first answer: small moves are not worth their number."""
        if self.settings.pays == "answer":
            return True
        if turn != self._turn:
            self._turn = turn
            self._paid = set()
        earned = not again and seat not in self._paid
        self._paid.add(seat)
        return earned

    def noted(self, left: list[int], at: int) -> None:
        """What everybody had left at some moment; time runs on for those for whom it ran."""
        if self.ticking and left:
            self.left = list(left)
            self._since = dict.fromkeys(self._since, at)

    def ask(self, seats: Iterable[int], at: int) -> None:
        """Time runs for these seats and no others; for those already asked it just runs on."""
        if self.ticking:
            self._since = {seat: self._since.get(seat, at) for seat in seats}

    def stop(self, left: list[int]) -> None:
        if self.ticking:
            self.left = list(left)
            self._since = {}

    def returned(self, seat: int) -> None:
        """A player who comes back has at least a moment to look around."""
        if self.ticking:
            self.left[seat] = max(self.left[seat], GRACE)
