"""What could happen next on an expedition, from what a seat knows: ways, servants, cards."""

from collections.abc import Sequence

from tavolino.core.chance import FastChance
from tavolino.core.prospects import Prospects
from tavolino.games.coffin_rush.imagine import sampler
from tavolino.games.coffin_rush.prospects_cards import CardProspect, playable_cards
from tavolino.games.coffin_rush.prospects_dangers import LossProspect, losses
from tavolino.games.coffin_rush.prospects_servants import ServantProspect, servants
from tavolino.games.coffin_rush.prospects_walks import PLAIN, DigWalk, Reason, out_of_reach, walks
from tavolino.games.coffin_rush.view import DigView

STORED = "stored"  # of the items at the camp one after the other is brought to the tent by one click


class DigProspects(Prospects, frozen=True, kw_only=True):
    walks: Sequence[DigWalk]
    beyond: dict[str, Reason]  # by cell: why one cannot go there now
    servants: list[ServantProspect]
    cards: list[CardProspect]  # those that this seat may play now
    losses: list[LossProspect]  # by seat, to the aggression dice


def look_ahead(view: DigView) -> DigProspects:
    """On a position that fits the view: which one does not matter, as nothing here depends on what is hidden."""
    dig = sampler(view).draw(FastChance.seeded(0))
    ways = [] if view.seat is None else walks(dig, view.seat)
    beyond = {} if view.seat is None else out_of_reach(dig, view.seat, ways)
    cards = [] if view.seat is None else playable_cards(dig, view.seat)
    return DigProspects(
        walks=ways,
        plain=sorted(PLAIN | {STORED}),
        beyond=beyond,
        servants=servants(dig),
        cards=cards,
        losses=losses(dig, [explorer.backpack for explorer in view.explorers]),
    )
