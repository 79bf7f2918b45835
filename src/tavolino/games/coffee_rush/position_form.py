"""The shape of a written position: its fields and what each may hold."""

from typing import Annotated

import msgspec

from tavolino.games.coffee_rush.options import RushOptions
from tavolino.games.coffee_rush.state import INGREDIENTS, PHASES, RULES_VERSION, UPGRADES

Seat = Annotated[int, msgspec.Meta(ge=0, le=3)]
Whole = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Tokens = Annotated[int, msgspec.Meta(ge=0, le=18)]
RushTokens = Annotated[int, msgspec.Meta(ge=0, le=15)]
Ingredient = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(INGREDIENTS)})$")]
Phase = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(PHASES)})$")]
Upgrade = Annotated[str, msgspec.Meta(pattern=f"^({'|'.join(UPGRADES)})$")]
Cell = Annotated[str, msgspec.Meta(pattern="^[a-d][1-4]$")]
Stock = dict[Ingredient, Tokens]  # what is not named is not there
Cards = list[str]  # ids of drinks
Tabs = Annotated[list[Cards], msgspec.Meta(min_length=4, max_length=4)]
Cups = Annotated[list[Stock], msgspec.Meta(min_length=3, max_length=3)]
Meeples = Annotated[list[Cell], msgspec.Meta(max_length=2)]


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whose turn it is and how far it has come."""

    seat: Seat | None  # null when the game is over
    phase: Phase = "upgrade"
    steps: Annotated[int, msgspec.Meta(ge=0, le=18)] = 0
    held: Stock = {}  # taken and not yet poured
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
