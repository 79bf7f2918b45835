"""Expeditions that fit what a seat knows: unknown tiles in random order, and the traps but for the bomb, which has any
possible place."""

from typing import final

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.sampler import PositionSampler
from tavolino.games.coffin_rush.rules import Expedition
from tavolino.games.coffin_rush.rules_setup import beneath_bomb
from tavolino.games.coffin_rush.state import BOMB, Components


@final
class HiddenTiles:
    """Tiles of one kind that the seat has not seen: where they lie, and which they are, in any order."""

    __slots__ = ("faces", "spots")

    def __init__(self, spots: list[i64], faces: list[i64]) -> None:
        self.spots = spots
        self.faces = faces

    def lay(self, tiles: list[i64], chance: Chance) -> None:
        faces = self.faces.copy()
        chance.shuffle(faces)
        for spot in self.spots:
            tiles[spot] = faces.pop()


@final
class DigSampler(PositionSampler):
    def __init__(self, dig: Expedition, sarcophagi: HiddenTiles, chests: HiddenTiles) -> None:
        self.dig = dig  # its deck has the right traps, in an order that says nothing
        self.sarcophagi = sarcophagi
        self.chests = chests

    def draw(self, chance: Chance) -> Expedition:
        dig = self.dig.clone()
        shuffle_deck(dig.deck, dig.components, chance)
        self.sarcophagi.lay(dig.tiles, chance)
        self.chests.lay(dig.tiles, chance)
        return dig


def shuffle_deck(deck: list[i64], components: Components, chance: Chance) -> None:
    """Shuffles in place; the top is last. The bomb is 6th to 8th of all cards, each place with equal probability."""
    has_bomb = BOMB in deck
    if has_bomb:
        deck.remove(BOMB)
    chance.shuffle(deck)
    if has_bomb:
        # the deck of a position that was set up by hand may be too small for any of these places
        places = [beneath for beneath in beneath_bomb(components) if beneath <= len(deck)] or list(range(len(deck) + 1))
        deck.insert(places[chance.pick(len(places))], BOMB)
