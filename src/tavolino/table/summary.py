"""A short description of a table, for lists and for everybody who watches; it contains nothing hidden."""

from typing import Any

import msgspec

from tavolino.core.own_options import briefly
from tavolino.core.registry import boxes, find
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
    options: dict[str, Any]  # of a file of one's own only its size
    clock: Clock
    chairs: list[OpenChair]
    asked: list[int]  # the seats that the table waits for
    rematch: str | None
    opened_at: int
    updated_at: int
    rules: int = 1  # the version that is played, or would be if the game began now
    teams: list[list[int]] = []  # seats that win or lose together, where there are teams
    lesson: bool = False  # whether somebody learns the game here


_decoder = msgspec.json.Decoder(Summary)


def read_summary(written: bytes) -> Summary:
    """A summary from a list, as brief as `summary` is now: earlier versions wrote whole menus into theirs."""
    found = _decoder.decode(written)
    is_nested = any(isinstance(value, dict) for value in found.options.values())
    files = find(found.game).own_files if is_nested and found.game in boxes() else ()
    return msgspec.structs.replace(found, options=briefly(found.options, files))


def summary(table: Table) -> Summary:
    plan = table.plan
    return Summary(
        id=table.id,
        game=plan.game,
        status=table.status,
        public=plan.public,
        options=table.brief_options,
        clock=plan.clock,
        chairs=[OpenChair.of(chair) for chair in table.chairs.all()],
        asked=sorted(table.asked),
        rematch=table.rematch,
        opened_at=table.opened_at,
        updated_at=table.last.at,
        rules=table.rules,
        teams=table.teams,
        lesson=plan.lesson is not None,
    )
