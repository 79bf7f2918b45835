"""Full positions that fit what a seat knows of a race."""

from tavolino.core.chance import Chance
from tavolino.games.cafe_race.position import RacePosition, assemble
from tavolino.games.cafe_race.rules import Race
from tavolino.games.cafe_race.sampler import RaceSampler
from tavolino.games.cafe_race.state import THRUST
from tavolino.games.cafe_race.view import RaceView


def sampler(view: RaceView) -> RaceSampler:
    race = assemble(
        RacePosition(
            cells=view.cells,
            tokens=view.tokens,
            speeds=view.speeds,
            thrusts=view.thrusts,
            taken=view.taken,
            auction=view.auction,
            round=view.round,
            shown=view.shown,
            options=view.options,
            rules=view.rules,
        )
    )
    covered = [seat for seat, chosen in enumerate(view.chosen) if chosen and view.thrusts[seat] is None]
    return RaceSampler(race, covered)


def swap_hidden(race: Race, seat: int | None, chance: Chance) -> Race:
    """Draws the covered thrusts of the others again."""
    swapped = race.clone()
    if race.question == THRUST:
        for clerk in swapped.clerks:
            if clerk.thrust != 0 and clerk.seat != seat:
                clerk.thrust = chance.die()
    return swapped
