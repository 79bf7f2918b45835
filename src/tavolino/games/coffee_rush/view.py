"""What a seat may know of the game: everything but the order of the deck."""

from tavolino.core.game import View
from tavolino.games.coffee_rush.options import RushOptions
from tavolino.games.coffee_rush.position import write
from tavolino.games.coffee_rush.position_form import Cards, RushPosition, Stock, Turn
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.state import OVER

OPEN_FIELDS = (
    "starter", "closed", "meeples", "cups", "tabs", "completed", "penalties", "rush", "upgrades", "turn", "discarded",
    "supply", "rush_supply", "options", "players", "rules",
)  # fmt: skip


class RushView(View, frozen=True, kw_only=True):
    """The fields of a position, with the number of cards in place of the deck."""

    options: RushOptions
    rules: int
    players: int
    starter: int
    closed: bool
    meeples: list[list[str]]
    cups: list[list[Stock]]
    tabs: list[list[Cards]]
    completed: list[Cards]
    penalties: list[Cards]
    rush: list[int]
    upgrades: list[list[str]]
    deck: int  # cards left
    turn: Turn
    discarded: Cards
    supply: Stock
    rush_supply: int


def look(rush: Rush, seat: int | None) -> RushView:
    position = write(rush)
    return RushView(
        seat=seat,
        to_move=list(rush.to_move()),
        pending=rush.pending(),
        over=rush.phase == OVER,
        deck=len(position.deck),
        **{name: getattr(position, name) for name in OPEN_FIELDS},
    )


def with_deck(view: RushView, deck: Cards) -> RushPosition:
    """The position that a view shows, with this deck."""
    return RushPosition(deck=deck, **{name: getattr(view, name) for name in OPEN_FIELDS})
