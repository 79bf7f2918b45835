"""Races that fit what a seat knows: each covered thrust is any face with equal probability."""

from typing import final

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.sampler import PositionSampler
from tavolino.games.cafe_race.rules import Race


@final
class RaceSampler(PositionSampler):
    def __init__(self, race: Race, covered: list[i64]) -> None:
        self.race = race  # as the seat sees it
        self.covered = covered  # who has chosen a thrust that it does not see

    def draw(self, chance: Chance) -> Race:
        race = self.race.clone()
        for seat in self.covered:
            race.clerks[seat].thrust = chance.die()
        return race
