"""Who sits where before the game: people by name, bots by level."""

from collections.abc import Sequence
from dataclasses import dataclass

from tavolino.bots.levels import check_level
from tavolino.core.refusal import BadOption


@dataclass(frozen=True)
class SeatPlan:
    """One seat: a person, or a bot where a level is given."""

    name: str
    level: str | None = None

    @property
    def is_person(self) -> bool:
        return self.level is None


def check_seats(seats: Sequence[SeatPlan]) -> None:
    """Names tell players apart, and every bot has a level that exists."""
    names = [plan.name.strip().casefold() for plan in seats]
    if "" in names:
        raise BadOption("every player needs a name")
    if len(set(names)) != len(names):
        raise BadOption(f"two players share a name: {', '.join(plan.name for plan in seats)}")
    for plan in seats:
        if plan.level is not None:
            check_level(plan.level)
