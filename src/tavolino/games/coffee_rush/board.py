"""What hangs on the wall of the café all evening, for screens to draw: the menu, the house's or the table's own."""

from tavolino.core.game import Board
from tavolino.games.coffee_rush.menu import house_card
from tavolino.games.coffee_rush.options import DrinkCard, RushOptions


class CafeBoard(Board, frozen=True):
    drinks: list[DrinkCard]


def board_of(options: RushOptions) -> CafeBoard:
    return CafeBoard((options.menu or house_card()).drink)
