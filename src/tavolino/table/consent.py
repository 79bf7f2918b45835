"""Taking back over what others have decided since: how far, who has to agree, and what a seat may ask.

Nothing that was drawn or shown is taken back, whoever agrees: `Match.way_back` does not lead over it.
"""

from typing import NamedTuple

import msgspec

from tavolino.table.chairs import Chairs


class PendingUndo(msgspec.Struct, frozen=True):
    """A seat would like to take back its last move. It lapses as soon as anything is played."""

    entry: int  # in which it was asked, and by which it is answered
    seat: int
    moves: int  # that would be undone, up to and with the last one of this seat
    waiting: list[int]  # seats whose players have not answered yet

    def agreed(self, seats: list[int]) -> "PendingUndo":
        return msgspec.structs.replace(self, waiting=[seat for seat in self.waiting if seat not in seats])

    def concerns(self, seat: int) -> bool:
        return seat == self.seat or seat in self.waiting


class WayBack(NamedTuple):
    """What it takes to take back the last move of a player."""

    seat: int  # of the player's seats the one that made it
    moves: int
    agree: list[int]  # seats whose players have to; none: it can be taken back at once
    away: list[int]  # those of them for whom a bot stands in: nobody can agree in their place


def way_back(movers: list[int], seat: int, chairs: Chairs) -> WayBack | None:
    """`movers`: whose moves could be taken back, beginning with the last. None if none was made by whoever has this
    seat; with several seats, at one screen, any of theirs counts."""
    own = chairs.of_the_same(seat)
    over = next((over for over, mover in enumerate(movers) if mover in own), None)
    if over is None:
        return None
    agree = sorted(_who_agrees(seat, set(movers[:over]), chairs))
    return WayBack(movers[over], over + 1, agree, [other for other in agree if chairs[other].stand_in])


def _who_agrees(seat: int, acted: set[int], chairs: Chairs) -> set[int]:
    """Everybody else who has acted since. A bot does not mind; but what it answers could be tried out again and again,
    so that all others who play have a say there, as far as there are any."""
    others = set(range(len(chairs))) - set(chairs.of_the_same(seat))
    people = {other for other in others if chairs[other].person is not None}
    if not any(chairs[other].bot is not None for other in acted):
        return acted & people
    present = {other for other in people if not chairs[other].stand_in}
    return (acted & people) | (present or people)
