"""Events say what happened, by which rule, and who may see what of it. Each game has a struct per kind of event."""

from functools import cache
from typing import ClassVar, Self

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace


class Event(Struct, frozen=True, gc=False, tag_field="event"):
    """As JSON: its kind, which is the tag of its class, then the rule behind it, then its facts.

    The fields in SECRET are only for the seats in `known_to`; for everybody else they are left out. An event that
    REVEALS turns up what somebody at the table could not know before: neither such a move nor one before it is taken
    back. An event with SECRET counts as one, too.
    """

    SECRET: ClassVar[tuple[str, ...]] = ()
    REVEALS: ClassVar[bool] = False
    DEALT: ClassVar[bool] = False

    rule: str

    @classmethod
    def kind(cls) -> str:
        return str(cls.__struct_config__.tag)

    def known_to(self) -> tuple[int, ...]:
        """The seats that may know the fields in SECRET; a class that does not say so keeps them from everybody."""
        return ()

    def seen_by(self, seat: int | None) -> Self:
        """What a seat (None: an onlooker) may be told of this event: itself, or a copy without what is secret."""
        if not self.SECRET or (seat is not None and seat in self.known_to()):
            return self
        return replace(self, **_left_out(type(self)))


@cache
def _left_out(kind: type[Event]) -> dict[str, UnsetType]:
    return dict.fromkeys(kind.SECRET, UNSET)


class SeatEvent(Event, frozen=True, gc=False):
    """Something that a player did, or that happened to one."""

    seat: int


class Log:
    """Collects the events of one move. Simulations pass no log, and no event is built."""

    __slots__ = ("events",)

    def __init__(self) -> None:
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)
