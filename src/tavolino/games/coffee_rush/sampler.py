"""Games that fit what everybody knows: the unseen cards in random order."""

from typing import final

from tavolino.core.chance import Chance
from tavolino.core.sampler import PositionSampler
from tavolino.games.coffee_rush.rules import Rush


@final
class RushSampler(PositionSampler):
    def __init__(self, rush: Rush) -> None:
        self.rush = rush  # its deck has the right cards, in an order that says nothing

    def draw(self, chance: Chance) -> Rush:
        rush = self.rush.clone()
        chance.shuffle(rush.deck)
        return rush
