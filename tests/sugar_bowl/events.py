"""What can happen in Sugar Bowl."""

import msgspec

from tavolino.core.event import Event, SeatEvent


class Chose(SeatEvent, frozen=True, tag="chose"):
    SECRET = ("lumps",)

    lumps: int | msgspec.UnsetType = msgspec.UNSET

    def known_to(self) -> tuple[int, ...]:
        return (self.seat,)


class Took(SeatEvent, frozen=True, tag="took"):
    lumps: int


class Ended(Event, frozen=True, tag="ended"):
    seats: list[int]


AnyEvent = Chose | Took | Ended
