"""Setting the temple up (COF-SETUP).

Chance is drawn in this order: the first player (unless named), the sarcophagi, the chests and the traps without
the bomb (each one shuffle), the bomb's place (one pick of three).
"""

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.games.coffin_rush.rules_temple import Temple
from tavolino.games.coffin_rush.state import (
    BOMB,
    BOMB_PLACES,
    FIRST_ABOVE_BOMB,
    NOBODY,
    Components,
    Explorer,
)


def choose_first(players: i64, named: i64, chance: Chance) -> i64:
    """COF-SETUP-7: whom the host named, or anybody."""
    return named if named != NOBODY else chance.pick(players)


def lay_tiles(sarcophagi: list[i64], chests: list[i64], chance: Chance) -> list[i64]:
    """COF-SETUP-2: each kind shuffled, by spot."""
    chance.shuffle(sarcophagi)
    chance.shuffle(chests)
    return sarcophagi + chests


def stack_traps(components: Components, chance: Chance) -> list[i64]:
    """COF-SETUP-5: the bomb is 6th, 7th or 8th from the top, which is the end of the list."""
    deck = components.traps.copy()
    chance.shuffle(deck)
    above = FIRST_ABOVE_BOMB + chance.pick(BOMB_PLACES)
    deck.insert(len(deck) - above, BOMB)
    return deck


def beneath_bomb(components: Components) -> list[i64]:
    """How many traps may lie beneath it at the beginning, fewest first."""
    most: i64 = len(components.traps) - FIRST_ABOVE_BOMB
    return [most - place for place in range(BOMB_PLACES - 1, -1, -1)]


def new_explorer(seat: i64, temple: Temple, components: Components) -> Explorer:
    """On the RUSH! space with all cards in hand and an empty backpack."""
    return Explorer(seat=seat, at=temple.rush, hand=components.loot, backpack=[], tent=[])
