"""Full positions that fit what a seat knows: the unseen cards in any order, all alike."""

from tavolino.core.chance import Chance
from tavolino.games.coffee_rush.menu import playable
from tavolino.games.coffee_rush.position import assemble, cards_missing
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.view import RushView, with_deck


def table_of(view: RushView) -> Rush:
    """The table as everybody sees it, its deck in the menu's order."""
    rush = assemble(with_deck(view, []), playable(view.options.menu))
    discarded = list(rush.discarded)
    unseen = cards_missing(rush)
    for card in discarded:
        unseen.remove(card)
    rush.deck = unseen
    return rush


def imagine(view: RushView, chance: Chance) -> Rush:
    rush = table_of(view)
    chance.shuffle(rush.deck)
    return rush


def swap_hidden(rush: Rush, chance: Chance) -> Rush:
    """The same table with the deck shuffled anew; no seat knows its order."""
    swapped = rush.clone()
    chance.shuffle(swapped.deck)
    return swapped
