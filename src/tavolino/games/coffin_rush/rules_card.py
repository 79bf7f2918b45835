"""What a loot card is: whom or what it names, when it is refused, what it does. rules_cards.py has them all."""

from abc import ABCMeta, abstractmethod
from typing import Final

from mypy_extensions import i64

from tavolino.core.chance import Chance
from tavolino.core.event import Log
from tavolino.games.coffin_rush.rules_codes import FIRST_CARD, SEATS, add_code
from tavolino.games.coffin_rush.rules_temple import NOTHING, QUADRANTS
from tavolino.games.coffin_rush.state import Dig, Explorer

# What a card can be played on.
NO_TARGET: Final[i64] = 0
PLAYER: Final[i64] = 1
QUADRANT: Final[i64] = 2

# In the order of their bits in a hand. Filled by rules_cards.py, which is loaded with the game; it stands here because
# modules need it that rules_cards.py itself is built on.
CARD_NAMES: Final[list[str]] = []


def names_in(cards: i64) -> list[str]:
    """Of a hand, or of any other cards that are kept as bits."""
    return [CARD_NAMES[number] for number in range(len(CARD_NAMES)) if (cards >> number) & 1]


class LootCard(metaclass=ABCMeta):
    """A card that every player has once."""

    __slots__ = ("first", "name", "number", "targets")

    def __init__(self, name: str, targets: i64) -> None:
        self.name = name
        self.number: i64 = len(CARD_NAMES)  # its bit in a hand
        CARD_NAMES.append(name)
        self.targets = targets
        self.first: i64 = NOTHING  # the code of its first target, see `give_codes`

    def count_targets(self) -> i64:
        """How many codes its targets need."""
        if self.targets == PLAYER:
            return SEATS
        return QUADRANTS if self.targets == QUADRANT else 0

    def is_in(self, hand: i64) -> bool:
        return ((hand >> self.number) & 1) != 0

    def refusal(self, dig: Dig, explorer: Explorer, target: i64) -> str | None:
        """Why it may not be played on a target, or on NOTHING, by a player who may use it."""
        return None

    def add_plays(self, dig: Dig, explorer: Explorer, moves: list[object]) -> None:
        """Every way to play it now, for a player who may use it."""
        if self.targets == PLAYER:
            for seat in range(len(dig.explorers)):
                if self.refusal(dig, explorer, seat) is None:
                    add_code(moves, self.first + seat)
        elif self.refusal(dig, explorer, NOTHING) is None:
            add_code(moves, FIRST_CARD + self.number)

    @abstractmethod
    def play(self, dig: Dig, explorer: Explorer, target: i64, chance: Chance, log: Log | None) -> None:
        """What it does, once it lies among the discards."""


def give_codes(cards: list[LootCard]) -> i64:
    """One code for each card, then one for each target of each; the first code after them."""
    code: i64 = FIRST_CARD + len(cards)
    for place in range(len(cards)):
        assert cards[place].number == place, "cards are listed in the order in which they are made"
        cards[place].first = code
        code += cards[place].count_targets()
    return code
