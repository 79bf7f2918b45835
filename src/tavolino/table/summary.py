"""A short description of a table, for lists and for everybody who watches; it contains nothing hidden."""

from typing import Any

import msgspec

from tavolino.table.plan import Chair, Clock, Colour
from tavolino.table.table import Status, Table


class OpenChair(msgspec.Struct, frozen=True, omit_defaults=True):
    """A chair as everybody sees it: with names, but nobody's id."""

    colour: Colour
    name: str
    bot: str | None
    taken: bool
    stand_in: bool
    kept_for: str = ""  # a name: the chair is free, but for one person only

    @classmethod
    def of(cls, chair: Chair) -> "OpenChair":
        return cls(chair.colour, chair.name, chair.bot, chair.filled, chair.stand_in, chair.kept_name)


class Summary(msgspec.Struct, frozen=True):
    id: str
    game: str
    status: Status
    public: bool
    options: dict[str, Any]
    clock: Clock
    chairs: list[OpenChair]
    asked: list[int]  # the seats that the table waits for
    rematch: str | None
    opened_at: int
    updated_at: int
    teams: list[list[int]] = []  # seats that win or lose together, where there are teams


def summary(table: Table) -> Summary:
    plan = table.plan
    return Summary(
        id=table.id,
        game=plan.game,
        status=table.status,
        public=plan.public,
        options=plan.options,
        clock=plan.clock,
        chairs=[OpenChair.of(chair) for chair in table.chairs.all()],
        asked=sorted(table.asked),
        rematch=table.rematch,
        opened_at=table.opened_at,
        updated_at=table.last.at,
        teams=table.teams,
    )
