"""The shape of a written position: its fields and what each may hold."""

from typing import Annotated

import msgspec

from tavolino.games.coffee_rush.options import RushOptions
from tavolino.games.coffee_rush.state import INGREDIENTS, PHASES, RULES_VERSION, UPGRADES, Ingredient

Tokens = Annotated[int, msgspec.Meta(ge=0, le=18)]


class Stock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Tokens by ingredient; what is not named is not there."""

    coffee: Tokens = 0
    milk: Tokens = 0
    steam: Tokens = 0
    ice: Tokens = 0
    chocolate: Tokens = 0
    caramel: Tokens = 0
    tea: Tokens = 0
    water: Tokens = 0

    def counts(self) -> tuple[int, ...]:
        """In the order of the supply."""
        return msgspec.structs.astuple(self)

    def named(self) -> list[tuple[Ingredient, int]]:
        """What there is, in the order of the supply."""
        return [(name, tokens) for name, tokens in zip(INGREDIENTS, self.counts(), strict=True) if tokens > 0]


Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Whole = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
RushTokens = Annotated[int, msgspec.Meta(ge=0, le=15)]
# \Z and not $, which also matches before a line feed at the end
Phase = Annotated[str, msgspec.Meta(pattern=rf"\A({'|'.join(PHASES)})\Z")]
Upgrade = Annotated[str, msgspec.Meta(pattern=rf"\A({'|'.join(UPGRADES)})\Z")]
Cell = Annotated[str, msgspec.Meta(pattern=r"\A[a-d][1-4]\Z")]
Cards = list[str]  # ids of drinks
Tabs = Annotated[list[Cards], msgspec.Meta(min_length=4, max_length=4)]
Cups = Annotated[list[Stock], msgspec.Meta(min_length=3, max_length=3)]
Meeples = Annotated[list[Cell], msgspec.Meta(max_length=2)]


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose turn it is and how far it has come."""

    seat: Seat | None  # null when the game is over
    phase: Phase = "upgrade"
    steps: Annotated[int, msgspec.Meta(ge=0, le=18)] = 0
    held: Stock = Stock()  # taken and not yet poured
    served: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0  # cards completed
    upgraded: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0  # upgrades bought
    meeple: Cell | None = None  # two players: where the meeple stands that moves; null while that is open
    number: Whole = 1  # turns begun so far


class RushPosition(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    starter: Seat
    closed: bool = False
    meeples: Annotated[list[Meeples], msgspec.Meta(min_length=2, max_length=4)]
    cups: list[Cups]
    tabs: list[Tabs]
    completed: list[Cards]  # oldest first
    penalties: list[Cards]
    rush: list[RushTokens]
    upgrades: list[list[Upgrade]]
    deck: Cards  # top first
    turn: Turn
    discarded: Cards | None = None  # out of the game; computed if left out, like the two supplies
    supply: Stock | None = None
    rush_supply: RushTokens | None = None
    options: RushOptions | None = None
    game: str = "coffee-rush"
    players: int | None = None
    rules: int = RULES_VERSION
