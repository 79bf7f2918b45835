"""Full positions that fit what a seat knows of a race."""

from tavolino.core.chance import Chance
from tavolino.games.cafe_race.position import RacePosition, assemble
from tavolino.games.cafe_race.rules import Race
from tavolino.games.cafe_race.state import THRUST
from tavolino.games.cafe_race.view import RaceView


def imagine(view: RaceView, chance: Chance) -> Race:
    """Each covered thrust is any face with equal probability."""
    thrusts = [
        chance.die() if chosen and thrust is None else thrust
        for chosen, thrust in zip(view.chosen, view.thrusts, strict=True)
    ]
    return assemble(
        RacePosition(
            cells=view.cells,
            tokens=view.tokens,
            speeds=view.speeds,
            thrusts=thrusts,
            taken=view.taken,
            auction=view.auction,
            round=view.round,
            shown=view.shown,
            options=view.options,
            rules=view.rules,
        )
    )


def swap_hidden(race: Race, seat: int | None, chance: Chance) -> Race:
    """Draws the covered thrusts of the others again."""
    swapped = race.clone()
    if race.question == THRUST:
        for clerk in swapped.clerks:
            if clerk.thrust != 0 and clerk.seat != seat:
                clerk.thrust = chance.die()
    return swapped
