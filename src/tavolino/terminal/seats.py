"""Who plays which seat: people by name, bots by level or as somebody brings them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from tavolino.bots import levels
from tavolino.bots.game_start import GameStart
from tavolino.core.fault import fault
from tavolino.core.game import Game, Options
from tavolino.core.refusal import BadOption
from tavolino.narrate.texts import Texts
from tavolino.own_bots import seating

# Names of bots; each has a different first letter, which is what drawings show.
BOT_NAMES: Final = ("Elsa", "Mario", "Rita", "Carlo", "Lina", "Dino", "Aldo", "Bruna")


@dataclass(frozen=True)
class SeatPlan:
    """One seat: a person, or a bot where a level is given, or in its place the text of one's own."""

    name: str
    level: str | None = None

    @property
    def is_person(self) -> bool:
        return self.level is None


def read_seats(words: Sequence[str], own: Sequence[str] = ()) -> list[SeatPlan]:
    """`Ada`, `greedy` and `random` are Ada and two bots of these levels, who get names; after them one's `own` bots."""
    words = [word.strip() for word in words]
    taken = {word.casefold() for word in words}
    free = iter([name for name in BOT_NAMES if name.casefold() not in taken] + [f"Bot {n}" for n in range(1, 10)])
    seats = [SeatPlan(next(free), word) if word in levels.names() else SeatPlan(word) for word in words]
    return seats + [SeatPlan(next(free), text) for text in own]


def with_characters(game: Game, seats: Sequence[SeatPlan], texts: Texts) -> list[SeatPlan]:
    """Bots that have a name of their own go by it, unless somebody at the table has it already."""
    named: list[SeatPlan] = []
    taken = {plan.name.casefold() for plan in seats}
    for plan in seats:
        own = texts.format(f"character-{plan.level}") if plan.level in game.characters else plan.name
        named.append(plan if own.casefold() in taken else replace(plan, name=own))
        taken.add(own.casefold())
    return named


def check_seats(game: Game, options: Options, seats: Sequence[SeatPlan]) -> None:
    """Checks the number of players, that names are unique, and that every bot's level exists."""
    game.check_players(len(seats), options)
    names = [plan.name.strip().casefold() for plan in seats]
    if "" in names:
        raise BadOption(fault("", "seats-unnamed"))
    if len(set(names)) != len(names):
        raise BadOption(fault("", "seats-namesakes", names=[plan.name for plan in seats]))
    for plan in seats:
        if plan.level is not None:
            seating.check(plan.level, GameStart(game, options, len(seats), 0))
