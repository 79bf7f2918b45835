"""Full positions that fit what a seat knows: the unseen cards in random order."""

from tavolino.core.chance import Chance
from tavolino.games.coffee_rush.menu import playable
from tavolino.games.coffee_rush.position import assemble, cards_missing
from tavolino.games.coffee_rush.rules import Rush
from tavolino.games.coffee_rush.sampler import RushSampler
from tavolino.games.coffee_rush.view import RushView, with_deck


def open_table(view: RushView) -> Rush:
    """The position as everybody sees it, with an empty deck."""
    return assemble(with_deck(view, []), playable(view.options.menu))


def sampler(view: RushView) -> RushSampler:
    rush = open_table(view)
    rush.deck = cards_missing(rush)
    return RushSampler(rush)


def swap_hidden(rush: Rush, chance: Chance) -> Rush:
    """The same position with the deck shuffled again, since no seat knows its order."""
    swapped = rush.clone()
    chance.shuffle(swapped.deck)
    return swapped
